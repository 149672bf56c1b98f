// The rulebook, our section D7: the game-variant cards, of which at most one is in force.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scene } from './scene.ts';

const thieves = { variant: 'thieves-island' } as const;

test("D7.1: on Thieves Island a bust goes to the bank of the buster's left neighbour, the busting card too", () => {
  const t = scene({ seats: 3, active: 2, options: thieves, area: 'key-3 map-4' }).draws('key-6');
  assert.equal(t.bank(0), 'key-3 key-6 map-4');
  assert.equal(t.discard(), '');
});

test('D7.1: with two players to the opponent; what an anchor protects stays with the buster', () => {
  const t = scene({ options: thieves, area: 'key-3 anchor-4 map-4' }).draws('key-6');
  assert.equal(t.bank(0), 'key-3');
  assert.equal(t.bank(1), 'anchor-4 key-6 map-4');
});

test('D7.1: other discards still go to the discard pile', () => {
  const t = scene({ options: thieves, banks: ['', 'key-6'] }).draws('cannon-4');
  assert.equal(t.discard(), 'key-6');
});

const treasure = { variant: 'pile-o-treasure' } as const;

test("D7.2: in Pile o' Treasure every card of the bank counts", () => {
  const t = scene({ options: treasure, banks: ['key-3 key-6 key-7', 'mermaid-9'], pile: 'chest-2', rest: 'discard' }).draws(
    'chest-2',
  );
  assert.deepEqual(t.scores(), [3 + 6 + 7 + 2, 9]);
  assert.deepEqual(t.sheet(0), ['whole-suit 16', 'whole-suit 2']);
});

test('D7.2: and the Golden Scales bring five points for each mermaid', () => {
  const traits = ['golden-scales'] as const;
  const t = scene({ options: treasure, traits, banks: ['mermaid-4 mermaid-5'], pile: 'chest-2', rest: 'discard' }).draws(
    'chest-2',
  );
  assert.deepEqual(t.scores(), [2 + 4 + 5 + 2 * 5, 0]);
});

const sudden = { variant: 'sudden-death' } as const;
const FORTY_EIGHT = 'anchor-7 hook-7 cannon-7 key-7 chest-7 map-7 oracle-6';
const FORTY_SEVEN = 'anchor-7 hook-7 cannon-7 key-7 chest-7 map-7 oracle-5';

test('D7.3: in Sudden Death a bank of fifty points wins at once, with cards left in the pile', () => {
  const t = scene({ options: sudden, banks: [FORTY_EIGHT, ''], area: 'sword-2' }).collects();
  assert.equal(t.waiting(), 'over');
  assert.deepEqual(t.winners(), [0]);
  assert.deepEqual(t.scores(), [50, 0]);
});

test('D7.3: forty-nine are not enough', () => {
  const t = scene({ options: sudden, banks: [FORTY_SEVEN, ''], area: 'sword-2' }).collects();
  assert.equal(t.waiting(), '1 turn');
});

test('D7.3: it counts as soon as a bank changes, also in the middle of a turn', () => {
  const t = scene({ options: sudden, traits: ['scavenger'], banks: [FORTY_EIGHT, 'sword-2'], area: 'kraken-3' }).draws(
    'cannon-4',
  );
  assert.equal(t.waiting(), 'over');
  assert.deepEqual(t.winners(), [0]);
});

test('D7.3: and on the turn of another', () => {
  const traits = ['davy-jones-locker', null] as const;
  const t = scene({ options: sudden, traits, victims: [1], active: 1, banks: [FORTY_EIGHT, ''], area: 'sword-2' }).draws(
    'sword-3',
  );
  assert.equal(t.waiting(), 'over');
  assert.deepEqual(t.winners(), [0]);
});

test('D7.3: the Golden Scales count', () => {
  const traits = ['golden-scales'] as const;
  const banks = ['anchor-7 hook-7 cannon-7 key-7 chest-7 map-6', ''];
  const t = scene({ options: sudden, traits, banks, area: 'mermaid-4' }).collects();
  assert.deepEqual(t.winners(), [0]);
  assert.deepEqual(t.scores(), [41 + 4 + 5, 0]);
});

test('D7.3: if one event lifts several to fifty, the active player comes first', () => {
  const t = scene({
    options: { ...sudden, bonusAfterBust: 'after-discarding' },
    traits: ['davy-jones-locker', null],
    victims: [1],
    active: 1,
    banks: [
      'anchor-6 hook-6 cannon-6 chest-6 map-6 oracle-6 mermaid-9', // 45, and 52 with the key that the bust loses
      'anchor-7 hook-7 cannon-7 chest-7 map-7 oracle-7 mermaid-6', // 48, and 52 with the sword that the anchor saves
    ],
    area: 'sword-4 anchor-5 key-7',
  }).draws('key-5');
  assert.deepEqual(t.scores(), [52, 52]);
  assert.deepEqual(t.winners(), [1]);
  assert.deepEqual(t.places(), [2, 1]);
});

