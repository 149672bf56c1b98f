// Bots against each other on the same deals: each deal is played as often as there are seats, and each bot has each seat once.
import { type Bot, parseContender } from '@quarterdeck/bots';
import {
  type AnyOffer,
  at,
  copyState,
  outcome,
  parseOptions,
  type Seat,
  scores,
  sha256Words,
  show,
  start,
} from '@quarterdeck/kernel';
import type { Stretch } from '../sim/crew.ts';
import { playToEnd, rngAt } from '../sim/to-end.ts';

/** A part of a contest, in deals; it says everything, so that a worker can do it. */
export interface Contest extends Stretch {
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  /** Who takes part: as many as there are seats, or more. */
  readonly bots: readonly string[];
  readonly seed: string;
}

/** A bot by its place in the list of those who take part. */
export type Entrant = number;

/** One game of a deal. */
export interface Bout {
  readonly deal: number;
  readonly moves: number;
  /** Who sat where. */
  readonly seating: readonly Entrant[];
  /** By seat; null: the game did not come to its end. */
  readonly end: {
    readonly winners: readonly Seat[];
    readonly places: readonly number[];
    readonly scores: readonly number[];
  } | null;
}

/** Everybody meets everybody: all line-ups of so many entrants, in the order of the list. */
export function lineUps(entrants: number, seats: number, from: Entrant = 0): Entrant[][] {
  if (seats === 0) return [[]];
  const firsts = Array.from({ length: Math.max(0, entrants - seats - from + 1) }, (_, i) => from + i);
  return firsts.flatMap((first) => lineUps(entrants, seats - 1, first + 1).map((rest) => [first, ...rest]));
}

/** Deals go from line-up to line-up, so that all line-ups meet the same luck. */
export function playDeals(offer: AnyOffer, contest: Contest, onDeal: (done: number) => void): Bout[] {
  const table = tableOf(offer, contest);
  const line = lineUps(contest.bots.length, contest.seats);
  const bouts: Bout[] = [];
  for (let deal = contest.from; deal < contest.to; deal++) {
    const lineUp = at(line, deal % line.length);
    for (let turn = 0; turn < lineUp.length; turn++) {
      const seating = lineUp.map((_, seat) => at(lineUp, (seat + turn) % lineUp.length));
      bouts.push({ deal, ...table(Math.floor(deal / line.length), turn, seating) });
    }
    onDeal(deal + 1 - contest.from);
  }
  return bouts;
}

/** Chance has the same numbers in every game of a deal, and each bot has numbers of its own, so that none disturbs another's luck. */
function tableOf(offer: AnyOffer, { options: given, bots: names, seats, seed }: Contest) {
  const { game } = offer;
  const options = parseOptions(game, given);
  const fresh = start(game, options, seats);
  const limit = game.longest(options, seats);
  const bots: readonly Bot[] = names.map(parseContender);
  const [chance = 0, thought = 0] = sha256Words(seed);
  return (luck: number, turn: number, seating: readonly Entrant[]): Omit<Bout, 'deal'> => {
    const state = copyState(fresh);
    const thoughts = seating.map((entrant) => rngAt(thought, (luck * seats + turn) * names.length + entrant));
    const answer = (seat: Seat) => at(bots, at(seating, seat)).choose(offer, show(game, state, seat), at(thoughts, seat));
    const moves = playToEnd(game, state, rngAt(chance, luck), answer, limit);
    const end = outcome(game, state);
    return { moves, seating, end: end && { winners: end.winners, places: end.places, scores: scores(end) } };
  };
}
