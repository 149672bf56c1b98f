import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guessLanguage, LANGUAGES } from '@quarterdeck/kernel';
import { recordTrouble } from '../src/lib/records/record-trouble.ts';
import { clockFace } from '../src/lib/table/clock.ts';
import { Refused } from '../src/lib/table/feed.ts';
import { TEXTS } from '../src/text/index.ts';

/** Every sentence of a language by its path; functions are called with figures. */
function sentences(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [1, 2, 5, 11, 21, 22].map((n) => [`${path}(${n})`, String(value(n, n + 1))]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
}

test('the shell says everything in every language, and nothing is empty', () => {
  const paths = sentences(TEXTS.en).map(([path]) => path);
  for (const language of LANGUAGES) {
    const said = sentences(TEXTS[language]);
    assert.deepEqual(
      said.map(([path]) => path),
      paths,
      language,
    );
    for (const [path, sentence] of said) {
      assert.notEqual(sentence.trim(), '', `${language}${path}`);
      assert.doesNotMatch(sentence, /undefined|NaN|\[object/, `${language}${path}`);
    }
  }
});

test('Russian and Ukrainian sentences are written in their own letters', () => {
  const own = { ru: /[ыэёъ]/, uk: /[іїєґ]/ };
  for (const [path, sentence] of sentences(TEXTS.uk)) assert.doesNotMatch(sentence, own.ru, `uk${path}`);
  for (const [path, sentence] of sentences(TEXTS.ru).filter(([, says]) => says !== TEXTS.uk.language)) {
    assert.doesNotMatch(sentence, own.uk, `ru${path}`);
  }
});

test('plurals are right in all three languages', () => {
  assert.equal(TEXTS.en.start.entries(1), '1 move');
  assert.equal(TEXTS.ru.start.entries(3), '3 хода');
  assert.equal(TEXTS.ru.start.entries(11), '11 ходов');
  assert.equal(TEXTS.uk.start.entries(21), '21 хід');
  assert.equal(TEXTS.uk.start.entries(4), '4 ходи');
  assert.equal(TEXTS.en.setup.clocks.perMove(86_400), '1 day a move');
  assert.equal(TEXTS.en.setup.clocks.bank(600, 10), '10 minutes in all, 10 seconds more with each move');
});

test("the first guess at a language is the browser's first that we speak", () => {
  assert.equal(guessLanguage(['de-DE', 'uk-UA', 'ru']), 'uk');
  assert.equal(guessLanguage(['RU']), 'ru');
  assert.equal(guessLanguage(['de']), 'en');
  assert.equal(guessLanguage(['', ' uk;q=0.9']), 'uk');
});

test('a clock shows days, then hours, then minutes, and never less than nothing', () => {
  assert.equal(clockFace({ left: 2 * 86_400_000, since: null }, 0), '2d 00h');
  assert.equal(clockFace({ left: 3_661_000, since: null }, 0), '1:01:01');
  assert.equal(clockFace({ left: 65_000, since: 1000 }, 6000), '1:00');
  assert.equal(clockFace({ left: 1000, since: 0 }, 99_000), '0:00');
});

test('what is wrong with a record is said with its line, by whomever it was found', () => {
  const found = new Error('line 12: this line has been changed');
  assert.equal(recordTrouble(found, TEXTS.en), 'This record is wrong in line 12: this line has been changed');
  assert.match(recordTrouble(found, TEXTS.uk), /рядок 12/);
  const told = new Refused({ code: 'bad-request', message: 'line 4: the record has 3 seats', reason: null, rule: null });
  assert.match(recordTrouble(told, TEXTS.ru), /строка 4/);
  const away = new Refused({ code: 'unavailable', message: 'the server cannot be reached', reason: null, rule: null });
  assert.equal(recordTrouble(away, TEXTS.en), TEXTS.en.lobby.unreachable);
  assert.match(recordTrouble(new Error('it takes too long'), TEXTS.en), /cannot be opened: it takes too long/);
});
