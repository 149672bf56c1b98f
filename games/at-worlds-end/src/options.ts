// Options of a table of At World's End.
import type { OptionsSpec } from '@quarterdeck/kernel';
import { COMPONENTS } from './data/components.ts';
import { parseComponents } from './data/parse.ts';
import type { Options } from './types.ts';

export const options: OptionsSpec<Options> = {
  doubles: { kind: 'choice', of: ['only', 'and-sum'], default: 'only' },
  unplayed: { kind: 'choice', of: ['return', 'keep'], default: 'return' },
  lastBattle: { kind: 'choice', of: ['squadron', 'with-escorts'], default: 'squadron' },
  order: { kind: 'choice', of: ['drawn', 'seating'], default: 'drawn' },
  components: { kind: 'table', default: COMPONENTS, parse: parseComponents },
};
