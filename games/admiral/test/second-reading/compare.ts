// A scattered fleet in any wind: what the game allows and does is held against the second reading, and the first difference is told.
import { advance, at, copyState, isOver, legalMoves, type MoveOf, pick, quickRng, type Rng } from '@quarterdeck/kernel';
import {
  type Admiral,
  admiral,
  bookOf,
  cellName,
  DIRECTIONS,
  type Event,
  fortCell,
  fortPiece,
  isShip,
  kindOf,
  type Piece,
  pieceName,
  type State,
  shipName,
} from '../../src/index.ts';
import * as model from './model.ts';
import { scattered } from './scatter.ts';

export const SITUATIONS = ['sailing', 'becalmed', 'drifting', 'reef', 'port', 'shelter', 'gunfire', 'boarding', 'royal'] as const;
export type Situation = (typeof SITUATIONS)[number];

export interface Comparison {
  readonly seen: ReadonlySet<Situation>;
  /** What differs; null when nothing does. */
  readonly mismatch: string | null;
}

/** A position, and how the rules are read for it. */
interface Case {
  readonly state: State;
  readonly reading: model.Reading;
  readonly note: (situation: Situation) => void;
}

export function comparePosition(seed: number, reading: model.Reading = model.AS_WE_READ_IT): Comparison {
  const seen = new Set<Situation>();
  const each: Case = { state: scattered(seed), reading, note: (situation) => seen.add(situation) };
  const isStorm = each.state.wind?.strength === 'storm';
  const found =
    firesDiffer(each) ?? boardingDiffers(each) ?? (isStorm ? stormDiffers(each, quickRng(seed)) : coursesDiffer(each));
  const { scenario } = each.state.fixed.options;
  return { seen, mismatch: found === null ? null : `seed ${seed}, ${scenario}: ${found}` };
}

function seaOf({ state, reading }: Case): model.Sea {
  const { scenario, crownTeam } = bookOf(state.fixed);
  const map: model.Map = {
    columns: scenario.columns,
    islands: scenario.islands,
    reefs: state.reefs.map(cellName),
    harbours: scenario.harbours.map(({ at: cell, kind }) => ({ at: cell, isRoyal: kind === 'royal' })),
    barred: crownTeam === null ? [] : [1],
    royalBerths: scenario.royal.kind === 'neutral' ? 2 : Number.POSITIVE_INFINITY,
    royalPeace: scenario.royal.kind === 'neutral',
    leastCells: scenario.leastCells,
    goals: state.players.map(({ goal }) => (goal === null ? null : cellName(goal))),
  };
  return model.paint(map, vesselsOf(state), reading);
}

function vesselsOf({ ships }: State): model.Vessel[] {
  return ships.flatMap(({ at: cell, owner, hold }, id) => {
    if (cell === null || owner === null) return [];
    return [{ name: shipName(id), kind: kindOf(id), owner, parcels: hold.length, at: cellName(cell) }];
  });
}

function differ(what: string, game: readonly string[], ours: readonly string[]): string | null {
  const [one, two] = [game.toSorted().join(' '), ours.toSorted().join(' ')];
  return one === two ? null : `${what}: ${one || 'none'}; by the second reading ${two || 'none'}`;
}

function windOf({ wind }: State): model.Point {
  return at(DIRECTIONS, wind?.towards ?? 0);
}

/** Every ship of the seat on turn: where it may go. */
function coursesDiffer(each: Case): string | null {
  const { state, note } = each;
  const sea = seaOf(each);
  const isFresh = state.wind?.strength === 'fresh';
  note(isFresh ? 'sailing' : 'becalmed');
  const moves = legalMoves(admiral, state, 0);
  for (const ship of sea.vessels.filter(({ owner }) => owner === 0)) {
    const ours = model.destinations(sea, ship, windOf(state), isFresh);
    const sail = moves.find((move) => move.type === 'sail' && shipName(move.ship) === ship.name);
    const game = sail === undefined ? [] : steers(state, sail);
    const difference = differ(`${ship.name} on ${ship.at} before ${windOf(state)}`, game, ours);
    if (difference !== null) return difference;
    if (sea.barred.length + Number(sea.royalPeace) > 0) note('royal');
  }
  return null;
}

function steers(state: State, sail: MoveOf<Admiral>): string[] {
  const after = copyState(state);
  advance(admiral, after, 0, sail);
  return legalMoves(admiral, after, 0).flatMap((move) => (move.type === 'steer' ? [cellName(move.to)] : []));
}

/** A whole turn of a storm, ship by ship, in an order of the owner's choice: who may be moved, and where it comes to lie. */
function stormDiffers(each: Case, rng: Rng): string | null {
  const { state } = each;
  let last: number | null = null;
  for (;;) {
    const sea = seaOf(each);
    const left = sea.vessels.filter(({ name, owner }) => owner === 0 && !at(state.ships, idOf(state, name)).moved);
    const moves = legalMoves(admiral, state, 0).filter((move) => move.type === 'drift');
    const names = moves.map((move) => shipName(move.ship));
    const order = differ('whom the storm may move', names, model.nextInStorm(sea, left, windOf(state), last));
    if (order !== null || moves.length === 0) return order;
    const move = pick(moves, rng);
    const ship = sea.vessels.find(({ name }) => name === shipName(move.ship));
    if (ship === undefined) return `${shipName(move.ship)} is not afloat`;
    last = model.cellsDownwind(ship, windOf(state));
    const drift = driftDiffers(each, sea, ship, move, rng);
    if (drift !== null || isOver(state)) return drift;
  }
}

