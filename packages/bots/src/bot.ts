// A bot: it is shown what its seat sees, and answers with one of the moves that it was shown.
import type { GameTypes, MoveOf, Offer, Rng, Seat, Shown } from '@quarterdeck/kernel';

export interface Bot {
  readonly name: string;
  /** `budgetMs`: when to stop thinking; a bot that needs no time takes no notice. */
  choose<T extends GameTypes>(offer: Offer<T>, shown: Shown<T>, rng: Rng, budgetMs?: number): MoveOf<T>;
}

/** The seat that the bot plays for. */
export function seatOf<T extends GameTypes>({ viewer }: Shown<T>): Seat {
  if (typeof viewer !== 'number') throw new Error(`${viewer} has no seat to choose for`);
  return viewer;
}
