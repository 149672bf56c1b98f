// What the rules allow and what the second reading allows, on random games.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type GameTypes, legalMoves, type Match, openMatch, play, quickRng } from '@quarterdeck/kernel';
import { randomWalk } from '@quarterdeck/testkit';
import { admiral, cellName, DIRECTIONS, kindOf, type Options, type ShipId, type State, shipName } from '../../src/index.ts';
import { HOARD, PEARL_BANKS } from './drawings.ts';
import { bearsOn, type Drawing, drifting, isBeside, isInLee, sailing, type Vessel, type Waters } from './model.ts';

const SHUNNED = ['declare-fireship', 'hand-over', 'begin-repair', 'order-mine'];

function watersOf(drawing: Drawing, state: State): Waters {
  return { drawing, reefs: state.reefs.map(cellName), vessels: state.ships.flatMap((_, id) => vesselOf(state, id) ?? []) };
}

function vesselOf({ ships }: State, id: ShipId): Vessel | null {
  const ship = ships[id];
  if (ship === undefined || ship.at === null || ship.owner === null) return null;
  return { name: shipName(id), kind: kindOf(id), seat: ship.owner, cell: cellName(ship.at), cargo: ship.hold.length };
}

function legal(state: State, seat: number, type: string): string[] {
  const phrases = legalMoves(admiral, state, seat).map(admiral.notation.print);
  return phrases.flatMap((phrase) => (phrase.startsWith(`${type} `) ? [phrase.slice(type.length + 1)] : [])).sort();
}

/** One position: every course, drift, shot and boarding of the seat whose turn it is. */
function compare(drawing: Drawing, state: State, seen: Map<string, number>): void {
  const frame = state.stack.at(-1);
  const { wind } = state;
  if (frame?.kind !== 'turn' || wind === null) return;
  const waters = watersOf(drawing, state);
  const towards = DIRECTIONS[wind.towards] ?? 'N';
  const own = waters.vessels.filter(({ seat }) => seat === frame.seat);
  for (const vessel of own) {
    if (wind.strength === 'storm') compareDrift(waters, state, frame.seat, vessel, towards, seen);
    else compareSailing(waters, state, frame.seat, vessel, wind.strength, towards, seen);
  }
  compareGuns(waters, state, frame.seat, seen);
}

function note(seen: Map<string, number>, what: string): void {
  seen.set(what, (seen.get(what) ?? 0) + 1);
}

function isIdle({ ships }: State, { name }: Vessel): boolean {
  return ships.some((ship, id) => shipName(id) === name && !ship.moved && !ship.locked && ship.duty === 'free');
}

function compareSailing(
  waters: Waters,
  state: State,
  seat: number,
  vessel: Vessel,
  strength: string,
  wind: string,
  seen: Map<string, number>,
) {
  if (!isIdle(state, vessel)) return;
  const expected = sailing(waters, vessel, strength, wind);
  const can = legal(state, seat, 'sail').includes(vessel.name);
  assert.equal(can, expected.length > 0, `${vessel.name} at ${vessel.cell}, ${strength} to ${wind}`);
  if (!can) return;
  const move = admiral.notation.parse(`sail ${vessel.name}`);
  assert.ok(move !== null);
  assert.deepEqual(legal(play(admiral, state, seat, move), seat, 'steer'), expected, `${vessel.name} at ${vessel.cell}`);
  note(seen, strength);
}

