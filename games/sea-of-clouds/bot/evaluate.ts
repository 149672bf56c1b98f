// How good a position is for a captain.
import type { Evaluate } from '@quarterdeck/kernel';
import { total } from '../src/outcome.ts';
import { sheetOf } from '../src/scoring.ts';
import type { SeaOfClouds } from '../src/types.ts';

export const evaluate: Evaluate<SeaOfClouds> = (state, seat) => total(sheetOf(state, seat));
