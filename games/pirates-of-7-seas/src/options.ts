// Options of a table of Pirates of the 7 Seas.
import type { OptionsSpec } from '@quarterdeck/kernel';
import { COMPONENTS } from './data/components.ts';
import { parseComponents } from './data/parse.ts';
import type { Options } from './types.ts';

export const options: OptionsSpec<Options> = {
  unsinkable: { kind: 'choice', of: ['automatic', 'owner'], default: 'automatic' },
  pirateBayRum: { kind: 'number', min: 2, max: 3, default: 3 },
  openPile: { kind: 'flag', default: false },
  stallRounds: { kind: 'number', min: 10, max: 60, default: 40 },
  components: { kind: 'table', default: COMPONENTS, parse: parseComponents },
};
