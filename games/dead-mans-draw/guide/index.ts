// The guided first game of Dead Man's Draw: one opponent, the plain game, every suit early on.
import type { Guide } from '@quarterdeck/kernel';
import type { DeadMansDraw } from '../src/index.ts';
import { chance } from './chance.ts';
import { lessons } from './lessons.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';
import { uk } from './text/uk.ts';

export const guide: Guide<DeadMansDraw> = { seats: 2, options: {}, bot: 'greedy', chance, lessons, texts: { en, ru, uk } };
