// What every language fills in. Which sentence is said is decided once, in say.ts; a language decides nothing.
import type { Unchosen } from '@quarterdeck/kernel';
import type { Example } from '../src/types.ts';
import type { Words } from './words.ts';

export interface Phrases extends Unchosen<Example, 'toll', never, 'dealt'> {
  /** What is said in several ways: say.ts chooses. */
  readonly ways: {
    readonly toll: string;
    tollOf(winner: string): string;
    dealt(name: string, card: number): string;
    dealtUnseen(name: string): string;
  };
  readonly own: Words;
}
