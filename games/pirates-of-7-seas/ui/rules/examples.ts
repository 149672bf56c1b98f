// The examples of the rules page: tables at which the rules themselves fight, sell and count, so that the page cannot be wrong.
import { at, defaultOptions, type MoveOf, outcome, play, type ScoreLine, type Seat } from '@quarterdeck/kernel';
import {
  type Event,
  fleetOf,
  freeShipsOf,
  GOODS,
  type Good,
  type Lie,
  type Line,
  loadedOf,
  type Owner,
  type PiratesOf7Seas,
  type Player,
  type Port,
  piratesOf7Seas,
  proceeds,
  reserveOf,
  type State,
} from '@quarterdeck/pirates-of-7-seas';

/** A throw and all that followed from it. */
export interface Thrown {
  readonly owners: readonly Owner[];
  readonly dice: readonly Lie[];
  readonly events: readonly Event[];
}

const PIRATES = 3;

/** A caravan of two against five ships of three pirates; the nearest fight first. */
export function fightExample(): Thrown {
  const owners: Owner[] = ['red', 'red', 0, 0, 1, 1, 2];
  const dice: Lie[] = [
    { x: 620, y: 640, face: 4, angle: 12 },
    { x: 1050, y: 720, face: 5, angle: 70 },
    { x: 1030, y: 530, face: 5, angle: 33 },
    { x: 1270, y: 520, face: 3, angle: 80 },
    { x: 470, y: 600, face: 2, angle: 55 },
    { x: 1330, y: 860, face: 1, angle: 20 },
    { x: 700, y: 860, face: 6, angle: 40 },
  ];
  const state = table();
  state.stack = [{ kind: 'raid', captain: 0, caravan: 'spain-2', sent: [2, 2, 1], step: 'fight', queue: [] }];
  return thrown(state, owners, dice);
}

/** A red 3: the three ships nearest to it are drawn in. */
export function whirlpoolExample(): Thrown {
  const owners: Owner[] = ['red', 0, 0, 0, 1, 1, 2, 2];
  const dice: Lie[] = [
    { x: 900, y: 680, face: 3, angle: 30 },
    { x: 800, y: 600, face: 2, angle: 65 },
    { x: 480, y: 520, face: 6, angle: 10 },
    { x: 1010, y: 560, face: 1, angle: 48 },
    { x: 1100, y: 740, face: 5, angle: 22 },
    { x: 1330, y: 520, face: 4, angle: 77 },
    { x: 640, y: 860, face: 3, angle: 5 },
    { x: 1270, y: 880, face: 6, angle: 36 },
  ];
  const state = table({ talismans: 1 });
  state.stack = [
    { kind: 'choose-character', chosen: [null, null, null] },
    { kind: 'curse', caster: 0, curse: 'whirlpool', spared: 0, step: 'strike' },
  ];
  return thrown(state, owners, dice);
}

function thrown(state: State, owners: Owner[], dice: readonly Lie[]): Thrown {
  state.stack.push({ kind: 'throw-dice', owners });
  const { events } = after(state, 'chance', { type: 'throw', dice });
  return { owners, dice, events };
}

/** What each kind brings in a port: three or more its price, fewer a chest a card. */
export function saleExample(): { port: Port; lines: { good: Good; count: number; each: number; chests: number }[] } {
  const port: Port = 'cask-harbour';
  const state: State = { ...table(), port };
  const sold = [['fruit', 4] as const, ['rum', 2] as const];
  const lines = sold.map(([good, count]) => {
    const chests = proceeds(state, good, count);
    return { good, count, each: chests / count, chests };
  });
  return { port, lines };
}

export interface Fleet {
  readonly guards: number;
  /** What each loaded ship carries. */
  readonly loaded: readonly (readonly Good[])[];
  readonly free: number;
  readonly reserve: number;
  readonly chests: number;
}

/** Where the ten ships of a pirate are: on guard, loaded, free, in reserve. */
export function fleetExample(): Fleet {
  const player = at(table({ ships: 8, chests: 24, guards: 2, goods: { fruit: 1, coffee: 1, rum: 2 }, doubleHold: 1 }).players, 0);
  const goods = GOODS.flatMap((good) => Array.from({ length: player.goods[good] }, () => good));
  const loaded = Array.from({ length: loadedOf(player) }, (_, ship) => (ship === 0 ? goods.splice(0, 2) : goods.splice(0, 1)));
  return {
    guards: player.ships - fleetOf(player),
    loaded,
    free: freeShipsOf(player),
    reserve: reserveOf(player),
    chests: player.chests,
  };
}

/** The last sale of a pirate, and the score sheet after it. */
export function sheetExample(): { events: readonly Event[]; sheet: readonly ScoreLine<Line>[] } {
  const state = table({
    chests: 18,
    goods: { fruit: 0, coffee: 1, rum: 3 },
    talismans: 4,
    yinYang: 7,
    marks: 2,
    hand: ['kraken'],
  });
  state.port = 'still-cove';
  state.stack = [{ kind: 'final-sale', done: [false, false, false] }];
  const { end, events } = after(state, 0, { type: 'sell-rest' });
  const sheet = outcome(piratesOf7Seas, end)?.sheets[0];
  if (sheet === undefined) throw new Error('the example is not over');
  return { events, sheet };
}

function after(state: State, actor: Seat | 'chance', move: MoveOf<PiratesOf7Seas>): { end: State; events: readonly Event[] } {
  const events: Event[] = [];
  const end = play(piratesOf7Seas, state, actor, move, (event) => events.push(event));
  return { end, events };
}

/** Three pirates, the first of whom stands like this. */
function table(standing: Partial<Player> = {}): State {
  const state = piratesOf7Seas.setup(defaultOptions(piratesOf7Seas), PIRATES);
  state.stack = [];
  state.players[0] = { ...at(state.players, 0), ...standing };
  return state;
}
