// What Dead Man's Draw shows of itself before it is opened.
import type { Cover } from '@quarterdeck/kernel';
import { cover } from './text/cover.ts';

export const deadMansDrawCover: Cover = {
  id: 'dead-mans-draw',
  seats: { min: 2, max: 8 },
  words: cover,

  // A skull above crossed bones.
  emblem:
    'M32 3C18 3 9 12 9 24c0 7 4 12 9 15v4c0 2 1 3 3 3h22c2 0 3-1 3-3v-4c5-3 9-8 9-15C55 12 46 3 32 3zM23 19a6 6 0 0 1 0 12a6 6 0 0 1 0-12zM41 19a6 6 0 0 1 0 12a6 6 0 0 1 0-12zM32 31l3.500 6h-7zM26 40h2.500v6H26zM35.500 40H38v6h-2.500zM8 47a4 4 0 0 0-1 6a4 4 0 0 0 4 3l43 8a4 4 0 0 0 2-7a4 4 0 0 0-4-3zM56 47a4 4 0 0 1 1 6a4 4 0 0 1-4 3l-43 8a4 4 0 0 1-2-7a4 4 0 0 1 4-3z',
};
