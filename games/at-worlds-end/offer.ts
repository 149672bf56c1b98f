// At World's End with all that belongs to it, as the catalog lists it.
import type { Offer } from '@quarterdeck/kernel';
import { evaluate } from './bot/evaluate.ts';
import { atWorldsEnd } from './src/index.ts';
import type { AtWorldsEnd } from './src/types.ts';
import { terminal } from './terminal/table.ts';

export const atWorldsEndOffer: Offer<AtWorldsEnd> = {
  game: atWorldsEnd,
  words: {
    en: async () => (await import('./text/en/index.ts')).en,
    ru: async () => (await import('./text/ru/index.ts')).ru,
    uk: async () => (await import('./text/uk/index.ts')).uk,
  },
  terminal,
  evaluate,
};
