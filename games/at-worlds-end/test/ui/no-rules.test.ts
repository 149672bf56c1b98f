// The board knows no rules: what a rule decides is asked of the game.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const GAME = new URL('../../', import.meta.url).pathname;
/** A rule as it is cited: by its number in a comment, or with its sign or letter as a text. */
const IN_COMMENT = /(?:^\s*(?:\/?\*+|<!--)|(?:^|\s)\/\/)\s.*(?<!BY )(?:(?:§|\b[A-Z]?)\d{1,2}\.\d{1,2}\b|\b[A-Z]\d{1,2}\b)/;
const AS_TEXT = /['"`(](?:§\s?|[A-Z])\d{1,2}(?:\.\d{1,2})?['"`),:]/;
const isCited = (line: string) => AS_TEXT.test(line) || IN_COMMENT.test(line);

test('no rule number stands in ui/', () => {
  const files = globSync('ui/**/*.{ts,svelte}', { cwd: GAME });
  const cited = files.flatMap((file) =>
    readFileSync(`${GAME}${file}`, 'utf8')
      .split('\n')
      .flatMap((line, place) => (isCited(line) ? [`${file}:${place + 1} ${line.trim()}`] : [])),
  );
  assert.deepEqual(cited, []);
});
