// Names and talk, as others may read them: nothing invisible, nothing that turns or overflows the line, nothing that speaks to a
// terminal.

/** One after another, letters may carry so many marks; more are a drawing over the neighbours' lines. */
const MARKS = 2;
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MARKS}})\\p{M}+`, 'gu');

/** What a terminal takes for a command, from its beginning to its last letter. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are meant
const TERMINAL = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|.)?/gu;

/** Control, format and unassigned signs, halves of signs, and letters that are there but show nothing. */
const INVISIBLE = /[\p{C}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5|\u180b|\u180c|\u180d/gu;
/** The one invisible sign that belongs to what is seen: it joins pictures into one. */
const JOINED = /(\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)\u200d(?=\p{Extended_Pictographic})/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether there is anything to be seen in it. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text.replace(INVISIBLE, ''));
}

/** Whether it has signs that nobody sees, besides those that join pictures. */
export function hasInvisible(text: string): boolean {
  return text.replace(JOINED, '$1').search(INVISIBLE) >= 0;
}

/** A name as it is kept: one way of writing every letter, one space where there are several. */
export function tidyName(text: string): string {
  return spaced(text.normalize('NFC'));
}

export function hasTooManyMarks(text: string): boolean {
  return text.search(TOO_MANY_MARKS) >= 0;
}

/** What somebody says, as one line of what can be seen of it. */
export function tidyTalk(text: string): string {
  const line = text.normalize('NFC').replace(TERMINAL, '').replace(/\s/gu, ' ');
  const joins = line.replace(JOINED, '$1\uf8ff'); // out of the way for a moment
  const seen = joins.replace(INVISIBLE, (sign) => (sign === '\uf8ff' ? '\u200d' : ''));
  return spaced(seen.replace(TOO_MANY_MARKS, '$1'));
}

function spaced(text: string): string {
  return text.replace(/[\s\u00a0]+/gu, ' ').trim();
}

/** Letters of other alphabets, and figures, that look like these. */
const TWINS: ReadonlyMap<string, string> = new Map(
  [
    'аa',
    'вb',
    'еe',
    'ёe',
    'зz',
    'іi',
    'їi',
    'јj',
    'кk',
    'мm',
    'нh',
    'оo',
    'рp',
    'сc',
    'тt',
    'уy',
    'хx',
    'ѕs',
    'αa',
    'οo',
    'νv',
    '0o',
    '1l',
    '|l',
  ].map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

/** What a hasty reader sees of a name: without case, width, marks, spaces and alphabet. */
export function glance(name: string): string {
  const bare = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Z}\p{C}]/gu, '');
  return [...bare].map((letter) => TWINS.get(letter) ?? letter).join('');
}

/** Whether two names would be taken for the same one. */
export function sameLooking(a: string, b: string): boolean {
  return glance(a) === glance(b);
}
