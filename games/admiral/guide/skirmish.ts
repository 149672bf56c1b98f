// The fourth guided game: a short Pearl Banks on half a board, with guns, mines and everything else. It is a scenario of its own.
import { LEARNER } from '@quarterdeck/kernel';
import type { Scenario, ShipKind, Side } from '../src/index.ts';
import {
  all,
  any,
  happened,
  inRound,
  inWind,
  isHurt,
  isNear,
  isOffered,
  isOver,
  isTurn,
  lessonsFrom,
  type Now,
  type Occasion,
  ownForts,
  ownShips,
  RIVAL,
  rivalShips,
  rose,
} from './moments.ts';

export const SKIRMISH_IDS = [
  'berth',
  'mines',
  'turn',
  'aim',
  'orders',
  'range',
  'salvo',
  'volley',
  'line',
  'load',
  'home',
  'fort',
  'storm-guns',
  'repair',
  'board',
  'fireship',
  'end',
] as const;
export type SkirmishId = (typeof SKIRMISH_IDS)[number];

const FLEET: readonly ShipKind[] = ['brig', 'frigate', 'galleon'];
const side = (team: number): Side => ({
  team,
  fleet: FLEET.map((kind) => ({ kind, cargo: 0 })),
  berths: { where: 'own-ports' },
  mines: 1,
  fireshipsAtOnce: null,
  fireshipsInAll: 1,
});

/** Two forts within sight of each other, and three pearls half-way. */
export const SKIRMISH: Scenario = {
  columns: 12,
  islands: [{ tile: '4x2', at: 'E9', turns: 0 }],
  reefs: ['D5', 'I10', 'F12'],
  reefsEach: 0,
  harbours: [
    { at: 'A4', kind: 'fort', of: LEARNER, card: false, stored: 0 },
    { at: 'L11', kind: 'fort', of: RIVAL, card: false, stored: 0 },
  ],
  sides: [side(LEARNER), side(RIVAL)],
  cargo: { what: 'pearls', cells: ['F7', 'F8', 'G7', 'G8'], spare: 1, buried: false, more: 0, wreck: [] },
  aim: { kind: 'gather', parcels: 2 },
  rounds: 16,
  legs: 1,
  vane: null,
  alwaysFresh: false,
  leastCells: 0,
  fighting: true,
  fortlessTurns: 3,
  royal: { kind: 'none' },
};

/** Within reach of a move and a shot. */
const CLOSE = 4;
/** A ship beside it, or nearly. */
const ALONGSIDE = 2;
const aboard = (now: Now) => now.shown.view.ships.some(({ owner, hold }) => owner === LEARNER && hold.length > 0);

const OCCASIONS: Readonly<Record<SkirmishId, Occasion>> = {
  berth: { when: isOffered('berth'), points: ownForts },
  mines: { when: isOffered('lay'), points: ownForts },
  turn: { when: isTurn, points: ownShips },
  aim: { when: isTurn, points: sites },
  orders: { when: isOffered('order-mine'), points: ownMines },
  range: { when: any(isOffered('engage'), all(isTurn, isNear(CLOSE))), points: rivalShips },
  salvo: { when: any(isOffered('lay-gun'), happened('opened-fire')), points: fight },
  volley: { when: happened('volley'), points: () => ['chart'] },
  line: { when: all(isTurn, isNear(CLOSE), inRound(2)), points: ownShips },
  load: { when: any(isOffered('load'), happened('loaded')), points: sites },
  home: { when: all(isTurn, any(aboard, happened('loaded'))), points: ownForts },
  fort: { when: all(isTurn, inRound(3)), points: ownForts },
  'storm-guns': { when: all(isTurn, inWind('storm')), points: rose },
  repair: { when: all(isTurn, any(isHurt, inRound(5))), points: ownForts },
  board: { when: any(isOffered('board'), happened('boarding-began'), all(isTurn, isNear(ALONGSIDE))), points: () => ['chart'] },
  fireship: {
    when: any(happened('fireship-declared'), all(isOffered('declare-fireship'), inRound(4))),
    points: () => ['fleet'],
  },
  end: { when: isOver },
};

/** What is left of the pearls in the sea; the aim of the game where nothing is. */
function sites({ shown }: Now): readonly string[] {
  const places = shown.view.sites.map((site) => `site ${site.at}`);
  return places.length > 0 ? places : ['goal'];
}

function ownMines({ shown }: Now): readonly string[] {
  return (shown.view.mines[LEARNER] ?? []).flatMap((mine) => (mine.at === null ? [] : [`mine ${mine.at}`]));
}

/** The guns while they are laid, the target afterwards. */
function fight(now: Now): readonly string[] {
  return isOffered('lay-gun')(now) ? ['fight'] : ['chart'];
}

export const skirmishLessons = lessonsFrom(SKIRMISH_IDS, OCCASIONS);

/** Winds that bring both fleets to the pearls, with a storm before the first shot. Dice are free: nobody knows who fires first. */
export const skirmishChance: readonly string[] = ['spin SE fresh', 'spin S storm', 'spin E fresh'];
