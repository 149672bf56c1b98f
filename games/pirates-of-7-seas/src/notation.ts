// Moves as they stand in a record: `choose captain`, `send 3`, `throw 600:1500:2:0,800:1500:1:45`.
import { listOf, type MoveOf, numberWord, oneOf, phrases, seatWord, type Word } from '@quarterdeck/kernel';
import { ADVENTURES, CARAVANS, CHARACTERS, CURSES, GOODS, LOOT, NATIONS, PORT_CARDS } from './data/cards.ts';
import type { Lie, PiratesOf7Seas } from './types.ts';

const number = numberWord(0, 9999);
const count = numberWord(0, 99);
const face = numberWord(1, 6);
const goods = { fruit: count, coffee: count, rum: count };

const lie: Word<Lie> = {
  print: ({ x, y, face: up, angle }) => [x, y, up, angle].join(':'),
  parse(word) {
    const [x = null, y = null, up = null, angle = null, ...more] = word.split(':').map((part) => number.parse(part));
    if (x === null || y === null || up === null || angle === null || more.length > 0) return null;
    return { x, y, face: up, angle };
  },
};

export const notation = phrases<MoveOf<PiratesOf7Seas>>({
  'first-player': { seat: seatWord },
  deal: { card: oneOf(ADVENTURES) },
  choose: { character: oneOf(CHARACTERS) },
  buy: { ships: count },
  'take-gift': {},
  bargain: { goods: listOf(oneOf(GOODS)) },
  'double-hold': {},
  unsinkable: {},
  'end-turn': {},
  'become-corsair': { nation: oneOf(NATIONS) },
  'play-caravan': { card: oneOf(CARAVANS) },
  'play-port': { card: oneOf(PORT_CARDS) },
  cast: { curse: oneOf(CURSES), gifts: numberWord(0, 2) },
  sell: { good: oneOf(GOODS), count },
  draw: {},
  card: { card: oneOf(ADVENTURES) },
  throw: { dice: listOf(lie) },
  send: { ships: count },
  pair: { red: count, pirate: count },
  save: { ships: count },
  loot: { kind: oneOf(LOOT) },
  load: goods,
  name: { good: oneOf(GOODS) },
  die: { die: count },
  discard: goods,
  roll: { faces: listOf(face) },
  give: { faces: listOf(face) },
  lose: { good: oneOf(GOODS) },
  'sell-rest': {},
});
