// What Smugglers' Cove shows of itself before it is opened.
import type { Cover } from '@quarterdeck/kernel';
import { cover } from './text/cover.ts';

export const exampleCover: Cover = {
  id: 'example',
  seats: { min: 2, max: 4 },
  words: cover,
  // A lantern that shines out to sea.
  emblem:
    'M32 2c-5 0-8 3-8 8h4c0-3 1-4 4-4s4 1 4 4h4c0-5-3-8-8-8zM20 12h24l5 10H15zM18 25h28l-4 29H22zM32 30c-7 8-5 16 0 18c5-2 7-10 0-18zM19 57h26v5H19z',
};
