// What chance plays first, turn by turn for somebody who plays sensibly. Cards are dealt by these backs and have these faces
// whatever is taken or left, so that a learner who plays otherwise meets the same deck.
const SHARES = 'first-player 0, back rum, back rum, back object, back relic';

/** Nothing worth taking: the learner sees all three shares and gets the top card. */
const ISLAND_1 = [
  'face 0 rotgut, back relic, face 1 rum, back pirate, face 2 cursed-doll, back pirate, face 6 lookout, back object',
  'face 3 kraken-eye, back relic, face 4 behemoth-tooth, back object',
  'face 7 sealed-letter, back rum',
];
/** A share that is soon left, then a relic. */
const ISLAND_2 = [
  'face 9 rusty-sword, back rum, face 8 kraken-eye, back relic',
  'face 10 collectors-rum, back pirate, face 11 premium-rum, back rum, face 5 boatswain, back object, face 15 beer, back object',
  'face 12 leviathan-horn, back pirate',
];
/** The Chest, which a neighbour takes; Premium Rum with a pirate. */
const ISLAND_3 = [
  'face 16 chest, back object, face 13 rachel-cruz, back object',
  'face 17 cooper, back pirate',
  'face 19 beer, back pirate, face 18 relic-catalogue, back object, face 14 golden-rum, back object',
];
/** Beer, and a secret with a pirate, to be laid in one order or the other. */
const ISLAND_4 = [
  'face 20 steward, back rum, face 21 cook, back pirate',
  'face 23 rusty-sword, face 24 premium-rum, back rum, face 22 treasure-map, back object, face 27 parrot-deed, back rum',
  'face 25 first-mate, back relic, face 26 collectors-rum, back rum, back object',
];
/** Collector's Rum, a pirate for the learner, and few for the neighbours. */
const ISLAND_5 = [
  'face 28 collectors-rum, back rum',
  'back relic',
  'face 32 premium-rum, back object, face 31 shell, back pirate, face 29 kraken-eye, face 30 rotgut, back object',
];

export const chance: readonly string[] = [SHARES, ...ISLAND_1, ...ISLAND_2, ...ISLAND_3, ...ISLAND_4, ...ISLAND_5].flatMap(
  (turn) => turn.split(', '),
);
