// What Sea of Clouds shows of itself before it is opened.
import type { Cover } from '@quarterdeck/kernel';
import { cover } from './text/cover.ts';

export const seaOfCloudsCover: Cover = {
  id: 'sea-of-clouds',
  seats: { min: 2, max: 4 },
  words: cover,

  // A ship under its balloon, above a cloud.
  emblem:
    'M31 2C17 2 9 10 9 19c0 6 5 10 11 11h24c6-1 11-5 11-11C55 9 45 2 31 2zM19 32h3l-2 8h-3zM30.500 32h3v8h-3zM42 32h3l2 8h-3zM7 41h50c-1 6-6 10-12 10H20c-7 0-12-4-13-10zM6 63c-4-4 1-9 6-7c2-4 9-4 11 0c3-4 10-4 13 0c3-4 10-3 12 1c5-3 11 2 9 6z',
};
