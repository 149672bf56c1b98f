// Golden replays: whole games kept as records. One per seat count, one per rare rule, one per bug ever fixed.
import { type AnyOffer, type GameTypes, type Match, openMatch, printRecord, quickRng } from '@quarterdeck/kernel';
import type { Options } from './option-sets.ts';
import { randomWalk } from './walk.ts';

/** A game worth keeping: how it is set up, and what must happen in it. */
export interface Wanted<Event = GameTypes['event']> {
  readonly name: string;
  readonly seats: number;
  readonly options: Options;
  /** Types of moves that random play leaves alone where it can, so that it comes to what is wanted. */
  readonly shunned?: readonly string[];
  readonly happens: (events: readonly Event[], match: Match<GameTypes>) => boolean;
}

type OfType<E, K> = Extract<E, { readonly type: K }>;

/** Of a game with these events: whether something of a kind happens. */
export function happening<E extends GameTypes['event']>() {
  return <K extends E['type']>(type: K, fits: (event: OfType<E, K>) => boolean = () => true) =>
    (events: readonly GameTypes['event'][]): boolean =>
      events.some((event) => isOf<E, K>(event, type) && fits(event));
}

function isOf<E, K>(event: GameTypes['event'], type: K): event is OfType<E, K> & GameTypes['event'] {
  return event.type === type;
}

/** The record of the first random game in which it happens. */
export function findReplay({ game }: AnyOffer, wanted: Wanted, tries = 20_000): string {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const seed = `${wanted.name}-${attempt}`;
    const { match, events } = randomGame(openMatch(game, { ...wanted, seed }), attempt, wanted.shunned);
    if (wanted.happens(events, match)) return printRecord(match, { withSeed: true });
  }
  throw new Error(`'${wanted.name}' did not happen in ${tries} games`);
}

function randomGame(
  first: Match<GameTypes>,
  seed: number,
  shunned: readonly string[] = [],
): { match: Match<GameTypes>; events: readonly GameTypes['event'][] } {
  const steps = [...randomWalk(first, quickRng(seed), shunned)];
  return { match: steps.at(-1)?.match ?? first, events: steps.flatMap((step) => step.events) };
}
