// All that a manoeuvre card shows.
import type { Stance } from './looks.ts';

export interface ManoeuvreFace {
  readonly kind:
    | 'broadside'
    | 'chain-shot'
    | 'steady-aim'
    | 'raking-fire'
    | 'boarding'
    | 'fire-ship'
    | 'hard-turn'
    | 'smoke-screen'
    | 'damage-control'
    | 'brave-crew'
    | 'close-ranks'
    | 'return-fire';
  readonly name: string;
  readonly stance: Stance;
  /** When it is played, in a few words. */
  readonly when: string;
  readonly effect: string;
  /** Whether a die is thrown for it. */
  readonly rolls: boolean;
}
