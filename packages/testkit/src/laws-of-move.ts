// Laws that hold whenever somebody moves.
import {
  type Actor,
  type AnyGame,
  advance,
  at,
  canonical,
  copyOf,
  findUndo,
  type GameTypes,
  legalMoves,
  type Match,
  notPlain,
  pick,
  play,
  type Rng,
  refusal,
  type Staged,
  same,
  undo,
  type Viewer,
  waiting,
} from '@quarterdeck/kernel';
import { demand } from './broken.ts';
import {
  bytesFor,
  bytesSeen,
  firstDifference,
  kindOf,
  type Move,
  movesOf,
  type Position,
  someViewers,
} from './laws-of-position.ts';

type Event = GameTypes['event'];

/** A move about to be made, and what came of it. */
export interface Step extends Position {
  readonly actor: Actor;
  readonly move: Move;
  readonly before: Match<GameTypes>;
  readonly after: Match<GameTypes>;
  readonly events: readonly Event[];
}

export type MoveLaw = (step: Step) => void;

/** The same move in the same position gives the same state, also after save and load, and leaves the old one alone. */
const movesAreFunctions: MoveLaw = ({ game, before, after, actor, move }) => {
  const loaded: Staged = JSON.parse(JSON.stringify(before.state));
  for (const state of [before.state, loaded]) {
    const again = play(game, state, actor, move);
    demand(
      'moves are functions',
      same(again, after.state),
      () => `${phrase(game, move)} gives two results:\n${difference(after.state, again)}`,
    );
  }
};

/** Cards, coins and ships neither appear nor vanish. */
const nothingIsLost: MoveLaw = ({ game, before, after, move }) => {
  const was = canonical(game.census(before.state));
  const is = canonical(game.census(after.state));
  demand('nothing is lost', is === was, () => `${phrase(game, move)} changes what there is:\n${firstDifference(was, is)}`);
};

/**
 * Events are plain, and a viewer who cannot see in which of two ways a position has changed neither hears it nor sees it while the events
 * are told. (Two open ways to one and the same state are no secret.)
 */
const eventsKeepSecrets: MoveLaw = ({ game, seats, rng, before, after, events, actor, move }) => {
  demand('events keep secrets', notPlain(events) === null, () => `an event of ${phrase(game, move)} is not plain`);
  const [other] = shuffledOthers(movesOf(game, before.state, actor, rng), move, rng);
  if (other === undefined || same(play(game, before.state, actor, other), after.state)) return;
  for (const viewer of someViewers(seats, rng)) {
    if (viewer !== actor)
      compareTales(game, viewer, { state: before.state, actor, move }, { state: before.state, actor, move: other });
  }
};

/** The same for a swapped position: the move is the same, what lies hidden is not. */
const eventsKeepHiddenThings: MoveLaw = ({ game, seats, rng, before, actor, move }) => {
  for (const viewer of someViewers(seats, rng)) {
    const swapped = game.determinize(game.view(before.state, viewer), rng);
    if (refusal(game, swapped, actor, move) !== null) continue;
    compareTales(game, viewer, { state: before.state, actor, move }, { state: swapped, actor, move });
  }
};

interface Played {
  readonly state: Staged;
  readonly actor: Actor;
  readonly move: Move;
}

/** Where two moves come to the same for a viewer, they are told alike, beat by beat. */
function compareTales(game: AnyGame, viewer: Viewer, here: Played, elsewhere: Played): void {
  const [one, other] = [taleOf(game, viewer, here), taleOf(game, viewer, elsewhere)];
  if (one.end !== other.end) return;
  demand(
    'events keep secrets',
    one.told === other.told,
    () => `${viewer} is told what it cannot see:\n${firstDifference(one.told, other.told)}`,
  );
}

/** What a viewer hears of a move and sees at each event, and what it comes to. */
function taleOf(game: AnyGame, viewer: Viewer, { state, actor, move }: Played): { readonly told: string; readonly end: string } {
  const beats: string[] = [];
  const next = copyOf(game, state);
  advance(game, next, actor, move, (happened) => {
    const event = game.viewEvent(happened, viewer);
    if (event !== null) beats.push(JSON.stringify({ event, view: game.view(next, viewer) }));
  });
  return { told: beats.join('\n'), end: bytesFor(game, next, viewer) };
}

