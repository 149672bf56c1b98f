// What Admiral shows of itself before it is opened.
import type { Cover } from '@quarterdeck/kernel';
import { cover } from './text/cover.ts';

export const admiralCover: Cover = {
  id: 'admiral',
  seats: { min: 1, max: 6 },
  words: cover,

  // A wind rose over a hull.
  emblem: 'M32 2l5 15l15 5l-15 5l-5 15l-5-15l-15-5l15-5zM6 44h52l-8 14H14zM4 60h56v2H4z',
};
