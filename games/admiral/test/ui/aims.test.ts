// What can be touched on the board: every legal move, nothing else, and what a touch means besides.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Admiral, admiral } from '@quarterdeck/admiral';
import { act, type Seat, type Shown, type Step, same, show, waiting } from '@quarterdeck/kernel';
import { en } from '../../text/en/index.ts';
import type { Move, Thing } from '../../ui/touch/aims.ts';
import { PLAYS } from './games.ts';
import { offered, touchesFor } from './touches.ts';

interface Asked {
  readonly shown: Shown<Admiral>;
  readonly step: Step<Admiral>;
  readonly seat: Seat;
}

/** Whatever anybody is asked in the games. */
function* questions(): Iterable<Asked> {
  for (const { steps } of PLAYS) {
    for (const step of steps()) {
      for (const seat of waiting(admiral, step.match.state)) {
        if (seat !== 'chance') yield { shown: show(admiral, step.match.state, seat), step, seat };
      }
    }
  }
}

test('every legal move is made by touching things on the board that are lit', () => {
  const types = new Set<string>();
  for (const { shown } of questions()) {
    for (const move of shown.legal) {
      assert.ok(touchesFor(en, shown, move).length > 0);
      types.add(move.type);
    }
  }
  const ofChance = ['goes-next', 'wreck', 'spin', 'roll'];
  assert.deepEqual([...types, ...ofChance].sort(), Object.keys(en.moves).sort());
});

test('what is refused is grey, and says which rule forbids it', () => {
  const reasons = new Set<string>();
  for (const { shown } of questions()) {
    for (const { move, refusal } of shown.forbidden) {
      const touched: Thing[] = 'ship' in move ? [`piece ${move.ship}`] : [];
      const aims = [...offered({ words: en, shown, touched, marks: null }).values()];
      const aim = aims.find((one) => one.kind === 'forbidden' && same(one.forbidden.move, move));
      assert.ok(aim?.kind === 'forbidden' && aim.why !== '', JSON.stringify(move));
      reasons.add(refusal.reason);
    }
  }
  for (const reason of ['has-moved', 'becalmed', 'must-drift', 'must-explode', 'others-first'])
    assert.ok(reasons.has(reason), reason);
});

test('a ship that cannot do anything can still be chosen, so that one sees why', () => {
  let seen = 0;
  for (const { shown } of questions()) {
    const aims = offered({ words: en, shown, touched: [], marks: null });
    for (const [thing, aim] of aims) {
      if (aim.kind !== 'look') continue;
      seen += 1;
      const after = offered({ words: en, shown, touched: [thing], marks: null });
      assert.equal(after.get(thing)?.kind, 'picked');
      assert.ok([...after.values()].some(({ kind }) => kind === 'forbidden'));
    }
  }
  assert.ok(seen > 0);
});

test('a cell or a target that is touched for a chosen ship is two moves, and the second may be made after the first', () => {
  const pairs = new Set<string>();
  let turns = 0;
  for (const { shown, step, seat } of questions()) {
    if (shown.decision !== 'turn') continue;
    turns += 1;
    // Each is played out, and there are thousands of them.
    if (turns % 9 !== 0) continue;
    for (const ship of shown.view.ships.keys()) {
      if (shown.view.ships[ship]?.owner !== seat) continue;
      for (const [thing, aim] of offered({ words: en, shown, touched: [`piece ${ship}`], marks: null })) {
        if (aim.kind !== 'move' || aim.then.length === 0 || thing === 'drift-all') continue;
        const after = act(step.match, seat, aim.move).match;
        const next = show(admiral, after.state, seat);
        // A single shot that bears is fired at once.
        const isFired = next.decision === 'gun-die';
        assert.ok(isFired || aim.then.every((move) => next.legal.some((legal) => same(legal, move))), JSON.stringify(aim));
        pairs.add(isFired ? 'fired' : [aim.move, ...aim.then].map(({ type }) => type).join());
      }
    }
  }
  assert.deepEqual([...pairs].sort(), ['engage,lay-gun', 'fired', 'sail,steer']);
});

/** As the board plays it: after each move the first of the rest that may be made. */
function playedOut(step: Step<Admiral>, seat: Seat, first: Move, rest: readonly Move[]): Shown<Admiral> {
  const { match } = act(step.match, seat, first);
  const shown = show(admiral, match.state, seat);
  const next = rest.find((move) => shown.legal.some((legal) => same(legal, move)));
  if (next === undefined) return shown;
  return playedOut(
    { ...step, match },
    seat,
    next,
    rest.filter((move) => move !== next),
  );
}

test('one order lets the storm move all ships that it must, in the order of the rules, up to a port or the end (4.18, 4.20)', () => {
  const ends = new Set<string>();
  let storms = 0;
  for (const { shown, step, seat } of questions()) {
    const aim = offered({ words: en, shown, touched: [], marks: null }).get('drift-all');
    if (aim?.kind !== 'move') continue;
    storms += 1;
    if (storms % 9 !== 0) continue;
    const after = playedOut(step, seat, aim.move, aim.then);
    const isAsked = after.decision === 'make-port';
    const isHeld = after.forbidden.some(({ refusal }) => refusal.reason === 'must-drift');
    assert.ok(isAsked || !isHeld, JSON.stringify(aim));
    ends.add(isAsked ? 'port' : 'all');
  }
  assert.deepEqual([...ends].sort(), ['all', 'port']);
});

test('a gun that is touched while a salvo is laid fires with all its shots', () => {
  let seen = 0;
  for (const { shown } of questions()) {
    if (shown.decision !== 'salvo') continue;
    const aims = offered({ words: en, shown, touched: [], marks: null });
    for (const move of shown.legal) {
      if (move.type !== 'lay-gun') continue;
      const aim = aims.get(`piece ${move.gun}`);
      assert.ok(aim?.kind === 'move' && aim.move.type === 'lay-gun' && aim.move.shots >= move.shots);
      seen += 1;
    }
  }
  assert.ok(seen > 0);
});
