// Who sees what: one test for each row of the README's table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRng, show, type Viewer } from '@quarterdeck/kernel';
import { admiral, cellNamed, type Event } from '../src/index.ts';
import { opening, scene } from './scene.ts';

const HOARD = { scenario: 'dead-pilots-hoard' } as const;
const SHIPS = { line1: 'T13', line2: 'R3' } as const;

function mined(kinds: readonly ('brig' | 'line')[] = ['brig']) {
  return scene({ options: HOARD, wind: 'E fresh', ships: SHIPS, mines: [['C3'], [{ where: 'V11', kinds }]] });
}

test('the cell of a mine: its owner sees it, nobody else, not even when it is asked for', () => {
  const t = mined();
  assert.equal(t.view(1).mines[1]?.[0]?.at, cellNamed('V11'));
  for (const viewer of [0, 'spectator'] as const) assert.equal(t.view(viewer).mines[1]?.[0]?.at, null);
});

test('the order of a mine: its owner alone', () => {
  const t = mined();
  assert.deepEqual(t.view(1).mines[1]?.[0]?.kinds, ['brig']);
  for (const viewer of [0, 'spectator'] as const) assert.equal(t.view(viewer).mines[1]?.[0]?.kinds, null);
});

test('that an order was changed: everybody', () => {
  const t = mined().plays('order-mine 0', 'set-order -');
  assert.equal(t.view(1).mines[0]?.[0]?.ordered, true);
});

test('the cell of a mine that has gone off: everybody', () => {
  const t = scene({ options: HOARD, wind: 'E fresh', ships: SHIPS, mines: [[], ['V13']] }).plays('sail line1', 'steer W13');
  for (const viewer of [0, 1, 'spectator'] as const) assert.equal(t.view(viewer).mines[1]?.[0]?.at, cellNamed('V13'));
});

test('how many mines somebody has left: everybody', () => {
  for (const viewer of [0, 1, 'spectator'] as const) assert.equal(mined().view(viewer).mines[1]?.length, 1);
});

test('a card that is being laid: who laid it; the others, that it is laid', () => {
  const t = opening(2, { ...HOARD, order: 'seated' });
  while (t.waiting() !== '0 1 lay-mines') t.plays(t.legal()[0] ?? '');
  t.by(1, 'lay W13');
  const laid = (viewer: Viewer) => {
    const frame = t.view(viewer).stack.at(-1);
    return frame?.kind === 'lay-mines' ? frame.laid[1] : null;
  };
  assert.deepEqual([laid(1), laid(0), laid('spectator')], [cellNamed('W13'), 'hidden', 'hidden']);
  const events: readonly Event[] = t.all('mine-laid');
  assert.deepEqual(admiral.viewEvent(events.at(-1) ?? { type: 'turn-began', seat: 0 }, 0), {
    type: 'mine-laid',
    seat: 1,
    cell: null,
  });
});

test('whether a crossing met a mine that held: nobody learns it, all are shown the same bytes', () => {
  const crossing = (kinds: readonly ('brig' | 'line')[], where: string) =>
    scene({ options: HOARD, wind: 'E fresh', ships: SHIPS, mines: [[], [{ where, kinds }]] }).plays('sail line1', 'steer W13');
  const [here, elsewhere] = [crossing([], 'V13'), crossing(['line'], 'X11')];
  for (const viewer of [0, 'spectator'] as const)
    assert.equal(JSON.stringify(show(admiral, here.state(), viewer)), JSON.stringify(show(admiral, elsewhere.state(), viewer)));
  assert.deepEqual(here.events(), elsewhere.events());
});

test('all mines, when the game is over', () => {
  const t = scene({ options: HOARD, ships: { line1: 'E3', line2: { at: 'G3', damage: 6 } }, mines: [['C3'], ['V11']] });
  t.plays('engage line2', 'lay-gun line1 1').rolls(6);
  assert.equal(t.view('spectator').mines[1]?.[0]?.at, cellNamed('V11'));
  assert.deepEqual(
    t.all('mines-shown').map(({ seat }) => seat),
    [0, 1],
  );
});

test('a swapped position has mines of others elsewhere, in waters where they may lie, and one’s own where they are', () => {
  const view = mined().view(0);
  const seen = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    const swapped = admiral.determinize(view, quickRng(seed));
    assert.equal(swapped.mines[0]?.[0]?.at, cellNamed('C3'));
    const cell = swapped.mines[1]?.[0]?.at ?? -1;
    assert.ok(cell % 24 >= 20 && cell >= 24 * 10, `${cell} is near X14`);
    seen.add(cell);
  }
  assert.ok(seen.size > 10);
});
