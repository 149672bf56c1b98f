// Pirates of the 7 Seas with all that belongs to it, as the catalog lists it.
import type { Offer } from '@quarterdeck/kernel';
import { evaluate } from './bot/evaluate.ts';
import { piratesOf7Seas } from './src/index.ts';
import type { PiratesOf7Seas } from './src/types.ts';
import { terminal } from './terminal/table.ts';

export const piratesOf7SeasOffer: Offer<PiratesOf7Seas> = {
  game: piratesOf7Seas,
  words: {
    en: async () => (await import('./text/en/index.ts')).en,
    ru: async () => (await import('./text/ru/index.ts')).ru,
    uk: async () => (await import('./text/uk/index.ts')).uk,
  },
  terminal,
  evaluate,
};
