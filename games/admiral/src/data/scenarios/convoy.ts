// The King's Convoy (ours): one side carries the king's treasure across the board, the other takes it; then they change places.
import type { Scenario, Side, Vessel } from '../scenario.ts';
import { empty, fort, NO_CARGO, royalPort, side, USUAL } from './parts.ts';

const LADEN: Vessel = { kind: 'galleon', cargo: 2 };
const FLAGSHIP: Vessel = { kind: 'line', cargo: 1 };

const CROWN = 0;
const BROTHERHOOD = 1;
const START = 'A7';
const GOAL = 'X8';

function crown(fleet: readonly Vessel[]): Side {
  return side(CROWN, fleet, 0, { where: 'port', of: START });
}

function brotherhood(fleet: readonly Vessel[], mines: number): Side {
  return { ...side(BROTHERHOOD, fleet, mines), fireshipsAtOnce: 1 };
}

const TWO: readonly Side[] = [
  crown([LADEN, LADEN, LADEN, FLAGSHIP, empty('frigate'), empty('frigate')]),
  brotherhood(
    (['frigate', 'frigate', 'frigate', 'brig', 'brig', 'brig'] as const).map((kind) => empty(kind)),
    3,
  ),
];

const FOUR: readonly Side[] = [
  crown([LADEN, LADEN, empty('frigate')]),
  brotherhood([empty('frigate'), empty('frigate'), empty('brig')], 2),
  crown([LADEN, FLAGSHIP, empty('frigate')]),
  brotherhood([empty('frigate'), empty('brig'), empty('brig')], 1),
];

export function kingsConvoy(seats: number): Scenario | null {
  if (seats !== 2 && seats !== 4) return null;
  return {
    ...USUAL,
    islands: [
      { tile: '4x2', at: 'K7', turns: 0 },
      { tile: '3x3', at: 'F2', turns: 1 },
      { tile: '3x3', at: 'Q11', turns: 3 },
      { tile: '4x2', at: 'G10', turns: 0 },
      { tile: '4x2', at: 'O4', turns: 0 },
    ],
    reefs: ['J5', 'O10', 'E7', 'T8', 'I7', 'P8'],
    harbours: [royalPort(START, 0, 0), royalPort(GOAL, 0, 0), fort('L1', 1), fort('M14', seats === 2 ? 1 : 3)],
    sides: seats === 2 ? TWO : FOUR,
    cargo: { ...NO_CARGO, what: 'treasure' },
    aim: { kind: 'convoy', parcels: 4, goal: GOAL },
    rounds: 30,
    legs: 2,
    vane: 'trade',
    fortlessTurns: null,
    royal: { kind: 'crown' },
  };
}
