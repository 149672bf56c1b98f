// Laws that hold in every position of every game.
import {
  type Actor,
  type AnyGame,
  canonical,
  chanceWeight,
  copyOf,
  drawChance,
  type GameTypes,
  isSampled,
  legalMoves,
  type MoveOf,
  notPlain,
  outcome,
  pick,
  type Rng,
  refusal,
  type Staged,
  same,
  show,
  shuffled,
  type Viewer,
  waiting,
} from '@quarterdeck/kernel';
import { demand } from './broken.ts';
import { type Ledger, noteSwap } from './ledger.ts';

export const MOST_MOVES = 200;

export type Move = MoveOf<GameTypes>;

/** All that the laws of a position look at. */
export interface Position {
  readonly game: AnyGame;
  readonly seats: number;
  readonly state: Staged;
  readonly rng: Rng;
  readonly ledger: Ledger;
}

export type Law = (position: Position) => void;

/** What a viewer receives, byte for byte. */
export function bytesFor(game: AnyGame, state: Staged, viewer: Viewer): string {
  return JSON.stringify(show(game, state, viewer));
}

const seen = new WeakMap<Staged, Map<Viewer, string>>();

/** The same of a position of the game itself, which is frozen: several laws ask for it, and it is written once. */
export function bytesSeen(game: AnyGame, state: Staged, viewer: Viewer): string {
  const known = seen.get(state) ?? new Map<Viewer, string>();
  const bytes = known.get(viewer) ?? bytesFor(game, state, viewer);
  seen.set(state, known.set(viewer, bytes));
  return bytes;
}

/** Two viewers at random, for laws too costly to ask of all of them at every step: others are asked at the next one. */
export function someViewers(seats: number, rng: Rng): Viewer[] {
  return shuffled(viewersOf(seats), rng).slice(0, 2);
}

export function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}

/** Somebody is waited for exactly while there is no outcome, and each has a legal move. */
export const somebodyCanMove: Law = ({ game, state, seats }) => {
  const asked = waiting(game, state);
  const end = outcome(game, state);
  demand('somebody can move', (asked.length === 0) === (end !== null), () =>
    end === null ? 'nobody is waited for, and there is no outcome' : 'there is an outcome while somebody is waited for',
  );
  demand('somebody can move', new Set(asked).size === asked.length, () => `${asked.join(', ')} waited for twice`);
  for (const actor of asked) {
    demand(
      'somebody can move',
      actor === 'chance' || (Number.isInteger(actor) && actor >= 0 && actor < seats),
      () => `no actor ${actor}`,
    );
    const count = isSampled(game, state) ? 1 : legalMoves(game, state, actor).length;
    demand('somebody can move', count > 0, () => `${actor} is waited for at '${kindOf(state)}' and has no legal move`);
    demand(
      'somebody can move',
      count <= MOST_MOVES || actor === 'chance',
      () => `${actor} has ${count} moves at '${kindOf(state)}'`,
    );
  }
};

/** Asking changes nothing and gives the same answer again (asked by one viewer a position: the next one asks in the next). */
export const askingIsPure: Law = ({ game, state, seats, rng }) => {
  const before = JSON.stringify(state);
  const viewer = pick(viewersOf(seats), rng);
  const first = bytesSeen(game, state, viewer);
  demand('asking is pure', bytesFor(game, state, viewer) === first, () => `${viewer} is shown something else the second time`);
  demand('asking is pure', JSON.stringify(state) === before, () => 'looking at the position has changed it');
};

/** States, views and moves are plain data; save and load change nothing. */
export const allIsPlain: Law = ({ game, state, seats, rng }) => {
  demandPlain('the state', state);
  const viewer = pick(viewersOf(seats), rng);
  demandPlain(`what ${viewer} is shown`, show(game, state, viewer));
  const loaded: unknown = JSON.parse(JSON.stringify(state));
  demand('all is plain data', same(loaded, state), () => 'the state is another one after save and load');
  demand('all is plain data', same(copyOf(game, state), state), () => 'the state is another one after a copy');
};

