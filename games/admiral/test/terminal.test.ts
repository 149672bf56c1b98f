// The table in the terminal: within its width, and everything on it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inLanguage, LANGUAGES, show, speakerOf, spoken, TABLE_WIDTH, textWidth } from '@quarterdeck/kernel';
import { admiralOffer } from '../offer.ts';
import { admiral } from '../src/index.ts';
import { terminal } from '../terminal/table.ts';
import { type Position, scene } from './scene.ts';

const SPOKEN = await spoken(admiralOffer);

function drawn(position: Position, language: (typeof LANGUAGES)[number] = 'en'): string {
  const shown = show(admiral, scene(position).state(), 0);
  return terminal({
    shown,
    speaker: speakerOf(inLanguage(SPOKEN.texts, language), language, (seat) => ['Ann', 'Bob', 'Cleo', 'Dan'][seat] ?? ''),
    paint: (_ink, text) => text,
  });
}

test('every line fits, in every language', () => {
  const position: Position = {
    seats: 4,
    wind: 'NE storm',
    ships: {
      brig1: 'B2',
      line1: { at: 'E3', hold: 2, damage: 3 },
      galleon2: { at: 'W2', duty: 'repair', damage: 1 },
      frigate3: 'W13',
    },
  };
  for (const language of LANGUAGES)
    for (const line of drawn(position, language).split('\n'))
      assert.ok(textWidth(line) <= TABLE_WIDTH, `${textWidth(line)}: ${line}`);
});

test('wind, islands, reefs, pearls, forts and ships are to be seen', () => {
  const text = drawn({ seats: 4, wind: 'NE fresh', ships: { brig1: 'B2', line2: 'R9' } });
  assert.match(text, /fresh wind → NE/);
  assert.match(text, /^ {2}6 (\. ){0,}.*##/m);
  assert.match(text, /^ {2}5 .*\^/m);
  assert.match(text, /^ {2}7 .*\*/m);
  assert.match(text, /^ {2}1 \[A/m);
  assert.match(text, /^ {2}2 .*ab/m);
  assert.match(text, /brig 1 B2 3/);
});

test('two ships in one port cell are both named', () => {
  assert.match(drawn({ ships: { brig1: 'B2', line1: 'B2', brig2: 'W13' } }), /aa/);
});

test('a mine is drawn for its owner', () => {
  const position: Position = {
    options: { scenario: 'dead-pilots-hoard' },
    ships: { brig1: 'B2', line2: 'R9' },
    mines: [['C9'], ['T9']],
  };
  const rows = drawn(position).split('\n');
  assert.match(rows.find((row) => row.startsWith('  9 ')) ?? '', /x/);
  assert.equal((rows.find((row) => row.startsWith('  9 ')) ?? '').match(/x/g)?.length, 1);
});
