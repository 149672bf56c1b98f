// Dead Man's Draw with all that belongs to it, as the catalog lists it.
import type { Offer } from '@quarterdeck/kernel';
import { evaluate } from './bot/evaluate.ts';
import { deadMansDraw } from './src/index.ts';
import type { DeadMansDraw } from './src/types.ts';
import { terminal } from './terminal/table.ts';
import { en } from './text/en/index.ts';
import { ru } from './text/ru/index.ts';
import { uk } from './text/uk/index.ts';

export const deadMansDrawOffer: Offer<DeadMansDraw> = { game: deadMansDraw, texts: { en, ru, uk }, terminal, evaluate };
