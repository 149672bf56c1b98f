// Words on the boards: none is broken in the middle, however narrow its place.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Harbour, openHarbour } from '@quarterdeck/board-testkit/harbour.ts';
import { SHELF } from '@quarterdeck/catalog';
import { LANGUAGES } from '@quarterdeck/kernel';

let harbour: Harbour;
before(async () => {
  harbour = await openHarbour('game.html?seats=4&seed=b&motion=false');
});
after(() => harbour.close());

/** The board of the shell on a phone, and on a laptop with the shell beside it. */
const BOARDS = [
  [344, 740],
  [700, 700],
] as const;

/** Words that begin on one line and end on another. */
const BROKEN = `(() => {
  const lines = (node, start, end) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => Math.round(bottom))).size;
  };
  const broken = [];
  const texts = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (!node.parentElement.checkVisibility()) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\d]+/gu))
      if (lines(node, index, index + word.length) > 1) broken.push(word);
  }
  return broken;
})()`;

for (const game of SHELF) {
  test(`no word is broken on the board of ${game}, in any language, on a phone or a laptop`, async () => {
    for (const language of LANGUAGES) {
      for (const [width, height] of BOARDS) {
        for (const ahead of [100, 180]) {
          const page = await harbour.visit(`game=${game}&ahead=${ahead}&lang=${language}`, width, height);
          assert.deepEqual(await page.evaluate<string[]>(BROKEN), [], `${language}, ${width} px, after ${ahead} moves`);
          await page.close();
        }
      }
    }
  });
}