/** Several are asked at once: in whatever order they answer, the same comes of it. */
const orderDoesNotMatter: MoveLaw = ({ game, rng, before }) => {
  const asked = waiting(game, before.state);
  if (asked.length < 2) return;
  const answers = asked.map((actor) => ({ actor, move: pick(movesOf(game, before.state, actor, rng), rng) }));
  const [first, last] = [answers, answers.toReversed()].map((order) => {
    let state = before.state;
    for (const { actor, move } of order) {
      demand(
        'order does not matter',
        waiting(game, state).includes(actor),
        () => `${actor} is no longer asked after another has answered`,
      );
      demand(
        'order does not matter',
        refusal(game, state, actor, move) === null,
        () => `${phrase(game, move)} depends on another's answer`,
      );
      state = play(game, state, actor, move);
    }
    return state;
  });
  demand(
    'order does not matter',
    same(first, last),
    () => `'${kindOf(before.state)}' depends on who answers first:\n${difference(first, last)}`,
  );
};

/** A move can be taken back only if nobody has learned anything by it, and taking it back brings the old position back. */
const undoTakesBackNoKnowledge: MoveLaw = ({ game, seats, rng, before, after, actor, move }) => {
  for (let seat = 0; seat < seats; seat++) {
    if (!canUndo(after, seat)) continue;
    demand('undo takes back no knowledge', actor !== 'chance', () => `seat ${seat} may undo across chance`);
    if (seat !== actor) continue;
    demand(
      'undo takes back no knowledge',
      same(undo(after, seat).state, before.state),
      () => `undoing ${phrase(game, move)} leads elsewhere`,
    );
    for (const viewer of [actor, ...someViewers(seats, rng)]) demandNothingLearned(before, after, viewer, rng);
  }
};

/** Whatever the viewer did not know before is swapped; if it can tell now, the move has shown it something. */
function demandNothingLearned(before: Match<GameTypes>, after: Match<GameTypes>, viewer: Viewer, rng: Rng): void {
  const { game } = before;
  const { actor, move } = at(after.log, before.log.length);
  const swapped = game.determinize(game.view(before.state, viewer), rng);
  if (refusal(game, swapped, actor, move) !== null) return;
  const here = bytesSeen(game, after.state, viewer);
  const elsewhere = bytesFor(game, play(game, swapped, actor, move), viewer);
  demand('undo takes back no knowledge', here === elsewhere, () => {
    return `${phrase(game, move)} shows ${viewer} something and can be undone:\n${firstDifference(here, elsewhere)}`;
  });
}

function canUndo(match: Match<GameTypes>, seat: number): boolean {
  return typeof findUndo(match, seat) === 'number';
}

/** A move that was legal before is refused with a reason when it is not legal now, and the reason gives nothing away. */
const refusalsAreTyped: MoveLaw = ({ game, seats, rng, after, move }) => {
  const [asked] = waiting(game, after.state);
  const seat = asked === undefined || asked === 'chance' ? rng.below(seats) : asked;
  if (legalMoves(game, after.state, seat).some((legal) => same(legal, move))) return;
  const refused = refusal(game, after.state, seat, move);
  demand('refusals are typed', refused !== null, () => `${phrase(game, move)} is not legal for ${seat}, and not refused`);
  const swapped = game.determinize(game.view(after.state, seat), rng);
  const again = refusal(game, swapped, seat, move);
  demand('refusals are typed', same(again, refused), () => `the reason against ${phrase(game, move)} depends on a secret`);
};

function shuffledOthers(moves: readonly Move[], move: Move, rng: Rng): Move[] {
  const others = moves.filter((other) => !same(other, move));
  return others.length === 0 ? [] : [pick(others, rng)];
}

function phrase(game: Position['game'], move: Move): string {
  return `'${game.notation.print(move)}'`;
}

function difference(a: unknown, b: unknown): string {
  return firstDifference(canonical(a), canonical(b));
}

export const LAWS_OF_MOVE: readonly MoveLaw[] = [
  movesAreFunctions,
  nothingIsLost,
  eventsKeepSecrets,
  eventsKeepHiddenThings,
  orderDoesNotMatter,
  undoTakesBackNoKnowledge,
  refusalsAreTyped,
];
