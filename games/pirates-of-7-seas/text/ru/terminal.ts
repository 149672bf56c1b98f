// Стол текстом, по-русски.
import { counter } from '@quarterdeck/kernel';
import type { TerminalWords } from '../words.ts';

const count = counter('ru');

export const terminal: TerminalWords = {
  round: (round) => `раунд ${round}`,
  roundsLeft: (rounds) => `впереди ${count(rounds, { one: 'раунд', few: 'раунда', many: 'раундов', other: 'раунда' })}`,
  deck: (cards) =>
    `в колоде ${count(cards, { one: 'приключение', few: 'приключения', many: 'приключений', other: 'приключения' })}`,
  lastCard: 'последняя карта',
  trayLegend: '[4] караван   a4 пират игрока a   × потоплен или задет',
  chests: (many) => count(many, { one: 'сундук', few: 'сундука', many: 'сундуков', other: 'сундука' }),
  ships: (fleet, free, guards, reserve) => `корабли ${fleet} (свободны ${free}), охрана ${guards}, запас ${reserve}`,
  yinYang: (many) => `☯ ${many}`,
  marks: (many) => `● ${many}`,
  points: (many) => count(many, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' }),
  cards: (many) => count(many, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' }),
  doubleHold: 'Двойной трюм',
  unsinkable: 'Непотопляемый',
  chosen: 'выбор сделан',
  hand: 'Ваши приключения',
  noCards: 'нет',
};
