// The guided first game of Dead Man's Draw: one opponent, the plain game, every suit early on.
import type { Guide } from '@quarterdeck/kernel';
import type { DeadMansDraw } from '../src/index.ts';
import { enGuide } from '../text/en/guide.ts';
import { ruGuide } from '../text/ru/guide.ts';
import { ukGuide } from '../text/uk/guide.ts';
import { chance } from './chance.ts';
import { lessons } from './lessons.ts';

export const guide: Guide<DeadMansDraw> = {
  seats: 2,
  options: {},
  bot: 'greedy',
  chance,
  lessons,
  texts: { en: enGuide, ru: ruGuide, uk: ukGuide },
};
