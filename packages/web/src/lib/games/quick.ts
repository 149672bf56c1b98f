// A table for one person with ten minutes: the usual number of seats, sensible bots, the options as they are.
import type { AnyOffer, Cover } from '@quarterdeck/kernel';
import type { LocalSeat, LocalSetting } from './saved.ts';

/** A game, or its cover. */
type Seated = Pick<Cover, 'id' | 'seats'>;

const USUAL = 3;
export const USUAL_BOT = 'greedy';

/** The bots that one can choose from, strongest first. */
export function botsFor({ shrewd }: Pick<AnyOffer, 'shrewd'>): readonly string[] {
  return shrewd === undefined ? [USUAL_BOT, 'random'] : ['shrewd', USUAL_BOT, 'random'];
}

export function quickSetting(game: Seated, name: string): LocalSetting {
  return { game: game.id, options: {}, seats: usualSeats(game, name) };
}

export function usualSeats({ seats: { min, max } }: Pick<Seated, 'seats'>, name: string): LocalSeat[] {
  const count = Math.max(min, Math.min(USUAL, max));
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? { kind: 'person', name } : { kind: 'bot', bot: USUAL_BOT }));
}
