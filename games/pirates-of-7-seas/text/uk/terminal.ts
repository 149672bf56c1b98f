// Стіл текстом, українською.
import { counter } from '@quarterdeck/kernel';
import type { TerminalWords } from '../words.ts';

const count = counter('uk');

export const terminal: TerminalWords = {
  round: (round) => `раунд ${round}`,
  roundsLeft: (rounds) => `попереду ${count(rounds, { one: 'раунд', few: 'раунди', many: 'раундів', other: 'раунду' })}`,
  deck: (cards) => `у колоді ${count(cards, { one: 'пригода', few: 'пригоди', many: 'пригод', other: 'пригоди' })}`,
  lastCard: 'остання картка',
  trayLegend: '[4] караван   a4 пірат гравця a   × потоплено або вражено',
  chests: (many) => count(many, { one: 'скриня', few: 'скрині', many: 'скринь', other: 'скрині' }),
  ships: (fleet, free, guards, reserve) => `кораблі ${fleet} (вільні ${free}), варта ${guards}, запас ${reserve}`,
  yinYang: (many) => `☯ ${many}`,
  marks: (many) => `● ${many}`,
  points: (many) => count(many, { one: 'очко', few: 'очки', many: 'очок', other: 'очка' }),
  cards: (many) => count(many, { one: 'картка', few: 'картки', many: 'карток', other: 'картки' }),
  doubleHold: 'Подвійний трюм',
  unsinkable: 'Непотоплюваний',
  chosen: 'вибір зроблено',
  hand: 'Ваші пригоди',
  noCards: 'немає',
};
