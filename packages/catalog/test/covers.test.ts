// A cover is known before its game is, and must not promise anything else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inLanguage, LANGUAGES } from '@quarterdeck/kernel';
import { loadGuides } from '../src/guides.ts';
import { COVERS, GAME_IDS, loadGame, loadSpoken, SHELF } from '../src/index.ts';

for (const cover of COVERS) {
  test(`the cover of ${cover.id} says what the game itself says`, async () => {
    const { game, texts } = await loadSpoken(cover.id);
    assert.equal(game.id, cover.id);
    assert.deepEqual(game.seats, cover.seats);
    for (const language of LANGUAGES) {
      const { title, pitch } = inLanguage(texts, language);
      assert.deepEqual({ title, pitch }, inLanguage(cover.words, language));
    }
  });

  test(`the cover of ${cover.id} is small: a line in each language and one drawing`, () => {
    for (const language of LANGUAGES) {
      const { title, pitch } = inLanguage(cover.words, language);
      assert.ok(title.length > 0 && title.length <= 40, title);
      assert.ok(pitch.length > 0 && pitch.length <= 160, pitch);
    }
    assert.match(cover.emblem, /^M[-\d.,\sA-Za-z]+$/);
    assert.ok(JSON.stringify(cover).length < 3000);
  });
}

test('every game is listed once', () => assert.deepEqual(GAME_IDS, [...new Set(GAME_IDS)]));

test('a game that is not listed is refused, and those that are, are named', async () => {
  await assert.rejects(loadGame('chess'), /no game 'chess': there is .*dead-mans-draw/);
});

for (const id of SHELF) {
  test(`everything of ${id} is written in all three languages: no player of a game on the shelf is told it in another`, async () => {
    const { texts } = await loadSpoken(id);
    const guides = await loadGuides(id);
    const cover = COVERS.find((known) => known.id === id)?.words ?? {};
    for (const words of [texts, cover, ...guides.map((guide) => guide.texts)]) {
      assert.deepEqual(Object.keys(words).sort(), [...LANGUAGES].sort());
    }
  });
}
