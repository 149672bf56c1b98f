// A chart for tests: everything that is rare at sea happens in a narrow place.
import { findScenario, type Harbour, type Scenario } from '@quarterdeck/admiral';

/** Fleets with forts and mines so near to each other that everything happens: captures, ruins, and their restoration. */
export function brawl(seats: 2 | 4): Scenario {
  const roads = findScenario('fire-in-the-roads', seats, 'alone');
  if (roads === null) throw new Error(`${seats} play in the roads`);
  const far = seats === 2 ? 0 : 2;
  const fort = (at: string, of: number): Harbour => ({ at, kind: 'fort', of, card: false, stored: 0 });
  return {
    ...roads,
    columns: 12,
    islands: [],
    reefs: ['C7', 'J7'],
    harbours: [fort('E4', 0), fort('E10', far), fort('H4', 1), fort('H10', far + 1)],
    sides: roads.sides.map((side) => ({
      ...side,
      fleet: side.fleet.map((vessel) => ({ ...vessel, cargo: vessel.kind === 'galleon' ? 1 : 0 })),
      berths: { where: 'own-ports' },
      fireshipsInAll: 1,
    })),
    cargo: { ...roads.cargo, what: 'treasure' },
    aim: { ...roads.aim, ...(roads.aim.kind === 'battle' ? { points: 99 } : {}) },
    rounds: 40,
    vane: 'trade',
    fortlessTurns: 3,
  };
}
