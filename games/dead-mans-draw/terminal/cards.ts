// Loot cards as the terminal draws them.
import { centred, type Ink, type Paint, TABLE_WIDTH, textWidth } from '@quarterdeck/kernel';
import { isSafe, rightmostAnchor } from '../src/bust.ts';
import { type Card, cardValue, suitOf } from '../src/data/cards.ts';
import type { BySuit } from '../src/data/suits.ts';
import type { Entry } from '../src/types.ts';
import type { Words } from '../text/words.ts';

/** A sign of one column and a colour for each suit. */
export const SIGNS: BySuit<{ readonly sign: string; readonly ink: Ink }> = {
  anchor: { sign: '⊥', ink: 'blue' },
  hook: { sign: '⌡', ink: 'yellow' },
  cannon: { sign: '●', ink: 'red' },
  key: { sign: '¬', ink: 'yellow' },
  chest: { sign: '▣', ink: 'yellow' },
  map: { sign: '×', ink: 'green' },
  oracle: { sign: '◎', ink: 'magenta' },
  sword: { sign: '†', ink: 'red' },
  kraken: { sign: '§', ink: 'green' },
  mermaid: { sign: '≈', ink: 'cyan' },
};

const AT_RISK = { top: '╭─────╮', side: '│', bottom: '╰─────╯' };
const SAFE = { top: '╔═════╗', side: '║', bottom: '╚═════╝' };
const BOX = textWidth(AT_RISK.top);

/** The play area, card by card in their order; a double border is safe from a bust. */
export function playArea(area: readonly Entry[], words: Words, paint: Paint): string[] {
  const names = area.map(({ card }) => words.suits[suitOf(card)].name);
  const column = Math.max(BOX, ...names.map(textWidth)) + 1;
  const anchor = rightmostAnchor(area);
  const boxes = area.map((entry, place) => cardBox(entry.card, isSafe(entry, place, anchor), words, column, paint));
  return inRows(boxes, Math.floor((TABLE_WIDTH - 1) / column));
}

function cardBox(card: Card, safe: boolean, words: Words, column: number, paint: Paint): string[] {
  const { sign, ink } = SIGNS[suitOf(card)];
  const box = safe ? SAFE : AT_RISK;
  const around = ' '.repeat(column - BOX);
  const border = (text: string) => (safe ? paint('green', text) : text);
  return [
    border(box.top) + around,
    `${border(box.side)} ${paint(ink, sign)} ${paint('bold', String(cardValue(card)))} ${border(box.side)}${around}`,
    border(box.bottom) + around,
    paint(ink, centred(words.suits[suitOf(card)].name, BOX).trimEnd().padEnd(column)),
  ];
}

function inRows(boxes: readonly (readonly string[])[], perRow: number): string[] {
  const lines: string[] = [];
  for (let first = 0; first < boxes.length; first += perRow) {
    const row = boxes.slice(first, first + perRow);
    const [box = []] = row;
    lines.push(...box.map((_, line) => ` ${row.map((lineOf) => lineOf[line] ?? '').join('')}`.trimEnd()));
  }
  return lines;
}
