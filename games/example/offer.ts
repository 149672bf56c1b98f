// Smugglers' Cove with all that belongs to it, as the catalog lists it.
import type { Offer } from '@quarterdeck/kernel';
import { evaluate } from './bot/evaluate.ts';
import { example } from './src/index.ts';
import type { Example } from './src/types.ts';
import { terminal } from './terminal/table.ts';
import { en } from './text/en/index.ts';
import { ru } from './text/ru/index.ts';
import { uk } from './text/uk/index.ts';

export const exampleOffer: Offer<Example> = { game: example, texts: { en, ru, uk }, terminal, evaluate };
