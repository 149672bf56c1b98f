// The rulebook, our sections D1 and D2: setting the table, the turn, the end of the game and the score.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, chanceWeight, legalMoves } from '@quarterdeck/kernel';
import { deadMansDraw } from '../src/index.ts';
import { opening, scene, words } from './scene.ts';

const LOWEST = 'anchor-2 hook-2 cannon-2 key-2 chest-2 map-2 oracle-2 sword-2 kraken-2 mermaid-4';

test('D1: sixty loot cards, ten suits of six: nine suits from 2 to 7, the mermaids from 4 to 9', () => {
  const { deck, discard } = opening().view();
  const nineSuits = ['anchor', 'hook', 'cannon', 'key', 'chest', 'map', 'oracle', 'sword', 'kraken'];
  const expected = [
    ...nineSuits.flatMap((suit) => [2, 3, 4, 5, 6, 7].map((value) => `${suit}-${value}`)),
    ...[4, 5, 6, 7, 8, 9].map((value) => `mermaid-${value}`),
  ];
  assert.equal(expected.length, 60);
  assert.deepEqual(
    words([...deck, ...discard])
      .split(' ')
      .sort(),
    expected.sort(),
  );
});

test('D1.1: the lowest card of each suit opens the discard pile, which lies face up', () => {
  const t = opening();
  assert.equal(t.discard(), LOWEST);
  assert.equal(words(t.view(0).discard), LOWEST);
});

test('D1.1: the other fifty cards are the draw pile, and the play area is empty', () => {
  const t = opening();
  assert.equal(t.pile(), 50);
  assert.equal(t.area(), '');
});

test('D1.2: two, three or four players begin with an empty bank each', () => {
  for (const seats of [2, 3, 4]) {
    const t = opening({ seats });
    assert.equal(t.view().banks.length, seats);
    assert.deepEqual([...t.view().banks.keys()].map(t.bank), Array(seats).fill(''));
  }
});

test('D1.3: chance names the first player, each as likely as the others', () => {
  const t = opening({ seats: 4 });
  assert.deepEqual(t.legal(), ['first-player 0', 'first-player 1', 'first-player 2', 'first-player 3']);
  const weights = legalMoves(deadMansDraw, t.state(), 'chance').map((move) => chanceWeight(deadMansDraw, t.state(), move));
  assert.equal(new Set(weights).size, 1);
  assert.equal(t.chance('first-player 2').waiting(), '2 turn');
});

test('D2.1: a turn begins with a card from the draw pile, put face up into the play area', () => {
  const t = scene();
  assert.deepEqual(t.legal(), ['draw']);
  assert.equal(t.refused('collect'), 'draw-first D2.1');
  t.draws('key-5');
  assert.equal(t.area(), 'key-5');
  assert.equal(t.pile(), 59);
});

test('D2.2: a card uses its ability when it comes from the draw pile', () => {
  const t = scene({ banks: ['', 'key-3'] }).draws('cannon-5');
  assert.equal(t.bank(1), '');
});

test('D2.2: a card uses its ability when it comes from the discard pile', () => {
  const t = scene({ banks: ['', 'key-3'], discard: 'cannon-2' })
    .draws('map-5')
    .turnsUp('cannon-2');
  assert.equal(t.area(), 'map-5 cannon-2');
  assert.equal(t.discard(), 'key-3');
});

test('D2.2: a card uses its ability when it comes from the own bank', () => {
  const t = scene({ banks: ['cannon-6', 'key-3'] }).draws('hook-4');
  assert.equal(t.area(), 'hook-4 cannon-6');
  assert.equal(t.discard(), 'key-3');
});

test("D2.2: a card uses its ability when it comes from another player's bank", () => {
  const t = scene({ banks: ['', 'cannon-6 key-3'] })
    .draws('sword-4')
    .chooses('steal 1 cannon');
  assert.equal(t.area(), 'sword-4 cannon-6');
  assert.equal(t.discard(), 'key-3');
});

