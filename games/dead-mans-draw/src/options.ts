// Options of a table of Dead Man's Draw.
import type { OptionsSpec } from '@quarterdeck/kernel';
import { COMPONENTS, parseComponents } from './data/components.ts';
import { VARIANTS } from './data/variants.ts';
import type { Options } from './types.ts';

export const options: OptionsSpec<Options> = {
  deck: { kind: 'choice', of: ['standard', 'mermaid-ability'], default: 'standard' },
  traits: { kind: 'flag', default: false },
  variant: { kind: 'choice', of: VARIANTS, default: 'none' },
  safeChoices: { kind: 'flag', default: false },
  anchoredCombo: { kind: 'flag', default: true },
  bonusAfterBust: { kind: 'choice', of: ['before-discarding', 'after-discarding'], default: 'before-discarding' },
  directToBank: { kind: 'choice', of: ['any-source', 'draw-pile'], default: 'any-source' },
  plunder: { kind: 'choice', of: ['random', 'choice'], default: 'random' },
  secondKraken: { kind: 'choice', of: ['overlap', 'add'], default: 'overlap' },
  emptyCollect: { kind: 'flag', default: true },
  misfire: { kind: 'choice', of: ['instead', 'besides'], default: 'instead' },
  nobodyBelow: { kind: 'choice', of: ['lowest', 'draw'], default: 'lowest' },
  components: { kind: 'table', default: COMPONENTS, parse: parseComponents },
};
