// Names and talk: what others read is what can be seen, and nobody is taken for somebody else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chatText, personName, sameLooking } from '@quarterdeck/protocol';
import { toldApart } from '../../src/table/telling/names.ts';
import { tableOf, two } from '../lib/company.ts';
import { until } from '../lib/harness.ts';

const NAMES_REFUSED: Readonly<Record<string, string>> = {
  'nothing but spaces': ' \u00a0\u2003 ',
  'a space that nobody sees': '\u200b\u200b',
  'a sign that joins words': 'An\u2060ne',
  'a letter that shows nothing': '\u3164',
  'a blank of Braille': '\u2800',
  'a sign that turns the writing': 'Ann\u202e',
  'a sign that sets writing apart': '\u2066Ann\u2069',
  'a mark of direction': 'Ann\u200f',
  'a zero byte': 'Ann\u0000',
  'a command for a terminal': '\u001b[31mAnn',
  'marks piled upon marks': `A${'\u0301\u0302\u0303\u0304'.repeat(3)}nn`,
  'half of a sign': 'Ann\ud83d',
  'a sign of nobody’s alphabet': 'Ann\ue000',
  'a soft hyphen': 'An\u00adn',
};
for (const [what, name] of Object.entries(NAMES_REFUSED)) {
  test(`a name is not taken with ${what}`, () => assert.ok(!personName.safeParse(name).success));
}

test('names of all alphabets are taken, in one way of writing', () => {
  for (const name of ['Анна Бонни', 'Їжак', 'Ann-Marie O’Neill', '海賊', '🏴‍☠️ Ann', 'नमस्ते', 'Zoë', '<b>Ann</b>'])
    assert.ok(personName.safeParse(name).success, name);
  assert.equal(personName.parse('Zoe\u0308'), 'Zoë');
  assert.equal(personName.parse('  Anne \t  Bonny '), 'Anne Bonny');
});

const TALK: readonly (readonly [string, string, string])[] = [
  ['several lines are one', 'one\ntwo\r\n\u2028three\tfour', 'one two three four'],
  ['a zero byte is left out', 'a\u0000b', 'ab'],
  ['commands for a terminal are left out', '\u001b[31mred\u001b[0m \u001b]0;title\u0007here\u001b', 'red here'],
  ['signs that turn the writing are left out', 'a\u202eb\u2067c\u2069', 'abc'],
  ['marks piled upon marks are cut', `x${'\u0330'.repeat(50)}y`, 'x\u0330\u0330y'],
  ['pictures stay joined', '👨‍👩‍👧 hi', '👨‍👩‍👧 hi'],
  ['letters are written in one way', 'Zoe\u0308', 'Zoë'],
];
for (const [what, said, heard] of TALK) {
  test(`in talk ${what}`, () => assert.equal(chatText.parse(said), heard));
}

test('talk without anything that can be seen is not heard', () => {
  for (const text of ['\u200b', '\u0000', ' \n ', '\u202e\u2066', '\u3164', '\u001b[2J'])
    assert.ok(!chatText.safeParse(text).success);
  assert.ok(chatText.safeParse('x'.repeat(500)).success && !chatText.safeParse('x'.repeat(501)).success);
});

test('names look the same without regard to case, width, spaces, marks and alphabet', () => {
  for (const [a, b] of [
    ['Ann', 'ANN'],
    ['Ann', 'Ａｎｎ'],
    ['Anne Bonny', 'AnneBonny'],
    ['Ann', 'Аnn'],
    ['Zoë', 'Zoe'],
    ['ВОВ', 'BOB'],
    ['Lol', 'L0l'],
  ] as const)
    assert.ok(sameLooking(a, b), `${a} and ${b}`);
  assert.ok(!sameLooking('Ann', 'Anna') && !sameLooking('Анна', 'Ганна'));
});

test('whoever looks like somebody who sits before them gets a number', () => {
  assert.deepEqual(toldApart(['Ann', 'ann', 'Bob', 'Аnn']), ['Ann', 'ann (2)', 'Bob', 'Аnn (3)']);
  assert.deepEqual(toldApart(['', '', 'Ann']), ['', '', 'Ann']);
  assert.deepEqual(toldApart(['Ann (2)', 'Ann', 'ANN']), ['Ann (2)', 'Ann', 'ANN (3)']);
});

test('two people who call themselves the same are told apart at their table', async (t) => {
  const { ann, bob, a, id } = await two(t);
  await ann.call('PATCH', '/api/me', { name: 'Anne' });
  await bob.call('PATCH', '/api/me', { name: 'АNNE' });
  const names = () => tableOf(a, id).seats.map((seat) => (seat.kind === 'person' ? seat.name : ''));
  await until(() => names().join() === 'Anne,АNNE (2)', 'the second has a number');
});
