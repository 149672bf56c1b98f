// Sea of Clouds with all that belongs to it, as the catalog lists it.
import type { Offer } from '@quarterdeck/kernel';
import { evaluate, shrewd } from './bot/evaluate.ts';
import { seaOfClouds } from './src/index.ts';
import type { SeaOfClouds } from './src/types.ts';
import { terminal } from './terminal/table.ts';

export const seaOfCloudsOffer: Offer<SeaOfClouds> = {
  game: seaOfClouds,
  words: {
    en: async () => (await import('./text/en/index.ts')).en,
    ru: async () => (await import('./text/ru/index.ts')).ru,
    uk: async () => (await import('./text/uk/index.ts')).uk,
  },
  terminal,
  evaluate,
  shrewd,
};
