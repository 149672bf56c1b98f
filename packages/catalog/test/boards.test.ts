// What a game has for the page stands in the list: its board, its rules, its guide.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { hasGuide } from '../src/guides.ts';
import { GAME_IDS } from '../src/index.ts';

const GAMES = join(import.meta.dirname, '../../../games');
const LISTS = ['boards', 'guides'].map((list) => readFileSync(join(import.meta.dirname, `../src/${list}.ts`), 'utf8')).join('\n');
const PARTS = { 'ui/Board.svelte': 'ui/Board.svelte', 'ui/Rules.svelte': 'ui/Rules.svelte', 'guide/index.ts': 'guide' };

test('every part that a game has for the page is in the list, and no other', () => {
  for (const id of GAME_IDS)
    for (const [file, part] of Object.entries(PARTS))
      assert.equal(LISTS.includes(`import('@quarterdeck/${id}/${part}')`), existsSync(join(GAMES, id, file)), `${file} of ${id}`);
});

test('whether a game has a guide is known before it is loaded', () => {
  for (const id of GAME_IDS) assert.equal(hasGuide(id), existsSync(join(GAMES, id, 'guide')), id);
  assert.equal(hasGuide('no-such-game'), false);
});
