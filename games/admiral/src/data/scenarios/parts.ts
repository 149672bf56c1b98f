// Pieces that the scenarios of the game are put together from.
import type { Berths, CargoPlan, Harbour, Scenario, Side, Vessel } from '../scenario.ts';
import { SHIP_KINDS, type ShipKind } from '../ships.ts';

/** What most scenarios have in common; each says only what it has of its own. */
export const USUAL = {
  columns: 24,
  islands: [],
  reefs: [],
  reefsEach: 0,
  rounds: null,
  legs: 1,
  vane: null,
  alwaysFresh: false,
  leastCells: 0,
  fighting: true,
  fortlessTurns: 3,
  royal: { kind: 'none' },
} as const satisfies Partial<Scenario>;

export const NO_CARGO: CargoPlan = { what: 'none', cells: [], spare: 0, buried: false, more: 0, wreck: [] };

export function fort(at: string, of: number | null, card = false): Harbour {
  return { at, kind: 'fort', of, card, stored: 0 };
}

export function royalPort(at: string, of: number | null, stored: number): Harbour {
  return { at, kind: 'royal', of, card: true, stored };
}

export function empty(kind: ShipKind): Vessel {
  return { kind, cargo: 0 };
}

/** One ship of each kind (V 3.7). */
export const ONE_OF_EACH: readonly Vessel[] = SHIP_KINDS.map(empty);

export function side(team: number, fleet: readonly Vessel[], mines: number, berths: Berths = { where: 'own-ports' }): Side {
  return { team, fleet, berths, mines, fireshipsAtOnce: null, fireshipsInAll: null };
}
