// Two Crowns' Mail (ours): cargo runs between two neutral royal ports, under everybody's guns.
import type { Scenario, Vessel } from '../scenario.ts';
import { empty, fort, ONE_OF_EACH, royalPort, side, USUAL } from './parts.ts';

const SIX: readonly Vessel[] = (['brig', 'brig', 'frigate', 'frigate', 'galleon', 'line'] as const).map((kind) => empty(kind));

export function twoCrownsMail(seats: number): Scenario | null {
  if (seats !== 2 && seats !== 4) return null;
  const forts = seats === 2 ? ['A7', 'X8'] : ['A1', 'X1', 'X14', 'A14'];
  return {
    ...USUAL,
    islands: [
      { tile: '3x3', at: 'F6', turns: 3 },
      { tile: '3x3', at: 'Q7', turns: 1 },
      { tile: '4x2', at: 'L6', turns: 1 },
      { tile: '4x2', at: 'H11', turns: 0 },
      { tile: '4x2', at: 'N3', turns: 0 },
    ],
    reefs: ['J5', 'O10', 'D3', 'U12', 'D11', 'U4'],
    harbours: [...forts.map((cell, seat) => fort(cell, seat)), royalPort('L1', null, 3), royalPort('M14', null, 3)],
    sides: forts.map((_, seat) => side(seat, seats === 2 ? SIX : ONE_OF_EACH, seats === 2 ? 3 : 1)),
    cargo: { what: 'treasure', cells: [], spare: 0, buried: false, more: 0, wreck: ['M7', 'L8'] },
    aim: { kind: 'mail', points: seats === 2 ? 6 : 4, parcel: 1, wreck: 2 },
    rounds: 30,
    fortlessTurns: null,
    royal: { kind: 'neutral', turns: 2, ships: 2 },
  };
}
