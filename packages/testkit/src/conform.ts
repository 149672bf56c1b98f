// The conformance suite: one random game, every law after every move.
import {
  type AnySpokenOffer,
  at,
  type GameTypes,
  isOver,
  LANGUAGES,
  type Match,
  openMatch,
  outcome,
  printRecord,
  quickRng,
  type Rng,
  same,
  stateHash,
  verifyRecord,
} from '@quarterdeck/kernel';
import { Broken, demand } from './broken.ts';
import { freeze } from './freeze.ts';
import { LAWS_OF_MOVE, type Step } from './laws-of-move.ts';
import { LAWS_OF_POSITION, type Position } from './laws-of-position.ts';
import { demandSecrecy, type Ledger } from './ledger.ts';
import type { Options } from './option-sets.ts';
import { randomStep } from './walk.ts';
import { wordsAreWhole } from './words.ts';

export interface Setting {
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  /** Types of moves that random play leaves alone where it can. */
  readonly shunned?: readonly string[];
}

/** A game that broke a law, as far as it went. */
export class BrokenGame extends Error {
  override readonly name = 'BrokenGame';
  readonly match: Match<GameTypes>;

  constructor(match: Match<GameTypes>, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.match = match;
  }
}

/** Plays one random game to its end under every law; throws a BrokenGame. Returns the number of moves. */
export function conform(offer: AnySpokenOffer, setting: Setting, ledger: Ledger = new Map()): number {
  const { options, seats, seed } = setting;
  const rng = quickRng(Number.parseInt(stateHash({ options, seats, seed }).slice(0, 12), 16));
  let match = openMatch(offer.game, setting);
  try {
    freeze(match.state);
    while (!isOver(match.state)) match = step(offer, match, rng, ledger, setting.shunned);
    checkPosition(match, rng, ledger);
    checkEnd(match);
    demandSecrecy(ledger);
  } catch (cause) {
    throw new BrokenGame(match, cause);
  }
  return match.log.length;
}

function step(
  offer: AnySpokenOffer,
  match: Match<GameTypes>,
  rng: Rng,
  ledger: Ledger,
  shunned: readonly string[] = [],
): Match<GameTypes> {
  checkPosition(match, rng, ledger);
  const { game } = match;
  const { actor, match: after, events } = randomStep(match, rng, shunned);
  freeze(after.state);
  const { move } = at(after.log, after.log.length - 1);
  const done: Step = { ...positionOf(match, rng, ledger), actor, move, before: match, after, events };
  for (const law of LAWS_OF_MOVE) law(done);
  wordsAreWhole(offer, done, LANGUAGES);
  const limit = game.longest(match.options, match.seats);
  demand('the game ends within its bound', after.log.length <= limit, () => `more than ${limit} moves`);
  return after;
}

function checkPosition(match: Match<GameTypes>, rng: Rng, ledger: Ledger): void {
  const position = positionOf(match, rng, ledger);
  for (const law of LAWS_OF_POSITION) law(position);
}

function positionOf(match: Match<GameTypes>, rng: Rng, ledger: Ledger): Position {
  return { game: match.game, seats: match.seats, state: match.state, rng, ledger };
}

/** Places and sheets fit each other, and the record of the game leads to the same end. */
function checkEnd(match: Match<GameTypes>): void {
  const end = outcome(match.game, match.state);
  if (end === null) throw new Broken('the end is told', 'the game is over without an outcome');
  const { places, sheets, winners } = end;
  demand(
    'the end is told',
    places.length === match.seats && sheets.length === match.seats,
    () => 'a seat has no place or no sheet',
  );
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  demand(
    'the end is told',
    winners.length === 0 || same(winners, first),
    () => `winners ${winners} are not those in first place, ${first}`,
  );
  const verified = verifyRecord(printRecord(match, { withSeed: true }), () => match.game);
  demand('the record is the game', same(verified.match.state, match.state), () => 'the record leads to another state');
}
