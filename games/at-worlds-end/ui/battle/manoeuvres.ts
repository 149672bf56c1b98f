// All that a manoeuvre card shows.
import { ATTACK_MANOEUVRES, type Manoeuvre } from '@quarterdeck/at-worlds-end';
import { WINDOW_OF } from '../../text/windows.ts';
import type { Words } from '../../text/words.ts';
import type { Stance } from './looks.ts';

export interface ManoeuvreFace {
  readonly kind: Manoeuvre;
  readonly name: string;
  readonly stance: Stance;
  /** When it is played, in a few words. */
  readonly when: string;
  readonly effect: string;
  /** Whether a die is thrown for it. */
  readonly rolls: boolean;
}

const ATTACKS: ReadonlySet<Manoeuvre> = new Set(ATTACK_MANOEUVRES);
const WITH_A_DIE: ReadonlySet<Manoeuvre> = new Set(['steady-aim', 'boarding', 'damage-control', 'brave-crew', 'return-fire']);

export function stanceOf(kind: Manoeuvre): Stance {
  return ATTACKS.has(kind) ? 'attack' : 'defence';
}

export function manoeuvreFace(words: Words, kind: Manoeuvre): ManoeuvreFace {
  return {
    kind,
    name: words.manoeuvres[kind],
    stance: stanceOf(kind),
    when: words.windows[WINDOW_OF[kind]],
    effect: words.manoeuvreRules[kind],
    rolls: WITH_A_DIE.has(kind),
  };
}
