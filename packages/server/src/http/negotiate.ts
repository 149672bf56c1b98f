// Which of the forms in which a text is there suits who asks for it.

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The best encoding that the caller takes, of those that there are; null for the text as it is. */
export function encodingFor(accepted: string | undefined, there: readonly Encoding[] = ENCODINGS): Encoding | null {
  const wishes = new Map((accepted ?? '').split(',').map(wishOf));
  const isTaken = (encoding: Encoding) => (wishes.get(encoding) ?? wishes.get('*') ?? 0) > 0;
  return there.find(isTaken) ?? null;
}

/** `gzip;q=0.5` as a name and how much it is wished for. */
function wishOf(text: string): [string, number] {
  const [name = '', ...params] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = params.find((param) => param.startsWith('q='));
  return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
}
