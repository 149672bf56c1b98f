// Admiral with all that belongs to it, as the catalog lists it.
import type { Offer } from '@quarterdeck/kernel';
import { evaluate } from './bot/evaluate.ts';
import { rank } from './bot/rank.ts';
import { admiral } from './src/index.ts';
import type { Admiral } from './src/types.ts';
import { terminal } from './terminal/table.ts';

export const admiralOffer: Offer<Admiral> = {
  game: admiral,
  words: {
    en: async () => (await import('./text/en/index.ts')).en,
    ru: async () => (await import('./text/ru/index.ts')).ru,
    uk: async () => (await import('./text/uk/index.ts')).uk,
  },
  terminal,
  evaluate,
  rank,
};
