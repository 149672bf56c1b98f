// Pirates of the 7 Seas with all that belongs to it, as the catalog lists it.
import type { Offer } from '@quarterdeck/kernel';
import { evaluate } from './bot/evaluate.ts';
import { piratesOf7Seas } from './src/index.ts';
import type { PiratesOf7Seas } from './src/types.ts';
import { terminal } from './terminal/table.ts';
import { en } from './text/en/index.ts';
import { ru } from './text/ru/index.ts';
import { uk } from './text/uk/index.ts';

export const piratesOf7SeasOffer: Offer<PiratesOf7Seas> = { game: piratesOf7Seas, texts: { en, ru, uk }, terminal, evaluate };
