// Laying a ship somewhere by hand is the same as touching her and the cell.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Admiral, admiral } from '@quarterdeck/admiral';
import { isLit } from '@quarterdeck/board/touch/aim.ts';
import { at, type Shown, show, waiting } from '@quarterdeck/kernel';
import { en } from '../../text/en/index.ts';
import { type Move, prefixOf, type Thing } from '../../ui/touch/aims.ts';
import { dropsOf } from '../../ui/touch/drops.ts';
import { reachOfShip } from '../../ui/touch/shortcuts.ts';
import { PLAYS } from './games.ts';
import { offered } from './touches.ts';

/** Each is looked at from all sides, and there are thousands of them. */
const EVERY = 5;

function* positions(): Iterable<Shown<Admiral>> {
  let number = 0;
  for (const { steps } of PLAYS) {
    for (const { match } of steps()) {
      number += 1;
      for (const actor of number % EVERY === 0 ? waiting(admiral, match.state) : [])
        if (actor !== 'chance') yield show(admiral, match.state, actor);
    }
  }
}

interface Laying {
  readonly thing: Thing;
  readonly place: Thing;
  readonly touches: readonly Thing[];
}

function layings(shown: Shown<Admiral>, touched: readonly Thing[]): readonly Laying[] {
  const [first] = prefixOf(shown, touched);
  const drops = dropsOf(shown, first?.startsWith('piece ') ? Number(first.slice(6)) : null);
  return [...drops].flatMap(([thing, places]) => [...places].map(([place, touches]) => ({ thing, place, touches })));
}

/** What comes of touching things one after the other; each must be lit at its time. */
function movesBy(shown: Shown<Admiral>, begun: readonly Thing[], touches: readonly Thing[]): readonly Move[] {
  let touched = begun;
  for (const thing of touches) {
    const aim = offered({ words: en, shown, touched, marks: null }).get(thing) ?? null;
    assert.ok(isLit(aim), thing);
    if (aim?.kind === 'move') return [aim.move, ...aim.then];
    touched = [thing];
  }
  return [];
}

test('a ship is laid on every cell that she can sail to or lie in, whether she was chosen before or not', () => {
  const made = new Set<string>();
  for (const shown of positions()) {
    const ships = new Set(layings(shown, []).map(({ thing }) => thing));
    for (const begun of [[], ...[...ships].map((thing) => [thing])]) {
      for (const { thing, place, touches } of layings(shown, begun)) {
        const last = movesBy(shown, begun, touches).at(-1);
        assert.ok(last?.type === 'steer' || last?.type === 'berth', `${thing} > ${place}`);
        assert.equal(`cell ${last.type === 'steer' ? last.to : last.cell}`, place);
        made.add(`${shown.decision} ${last.type}`);
      }
    }
    for (const move of shown.legal) {
      if (move.type !== 'sail') continue;
      const places = layings(shown, []).flatMap(({ thing, place }) => (thing === `piece ${move.ship}` ? [place] : []));
      assert.deepEqual(
        places,
        reachOfShip(shown.view, move.ship).map((cell) => `cell ${cell}`),
      );
    }
  }
  assert.deepEqual([...made].sort(), ['berth berth', 'course steer', 'turn steer']);
});

test('for who only looks nothing can be laid anywhere', () => {
  const { start } = at(PLAYS, 0);
  for (const viewer of ['spectator', 'all'] as const) assert.equal(dropsOf(show(admiral, start.state, viewer), null).size, 0);
});
