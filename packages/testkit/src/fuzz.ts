// Fuzzing: random games with random options under every law, until the time is up or something breaks.
import { type AnySpokenOffer, pick, printRecord, quickRng } from '@quarterdeck/kernel';
import { BrokenGame, conform } from './conform.ts';
import type { Ledger } from './ledger.ts';
import { optionSets, randomOptions, seatCounts } from './option-sets.ts';

export interface FuzzSettings {
  readonly seed: number;
  /** True when it is time to stop. */
  readonly until: () => boolean;
  readonly onGame?: (games: number) => void;
}

export interface FuzzResult {
  readonly games: number;
  readonly moves: number;
  /** The game that broke a law: its record opens as a game. */
  readonly crash: { readonly record: string; readonly message: string } | null;
}

export function fuzz(offer: AnySpokenOffer, { seed, until, onGame }: FuzzSettings): FuzzResult {
  const rng = quickRng(seed);
  const sets = optionSets(offer.game);
  const ledger: Ledger = new Map();
  let games = 0;
  let moves = 0;
  while (!until()) {
    const options = games % 2 === 0 ? pick(sets, rng) : randomOptions(offer.game, rng);
    const seats = seatCounts(offer.game, options);
    if (seats.length === 0) continue;
    try {
      moves += conform(offer, { options, seats: pick(seats, rng), seed: `fuzz-${seed}-${games}` }, ledger);
    } catch (broken) {
      if (!(broken instanceof BrokenGame)) throw broken;
      return { games, moves, crash: { record: printRecord(broken.match, { withSeed: true }), message: broken.message } };
    }
    games += 1;
    onGame?.(games);
  }
  return { games, moves, crash: null };
}
