// The guided first game of Sea of Clouds in a real browser: it is played to its end, and what its lessons point at is on the board.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { guide } from '../../../../games/sea-of-clouds/guide/index.ts';
import { moves, playToTheEnd, untilAsked } from './play.ts';
import { openSite, type Site } from './site.ts';

const TITLES = Object.values(guide.texts.en).map(({ title }) => title);
/** So many lessons need luck as well: who takes the first share in every turn does not see everything. */
const LUCK = 6;

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

interface Read {
  readonly title: string;
  /** Places of the board that are outlined. */
  readonly places: readonly string[];
}

/** Reads all that there is to be read now. */
async function read(page: Page): Promise<Read[]> {
  const told: Read[] = [];
  while ((await page.locator('.lesson.fresh').count()) > 0) {
    const title = (await page.locator('.lesson h2').textContent()) ?? '';
    told.push({ title, places: await outlined(page) });
    await page.locator('.lesson').getByRole('button', { name: 'Got it' }).click();
  }
  return told;
}

/** A loot space has a thin dashed seam of its own: the outline of a lesson is known by its width. */
function outlined(page: Page): Promise<string[]> {
  return page.locator('.board [data-at]').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === 'dashed' && outlineWidth === '3px' ? [element.getAttribute('data-at') ?? ''] : [];
    }),
  );
}

/** Leaves all three shares of the first turn; from then on takes the first that there is. */
function leaveThreeShares(): (page: Page) => Promise<void> {
  let left = 0;
  return async (page) => {
    left += 1;
    await (left <= 3 ? moves(page).last() : moves(page).first()).click();
  };
}

test('a guided game of Sea of Clouds is played to its end, and its lessons point at the board', async () => {
  const { page, context, errors } = await site.visit();
  await page.goto('/learn/sea-of-clouds');
  await untilAsked(page);
  await page.locator('.lesson h2').waitFor();
  const told: Read[] = [];
  const choose = leaveThreeShares();
  await playToTheEnd(page, async () => {
    told.push(...(await read(page)));
    await choose(page);
  });
  told.push(...(await read(page)));
  const titles = told.map(({ title }) => title);
  assert.equal(titles[0], guide.texts.en['look']?.title);
  assert.equal(titles.at(-1), guide.texts.en['score']?.title);
  assert.equal(new Set(titles).size, titles.length, 'no lesson twice');
  assert.ok(titles.every((title) => TITLES.includes(title)));
  assert.ok(titles.length >= TITLES.length - LUCK, `told: ${titles.join(', ')}`);
  assert.deepEqual(
    told.filter(({ places }) => places.length === 0).map(({ title }) => title),
    [guide.texts.en['score']?.title],
  );
  assert.deepEqual(errors, []);
  await context.close();
});
