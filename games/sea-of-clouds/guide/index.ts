// The guided first game of Sea of Clouds: two opponents, so that a crew has a neighbour on either side.
import type { Guide } from '@quarterdeck/kernel';
import type { SeaOfClouds } from '../src/index.ts';
import { enGuide } from '../text/en/guide.ts';
import { ruGuide } from '../text/ru/guide.ts';
import { ukGuide } from '../text/uk/guide.ts';
import { chance } from './chance.ts';
import { lessons } from './lessons.ts';

export const guide: Guide<SeaOfClouds> = {
  seats: 3,
  options: {},
  bot: 'greedy',
  chance,
  lessons,
  texts: { en: enGuide, ru: ruGuide, uk: ukGuide },
};
