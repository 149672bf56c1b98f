// Pearl Banks (V). Forts, fleets, reefs and targets are printed; the places of the islands are ours, since the pictures are
// missing: two long islands in the middle, the pearls between them, one cell nearer to the two forts for three players (V 3.2).
import { at } from '@quarterdeck/kernel';
import type { CargoPlan, Scenario, Teams } from '../scenario.ts';
import { empty, fort, ONE_OF_EACH, side, USUAL } from './parts.ts';

/** Clockwise from A1, so that opposite seats lie farthest apart (V 3.8). Royal ports stand in for two forts (V 3.5). */
const FORTS = {
  two: ['A1', 'X14'],
  three: ['A1', 'X7', 'A14'],
  four: ['A1', 'X1', 'X14', 'A14'],
  six: ['A1', 'L1', 'X2', 'X14', 'M14', 'A13'],
} as const;
const CARDS: readonly string[] = ['L1', 'M14'];

/** V 3.7: six players have no ship of the line. */
const SMALL_FLEET = [empty('frigate'), empty('brig'), empty('galleon')];

function channel(columns: string, rows: readonly number[], spare: number): CargoPlan {
  const cells = [...columns].flatMap((column) => rows.map((row) => `${column}${row}`));
  return { what: 'pearls', cells, spare, buried: false, more: 0, wreck: [] };
}

function banks(forts: readonly string[], parcels: number, teamOf: (seat: number) => number): Scenario {
  const fleet = forts.length === 6 ? SMALL_FLEET : ONE_OF_EACH;
  return {
    ...USUAL,
    islands: ['J6', 'N6'].map((cell) => ({ tile: '4x2', at: cell, turns: 1 })),
    reefsEach: Math.floor(6 / forts.length),
    harbours: forts.map((cell, seat) => fort(cell, seat, CARDS.includes(cell))),
    sides: forts.map((_, seat) => side(teamOf(seat), fleet, 0)),
    cargo: channel('LM', [6, 7, 8, 9], 1),
    aim: { kind: 'gather', parcels },
  };
}

const alone = (seat: number) => seat;

/** V 3.4, ours: the islands are pulled apart and the pearls spread, so that no corner is far from all of them. */
function sixPlayers(parcels: number, teamOf: (seat: number) => number): Scenario {
  return {
    ...banks(FORTS.six, parcels, teamOf),
    islands: [
      { tile: '4x2', at: 'J5', turns: 0 },
      { tile: '4x2', at: 'L9', turns: 0 },
    ],
    cargo: { ...channel('', [], 0), cells: ['F7', 'G8', 'H7', 'L8', 'Q8', 'R7', 'S8'] },
  };
}

/** V 3.3, as near to the text as it can be had: everything in the middle of the board. */
function sixInTheCentre(parcels: number, teamOf: (seat: number) => number): Scenario {
  return {
    ...banks(FORTS.six, parcels, teamOf),
    islands: ['K5', 'K9'].map((cell) => ({ tile: '4x2', at: cell, turns: 0 })),
    cargo: channel('KLMN', [7, 8], 1),
  };
}

function fourPlayers(parcels: number, teamOf: (seat: number) => number): Scenario {
  return { ...banks(FORTS.four, parcels, teamOf), reefs: ['K5', 'N10'], reefsEach: 1 };
}

function threePlayers(): Scenario {
  return {
    ...banks(FORTS.three, 3, alone),
    islands: ['I6', 'M6'].map((cell) => ({ tile: '4x2', at: cell, turns: 1 })),
    cargo: channel('KL', [6, 7, 8, 9], 1),
  };
}

/** V 1.1, 2.1: how many pearls win, and who plays with whom. */
const BY_TEAMS: Readonly<Record<Teams, (scenario: 'spread' | 'centre', seats: number) => Scenario | null>> = {
  alone(layout, seats) {
    if (layout === 'centre') return seats === 6 ? sixInTheCentre(2, alone) : null;
    const made = [null, null, banks(FORTS.two, 4, alone), threePlayers(), fourPlayers(3, alone), null, sixPlayers(2, alone)];
    return at(made, seats);
  },
  pairs(layout, seats) {
    if (seats === 4 && layout === 'spread') return fourPlayers(5, (seat) => seat % 2);
    if (seats !== 6) return null;
    return (layout === 'spread' ? sixPlayers : sixInTheCentre)(4, (seat) => seat % 3);
  },
  trios(layout, seats) {
    return seats === 6 ? (layout === 'spread' ? sixPlayers : sixInTheCentre)(5, (seat) => seat % 2) : null;
  },
};

export function pearlBanks(layout: 'spread' | 'centre', seats: number, teams: Teams): Scenario | null {
  return BY_TEAMS[teams](layout, seats);
}
