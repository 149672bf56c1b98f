// The guided first game of At World's End: one opponent, for two are enough to meet every rule, and the armada is soon there.
import type { Guide } from '@quarterdeck/kernel';
import type { AtWorldsEnd } from '../src/index.ts';
import { en } from '../text/en/guide.ts';
import { ru } from '../text/ru/guide.ts';
import { uk } from '../text/uk/guide.ts';
import { chance } from './chance.ts';
import { lessons } from './lessons.ts';

export const guide: Guide<AtWorldsEnd> = {
  seats: 2,
  options: {},
  bot: 'greedy',
  chance,
  lessons,
  texts: { en, ru, uk },
};
