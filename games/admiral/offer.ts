// Admiral with all that belongs to it, as the catalog lists it.
import type { Offer } from '@quarterdeck/kernel';
import { evaluate } from './bot/evaluate.ts';
import { rank } from './bot/rank.ts';
import { admiral } from './src/index.ts';
import type { Admiral } from './src/types.ts';
import { terminal } from './terminal/table.ts';
import { en } from './text/en/index.ts';
import { ru } from './text/ru/index.ts';
import { uk } from './text/uk/index.ts';

export const admiralOffer: Offer<Admiral> = { game: admiral, texts: { en, ru, uk }, terminal, evaluate, rank };
