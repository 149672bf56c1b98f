// The odds that the view gives: how many cards of the draw pile would bust the next draw.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at } from '@quarterdeck/kernel';
import { cardValue, SUITS } from '../src/index.ts';
import { scene, words } from './scene.ts';

const LOWEST = 'anchor-2 hook-2 cannon-2 key-2 chest-2 map-2 oracle-2 sword-2 kraken-2 mermaid-4';
const options = { variant: 'strange-lands' } as const;

/** So many different suits down, from a fresh pile. */
function suitsDown(count: number): string {
  return SUITS.slice(-count)
    .map((suit) => `${suit}-5`)
    .join(' ');
}

function riskOf(t: ReturnType<typeof scene>): number {
  return t.view().busting / t.pile();
}

function percent(chance: number): number {
  return Math.round(chance * 1000) / 10;
}

test('the next draw busts with 4 of 49, 8 of 48 ... cards: 8.2 % with one suit down, 65.1 % with seven', () => {
  const risks = [1, 2, 3, 4, 5, 6, 7].map((count) => riskOf(scene({ discard: LOWEST, area: suitsDown(count) })));
  assert.deepEqual(risks.map(percent), [8.2, 16.7, 25.5, 34.8, 44.4, 54.5, 65.1]);
});

test('the chance to get so many cards without a bust falls from 91.8 % for two to 9.4 % for seven', () => {
  let chance = 1;
  const chances = [1, 2, 3, 4, 5, 6].map((count) => {
    chance *= 1 - riskOf(scene({ discard: LOWEST, area: suitsDown(count) }));
    return percent(chance);
  });
  assert.deepEqual(chances, [91.8, 76.5, 57.0, 37.2, 20.6, 9.4]);
});

test('with two copies of the game the next draw busts with 9.1 % to 67.7 %', () => {
  const discard = `${LOWEST} ${LOWEST}`;
  const risks = [1, 2, 3, 4, 5, 6, 7].map((count) => riskOf(scene({ seats: 5, discard, area: suitsDown(count) })));
  assert.deepEqual(risks.map(percent), [9.1, 18.4, 27.8, 37.5, 47.4, 57.4, 67.7]);
});

test('in Strange Lands two cards lie unbusted with 83.1 %, seven with 0.1 %', () => {
  const chances: number[] = [];
  let level = new Map([['', 1]]);
  for (let count = 1; count <= 7; count++) {
    level = drawOnce(level);
    chances.push(percent([...level.values()].reduce((sum, chance) => sum + chance, 0)));
  }
  assert.deepEqual(chances, [100, 83.1, 54.7, 26.4, 8.2, 1.3, 0.1]);
});

/** From each play area, and how likely it is, to all that one more draw can make of it; equal values are alike. */
function drawOnce(level: ReadonlyMap<string, number>): Map<string, number> {
  const next = new Map<string, number>();
  for (const [area, chance] of level) {
    const { deck } = scene({ options, discard: LOWEST, area }).view();
    const lying = new Set(area.split(' ').map((word) => word.slice(-1)));
    for (const value of [3, 4, 5, 6, 7, 8, 9].filter((value) => !lying.has(String(value)))) {
      const alike = deck.filter((card) => cardValue(card) === value);
      const after = `${area} ${words([at(alike, 0)])}`.trim().split(' ').sort(byValue).join(' ');
      next.set(after, (next.get(after) ?? 0) + (chance * alike.length) / deck.length);
    }
  }
  return next;
}

function byValue(a: string, b: string): number {
  return Number(a.slice(-1)) - Number(b.slice(-1));
}

test('in Strange Lands the cards of equal value are counted', () => {
  // Nine more fives, the mermaid among them, and nine more sevens.
  assert.equal(scene({ options, discard: LOWEST, area: 'key-5 map-7' }).view().busting, 18);
  assert.equal(scene({ options, discard: LOWEST, area: 'mermaid-9' }).view().busting, 0);
});

test('nothing can bust before the first card', () => {
  assert.equal(scene().view().busting, 0);
});

test('once the oracle has shown the next card there is no more doubt', () => {
  assert.equal(scene({ area: 'key-3', known: 'key-4' }).view().busting, 1);
  assert.equal(scene({ area: 'key-3', known: 'map-4' }).view().busting, 0);
});

test('a card that goes straight to the bank does not bust (D4.1, D4.13)', () => {
  // Of the nine other fives Casanova banks the mermaid, the Fisherman the kraken.
  const strangeLands = { options, discard: LOWEST, area: 'key-5' } as const;
  assert.equal(scene(strangeLands).view().busting, 9);
  assert.equal(scene({ ...strangeLands, traits: ['casanova'] }).view().busting, 8);
  assert.equal(scene({ ...strangeLands, traits: ['fisherman'] }).view().busting, 8);
  assert.equal(scene({ ...strangeLands, traits: [null, 'casanova'] }).view().busting, 9);
  const hooked = scene({ options: { directToBank: 'draw-pile' }, traits: ['fisherman'], area: 'hook-3 kraken-5' });
  assert.equal(hooked.view().busting, 5);
});
