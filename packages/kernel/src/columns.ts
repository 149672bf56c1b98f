// Text in columns, for the tables that games draw in a terminal. Widths are counted before any colour comes in, and
// every sign counts as one column.

/** What a table may take of a line. */
export const TABLE_WIDTH = 80;

export function textWidth(text: string): number {
  return [...text].length;
}

/** Exactly so many columns: filled up with spaces, or cut with a sign that says so. */
export function fit(text: string, columns: number): string {
  const letters = [...text];
  if (letters.length > columns) return `${letters.slice(0, columns - 1).join('')}…`;
  return text + ' '.repeat(columns - letters.length);
}

/** In the middle; what does not come out even goes to the right. */
export function centred(text: string, columns: number): string {
  const left = Math.max(0, Math.floor((columns - textWidth(text)) / 2));
  return fit(' '.repeat(left) + text, columns);
}

/** Pieces put into lines, none wider than the columns unless one piece is. */
export function wrapped(pieces: readonly string[], columns: number, gap = ' '): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    const longer = line === '' ? piece : line + gap + piece;
    if (line !== '' && textWidth(longer) > columns) {
      lines.push(line);
      line = piece;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