test('D2.2: key and chest are the exception: they do nothing until they are collected', () => {
  const t = scene({ discard: 'map-2 sword-2', banks: ['', 'anchor-3'] }).draws('key-4', 'chest-5');
  assert.equal(t.waiting(), '0 turn');
  assert.equal(t.discard(), 'map-2 sword-2');
  assert.equal(t.bank(0), '');
  assert.equal(t.bank(1), 'anchor-3');
});

test('D2.3: after the first card one may draw again or collect, and so on after each', () => {
  const t = scene().draws('key-5');
  for (const card of ['chest-5', 'mermaid-9', 'sword-3', 'cannon-3']) {
    assert.deepEqual(t.legal(), ['draw', 'collect']);
    t.draws(card);
  }
  assert.equal(t.area(), 'key-5 chest-5 mermaid-9 sword-3 cannon-3');
});

test('D2.3: a card of a suit that lies in the play area busts: all of it is discarded, with the card that caused it', () => {
  const t = scene({ area: 'key-3 map-4 sword-5', banks: ['anchor-2', ''] }).draws('map-7');
  assert.equal(t.area(), '');
  assert.equal(t.discard(), 'key-3 map-4 map-7 sword-5');
});

test('D2.3: who busts collects nothing, keeps what the bank had, and the turn is over', () => {
  const t = scene({ area: 'key-3 map-4', banks: ['anchor-2', ''] }).draws('key-7');
  assert.equal(t.bank(0), 'anchor-2');
  assert.equal(t.waiting(), '1 turn');
});

test('D2.3: the card that busts never enters, so its ability is not used', () => {
  const t = scene({ area: 'cannon-4', banks: ['', 'key-3'] }).draws('cannon-7');
  assert.equal(t.bank(1), 'key-3');
  assert.equal(t.discard(), 'cannon-4 cannon-7');
});

test('D2.3: equal values of different suits lie together', () => {
  const t = scene({ area: 'key-3' }).draws('chest-3');
  assert.equal(t.area(), 'key-3 chest-3');
});

test('D2.4: collecting moves the whole play area into the own bank, and into no other', () => {
  const t = scene({ seats: 3, area: 'key-3 mermaid-8', banks: ['anchor-2', 'hook-5', ''] }).collects();
  assert.equal(t.area(), '');
  assert.equal(t.bank(0), 'anchor-2 key-3 mermaid-8');
  assert.equal(t.bank(1), 'hook-5');
  assert.equal(t.bank(2), '');
});

test('D2.4: a bank is sorted by suit, each stack with its highest card on top', () => {
  const t = scene({ area: 'key-4', banks: ['key-7 key-2 anchor-3', ''] }).collects();
  const stacks = at(t.view().banks, 0).filter((stack) => stack.length > 0);
  assert.deepEqual(stacks.map(words), ['anchor-3', 'key-2 key-4 key-7']);
});

test('D2.4: everybody may look through every stack', () => {
  const t = scene({ banks: ['key-7 key-2', 'map-3'] });
  for (const viewer of [0, 1, 'spectator'] as const) {
    assert.deepEqual(
      t.view(viewer).banks.map((bank) => words(bank.flat())),
      ['key-2 key-7', 'map-3'],
    );
  }
});

test('D2.5: after collecting the player on the left is on, after the last seat the first', () => {
  assert.equal(scene({ seats: 3, active: 1, area: 'key-3' }).collects().waiting(), '2 turn');
  assert.equal(scene({ seats: 3, active: 2, area: 'key-3' }).collects().waiting(), '0 turn');
});

test('D2.5: after a bust likewise', () => {
  assert.equal(scene({ seats: 3, active: 2, area: 'key-3' }).draws('key-4').waiting(), '0 turn');
});

test('D2.5: every turn begins anew: no demand and no shelter is left from the one before', () => {
  const demand = scene().draws('kraken-5', 'kraken-6');
  assert.equal(demand.debt(), 0);
  assert.equal(demand.draws('key-3', 'key-4').bank(1), '');
  const harbor = scene({ traits: ['safe-harbor', 'safe-harbor'] })
    .draws('anchor-3')
    .collects()
    .draws('key-3', 'key-4');
  assert.equal(harbor.bank(1), '');
});

