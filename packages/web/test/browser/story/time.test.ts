// Stories in the time of a test: looked at step by step they are the same each time, and who wants only their end has it at once.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { type Harbour, openHarbour } from '@quarterdeck/board-testkit/harbour.ts';
import type { Gait } from '@quarterdeck/board-testkit/page-time.ts';
import { setGait, step, stepUntil } from '@quarterdeck/board-testkit/time.ts';
import type { Page } from 'playwright-core';

let harbour: Harbour;
before(async () => {
  harbour = await openHarbour('game.html?game=dead-mans-draw&seats=2&hotseat=true&seed=time&ahead=30');
});
after(() => harbour?.close());
afterEach(() => assert.deepEqual(harbour.faults, []));

/** What is in the air and where, what the table says, and how far the story has come. */
const SIGHT = `JSON.stringify({
  air: [...document.querySelectorAll('.air *')].map((thing) => getComputedStyle(thing).transform),
  row: document.querySelector('[data-at="row"]').getAttribute('aria-label'),
  isTelling: document.querySelector('.board[data-telling]') !== null,
})`;
const TOLD = `document.querySelector('.board[data-telling]') === null`;

/** The page in the middle of a move that is about to be told. */
async function draw(gait: Gait): Promise<Page> {
  const page = await harbour.visit('', 1024, 768, gait);
  await page.locator('[data-at="deck"][data-lit]').dispatchEvent('click');
  return page;
}

async function sights(): Promise<string[]> {
  const page = await draw('still');
  const seen = [await page.evaluate<string>(SIGHT)];
  while (!(await page.evaluate<boolean>(TOLD))) {
    await step(page);
    seen.push(await page.evaluate<string>(SIGHT));
  }
  await page.close();
  return seen;
}

test('a story that is looked at every 50 ms shows the same at each step, each time', async () => {
  const first = await sights();
  assert.ok(new Set(first).size > 5, 'something moves');
  assert.deepEqual(await sights(), first);
});

test('a story stands still until somebody steps on, however long one looks', async () => {
  const page = await draw('still');
  await step(page, 100);
  const seen = await page.evaluate<string>(SIGHT);
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))',
  );
  assert.equal(await page.evaluate<string>(SIGHT), seen);
  await page.close();
});

test('in a rush, by steps or flowing, a story comes to the same table', async () => {
  const rows = new Set<string>();
  for (const gait of ['rush', 'flow', 'still'] as const) {
    const page = await draw(gait);
    if (gait === 'still') await stepUntil(page, TOLD);
    else await page.waitForFunction(TOLD);
    await setGait(page, 'still');
    rows.add(await page.evaluate<string>(SIGHT));
    await page.close();
  }
  assert.deepEqual(rows.size, 1, [...rows].join('\n'));
});
