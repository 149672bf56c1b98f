// What only the terminal's table says, in Russian.
import { counter } from '@quarterdeck/kernel';
import type { TerminalWords } from '../terminal.ts';

const count = counter('ru');

export const terminal: TerminalWords = {
  armada: 'Армада',
  gate: 'ворота',
  company: 'Компания',
  columns: ['доход', 'товар', 'владелец', 'охрана', 'флагманы'],
  shipLegend: '●●○ сложность · ⚓ порт · 2/3+: атака 2, защита 3, живучесть',
  turnOf: (name, turn) => `ход ${turn}, ${name}`,
  market: (ships) => `на продажу ${count(ships, { one: 'корабль', few: 'корабля', many: 'кораблей', other: 'корабля' })}`,
  gold: (gold) => `${gold} золота`,
  fame: (points) => `слава ${points}`,
  favour: (markers) => `благосклонность ${markers}`,
  squadron: (ships) => `эскадра ${ships}`,
  ownSquadron: 'Эскадра',
  guardsAt: (sea) => `Охрана, ${sea}`,
  ruined: 'выбывает из игры',
  none: 'нет',
  onSale: 'Продаются',
  auction: (ship, price) => `Аукцион: ${ship}, цена ${price}`,
  bid: (name, gold) => `${name} даёт ${gold}`,
  noBid: 'ставок нет',
  stillIn: (names) => `торгуются: ${names}`,
  storm: (ships) => `Шторм: ${ships}`,
  battle: (what, round) => (round === 0 ? what : `${what}, раунд ${round}`),
  causes: { monster: 'Морское чудовище', convoy: 'Конвой', armada: 'Последнее сражение' },
  commanded: (name) => `Компания, командует ${name}`,
  fired: 'выстрел сделан',
  damaged: 'повреждения',
  carded: 'манёвр был',
  withdrawn: 'вне линии',
  captured: 'захвачены',
  salvo: (shooter, target) => `Стреляет ${shooter}, цель — ${target}`,
  dice: (dice, hits) => `${dice}: ${count(hits, { one: 'попадание', few: 'попадания', many: 'попаданий', other: 'попадания' })}`,
  played: 'Сыграно',
  hand: (cards) => count(cards, { one: 'манёвр', few: 'манёвра', many: 'манёвров', other: 'манёвра' }),
  ownHand: 'Ваши манёвры',
};
