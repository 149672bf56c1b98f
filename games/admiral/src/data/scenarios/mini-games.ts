// The three mini-games of the book: half a board, a fort in each corner, and a brig to bring to the opposite one. The picture of
// the map is missing; island and reefs are ours, and all four ways from port to port have 13 cells.
import type { Scenario } from '../scenario.ts';
import { empty, fort, NO_CARGO, side, USUAL } from './parts.ts';

export type MiniGame = 1 | 2 | 3;

/** M1 6: no move of less than three cells; M3 3: any distance. */
const LEAST = 3;

export function miniGame(number: MiniGame, seats: number): Scenario | null {
  if (seats > 4) return null;
  const fleet = number === 3 ? [empty('brig'), empty('frigate')] : [empty('brig')];
  return {
    ...USUAL,
    columns: 12,
    islands: [{ tile: '4x2', at: 'E7', turns: 0 }],
    reefs: ['D4', 'I4', 'D11', 'I11', 'G5', 'F10'],
    harbours: ['A1', 'L1', 'L14', 'A14'].map((cell) => fort(cell, null)),
    sides: Array.from({ length: seats }, (_, seat) => side(seat, fleet, 0, { where: 'free-port' })),
    cargo: NO_CARGO,
    aim: { kind: 'race' },
    alwaysFresh: number === 1,
    leastCells: number === 3 ? 0 : LEAST,
    fighting: false,
    fortlessTurns: null,
  };
}
