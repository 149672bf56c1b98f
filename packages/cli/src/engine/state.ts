// A state from outside: held against a fresh one of the same game, and played on, before it is believed.
import {
  type AnyGame,
  actorName,
  canonical,
  copyState,
  Fault,
  fieldsOf,
  isOver,
  isSampled,
  legalMoves,
  notPlain,
  outcome,
  parseOptions,
  parseSeats,
  playOut,
  quickRng,
  type Staged,
  same,
  start,
  type Viewer,
  waiting,
} from '@quarterdeck/kernel';

export interface CheckedState {
  readonly options: object;
  readonly seats: number;
  readonly state: Staged;
}

/** Random games played on from the state: none of them may run into a fault. */
const TRIALS = 4;

export function checkState(game: AnyGame, given: object): CheckedState {
  try {
    return check(game, given);
  } catch (cause) {
    // Whatever the rules make of a wrong state, it is the state that is wrong.
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Fault('bad-state', cause instanceof Fault ? why : `state does not hold together: ${why}`);
  }
}

function check(game: AnyGame, given: object): CheckedState {
  const odd = notPlain(given);
  if (odd !== null) refuse(`state${odd} is not plain data`);
  const fixed = fieldsOf(fieldsOf(given)?.get('fixed'));
  if (fixed === null) return refuse("state.fixed must hold the game's options and seats");
  const options = parseOptions(game, fixed.get('options'));
  const seats = parseSeats(game, options, fixed.get('seats'));
  const fresh = start(game, options, seats);
  if (!isLike(game, fresh, given)) return refuse('state is not a state of this game');
  checkCensus(game, fresh, given);
  checkAsked(game, given, seats);
  checkFuture(game, given, seats, game.longest(options, seats));
  return { options, seats, state: { ...given, fixed: fresh.fixed } };
}

/** Narrows what was checked field by field; a Fault names the first field that differs. */
function isLike(game: AnyGame, fresh: Staged, given: object): given is Staged {
  const { stack: freshStack, ...rest } = fresh;
  const { stack, ...fields }: { stack?: unknown } = { ...given };
  compare(rest, fields, 'state');
  if (!same(fieldsOf(given)?.get('fixed'), fresh.fixed)) refuse('state.fixed differs from that of a game with these options');
  const kinds = Object.keys(game.phases);
  if (!Array.isArray(stack) || !Array.isArray(freshStack)) return refuse('state.stack must be a list');
  for (const [i, frame] of stack.entries()) {
    const kind = fieldsOf(frame)?.get('kind');
    if (typeof kind !== 'string' || !kinds.includes(kind)) refuse(`state.stack[${i}] must have a kind: ${kinds.join(', ')}`);
  }
  return true;
}

/** As far as a fresh state can tell: what is null or empty there may hold anything. */
function compare(fresh: unknown, given: unknown, path: string): void {
  if (fresh === null || (given === null && typeof fresh !== 'object')) return;
  if (Array.isArray(fresh)) {
    if (!Array.isArray(given)) refuse(`${path} must be a list`);
    if (fresh.length > 0) for (const [i, item] of given.entries()) compare(fresh[0], item, `${path}[${i}]`);
    return;
  }
  if (typeof fresh !== 'object') {
    if (typeof given !== typeof fresh) refuse(`${path} must be a ${typeof fresh}`);
    return;
  }
  compareFields(fieldsOf(fresh), fieldsOf(given), path);
}

function compareFields(
  fresh: ReadonlyMap<string, unknown> | null,
  given: ReadonlyMap<string, unknown> | null,
  path: string,
): void {
  if (fresh === null || given === null) refuse(`${path} must be an object`);
  for (const name of given.keys())
    if (!fresh.has(name)) refuse(`${path} has no field '${name}': it has ${[...fresh.keys()].join(', ')}`);
  for (const [name, field] of fresh) {
    if (!given.has(name)) refuse(`${path}.${name} is missing`);
    compare(field, given.get(name), `${path}.${name}`);
  }
}

/** Everybody can look at it, and it can be played to its end. */
function checkFuture(game: AnyGame, state: Staged, seats: number, longest: number): void {
  const viewers: Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator', 'all'];
  for (const [i, viewer] of viewers.entries()) game.determinize(game.view(state, viewer), quickRng(i));
  for (let trial = 0; trial < TRIALS; trial++) {
    const copy = copyState(state);
    playOut(game, copy, quickRng(trial), longest);
    if (!isOver(copy)) refuse('state leads to games that do not end');
    if (outcome(game, copy)?.places.length !== seats) refuse(`state leads to an outcome that is not for ${seats} seats`);
    checkCensus(game, state, copy);
  }
}

/** Nothing has appeared, and nothing has vanished. */
function checkCensus(game: AnyGame, fresh: Staged, state: Staged): void {
  const [has, should] = [game.census(state), game.census(fresh)];
  if (!same(has, should)) refuse(`state has ${canonical(has)}, and should have ${canonical(should)}`);
}

/** Somebody is asked, and has an answer. */
function checkAsked(game: AnyGame, state: Staged, seats: number): void {
  if (isOver(state)) return;
  const asked = waiting(game, state);
  if (asked.length === 0) refuse('state has an open decision that waits for nobody');
  for (const actor of asked) {
    const isThere = actor === 'chance' || (Number.isInteger(actor) && actor >= 0 && actor < seats);
    if (!isThere) refuse(`state waits for ${actorName(actor)}, and there are ${seats} seats`);
    const canAnswer = (actor === 'chance' && isSampled(game, state)) || legalMoves(game, state, actor).length > 0;
    if (!canAnswer) refuse(`state waits for ${actorName(actor)}, who has no legal move`);
  }
}

function refuse(what: string): never {
  throw new Fault('bad-state', what);
}