function compareDrift(waters: Waters, state: State, seat: number, vessel: Vessel, wind: string, seen: Map<string, number>) {
  if (!isIdle(state, vessel) || !legal(state, seat, 'drift').includes(vessel.name)) return;
  const before = state.ships.find((_, id) => shipName(id) === vessel.name)?.damage ?? 0;
  let after = state;
  for (const phrase of [`drift ${vessel.name}`, 'run-on', 'run-on']) {
    const move = admiral.notation.parse(phrase);
    const isAsked = phrase !== 'run-on' || after.stack.at(-1)?.kind === 'make-port';
    if (isAsked && move !== null) after = play(admiral, after, seat, move);
  }
  const ship = after.ships.find((_, id) => shipName(id) === vessel.name);
  if (ship?.at === null || ship === undefined) return; // sunk: a reef or a mine, both told elsewhere
  if (after.mines.flat().some(({ shown }, i) => shown && !state.mines.flat()[i]?.shown)) return;
  assert.equal(
    `${cellName(ship.at)} ${ship.damage - before}`,
    drifting(waters, vessel, wind),
    `${vessel.name} from ${vessel.cell} to ${wind}`,
  );
  note(seen, isInLee(waters, vessel.cell, wind) ? 'led out' : 'drift');
}

/** Every ship with shots left may fire at what it bears on, and board what lies alongside. */
function compareGuns(waters: Waters, state: State, seat: number, seen: Map<string, number>): void {
  const isStorm = state.wind?.strength === 'storm';
  const guns = state.ships.flatMap((ship, id) => {
    const vessel = vesselOf(state, id);
    const shots = isStorm ? (kindOf(id) === 'line' ? 1 : 0) : ({ brig: 1, frigate: 1, galleon: 2, line: 3 } as const)[kindOf(id)];
    return vessel !== null && ship.owner === seat && !ship.locked && shots > ship.fired
      ? [{ kind: vessel.kind, cell: vessel.cell }]
      : [];
  });
  const forts = state.forts
    .filter(({ owner, fired }) => owner === seat && fired < 2)
    .map((fort) => ({ kind: 'fort', cell: cellName(fort.at) }));
  const foes = waters.vessels.filter((vessel) => vessel.seat !== seat).map(({ name, cell }) => ({ name, cell }));
  const strongholds = state.forts.flatMap((fort) =>
    fort.owner !== null && fort.owner !== seat ? [{ name: cellName(fort.at), cell: cellName(fort.at) }] : [],
  );
  const isHit = ({ cell }: { cell: string }) => [...guns, ...forts].some((gun) => bearsOn(waters, gun.kind, gun.cell, cell));
  const expected = [...foes, ...strongholds].filter(isHit).map(({ name }) => name);
  assert.deepEqual(legal(state, seat, 'engage'), expected.sort());
  const free = waters.vessels.filter((vessel) => vessel.seat === seat && isBoarder(state, vessel));
  const prizes = foes.filter((foe) => free.some(({ cell }) => isBeside(waters, cell, foe.cell))).map(({ name }) => name);
  assert.deepEqual(legal(state, seat, 'board'), prizes.sort());
  if (expected.length > 0) note(seen, 'fire');
  if (prizes.length > 0) note(seen, 'board');
}

function isBoarder({ ships }: State, { name }: Vessel): boolean {
  return ships.some((ship, id) => shipName(id) === name && !ship.locked && ship.duty === 'free');
}

/** The walk knows no game's types; what was saved is a state of this one. */
function stateOf({ state }: Match<GameTypes>): State {
  return JSON.parse(JSON.stringify(state));
}

function read(drawing: Drawing, options: Partial<Options>, seats: number, games: number): Map<string, number> {
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= games; seed++) {
    const first = openMatch(admiral, { options, seats, seed: `second-${seed}` });
    for (const { match } of randomWalk(first, quickRng(seed), SHUNNED)) compare(drawing, stateOf(match), seen);
  }
  return seen;
}

for (const [name, drawing, options, seats] of [
  ['Pearl Banks', PEARL_BANKS, { rounds: 12 }, 4],
  ["Dead Pilot's Hoard", HOARD, { rounds: 12, scenario: 'dead-pilots-hoard' }, 4],
] as const) {
  test(`${name}: both readings allow the same courses, drifts, shots and boardings`, () => {
    const seen = read(drawing, options, seats, 6);
    for (const what of ['calm', 'fresh', 'drift', 'led out', 'fire'])
      assert.ok((seen.get(what) ?? 0) > 5, `${what}: ${seen.get(what)}`);
  });
}