test('D2.6: who draws the last card collects, and then the game is over', () => {
  const t = scene({ area: 'key-3', pile: 'mermaid-9', rest: 'discard' }).draws('mermaid-9');
  assert.equal(t.bank(0), 'key-3 mermaid-9');
  assert.equal(t.waiting(), 'over');
});

test('D2.6: who busts with the last card loses the play area as ever, and then the game is over', () => {
  const t = scene({ area: 'mermaid-8 key-3', pile: 'mermaid-9', discard: 'map-2', rest: 1 }).draws('mermaid-9');
  assert.equal(t.bank(0), '');
  assert.equal(t.discard(), 'key-3 map-2 mermaid-8 mermaid-9');
  assert.equal(t.waiting(), 'over');
});

test('D2.6: the last card still uses its ability, and key and chest still pay', () => {
  const t = scene({ area: 'key-3', banks: ['chest-5 map-6', ''], pile: 'hook-4', discard: 'sword-2 sword-3 sword-4', rest: 1 });
  t.draws('hook-4').chooses('hook chest').turnsUp('sword-2', 'sword-3', 'sword-4');
  assert.equal(t.bank(0), 'hook-4 key-3 chest-5 map-6 sword-2 sword-3 sword-4');
  assert.equal(t.waiting(), 'over');
});

test('D2.6: while a card is left the game goes on', () => {
  const t = scene({ area: 'key-3', pile: 'mermaid-9', rest: 'discard' }).collects();
  assert.equal(t.waiting(), '1 turn');
});

test('D2.6: everybody may count the draw pile at any time', () => {
  const t = scene({ pile: 'mermaid-9 mermaid-8', known: 'key-7', rest: 'discard' });
  for (const viewer of [0, 1, 'spectator'] as const) {
    const { deck, known } = t.view(viewer);
    assert.equal(deck.length + known.length, 3);
  }
});

test('D2.7: the highest card of each suit counts, the cards below it do not', () => {
  const banks = ['anchor-2 key-5 key-7 mermaid-9', 'hook-5 hook-6 hook-7'];
  const t = scene({ active: 1, banks, pile: 'chest-3', rest: 'discard' }).draws('chest-3');
  assert.deepEqual(t.scores(), [2 + 7 + 9, 7 + 3]);
  assert.deepEqual(t.sheet(0), ['suit 2', 'suit 7', 'suit 9']);
});

test('D2.7: the most points win', () => {
  const t = scene({ seats: 3, banks: ['key-4', 'key-7', 'key-5'], pile: 'chest-2', rest: 'discard' }).draws('chest-2');
  assert.deepEqual(t.scores(), [6, 7, 5]);
  assert.deepEqual(t.winners(), [1]);
  assert.deepEqual(t.places(), [2, 1, 3]);
});

test('D2.7: a full bank is worth 72', () => {
  const t = scene({ pile: 'chest-2', rest: 0 }).draws('chest-2');
  assert.deepEqual(t.scores(), [9 * 7 + 9, 0]);
  assert.deepEqual(t.winners(), [0]);
});

test('D2.8: at equal points the player with more cards in the bank wins', () => {
  const t = scene({ active: 1, banks: ['key-7 key-3 key-2', 'hook-3'], pile: 'chest-4', rest: 'discard' }).draws('chest-4');
  assert.deepEqual(t.scores(), [7, 3 + 4]);
  assert.deepEqual(t.winners(), [0]);
  assert.deepEqual(t.places(), [1, 2]);
});

test('D2.8: if that is equal too, both win', () => {
  const banks = ['key-7 key-2', 'hook-3', 'map-5'];
  const t = scene({ seats: 3, active: 1, banks, pile: 'chest-4', rest: 'discard' }).draws('chest-4');
  assert.deepEqual(t.scores(), [7, 3 + 4, 5]);
  assert.deepEqual(t.winners(), [0, 1]);
  assert.deepEqual(t.places(), [1, 1, 3]);
});
