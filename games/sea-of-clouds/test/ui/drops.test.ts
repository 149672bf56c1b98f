// Laying a thing somewhere by hand is the same as touching what the move is made of.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openMatch, pick, quickRng, type Shown, show, speakerOf, waiting } from '@quarterdeck/kernel';
import { type SeaOfClouds, seaOfClouds } from '@quarterdeck/sea-of-clouds';
import { walkThrough } from '@quarterdeck/testkit';
import { en } from '../../text/en/index.ts';
import { aimsOf, type Move, pathOf, pickedOf, type Thing } from '../../ui/touch/aims.ts';
import { dropsOf, sourceOfLeave } from '../../ui/touch/drops.ts';

const SPEECH = { speaker: speakerOf(en, 'en', String), card: String };

/** Every decision of a person in some random games. */
function* positions(): Iterable<Shown<SeaOfClouds>> {
  for (const seats of [2, 3, 4]) {
    for (const seed of [1, 2, 3, 4]) {
      const rng = quickRng(10 * seats + seed);
      const start = openMatch(seaOfClouds, { seats, options: {}, seed: `drops ${seed}` });
      for (const { match } of walkThrough(start, (moves) => pick(moves, rng))) {
        for (const actor of waiting(seaOfClouds, match.state)) {
          if (actor !== 'chance') yield show(seaOfClouds, match.state, actor);
        }
      }
    }
  }
}

/** The move that these touches come to, each of something that is lit. */
function played(shown: Shown<SeaOfClouds>, first: Thing | null, touches: readonly Thing[]): Move | null {
  let touched = first;
  for (const thing of touches) {
    const aim = aimsOf(shown, pickedOf(shown.legal, touched), SPEECH).get(thing);
    if (aim?.kind === 'move') return aim.move;
    assert.equal(aim?.kind, 'pick', thing);
    touched = thing;
  }
  return null;
}

/** What a move has to do with the place that it is made by. */
function goalOf(move: Move, { view, viewer }: Shown<SeaOfClouds>): string | null {
  const frame = view.stack.at(-1);
  switch (move.type) {
    case 'take':
    case 'lay':
    case 'scout':
      return `captain ${viewer}`;
    case 'leave':
      return frame?.kind === 'divide-loot' ? `share ${frame.space}` : null;
    case 'aim':
      return `captain ${move.at}`;
    case 'give':
      return frame?.kind === 'exchange-rum' ? `captain ${frame.against}` : null;
    case 'exchange':
      return `card ${move.take}`;
    default:
      return null;
  }
}

test('shares and cards are laid before who gets them, a pirate before the captain he strikes, an object on what it is exchanged for', () => {
  const kinds = new Set<string>();
  for (const shown of positions()) {
    const firsts = shown.legal.map((move) => pathOf(move)[0]);
    for (const touched of [null, ...new Set(firsts)]) {
      const picked = pickedOf(shown.legal, touched);
      for (const [thing, places] of dropsOf(shown, picked)) {
        for (const [place, touches] of places) {
          const move = played(shown, touched, touches);
          assert.ok(move !== null && pathOf(move)[0] === thing);
          assert.equal(goalOf(move, shown), place);
          kinds.add(move.type);
        }
      }
    }
    const laid = [...dropsOf(shown, null).values()].reduce((sum, places) => sum + places.size, 0);
    assert.equal(laid, shown.legal.filter((move) => goalOf(move, shown) !== null).length);
  }
  assert.deepEqual([...kinds].sort(), ['aim', 'exchange', 'give', 'lay', 'leave', 'scout', 'take']);
});

test('who leaves a share lays the card on it that it gets; a full share, and an empty deck, get a doubloon (C2.7, C2.8)', () => {
  const sources = new Set<string>();
  for (const { view } of positions()) {
    const frame = view.stack.at(-1);
    if (frame?.kind !== 'divide-loot') {
      assert.equal(sourceOfLeave(view), null);
      continue;
    }
    const isFull = view.spaces[frame.space]?.cards.length === 3;
    assert.equal(sourceOfLeave(view), isFull || view.top === null ? 'bank' : 'deck');
    sources.add(sourceOfLeave(view) ?? '');
  }
  assert.equal(sources.size, 2);
});

test('for who only looks nothing can be laid anywhere', () => {
  for (const shown of positions()) assert.equal(dropsOf({ ...shown, legal: [] }, null).size, 0);
});
