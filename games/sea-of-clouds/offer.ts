// Sea of Clouds with all that belongs to it, as the catalog lists it.
import type { Offer } from '@quarterdeck/kernel';
import { evaluate, shrewd } from './bot/evaluate.ts';
import { seaOfClouds } from './src/index.ts';
import type { SeaOfClouds } from './src/types.ts';
import { terminal } from './terminal/table.ts';
import { en } from './text/en/index.ts';
import { ru } from './text/ru/index.ts';
import { uk } from './text/uk/index.ts';

export const seaOfCloudsOffer: Offer<SeaOfClouds> = { game: seaOfClouds, texts: { en, ru, uk }, terminal, evaluate, shrewd };
