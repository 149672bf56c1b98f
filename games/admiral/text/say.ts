// Which sentence is said, for all languages alike.
import { at, type GameText } from '@quarterdeck/kernel';
import { bookOf } from '../src/book.ts';
import { type Cell, columnName } from '../src/data/cells.ts';
import type { Admiral, Decisions, OpenFrame, View } from '../src/types.ts';
import type { Phrases } from './phrases.ts';
import { capital, directionOf } from './saying.ts';

type Text = GameText<Admiral>;

export function say({ ways, ...phrases }: Phrases): Text {
  return {
    ...phrases,
    prompts: { ...phrases.prompts, ...promptsBy(ways) },
    moves: { ...phrases.moves, ...movesBy(ways, phrases.own) },
    events: { ...phrases.events, ...seaEvents(ways), ...repairEvents(ways), ...fightEvents(ways) },
  };
}

function promptsBy(ways: Phrases['ways']): Omit<Text['prompts'], keyof Phrases['prompts']> {
  return {
    'reef-row': ({ view }) => named(openOf(view, 'reef-row'), ways.reefRow, ({ column }) => ways.reefRowIn(columnName(column))),
    berth: ({ view }) => named(openOf(view, 'berth')?.queue[0], ways.berth, ways.berthOf),
    'lay-mines': ({ view }) => ways.layMine((openOf(view, 'lay-mines')?.card ?? 0) + 1),
    turn: ({ view }) => (isAtWar(view) ? ways.turnAtWar : ways.turnAtPeace),
    course: ({ view }) => named(openOf(view, 'course')?.ship, ways.course, ways.courseOf),
    'make-port': ({ view }) => named(openOf(view, 'make-port')?.ship, ways.makePort, ways.makePortOf),
    salvo: ({ view }) => named(openOf(view, 'salvo')?.target, ways.salvo, ways.salvoAt),
    'boarding-party': ({ view }) => named(openOf(view, 'boarding-party')?.target, ways.party, ways.partyAgainst),
    'share-durability': ({ view }) => named(nextToShare(view), ways.share, ways.shareOf),
    'mine-order': ({ view }) => named(orderedMine(view), ways.mineOrder, ways.mineOrderAt),
  };
}

/** What is spoken of by name where it is known. */
function named<T>(thing: T | null | undefined, unknown: string, known: (thing: T) => string): string {
  return thing === null || thing === undefined ? unknown : known(thing);
}

/** The open decision, if it is of this kind. */
function openOf<K extends keyof Decisions>(view: View, kind: K): Extract<OpenFrame, { kind: K }> | null {
  const frame = view.stack.at(-1);
  return frame !== undefined && isKind(frame, kind) ? frame : null;
}

function isKind<K extends string>(frame: OpenFrame, kind: K): frame is Extract<OpenFrame, { kind: K }> {
  return frame.kind === kind;
}

/** Mini-games are about sailing alone. */
function isAtWar(view: View): boolean {
  return bookOf(view.fixed).scenario.fighting;
}

function nextToShare(view: View): number | undefined {
  const frame = openOf(view, 'share-durability');
  return frame?.to[frame.given.length];
}

/** The cell of the mine whose order is open, for who knows it. */
function orderedMine(view: View): Cell | null {
  const frame = openOf(view, 'mine-order');
  return frame === null ? null : (view.mines[frame.seat]?.[frame.mine]?.at ?? null);
}

function movesBy(ways: Phrases['ways'], own: Phrases['own']): Omit<Text['moves'], keyof Phrases['moves']> {
  return {
    'reef-row': ({ row }, { view }) =>
      named(openOf(view, 'reef-row'), ways.row(row), ({ column }) => `${columnName(column)}${row}`),
    spin: ({ towards, strength }) =>
      strength === 'calm'
        ? `${own.winds.calm} (${directionOf(towards)})`
        : `${own.winds[strength]} ${own.directions[directionOf(towards)]}`,
    allot: ({ units }) => (units === 0 ? ways.allotNothing : `${units}`),
    load({ ship, from }, { view }) {
      const cargo = cargoIn(view, ways);
      return at(view.ships, ship).at === from ? ways.load(cargo, ship) : ways.loadFrom(cargo, ship, from);
    },
    unload: ({ ship, into }, { view }) => ways.unload(cargoIn(view, ways), ship, into),
    'order-mine'({ mine }, { view }) {
      const cell = typeof view.viewer === 'number' ? view.mines[view.viewer]?.[mine]?.at : null;
      return named(cell, ways.mineOrders(mine + 1), ways.mineOrdersAt);
    },
    'set-order': ({ kinds }) => capital(own.order(kinds)),
  };
}

function cargoIn(view: View, { pearl, treasure }: Phrases['ways']): string {
  return bookOf(view.fixed).scenario.cargo.what === 'pearls' ? pearl : treasure;
}

type Events = Text['events'];

function seaEvents(ways: Phrases['ways']) {
  return {
    'mine-laid': ({ seat, cell }, names) =>
      named(cell, ways.mineLaid(names(seat)), (known) => ways.mineLaidAt(names(seat), known)),
    'mine-ordered': ({ seat, mine, kinds }, names) =>
      named(kinds, ways.mineOrdered(names(seat)), (known) => ways.mineOrderedTo(names(seat), mine + 1, known)),
    wind: (event, names) => (event.strength === 'calm' ? ways.calm : ways.blows)(event, names),
    drifted: (event, names) => (event.from === event.to ? ways.rodeOut : ways.drifted)(event, names),
    spilled: (event, names) => (event.lost ? ways.lostAtSea : ways.spilled)(event, names),
    dug: (event, names) => (event.found ? ways.dugUp : ways.trapped)(event, names),
    ended: (event, names) => (event.winners.length === 0 ? ways.endedWithout : ways.endedWith)(event, names),
  } satisfies Partial<Events>;
}

function repairEvents(ways: Phrases['ways']) {
  return {
    repaired: (event, names) => (event.left === 0 ? ways.madeWhole : ways.repaired)(event, names),
    'gang-began': (event, names) => (event.restoring ? ways.gangRestores : ways.gangRepairs)(event, names),
    'gang-ended': (event, names) => (event.restoring ? ways.ruinLeft : ways.gangEnded)(event, names),
    'fort-repaired': (event, names) => (event.left === 0 ? ways.fortMadeWhole : ways.fortRepaired)(event, names),
    'fort-passed': (event, names) =>
      event.to === null ? ways.fortNobodys(event, names) : ways.fortPassed(event.fort, names(event.to)),
  } satisfies Partial<Events>;
}

function fightEvents(ways: Phrases['ways']) {
  return {
    volley: (event, names) => (event.hits === 0 ? ways.missed : ways.hit)(event, names),
    'fort-ruined': (event, names) => (event.lost === 0 ? ways.ruined : ways.ruinedWith)(event, names),
    exploded: (event, names) => (event.hit.length === 0 ? ways.explodedAlone : ways.exploded)(event, names),
    defended: (event, names) => (event.ships.length === 0 ? ways.defendedAlone : ways.defendedBy)(event, names),
    'contest-over'(event, names) {
      if (event.isTie) return ways.tie(event, names);
      return event.winner === null ? ways.fortHolds(event, names) : ways.contestWon(event, names(event.winner));
    },
    'fort-captured': (event, names) => (event.stored === 0 ? ways.captured : ways.capturedWith)(event, names),
  } satisfies Partial<Events>;
}
