// The guided first game of Sea of Clouds: two opponents, so that a crew has a neighbour on either side.
import type { Guide } from '@quarterdeck/kernel';
import type { SeaOfClouds } from '../src/index.ts';
import { chance } from './chance.ts';
import { lessons } from './lessons.ts';
import { en } from './text/en.ts';
import { ru } from './text/ru.ts';
import { uk } from './text/uk.ts';

export const guide: Guide<SeaOfClouds> = { seats: 3, options: {}, bot: 'greedy', chance, lessons, texts: { en, ru, uk } };
