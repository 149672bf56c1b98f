// The game of another world: whatever one viewer may not know is different there, everything else is the same.
import {
  type AnyGame,
  at,
  type Entry,
  type GameTypes,
  legalMoves,
  pick,
  play,
  type Rng,
  refusal,
  type Staged,
  same,
  show,
  start,
  type Viewer,
} from '@quarterdeck/kernel';
import type { Play } from '../../src/table/room/play.ts';

type Event = GameTypes['event'];
type Move = GameTypes['move'];

interface Turn {
  readonly move: Move;
  readonly state: Staged;
  readonly events: readonly Event[];
}

const OTHER_SEED = '5eed'.repeat(16);

/** A game that this viewer cannot tell from the true one: its position, its moves, what happened in them, and its seed. */
export function twinOf({ match, setup, events }: Play, viewer: Viewer, rng: Rng): Play {
  const { game, options, seats } = match;
  let truth = start(game, options, seats);
  let state = truth;
  const turns: Turn[] = [];
  for (const [i, entry] of match.log.entries()) {
    truth = play(game, truth, entry.actor, entry.move);
    const turn = counterpart({ game, viewer, state, truth, entry, rng }) ?? {
      move: entry.move,
      state: game.determinize(game.view(truth, viewer), rng),
      events: at(events, i),
    };
    state = turn.state;
    turns.push(turn);
  }
  const log = match.log.map(({ actor }, i) => ({ actor, move: at(turns, i).move }));
  const swapped = game.determinize(game.view(match.state, viewer), rng);
  const swappedMatch = { ...match, seed: OTHER_SEED, log, state: swapped };
  return { match: swappedMatch, setup, events: turns.map((turn) => turn.events), latest: null };
}

/** The game as it was after its first entries. */
export function cutTo({ match, setup, events }: Play, count: number, state: Staged): Play {
  const log = match.log.slice(0, count);
  const earlier = { ...match, log, traces: match.traces.slice(0, count), state };
  return { match: earlier, setup, events: events.slice(0, count), latest: null };
}

interface Moment {
  readonly game: AnyGame;
  readonly viewer: Viewer;
  /** The position in the other world. */
  readonly state: Staged;
  readonly entry: Entry<Move>;
  /** The true position after the entry. */
  readonly truth: Staged;
  readonly rng: Rng;
}

/**
 * What happens in the other world while this entry is made in the true one: another move that the viewer cannot tell from
 * it, or the same one. Null where neither looks right: something hidden has come out, and the worlds part.
 */
function counterpart(moment: Moment): Turn | null {
  const { game, viewer, state, entry, truth } = moment;
  const seen = JSON.stringify(show(game, truth, viewer));
  const looksRight = (turn: Turn) => JSON.stringify(show(game, turn.state, viewer)) === seen;
  const own = refusal(game, state, entry.actor, entry.move) === null ? turnOf(moment, entry.move) : null;
  const others = entry.actor === viewer ? [] : someOthers(moment).map((move) => turnOf(moment, move));
  // Two open ways to one and the same position are no secret.
  const other = others.find((turn) => looksRight(turn) && (own === null || !same(turn.state, own.state)));
  return other ?? (own !== null && looksRight(own) ? own : null);
}

function turnOf({ game, state, entry }: Moment, move: Move): Turn {
  const events: Event[] = [];
  return { move, state: play(game, state, entry.actor, move, (event) => events.push(event)), events };
}

const TRIES = 3;

function someOthers({ game, state, entry, rng }: Moment): Move[] {
  const others = legalMoves(game, state, entry.actor).filter((move) => !same(move, entry.move));
  return others.length === 0 ? [] : Array.from({ length: TRIES }, () => pick(others, rng));
}
