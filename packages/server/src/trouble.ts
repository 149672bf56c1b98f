// An error as the log may hold it: what kind it is and where it came from. Never its message, which may quote a card, a
// move, a password or whatever else was at hand when it was thrown.

export interface Trouble {
  readonly kind: string;
  readonly code: string | null;
  /** The innermost calls. */
  readonly where: readonly string[];
}

const CALLS = 4;

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error)) return { kind: typeof error, code: null, where: [] };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return { kind: error.name, code, where: callsOf(error) };
}

function callsOf({ stack = '', message }: Error): string[] {
  const calls = stack.replace(message, '').matchAll(/^ {4}at (.+:\d+:\d+\)?)$/gm);
  return [...calls].slice(0, CALLS).map(([, call = '']) => call);
}
