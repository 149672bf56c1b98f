// Why something was not done: what the rules refuse, what the table refuses, and what each way out makes of it. The one place where
// a code of one becomes a code of the other. Without schemas, so that a worker can have it at no cost.
import { Fault, type FaultCode, short } from '@quarterdeck/kernel';

export const ERROR_CODES = [
  'bad-request',
  'unknown-table',
  'no-seat',
  'seat-taken',
  'table-full',
  'not-waited-for',
  'stale',
  'illegal',
  'no-undo',
  'over',
  'wrecked',
  'old-rules',
  'too-many',
  'not-allowed',
  'no-session',
  'wrong-password',
  'name-taken',
  'unavailable',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * Why a request was not done. `rule` and `reason` speak of the game, `code` of everything else: `reason` is a key of the game's
 * texts for an illegal move, and one of the kernel's UNDO_REFUSALS for a move that is not taken back.
 */
export interface Failure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly reason: string | null;
  readonly rule: string | null;
}

/** Something was not done, and this is why. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly failure: Failure;
  /** The failure's; a field of its own, because Fastify assigns to that of every error that it is handed. */
  readonly code: ErrorCode;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
    this.code = failure.code;
  }
}

export function refusal(code: ErrorCode, message: string, reason: string | null = null, rule: string | null = null): Refused {
  return new Refused({ code, message, reason, rule });
}

/** What the kernel will not take, as those at a table are told. A game, a record or options that cannot be read are their sender's. */
const CODE_OF = {
  'bad-request': 'bad-request',
  'unknown-game': 'bad-request',
  'bad-seats': 'bad-request',
  'bad-option': 'bad-request',
  'bad-move': 'illegal',
  illegal: 'illegal',
  'not-waited-for': 'not-waited-for',
  over: 'over',
  'no-undo': 'no-undo',
  'bad-record': 'bad-request',
  'bad-state': 'bad-request',
  'no-game': 'bad-request',
  'no-seed': 'bad-request',
  'unknown-bot': 'bad-request',
} as const satisfies Readonly<Record<FaultCode, ErrorCode>>;

/** The refusal that an error means to the one who asked, or null when it is a bug of ours. */
export function refusalOf(error: unknown): Refused | null {
  if (error instanceof Refused) return error;
  return error instanceof Fault ? refusal(CODE_OF[error.code], error.message, error.reason, error.rule) : null;
}

/** One line that a person reads at a glance, whoever wrote it. */
const MESSAGE_LETTERS = 190;

/** As it is sent. */
export function failureOf({ failure }: Refused): Failure {
  return { ...failure, message: short(failure.message, MESSAGE_LETTERS) };
}

/** The same over HTTP. */
export const HTTP_STATUS = {
  'bad-request': 400,
  'unknown-table': 404,
  'no-seat': 403,
  'seat-taken': 409,
  'table-full': 409,
  'not-waited-for': 409,
  stale: 409,
  illegal: 409,
  'no-undo': 409,
  over: 409,
  wrecked: 410,
  'old-rules': 410,
  'too-many': 429,
  'not-allowed': 403,
  'no-session': 401,
  'wrong-password': 401,
  'name-taken': 409,
  unavailable: 503,
} as const satisfies Readonly<Record<ErrorCode, number>>;

/** What a program that plays by lines of JSON is told: it speaks to the kernel itself, and gets the kernel's own code. */
export interface EngineError {
  readonly code: FaultCode;
  readonly message: string;
  readonly rule?: string;
}

export function engineErrorOf({ code, message, rule }: Fault): EngineError {
  return { code, message, ...(rule === null ? {} : { rule }) };
}
