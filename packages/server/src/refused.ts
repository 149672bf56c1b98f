// What went wrong, as the one who asked is told; what the storage says is known here only.
import { type Refused, refusal, refusalOf } from '@quarterdeck/protocol';
import { NoSpace } from './storage/storage.ts';

const FULL = 'the server has no space left to write: nothing was changed, please try again later';

/** The refusal that an error means to the one who asked, or null when it is a bug of ours. */
export function asRefused(error: unknown): Refused | null {
  return error instanceof NoSpace ? refusal('unavailable', FULL) : refusalOf(error);
}
