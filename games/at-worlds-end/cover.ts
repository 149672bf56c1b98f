// What At World's End shows of itself before it is opened.
import type { Cover } from '@quarterdeck/kernel';
import { cover } from './text/cover.ts';

export const atWorldsEndCover: Cover = {
  id: 'at-worlds-end',
  seats: { min: 2, max: 4 },
  words: cover,

  // A ship before the sun that sinks behind the edge of the world.
  emblem:
    'M32 5A27 27 0 0 1 56.8 41H45L49 35H15L19 41H7.2A27 27 0 0 1 32 5zM34 13V31H47C46 23 41.5 17 34 13zM30 17C23.5 20 19 25 18 31H30zM3 45H61V49H3zM11 53H53V56H11zM21 60H43V63H21z',
};
