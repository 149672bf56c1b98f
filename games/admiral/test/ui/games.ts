// Games for the tests of the board, entry by entry: random ones of every scenario.
import {
  type Admiral,
  admiral,
  type Cell,
  distance,
  type Options,
  type ScenarioName,
  type Ship,
  type State,
  type Teams,
} from '@quarterdeck/admiral';
import { type Match, type MoveOf, openMatch, pick, quickRng, type Rng, type Step } from '@quarterdeck/kernel';
import { walkThrough } from '@quarterdeck/testkit';
import { brawl } from '../brawl.ts';

type Move = MoveOf<Admiral>;

export interface Play {
  readonly start: Match<Admiral>;
  steps(): Iterable<Step<Admiral>>;
}

interface Setting {
  readonly scenario: ScenarioName;
  readonly seats: number;
  readonly teams?: Teams;
  /** After so many entries one has seen enough of it. */
  readonly entries: number;
}

const SETTINGS: readonly Setting[] = [
  { scenario: 'mini-game-1', seats: 1, entries: 200 },
  { scenario: 'mini-game-2', seats: 4, entries: 300 },
  { scenario: 'mini-game-3', seats: 3, entries: 300 },
  { scenario: 'pearl-banks', seats: 2, entries: 1500 },
  { scenario: 'pearl-banks', seats: 3, entries: 1500 },
  { scenario: 'pearl-banks', seats: 4, teams: 'pairs', entries: 1500 },
  { scenario: 'pearl-banks', seats: 6, teams: 'trios', entries: 1200 },
  { scenario: 'pearl-banks-centre', seats: 6, entries: 800 },
  { scenario: 'dead-pilots-hoard', seats: 2, entries: 1500 },
  { scenario: 'kings-convoy', seats: 2, entries: 2500 },
  { scenario: 'fire-in-the-roads', seats: 2, entries: 2500 },
  { scenario: 'two-crowns-mail', seats: 2, entries: 1500 },
];

const BRAWLS = [1, 2, 3, 4, 5, 6];
/** Partners stand in for each other: forts are handed over. */
const TEAM_BRAWLS = [1, 2];

export const PLAYS: readonly Play[] = [
  ...SETTINGS.flatMap(({ scenario, seats, teams = 'alone', entries }, place) =>
    [1, 2].map((number) => play(seats, { scenario, teams, rounds: 40 }, entries, 10 * place + number)),
  ),
  ...BRAWLS.map((number) => play(2, { scenario: 'fire-in-the-roads', chart: brawl(2), rounds: 40 }, 2500, 200 + number)),
  ...TEAM_BRAWLS.map((number) => play(4, { scenario: 'fire-in-the-roads', chart: brawl(4), rounds: 40 }, 2500, 300 + number)),
];

function play(seats: number, options: Partial<Options>, entries: number, seed: number): Play {
  const start = openMatch(admiral, { seats, options, seed: String(seed) });
  return { start, steps: () => firstOf(random(start, quickRng(seed)), entries) };
}

function* firstOf<T>(steps: Iterable<T>, count: number): Iterable<T> {
  let left = count;
  for (const step of steps) {
    yield step;
    left -= 1;
    if (left === 0) return;
  }
}

/** At random fleets hardly meet: these seek each other, and cargo, and home; what cannot be taken back is rare. */
function random(match: Match<Admiral>, rng: Rng): Iterable<Step<Admiral>> {
  return walkThrough(match, (moves, state) => {
    const [move] = moves;
    if (move?.type === 'steer' && rng.below(5) > 0) return towards(moves, state, rng);
    return pick(ofOneKind(moves, rng), rng);
  });
}

const WEIGHTS: Readonly<Partial<Record<Move['type'], number>>> = {
  'declare-fireship': 1,
  'hand-over': 20,
  'order-mine': 3,
  'end-repair': 2,
  'end-fort-repair': 2,
  'end-turn': 8,
  'give-fire': 30,
  away: 12,
  drift: 60,
};

function ofOneKind(moves: readonly Move[], rng: Rng): readonly Move[] {
  const kinds = [...new Set(moves.map(({ type }) => type))];
  const lots = kinds.flatMap((type) => Array.from({ length: WEIGHTS[type] ?? 40 }, () => type));
  const type = pick(lots, rng);
  return moves.filter((move) => move.type === type);
}

function towards(moves: readonly Move[], state: State, rng: Rng): Move {
  const frame = state.stack.at(-1);
  const ship = frame?.kind === 'course' ? state.ships[frame.ship] : undefined;
  const goals = ship === undefined ? [] : goalsOf(state, ship);
  const far = (move: Move) => (move.type === 'steer' ? Math.min(...goals.map((goal) => distance(move.to, goal))) : 0);
  const best = Math.min(...moves.map(far));
  return goals.length === 0
    ? pick(moves, rng)
    : pick(
        moves.filter((move) => far(move) === best),
        rng,
      );
}

function goalsOf({ ships, forts, sites }: State, { owner, hold, damage }: Ship): Cell[] {
  const home = forts.filter((fort) => fort.owner === owner).map(({ at }) => at);
  if ((hold.length > 0 || damage > 1) && home.length > 0) return home;
  const foes = ships.flatMap((ship) => (ship.owner !== owner && ship.at !== null ? [ship.at] : []));
  return [...foes, ...sites.map(({ at }) => at), ...forts.filter((fort) => fort.owner !== owner).map(({ at }) => at)];
}
