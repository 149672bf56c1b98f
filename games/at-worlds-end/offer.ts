// At World's End with all that belongs to it, as the catalog lists it.
import type { Offer } from '@quarterdeck/kernel';
import { evaluate } from './bot/evaluate.ts';
import { atWorldsEnd } from './src/index.ts';
import type { AtWorldsEnd } from './src/types.ts';
import { terminal } from './terminal/table.ts';
import { en } from './text/en/index.ts';
import { ru } from './text/ru/index.ts';
import { uk } from './text/uk/index.ts';

export const atWorldsEndOffer: Offer<AtWorldsEnd> = { game: atWorldsEnd, texts: { en, ru, uk }, terminal, evaluate };
