// Laying a thing somewhere by hand is the same as touching what the move is made of.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AtWorldsEnd, atWorldsEnd, flagshipOf } from '@quarterdeck/at-worlds-end';
import { isLit } from '@quarterdeck/board/touch/aim.ts';
import { at, type Shown, show, waiting } from '@quarterdeck/kernel';
import { type Move, prefixOf, type Thing, touchedWith } from '../../ui/touch/aims.ts';
import { dropsOf } from '../../ui/touch/drops.ts';
import { PLAYS } from './games.ts';
import { offered } from './touches.ts';

function* positions(): Iterable<Shown<AtWorldsEnd>> {
  for (const { steps } of PLAYS) {
    for (const step of steps()) {
      for (const actor of waiting(atWorldsEnd, step.match.state)) {
        if (actor !== 'chance') yield show(atWorldsEnd, step.match.state, actor);
      }
    }
  }
}

/** What comes of touching things one after the other; each must be lit at its time. */
function moveBy(shown: Shown<AtWorldsEnd>, begun: readonly Thing[], touches: readonly Thing[]): Move | null {
  let touched = begun;
  for (const thing of touches) {
    const aim = offered(shown, touched, null).get(thing);
    assert.ok(aim !== undefined && isLit(aim), thing);
    if (aim.kind === 'move') return aim.move;
    touched = touchedWith(shown, touched, thing);
  }
  return null;
}

interface Laying {
  readonly thing: Thing;
  readonly place: string;
  readonly touches: readonly Thing[];
}

function layings(shown: Shown<AtWorldsEnd>, begun: readonly Thing[]): readonly Laying[] {
  const drops = dropsOf({ shown, touched: prefixOf(shown, begun) });
  return [...drops].flatMap(([thing, places]) => [...places].map(([place, touches]) => ({ thing, place, touches })));
}

const CHART: readonly Move['type'][] = ['hero', 'sail', 'post', 'collect', 'buy', 'flee'];
const BATTLE: readonly Move['type'][] = ['fire', 'aim', 'play', 'close-ranks', 'withdraw'];
const DRAGGED = [...CHART, ...BATTLE];

test('what is laid plays a move; heroes, courses, guards, purchases, shots and manoeuvres are all made by laying', () => {
  const kinds = new Set<string>();
  for (const shown of positions()) {
    const made = layings(shown, []).map(({ thing, place, touches }) => {
      const move = moveBy(shown, [], touches);
      assert.notEqual(move, null, `${thing} > ${place}`);
      return JSON.stringify(move);
    });
    for (const move of shown.legal.filter(({ type }) => DRAGGED.includes(type))) {
      assert.ok(made.includes(JSON.stringify(move)), JSON.stringify(move));
      kinds.add(move.type);
    }
  }
  assert.deepEqual([...kinds].sort(), [...DRAGGED].sort());
});

test('the flagship is laid on a sea: it sails there, and by favour once the token is touched', () => {
  let favours = 0;
  for (const shown of positions()) {
    if (shown.decision !== 'actions') continue;
    const here = flagshipOf(shown.view, shown.view.turn?.seat ?? 0);
    const isBoth = shown.legal.some(({ type }) => type === 'sail') && shown.legal.some(({ type }) => type === 'favour');
    for (const begun of isBoth ? [[], ['favour' as const]] : [[]]) {
      for (const { place, touches } of layings(shown, begun).filter(({ thing }) => thing === `sea ${here}`)) {
        const move = moveBy(shown, begun, touches);
        assert.ok(move !== null && (move.type === 'sail' || move.type === 'favour') && place === `sea ${move.to}`);
        if (begun.length > 0) assert.equal(at([move.type], 0), 'favour');
        favours += move.type === 'favour' ? 1 : 0;
      }
    }
  }
  assert.ok(favours > 10);
});

test('for who only looks nothing can be laid anywhere', () => {
  const { start } = at(PLAYS, 0);
  for (const viewer of ['spectator', 'all'] as const)
    assert.equal(dropsOf({ shown: show(atWorldsEnd, start.state, viewer), touched: [] }).size, 0);
});
