// What a player sees before a choice: the table, what happened since, the question and its answers.
import { type AnyOffer, fit, type Paint, TABLE_WIDTH, textWidth, wrapped } from '@quarterdeck/kernel';
import type { AnyShown, AnySpeaker } from '../say.ts';
import { TERMINAL_WORDS } from '../text/index.ts';

export function tableOf({ terminal }: AnyOffer, speaker: AnySpeaker, shown: AnyShown, paint: Paint): string[] {
  return terminal({ shown, speaker, paint }).split('\n');
}

/** The question, its numbered answers, and what may not be answered with the reason. */
export function questionOf(speaker: AnySpeaker, shown: AnyShown, paint: Paint): string[] {
  const labels = shown.legal.map((move) => speaker.move(move, shown.view));
  return [
    ` ${paint('bold', speaker.prompt(shown))}   ${paint('dim', TERMINAL_WORDS[speaker.language].helpHint)}`,
    ...numbered(labels, paint),
    ...forbiddenLines(speaker, shown).map((line) => paint('dim', line)),
  ];
}

const ONE_COLUMN = 6;
const GAP = 3;

/** Few answers stand below each other, many side by side; numbers run downwards. */
function numbered(labels: readonly string[], paint: Paint): string[] {
  const number = (i: number) => String(i + 1).padStart(4);
  const column = Math.max(...labels.map(textWidth)) + textWidth(number(0)) + 1 + GAP;
  const columns = labels.length <= ONE_COLUMN ? 1 : Math.max(1, Math.floor((TABLE_WIDTH + GAP) / column));
  const rows = Math.ceil(labels.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    labels
      .map((label, i) => (i % rows === row ? `${paint('green', number(i))} ${fit(label, column - 5)}` : ''))
      .join('')
      .trimEnd(),
  );
}

/** One line a reason, however many moves it forbids. */
function forbiddenLines(speaker: AnySpeaker, shown: AnyShown): string[] {
  const byReason = new Map<string, string[]>();
  for (const { move, refusal } of shown.forbidden) {
    const why = speaker.refusal(refusal);
    byReason.set(why, [...(byReason.get(why) ?? []), speaker.move(move, shown.view)]);
  }
  return [...byReason].map(([why, labels]) => fit(`   - ${why} [${labels.join(', ')}]`, TABLE_WIDTH).trimEnd());
}

/** Sentences in lines that fit, the rest of each indented. */
export function folded(sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) =>
    wrapped(sentence.split(' '), TABLE_WIDTH - 3).map((part, i) => (i === 0 ? ` ${part}` : `   ${part}`).trimEnd()),
  );
}

/** What happened: a sentence a line, or running text where there is less room; only the last of it where even that is too much. */
export function newsOf(sentences: readonly string[], room: number, moreLines: (count: number) => string): string[] {
  const apart = folded(sentences);
  const lines = apart.length <= room ? apart : wrapped(sentences.join(' ').split(' '), TABLE_WIDTH - 2).map((line) => ` ${line}`);
  if (lines.length <= room) return lines;
  const last = lines.slice(lines.length - Math.max(1, room - 1));
  return [` … ${moreLines(lines.length - last.length)}`, ...last];
}
