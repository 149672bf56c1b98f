// What Pirates of the 7 Seas shows of itself before it is opened.
import type { Cover } from '@quarterdeck/kernel';
import { cover } from './text/cover.ts';

export const piratesOf7SeasCover: Cover = {
  id: 'pirates-of-7-seas',
  seats: { min: 2, max: 4 },
  words: cover,

  // A ship under full sail on a die.
  emblem:
    'M30 3h4v4h10l-3 3l3 3H34v3c8 2 13 8 14 17c-5-1-9-1-14 0v4h20l-6 13H16l-6-13h20v-4c-6-2-10-2-15 0c1-9 7-16 15-18zM8 54c4 0 4 3 8 3s4-3 8-3s4 3 8 3s4-3 8-3s4 3 8 3s4-3 8-3v5c-4 0-4 3-8 3s-4-3-8-3s-4 3-8 3s-4-3-8-3s-4 3-8 3s-4-3-8-3z',
};
