// Fire in the Roads (ours): two fleets of twelve, points for what is sunk or taken.
import type { Berths, Scenario, Side } from '../scenario.ts';
import type { ShipKind } from '../ships.ts';
import { empty, fort, NO_CARGO, side, USUAL } from './parts.ts';

const WEST: Berths = { where: 'columns', from: 'A', to: 'D' };
const EAST: Berths = { where: 'columns', from: 'U', to: 'X' };

const WHOLE: readonly ShipKind[] = [
  ...(['brig', 'brig', 'brig', 'frigate', 'frigate', 'frigate'] as const),
  ...(['galleon', 'galleon', 'galleon', 'line', 'line', 'line'] as const),
];
/** Half a fleet each, for two against two. */
const HALVES: readonly (readonly ShipKind[])[] = [
  ['brig', 'brig', 'frigate', 'galleon', 'galleon', 'line'],
  ['brig', 'frigate', 'frigate', 'galleon', 'line', 'line'],
];

function squadron(team: number, kinds: readonly ShipKind[], mines: number, fireships: number): Side {
  return {
    ...side(
      team,
      kinds.map((kind) => empty(kind)),
      mines,
      team === 0 ? WEST : EAST,
    ),
    fireshipsInAll: fireships,
  };
}

const TWO = [0, 1].map((team) => squadron(team, WHOLE, 3, 2));
const FOUR = HALVES.flatMap((kinds, half) => [0, 1].map((team) => squadron(team, kinds, 2 - half, 1)));

export function fireInTheRoads(seats: number): Scenario | null {
  if (seats !== 2 && seats !== 4) return null;
  const far = seats === 2 ? 0 : 2;
  return {
    ...USUAL,
    islands: [
      { tile: '4x2', at: 'L6', turns: 1 },
      { tile: '3x3', at: 'F6', turns: 0 },
      { tile: '3x3', at: 'Q7', turns: 2 },
      { tile: '4x2', at: 'I2', turns: 0 },
      { tile: '4x2', at: 'M12', turns: 0 },
    ],
    reefs: ['I11', 'P4', 'J9', 'O6', 'F12', 'S3'],
    harbours: [fort('A1', 0), fort('X14', 1), fort('A14', far), fort('X1', far + 1)],
    sides: seats === 2 ? TWO : FOUR,
    cargo: NO_CARGO,
    aim: {
      kind: 'battle',
      points: 25,
      ships: { brig: 2, frigate: 3, galleon: 4, line: 6 },
      fortRuined: 4,
      fortTaken: 6,
    },
    rounds: 16,
    fortlessTurns: null,
  };
}
