// The icons of a board are those that its game names.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { GAME_IDS } from '@quarterdeck/catalog';
import { iconFiles } from '../src/icons.ts';

const PROJECT = join(import.meta.dirname, '../../..');
const SET = readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8');

test('every file of icons is as `npm run icons` makes it from the names beside it', async () => {
  const files = await iconFiles(PROJECT, GAME_IDS, SET);
  assert.ok(files.length > 5);
  for (const { file, text } of files) assert.equal(readFileSync(join(PROJECT, file), 'utf8'), text, file);
});

test('a drawing that there is not is named', async () => {
  await assert.rejects(iconFiles(PROJECT, [], '{ "icons": {} }'), /game-icons.net has no 'anchor'/);
});
