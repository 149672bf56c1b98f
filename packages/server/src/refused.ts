// Why a request was not done, said to whoever asked.
import { Fault, type FaultCode, short } from '@quarterdeck/kernel';
import type { ErrorCode, Failure } from '@quarterdeck/protocol';
import { NoSpace } from './storage/storage.ts';

export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: ErrorCode;
  readonly reason: string | null;
  readonly rule: string | null;

  constructor(code: ErrorCode, message: string, reason: string | null = null, rule: string | null = null) {
    super(message);
    this.code = code;
    this.reason = reason;
    this.rule = rule;
  }
}

const SAME_CODE: ReadonlyMap<FaultCode, ErrorCode> = new Map<FaultCode, ErrorCode>([
  ['illegal', 'illegal'],
  ['bad-move', 'illegal'],
  ['not-waited-for', 'not-waited-for'],
  ['over', 'over'],
  ['no-undo', 'no-undo'],
]);

const FULL = 'the server has no space left to write: nothing was changed, please try again later';

/** The refusal that an error means to the one who asked, or null when it is a bug of ours. */
export function asRefused(error: unknown): Refused | null {
  if (error instanceof Refused) return error;
  if (error instanceof NoSpace) return new Refused('unavailable', FULL);
  if (!(error instanceof Fault)) return null;
  return new Refused(SAME_CODE.get(error.code) ?? 'bad-request', error.message, error.reason, error.rule);
}

/** One line that a person reads at a glance, whoever wrote it. */
const MESSAGE_LETTERS = 190;

export function failureOf({ code, message, reason, rule }: Refused): Failure {
  return { code, message: short(message, MESSAGE_LETTERS), reason, rule };
}