test('D7.3: if nobody gets there, the game ends as usual', () => {
  const t = scene({ options: sudden, banks: ['key-7', 'key-6'], pile: 'chest-2', rest: 'discard' }).draws('chest-2');
  assert.deepEqual(t.winners(), [0]);
  assert.deepEqual(t.places(), [1, 2]);
});

const allHands = { variant: 'all-hands-on-deck' } as const;

test('D7.4: in All Hands on Deck each suit missing from the bank costs five points', () => {
  const t = scene({ options: allHands, banks: ['', 'key-7'], pile: 'chest-2', rest: 'discard' }).draws('chest-2');
  assert.deepEqual(t.scores(), [2 - 9 * 5, 7 - 9 * 5]);
  assert.deepEqual(t.sheet(1), ['suit 7', 'missing-suits -45']);
  assert.deepEqual(t.winners(), [1]);
});

test('D7.4: a bank with all ten suits pays nothing', () => {
  const t = scene({ options: allHands, pile: 'chest-2', rest: 0 }).draws('chest-2');
  assert.deepEqual(t.scores(), [72, -50]);
  assert.equal(t.sheet(0).length, 10);
});

test('D7.4: a single missing suit costs five', () => {
  const nine = 'anchor-7 hook-7 cannon-7 key-7 map-7 oracle-7 sword-7 kraken-7';
  const t = scene({ options: allHands, banks: [nine, ''], pile: 'chest-2', rest: 'discard' }).draws('chest-2');
  assert.deepEqual(t.sheet(0).at(-1), 'missing-suits -5');
  assert.equal(t.scores()[0], 8 * 7 + 2 - 5);
});

const strange = { variant: 'strange-lands' } as const;

test('D7.5: in Strange Lands an equal value busts', () => {
  const t = scene({ options: strange, area: 'key-3 map-4' }).draws('chest-4');
  assert.equal(t.discard(), 'key-3 chest-4 map-4');
  assert.equal(t.waiting(), '1 turn');
});

test('D7.5: equal suits lie together, and each uses its ability', () => {
  const t = scene({ options: strange, area: 'cannon-3', banks: ['', 'key-5 key-6'] }).draws('cannon-4');
  assert.equal(t.area(), 'cannon-3 cannon-4');
  assert.equal(t.discard(), 'key-6');
});

const waves = { variant: 'beneath-the-waves' } as const;
const SEVENS = 'anchor-7 hook-7 cannon-7 key-7 chest-7 map-7 oracle-7 sword-7'; // 56
const SIXES = 'anchor-6 hook-6 cannon-6 key-6 chest-6 map-6 oracle-6 sword-6'; // 48

test('D7.6: Beneath the Waves the best score below sixty wins, and sixty do not', () => {
  const under = scene({ options: waves, banks: [SEVENS, 'kraken-7'], pile: 'kraken-3', rest: 'discard' }).draws('kraken-3');
  assert.deepEqual(under.scores(), [59, 7]);
  assert.deepEqual(under.winners(), [0]);
  const over = scene({ options: waves, banks: [SEVENS, 'kraken-7'], pile: 'kraken-4', rest: 'discard' }).draws('kraken-4');
  assert.deepEqual(over.scores(), [60, 7]);
  assert.deepEqual(over.winners(), [1]);
  assert.deepEqual(over.places(), [2, 1]);
  const close = scene({ options: waves, banks: ['key-6', 'key-7'], active: 1, pile: 'key-2', rest: 'discard' }).draws('key-2');
  assert.deepEqual(close.scores(), [6, 7]);
  assert.deepEqual(close.winners(), [1]);
});

test('D7.6: if nobody is below sixty, the lowest score wins, or, as the table likes it, all draw', () => {
  const banks = [`${SEVENS} mermaid-9`, `${SIXES} kraken-6 mermaid-8`]; // 65 and 62
  const position = { banks, pile: 'anchor-2', rest: 'discard' } as const;
  const lowest = scene({ ...position, options: waves }).draws('anchor-2');
  assert.deepEqual(lowest.scores(), [65, 62]);
  assert.deepEqual(lowest.winners(), [1]);
  const draw = scene({ ...position, options: { ...waves, nobodyBelow: 'draw' } }).draws('anchor-2');
  assert.deepEqual(draw.winners(), [0, 1]);
});

test('D7.6: at equal points more cards win, below sixty and above', () => {
  const below = scene({ options: waves, active: 1, banks: ['key-7 key-2', 'map-5'], pile: 'chest-2', rest: 'discard' });
  assert.deepEqual(below.draws('chest-2').scores(), [7, 7]);
  assert.deepEqual(below.winners(), [0, 1]);
  const more = scene({ options: waves, active: 1, banks: ['key-7 key-2 key-3', 'map-5'], pile: 'chest-2', rest: 'discard' });
  assert.deepEqual(more.draws('chest-2').winners(), [0]);
  const above = scene({
    options: waves,
    active: 1,
    banks: [`${SEVENS} kraken-6`, `${SIXES} kraken-7 mermaid-5`], // 62 with nine cards; 60, and 62 with the eleventh
    pile: 'mermaid-7',
    rest: 'discard',
  }).draws('mermaid-7');
  assert.deepEqual(above.scores(), [62, 62]);
  assert.deepEqual(above.winners(), [1]);
});