function idOf({ ships }: State, name: string): number {
  return ships.findIndex((_, id) => shipName(id) === name);
}

function driftDiffers(each: Case, sea: model.Sea, ship: model.Vessel, move: MoveOf<Admiral>, rng: Rng): string | null {
  const { state, note } = each;
  if (model.isInShelter(sea, ship, windOf(state))) note('shelter');
  const answers: boolean[] = [];
  let damage = 0;
  let cell = ship.at;
  const tell = (event: Event) => {
    if (event.type === 'struck-reef') damage += event.damage;
    if (event.type === 'drifted') cell = cellName(event.to);
  };
  advance(admiral, state, 0, move, tell);
  while (!isOver(state) && legalMoves(admiral, state, 0).some(({ type }) => type === 'make-port')) {
    answers.push(rng.below(2) === 0);
    advance(admiral, state, 0, { type: answers.at(-1) === true ? 'make-port' : 'run-on' }, tell);
  }
  note(damage > 0 ? 'reef' : answers.length > 0 ? 'port' : 'drifting');
  const game = [cell, String(damage), String(answers.length)];
  const asked = answers.length;
  const ours = model.drift(sea, ship, windOf(state), () => answers.shift() ?? false);
  const expected = [ours.at, String(ours.damage), String(asked - answers.length)];
  return differ(`${ship.name} driven from ${ship.at}`, game, expected);
}

/** For every enemy: which guns bear on it. */
function firesDiffer(each: Case): string | null {
  const sea = seaOf(each);
  const state = copyState(each.state);
  state.wind = { towards: 0, strength: 'calm' };
  if (!bookOf(state.fixed).scenario.fighting) return null;
  const moves = legalMoves(admiral, state, 0);
  for (const target of targetsOf(state)) {
    const engage = moves.find((move) => move.type === 'engage' && move.target === target);
    const game = engage === undefined ? [] : gunsOn(state, engage);
    if (game.length > 0) each.note('gunfire');
    const difference = differ(`guns on ${pieceName(target)}`, game, gunsThatBear(state, sea, target));
    if (difference !== null) return difference;
  }
  return null;
}

function targetsOf({ ships, forts, fixed }: State): Piece[] {
  const { isRoyal } = bookOf(fixed);
  const afloat = ships.flatMap(({ at: cell, owner }, id) => (cell !== null && owner !== null && owner !== 0 ? [id] : []));
  const standing = forts.filter(({ owner }, place) => owner !== null && owner !== 0 && !at(isRoyal, place));
  return [...afloat, ...standing.map((fort) => fortPiece(fort.at))];
}

function gunsOn(state: State, engage: MoveOf<Admiral>): string[] {
  const after = copyState(state);
  advance(admiral, after, 0, engage);
  const top = after.stack.at(-1);
  if (top?.kind === 'gun-die') return top.guns.map(({ gun }) => pieceName(gun));
  const laid = legalMoves(admiral, after, 0).flatMap((move) => (move.type === 'lay-gun' ? [pieceName(move.gun)] : []));
  return [...new Set(laid)];
}

function gunsThatBear(state: State, sea: model.Sea, target: Piece): string[] {
  const cell = isShip(target) ? at(state.ships, target).at : fortCell(target);
  if (cell === null) return [];
  const to = cellName(cell);
  const ships = sea.vessels.filter((ship) => ship.owner === 0 && model.bears(sea, ship, ship.at, to));
  const forts = state.forts.filter(({ owner }, place) => owner === 0 && !at(bookOf(state.fixed).isRoyal, place));
  const names = forts.map((fort) => cellName(fort.at)).filter((from) => model.bears(sea, null, from, to));
  return [...ships.map(({ name }) => name), ...names];
}

/** Which enemies can be boarded: none in royal waters, nor from there. */
function boardingDiffers(each: Case): string | null {
  const { state } = each;
  const sea = seaOf(each);
  if (!bookOf(state.fixed).scenario.fighting) return null;
  const game = legalMoves(admiral, state, 0).flatMap((move) => (move.type === 'board' ? [shipName(move.ship)] : []));
  const [own, foes] = [true, false].map((isOwn) =>
    sea.vessels.filter((ship) => (ship.owner === 0) === isOwn && !model.isInPeace(sea, ship.at)),
  );
  const prizes = foes?.filter((foe) => own?.some((ship) => model.isAlongside(sea, ship.at, foe.at))) ?? [];
  if (game.length > 0) each.note('boarding');
  return differ(
    'whom to board',
    game,
    prizes.map(({ name }) => name),
  );
}
