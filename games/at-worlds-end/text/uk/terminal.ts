// What only the terminal's table says, in Ukrainian.
import { counter } from '@quarterdeck/kernel';
import type { TerminalWords } from '../terminal.ts';

const count = counter('uk');

export const terminal: TerminalWords = {
  armada: 'Армада',
  gate: 'ворота',
  company: 'Компанія',
  columns: ['дохід', 'товар', 'власник', 'варта', 'флагмани'],
  shipLegend: '●●○ складність · ⚓ порт · 2/3+: атака 2, захист 3, живучість',
  turnOf: (name, turn) => `хід ${turn}, ${name}`,
  market: (ships) => `на продаж ${count(ships, { one: 'корабель', few: 'кораблі', many: 'кораблів', other: 'корабля' })}`,
  gold: (gold) => `${gold} золота`,
  fame: (points) => `слава ${points}`,
  favour: (markers) => `прихильність ${markers}`,
  squadron: (ships) => `ескадра ${ships}`,
  ownSquadron: 'Ескадра',
  guardsAt: (sea) => `Варта, ${sea}`,
  ruined: 'вибуває з гри',
  none: 'немає',
  onSale: 'Продаються',
  auction: (ship, price) => `Аукціон: ${ship}, ціна ${price}`,
  bid: (name, gold) => `${name} дає ${gold}`,
  noBid: 'ставок немає',
  stillIn: (names) => `торгуються: ${names}`,
  storm: (ships) => `Шторм: ${ships}`,
  battle: (what, round) => (round === 0 ? what : `${what}, раунд ${round}`),
  causes: { monster: 'Морське чудовисько', convoy: 'Конвой', armada: 'Остання битва' },
  commanded: (name) => `Компанія, командує ${name}`,
  fired: 'постріл зроблено',
  damaged: 'пошкодження',
  carded: 'маневр був',
  withdrawn: 'поза лінією',
  captured: 'захоплено',
  salvo: (shooter, target) => `Стріляє ${shooter}, ціль — ${target}`,
  dice: (dice, hits) => `${dice}: ${count(hits, { one: 'влучання', few: 'влучання', many: 'влучань', other: 'влучання' })}`,
  played: 'Зіграно',
  hand: (cards) => count(cards, { one: 'маневр', few: 'маневри', many: 'маневрів', other: 'маневру' }),
  ownHand: 'Ваші маневри',
};
