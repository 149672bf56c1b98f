// The table as text.
import type { Terminal } from '@quarterdeck/kernel';
import type { SeaOfClouds } from '../src/types.ts';

export const terminal: Terminal<SeaOfClouds> = ({ shown: { view }, names }) =>
  view.captains.map(({ doubloons }, seat) => `${names(seat)} ${doubloons}`).join('\n');