const feeder = { variant: 'bottom-feeder' } as const;

test('D7.7: under Bottom Feeder the cannon hits the lowest card of the stack', () => {
  const t = scene({ options: feeder, banks: ['', 'key-3 key-6'] }).draws('cannon-4');
  assert.equal(t.discard(), 'key-3');
});

test('D7.7: and so does the sword', () => {
  const t = scene({ options: feeder, banks: ['', 'key-3 key-6'] }).draws('sword-4');
  assert.equal(t.area(), 'sword-4 key-3');
});

test('D7.7: the hook still takes the top, and the Master Gunner the whole stack', () => {
  const hook = scene({ options: feeder, banks: ['key-3 key-6', ''] }).draws('hook-4');
  assert.equal(hook.area(), 'hook-4 key-6');
  const gunner = scene({ options: feeder, traits: ['master-gunner'], banks: ['', 'key-3 key-6'] }).draws('cannon-4');
  assert.equal(gunner.discard(), 'key-3 key-6');
});

test('D7.7: the Scavenger banks the lowest card, and Parry gives the lowest kraken', () => {
  const scavenger = scene({ options: feeder, traits: ['scavenger'], banks: ['', 'key-3 key-6'] }).draws('cannon-4');
  assert.equal(scavenger.bank(0), 'key-3');
  const parry = scene({ options: feeder, traits: [null, 'parry'], banks: ['', 'kraken-3 kraken-6'] }).draws('sword-4');
  assert.equal(parry.area(), 'sword-4 kraken-3');
});

const safe = { safeChoices: true } as const;

test('D7.8: with safe choices the hook offers only what does not bust, and does nothing if all would', () => {
  const t = scene({ options: safe, area: 'key-5', banks: ['anchor-2 key-3 chest-4', ''] }).draws('hook-4');
  assert.deepEqual(t.legal(), ['hook anchor', 'hook chest']);
  assert.equal(t.refused('hook key'), 'would-bust D7.8');
  const none = scene({ options: safe, area: 'key-5', banks: ['hook-2 key-3', ''] }).draws('hook-4');
  assert.equal(none.area(), 'key-5 hook-4');
  assert.equal(none.bank(0), 'hook-2 key-3');
});

test('D7.8: with safe choices the sword offers only what does not bust, and does nothing if all would', () => {
  const t = scene({ options: safe, area: 'key-5', banks: ['', 'anchor-2 key-3 chest-4'] }).draws('sword-4');
  assert.deepEqual(t.legal(), ['steal 1 anchor', 'steal 1 chest']);
  assert.equal(t.refused('steal 1 key'), 'would-bust D7.8');
  const none = scene({ options: safe, area: 'key-5', banks: ['', 'key-3'] }).draws('sword-4');
  assert.equal(none.area(), 'key-5 sword-4');
  assert.equal(none.bank(1), 'key-3');
});

test('D7.8: with safe choices the map offers only what does not bust, and puts all back if all would', () => {
  const t = scene({ options: safe, area: 'key-5', discard: 'anchor-2 key-2 chest-2' }).draws('map-4');
  t.turnsUp('anchor-2', 'key-2', 'chest-2');
  assert.deepEqual(t.legal(), ['place anchor-2', 'place chest-2']);
  assert.equal(t.refused('place key-2'), 'would-bust D7.8');
  const none = scene({ options: safe, area: 'key-5', discard: 'key-2 map-2' }).draws('map-4').turnsUp('key-2', 'map-2');
  assert.equal(none.area(), 'key-5 map-4');
  assert.equal(none.discard(), 'key-2 map-2');
});

test('D7.8: with safe choices the Navigator too takes only what does not bust', () => {
  const position = { options: safe, traits: ['navigator'], area: 'key-5', discard: 'anchor-2 key-2 chest-2' } as const;
  const t = scene(position).draws('map-4');
  assert.deepEqual(t.legal(), ['place anchor-2', 'place chest-2']);
  assert.equal(t.refused('place key-2'), 'would-bust D7.8');
  assert.equal(t.refused('place key-3'), 'not-shown D3.5');
});

test('D7.8: a card that goes straight to the bank is a safe choice', () => {
  const options = { ...safe, ...strange };
  const hook = scene({ options, traits: ['casanova'], area: 'key-5', banks: ['mermaid-5 chest-5', ''] }).draws('hook-4');
  assert.equal(hook.bank(0), 'chest-5 mermaid-5');
  assert.equal(hook.happened('fizzled'), false);
  const map = scene({ options, traits: ['fisherman'], area: 'key-5', discard: 'kraken-5 chest-5' }).draws('map-4');
  assert.equal(map.turnsUp('kraken-5', 'chest-5').bank(0), 'kraken-5');
});

test('D7.8: draws may bust as ever', () => {
  const t = scene({ options: safe, area: 'key-5' }).draws('key-6');
  assert.equal(t.discard(), 'key-5 key-6');
});
