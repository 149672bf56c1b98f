// The table as text, in English.
import { counter } from '@quarterdeck/kernel';
import type { TerminalWords } from '../words.ts';

const count = counter('en');

export const terminal: TerminalWords = {
  round: (round) => `round ${round}`,
  roundsLeft: (rounds) => `${count(rounds, { one: 'round', other: 'rounds' })} to come`,
  deck: (cards) => `${count(cards, { one: 'adventure', other: 'adventures' })} to draw`,
  lastCard: 'last laid',
  trayLegend: '[4] caravan   a4 pirate of player a   × sunk or struck',
  chests: (many) => count(many, { one: 'chest', other: 'chests' }),
  ships: (fleet, free, guards, reserve) => `ships ${fleet} (free ${free}), guards ${guards}, reserve ${reserve}`,
  yinYang: (many) => `☯ ${many}`,
  marks: (many) => `● ${many}`,
  points: (many) => count(many, { one: 'point', other: 'points' }),
  cards: (many) => count(many, { one: 'card', other: 'cards' }),
  doubleHold: 'Double Hold',
  unsinkable: 'Unsinkable',
  chosen: 'has chosen',
  hand: 'Your adventures',
  noCards: 'none',
};
