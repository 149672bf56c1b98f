// Dead Man's Draw with all that belongs to it, as the catalog lists it.
import type { Offer } from '@quarterdeck/kernel';
import { evaluate } from './bot/evaluate.ts';
import { deadMansDraw } from './src/index.ts';
import type { DeadMansDraw } from './src/types.ts';
import { terminal } from './terminal/table.ts';

export const deadMansDrawOffer: Offer<DeadMansDraw> = {
  game: deadMansDraw,
  words: {
    en: async () => (await import('./text/en/index.ts')).en,
    ru: async () => (await import('./text/ru/index.ts')).ru,
    uk: async () => (await import('./text/uk/index.ts')).uk,
  },
  terminal,
  evaluate,
};