function demandPlain(what: string, data: unknown): void {
  const path = notPlain(data);
  demand('all is plain data', path === null, () => `${what} is not plain at ${path}`);
}

/** Every legal move has a notation of its own, which parses back to it. */
export const notationIsUnique: Law = ({ game, state }) => {
  for (const actor of waiting(game, state)) {
    const seen = new Set<string>();
    for (const move of movesOf(game, state, actor, { below: () => 0 })) {
      const phrase = game.notation.print(move);
      const again = game.notation.parse(phrase);
      demand('notation is unique', !seen.has(phrase), () => `two moves are written '${phrase}'`);
      demand('notation is unique', again !== null && same(again, move), () => `'${phrase}' is read as ${canonical(again)}`);
      demand(
        'notation is unique',
        phrase === phrase.trim() && !/[\n~]| {2}/.test(phrase),
        () => `'${phrase}' does not fit a line`,
      );
      seen.add(phrase);
    }
  }
};

/** Chance plays by its list: what it draws is legal, and every weight is a whole number above zero. */
export const chanceKeepsToItsList: Law = ({ game, state, rng }) => {
  if (!waiting(game, state).includes('chance')) return;
  const drawn = drawChance(game, state, rng);
  const refused = refusal(game, state, 'chance', drawn);
  demand('chance keeps to its list', refused === null, () => `chance draws ${canonical(drawn)}, which is not possible`);
  if (isSampled(game, state)) return;
  for (const move of legalMoves(game, state, 'chance')) {
    const weight = chanceWeight(game, state, move);
    demand(
      'chance keeps to its list',
      Number.isInteger(weight) && weight > 0,
      () => `the weight of ${canonical(move)} is ${weight}`,
    );
  }
};

/** What is greyed out is really refused, with the rule; what is legal is not. */
export const forbiddenIsRefused: Law = ({ game, state }) => {
  for (const actor of waiting(game, state)) {
    if (actor === 'chance') continue;
    const { forbidden, legal } = show(game, state, actor);
    for (const { move, refusal: refused } of forbidden) {
      const isOurs = refused.reason !== 'not-offered' && refused.rule !== '';
      demand('what is forbidden is refused', isOurs, () => `no reason is given against ${canonical(move)}`);
    }
    for (const move of legal) {
      const isAllowed = refusal(game, state, actor, move) === null;
      demand('what is forbidden is refused', isAllowed, () => `legal ${canonical(move)} is refused`);
    }
  }
};

/**
 * No leak: everything that a viewer may not know is swapped for something else that it cannot rule out, and the
 * viewer must be shown the same bytes.
 */
export const nothingLeaks: Law = ({ game, state, seats, rng, ledger }) => {
  const census = game.census(state);
  const secrets = game.secrets(state);
  for (const viewer of viewersOf(seats)) {
    const shown = bytesSeen(game, state, viewer);
    const swapped = game.determinize(game.view(state, viewer), rng);
    const again = bytesFor(game, swapped, viewer);
    demand('nothing leaks', again === shown, () => `${viewer} can tell what it may not know:\n${firstDifference(shown, again)}`);
    noteSwap(ledger, secrets, game.secrets(swapped), viewer);
    demand('nothing leaks', same(game.census(swapped), census), () => `the state made for ${viewer} has other cards`);
  }
};

export function movesOf(game: AnyGame, state: Staged, actor: Actor, rng: Rng): readonly Move[] {
  return actor === 'chance' && isSampled(game, state) ? [drawChance(game, state, rng)] : legalMoves(game, state, actor);
}

export function firstDifference(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  const from = Math.max(0, i - 60);
  return `  ${a.slice(from, i + 60)}\n  ${b.slice(from, i + 60)}`;
}

export function kindOf(state: Staged): string {
  return state.stack.at(-1)?.kind ?? 'the end';
}

export const LAWS_OF_POSITION: readonly Law[] = [
  somebodyCanMove,
  allIsPlain,
  askingIsPure,
  notationIsUnique,
  chanceKeepsToItsList,
  forbiddenIsRefused,
  nothingLeaks,
];
