// The judgement of greedy-1: this folder is how the bot judged when bots began to be measured, and it stays so, faults included.
// What is mended or learned stands in the folder above. Only names may change here, where the rules change theirs.
import type { Yardstick } from '@quarterdeck/kernel';
import type { DeadMansDraw } from '../../src/types.ts';
import { evaluate } from './evaluate.ts';

export const yardstick: Yardstick<DeadMansDraw> = { evaluate };
