// Options of a table of Sea of Clouds.
import type { OptionsSpec } from '@quarterdeck/kernel';
import { COMPONENTS } from './data/components.ts';
import { parseComponents } from './data/parse.ts';
import type { Options } from './types.ts';

export const options: OptionsSpec<Options> = {
  parrotWinsFights: { kind: 'flag', default: true },
  parrotWinsRum: { kind: 'flag', default: true },
  refill: { kind: 'choice', of: ['at-once', 'after-laying'], default: 'at-once' },
  mayDecline: { kind: 'flag', default: true },
  components: { kind: 'table', default: COMPONENTS, parse: parseComponents },
};
