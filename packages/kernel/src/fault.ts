// Errors that reach a person or a program outside. Everything else that is thrown is a bug of ours.

export const FAULT_CODES = [
  'bad-request',
  'unknown-game',
  'bad-seats',
  'bad-option',
  'bad-move',
  'illegal',
  'not-waited-for',
  'over',
  'no-undo',
  'bad-record',
  'bad-state',
  'no-game',
  'no-seed',
  'unknown-bot',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** Input from outside that cannot be taken: `message` names what is wrong and what is allowed. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: FaultCode;
  /** The rule of the book that forbids it, where there is one. */
  readonly rule: string | null;
  /** Why a move is refused, as a key of the game's texts; or why none may be taken back, as a key of UNDO_REFUSALS. */
  readonly reason: string | null;

  constructor(code: FaultCode, message: string, rule: string | null = null, reason: string | null = null) {
    super(message);
    this.code = code;
    this.rule = rule;
    this.reason = reason;
  }
}

/** Stands where the types say that nothing can come; a message from here is a bug of ours. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
