// The examples of the rules page: tables at which the rules themselves fight and count, so that the page cannot be wrong.
import { at, defaultOptions, outcome, type ScoreLine, type Seat } from '@quarterdeck/kernel';
import {
  type Captain,
  COMPONENTS,
  type Face,
  fights,
  type Line,
  lootCard,
  type State,
  seaOfClouds,
  strengthOf,
} from '@quarterdeck/sea-of-clouds';

type Zone = Exclude<keyof Captain, 'doubloons'>;
type Hold = { readonly doubloons?: number } & { readonly [Z in Zone]?: readonly Face[] };
const ZONES: readonly Zone[] = ['crew', 'rum', 'relics', 'objects', 'secrets'];

const BOARDING: readonly Hold[] = [
  { crew: ['first-mate', 'gunner'], objects: ['sabre'] },
  { crew: ['cook', 'boatswain'] },
  { crew: ['lookout'], objects: ['rusty-sword'] },
  { objects: ['cannon'] },
];
const WITH_PARROT: Seat = 1;

const SCORED: readonly Hold[] = [
  {
    doubloons: 9,
    rum: ['collectors-rum', 'collectors-rum', 'collectors-rum', 'premium-rum', 'premium-rum', 'rum'],
    relics: ['sirens-song', 'sirens-song', 'kraken-eye', 'kraken-eye', 'kraken-eye'],
    objects: ['shell', 'cursed-doll', 'sabre'],
    secrets: ['rum-guide', 'black-spot'],
  },
  { rum: ['premium-rum'] },
  {},
];

/** What a captain brings to a fight, card by card. */
export interface Fighter {
  readonly cards: readonly { readonly face: Face; readonly strength: number }[];
  readonly strength: number;
  readonly hasCrew: boolean;
  readonly hasParrot: boolean;
  readonly defeated: readonly Seat[];
}

export function boardingExample(): Fighter[] {
  const table = tableOf(BOARDING, WITH_PARROT);
  const victories = fights(table);
  return BOARDING.map(({ crew = [], objects = [] }, seat) => ({
    cards: [...crew, ...objects].map((face) => ({ face, strength: strengthOn(table, face) })),
    strength: strengthOf(table, seat),
    hasCrew: crew.length > 0,
    hasParrot: seat === WITH_PARROT,
    defeated: at(victories, seat),
  }));
}

function strengthOn(table: State, face: Face): number {
  const loot = lootCard(table, face);
  return 'strength' in loot ? loot.strength : 0;
}

/** The score sheet of one captain at the end. */
export function sheetExample(): readonly ScoreLine<Line>[] {
  const sheets = outcome(seaOfClouds, tableOf(SCORED, 1))?.sheets;
  if (sheets === undefined) throw new Error('the example is not over');
  return at(sheets, 0);
}

/** A table where the game is over, and these cards lie before the captains. */
function tableOf(holds: readonly Hold[], parrot: Seat): State {
  const state = seaOfClouds.setup(defaultOptions(seaOfClouds), holds.length);
  state.stack = [];
  state.parrot = parrot;
  state.captains = holds.map((hold) => captainOf(state, hold));
  return state;
}

function captainOf(state: State, hold: Hold): Captain {
  const captain: Captain = { doubloons: hold.doubloons ?? 0, crew: [], rum: [], relics: [], objects: [], secrets: [] };
  for (const zone of ZONES) {
    for (const face of hold[zone] ?? []) {
      captain[zone].push(state.faces.length);
      state.faces.push(face);
      state.backs.push(COMPONENTS.cards[face].back);
    }
  }
  return captain;
}
