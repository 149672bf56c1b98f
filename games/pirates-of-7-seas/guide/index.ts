// The guided first game of Pirates of the 7 Seas: two opponents, for with one there is hardly a gift (P3.4). The end card has a
// fixed place in the deck and would come after twenty rounds; the option for the longest game brings it in the tenth (R33).
import type { Guide } from '@quarterdeck/kernel';
import type { PiratesOf7Seas } from '../src/index.ts';
import { GUIDE_TEXTS } from '../text/guide.ts';
import { chance } from './chance.ts';
import { lessons } from './lessons.ts';

export const guide: Guide<PiratesOf7Seas> = {
  seats: 3,
  options: { stallRounds: 10 },
  bot: 'greedy',
  chance,
  lessons,
  texts: GUIDE_TEXTS,
};
