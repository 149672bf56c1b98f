// All that a language of At World's End says.
import type { GameText } from '@quarterdeck/kernel';
import type { AtWorldsEnd } from '../src/types.ts';

export type Texts = GameText<AtWorldsEnd>;
