// Dead Pilot's Hoard (ours): treasure that must be dug for, on islands all over the board.
import type { Scenario } from '../scenario.ts';
import { empty, fort, ONE_OF_EACH, side, USUAL } from './parts.ts';

const ISLANDS: Scenario['islands'] = [
  { tile: '4x2', at: 'K7', turns: 0 },
  { tile: '3x3', at: 'F9', turns: 0 },
  { tile: '3x3', at: 'Q4', turns: 2 },
  { tile: '4x2', at: 'P10', turns: 1 },
  { tile: '4x2', at: 'H2', turns: 1 },
];

export function deadPilotsHoard(seats: number): Scenario | null {
  if (seats !== 2 && seats !== 4) return null;
  const forts = seats === 2 ? ['A1', 'X14'] : ['A1', 'X1', 'X14', 'A14'];
  const fleet = seats === 2 ? [...ONE_OF_EACH, empty('brig')] : ONE_OF_EACH;
  return {
    ...USUAL,
    islands: ISLANDS,
    reefs: ['D6', 'U9', 'L4', 'M11', 'J12', 'O3'],
    harbours: forts.map((cell, seat) => fort(cell, seat)),
    sides: forts.map((_, seat) => side(seat, fleet, seats === 2 ? 3 : 1)),
    cargo: { what: 'treasure', cells: ['L7', 'M8', 'G10', 'R5', 'I3', 'P12'], spare: 0, buried: true, more: 1, wreck: [] },
    aim: { kind: 'gather', parcels: seats === 2 ? 4 : 3 },
  };
}
