// The table that the engine has open.
import type { Catalog } from '@quarterdeck/catalog';
import {
  type AnyOffer,
  act,
  drawChance,
  Fault,
  fairRng,
  type GameTypes,
  isChanceDue,
  type Match,
  play,
  type Staged,
  type Step,
  same,
  undo,
  undoable,
} from '@quarterdeck/kernel';

export interface Desk {
  readonly catalog: Catalog;
  /** Changed only when a request has succeeded. */
  table: Table | null;
}

export interface Table {
  readonly offer: AnyOffer;
  readonly match: Match<GameTypes>;
  /** What chance is drawn from, also when a hand has played for chance and the record can no longer name a seed. */
  readonly luck: string | null;
  /** Where the log begins, for a game that was loaded as a state. */
  readonly origin: Staged | null;
}

export function tableOf({ table }: Desk): Table {
  if (table === null) throw new Fault('no-game', "no game is open: 'new' or 'load' opens one");
  return table;
}

/** What chance plays now by the seed. */
function due({ match, luck }: Table): GameTypes['move'] {
  if (luck === null) throw new Fault('no-seed', "this game has no seed: play the moves of chance by hand, with actor 'chance'");
  return drawChance(match.game, match.state, fairRng(luck, match.log.length + 1));
}

/** Plays a move. Chance played by hand, and otherwise than the seed would have it, takes the seed out of the record. */
export function playAt(
  table: Table,
  actor: number | 'chance',
  move: object,
): { table: Table; events: Step<GameTypes>['events'] } {
  const isForced = actor === 'chance' && table.match.seed !== null && isChanceDue(table.match) && !same(due(table), move);
  const { match, events } = act(table.match, actor, move);
  return { table: { ...table, match: isForced ? { ...match, seed: null, commitment: null } : match }, events };
}

/** Lets chance move until a seat is asked or the game is over. */
export function playChance(table: Table) {
  const played: GameTypes['move'][] = [];
  const events: GameTypes['event'][] = [];
  let at = table;
  while (isChanceDue(at.match)) {
    const move = due(at);
    const step = playAt(at, 'chance', move);
    at = step.table;
    played.push(move);
    events.push(...step.events);
  }
  return { table: at, played, events };
}

export function undoAt(table: Table, seat: number): Table {
  const { match, origin } = table;
  if (origin === null) return { ...table, match: undo(match, seat) };
  const number = undoable(match, seat);
  const log = match.log.toSpliced(number, 1);
  const state = log.reduce((before, { actor, move }) => play(match.game, before, actor, move), origin);
  return { ...table, match: { ...match, log, traces: match.traces.toSpliced(number, 1), state } };
}
