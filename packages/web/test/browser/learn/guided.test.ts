// A guided first game in a real browser: lessons come up, point at the board, and can be left.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { violations } from '@quarterdeck/board-testkit/axe.ts';
import { guide } from '@quarterdeck/dead-mans-draw/guide';
import type { Page } from 'playwright-core';
import { entries, moves, playToTheEnd, untilAsked } from '../play.ts';
import { openSite, type Site } from '../site.ts';

const TITLES = Object.values(guide.texts.en).map(({ title }) => title);

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

const slip = (page: Page) => page.locator('.lesson');
const title = async (page: Page) => (await slip(page).locator('h2').textContent()) ?? '';
const gotIt = (page: Page) => slip(page).getByRole('button', { name: 'Got it' });

/** Reads all that there is to be read now; returns the titles. */
async function read(page: Page): Promise<string[]> {
  const titles: string[] = [];
  while ((await page.locator('.lesson.fresh').count()) > 0) {
    titles.push(await title(page));
    await gotIt(page).click();
  }
  return titles;
}

/** Does what the hint says. */
async function followHint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.moves .hinted').click();
}

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: "Learn by playing: Dead Man's Draw" }).click();
  await untilAsked(page);
  await slip(page).locator('h2').waitFor();
}

test('a guided game is played to its end, and its lessons are told as they come up', async () => {
  const { page, context, errors } = await site.visit();
  await begin(page);
  assert.equal(await title(page), guide.texts.en['first-draw']?.title);
  const told: string[] = [];
  await playToTheEnd(page, async () => {
    told.push(...(await read(page)));
    await followHint(page);
  });
  told.push(...(await read(page)));
  assert.equal(new Set(told).size, told.length, 'no lesson twice');
  assert.ok(told.every((one) => TITLES.includes(one)));
  assert.ok(told.length >= TITLES.length - 3, `told: ${told.join(', ')}`);
  assert.equal(told.at(-1), guide.texts.en['score']?.title);
  assert.equal(await page.locator('.fair').count(), 0, 'no promise of fair chance');
  await page.getByText('the draws are set beforehand').waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('a lesson points at the board, stays where it was after a reload, and speaks the language of the page', async () => {
  const { page, context } = await site.visit();
  await begin(page);
  const outline = () => page.locator('[data-at="deck"]').evaluate((element) => getComputedStyle(element).outlineStyle);
  assert.equal(await outline(), 'dashed');
  await read(page);
  assert.equal(await outline(), 'none');
  await moves(page).first().click();
  await slip(page).getByRole('heading', { name: 'Mermaid' }).waitFor();
  await gotIt(page).click();
  const open = await title(page);
  const count = await entries(page);
  await page.reload();
  await slip(page).getByRole('heading', { name: open }).waitFor();
  await page.goto('/learn/dead-mans-draw');
  await untilAsked(page);
  assert.equal(await entries(page), count, 'the game that was begun goes on');
  await page.locator('.language select').selectOption('uk');
  await slip(page)
    .getByRole('heading', { name: guide.texts.uk?.['press-on']?.title ?? '' })
    .waitFor();
  await context.close();
});

test('the lessons can be left at any time, and the game goes on without', async () => {
  const { page, context } = await site.visit();
  await begin(page);
  await slip(page).getByRole('button', { name: 'Leave the lessons' }).click();
  assert.equal(await slip(page).count(), 0);
  const count = await entries(page);
  await moves(page).first().click();
  await page.waitForFunction(
    (known) => Number(document.querySelector('.review input[type=range]')?.getAttribute('max')) > known,
    count,
  );
  await page.reload();
  await untilAsked(page);
  assert.equal(await slip(page).count(), 0);
  await context.close();
});

test('the keyboard reads and dismisses a lesson, and the focus stays there', async () => {
  const { page, context } = await site.visit();
  await begin(page);
  await moves(page).first().click();
  await slip(page).getByRole('heading', { name: 'Mermaid' }).waitFor();
  await page.locator('#main').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.lesson.fresh') === null);
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Got it');
  assert.equal(await slip(page).getByRole('status').count(), 1);
  await context.close();
});

test('on a phone the slip covers nothing, nothing moves when it is told, and axe finds nothing, by day and by night', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, context } = await site.visit({ colorScheme, viewport: { width: 360, height: 740 } });
    await begin(page);
    const top = () => page.locator('[data-at="deck"]').evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const height = await top();
    const foot = await slip(page).evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
    assert.ok(foot <= height);
    await read(page);
    assert.equal(await top(), height);
    assert.deepEqual(await violations(page), []);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)) <= 0);
    await context.close();
  }
});

test('a game without a guide has no lessons to begin with', async () => {
  const { page, context } = await site.visit();
  await page.goto('/learn/nowhere');
  await page.getByRole('heading', { name: 'No such page' }).waitFor();
  assert.match(page.url(), /\/learn\/nowhere$/);
  await context.close();
});
