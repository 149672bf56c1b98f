// The guided first game of each game in a real browser: it is played to its end, and what its lessons point at is on the board.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHELF } from '@quarterdeck/catalog';
import { type AnyGuide, type GuideFile, guidesIn } from '@quarterdeck/kernel';
import type { Page } from 'playwright-core';
import { moves, playToTheEnd, untilAsked } from '../play.ts';
import { openSite, type Site } from '../site.ts';

async function guidesOf(game: string): Promise<readonly AnyGuide[]> {
  const file: GuideFile = await import(`../../../../../games/${game}/guide/index.ts`);
  return guidesIn(file);
}

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

/** The last thing that is offered in the first turns, and the first from then on: both ends of the list have their lessons. */
function chooseEither(): (page: Page) => Promise<void> {
  let turn = 0;
  return async (page) => {
    turn += 1;
    await (turn <= 3 ? moves(page).last() : moves(page).first()).click();
  };
}

// Dead Man's Draw is the game by which the lessons themselves are tried, in guided.test.ts.
for (const game of SHELF.filter((id) => id !== 'dead-mans-draw'))
  test(`each guided game of ${game} is played to its end, one after the other, and its lessons point at the board`, async () => {
    const { page, context, errors } = await site.visit();
    const next = page.getByRole('link', { name: 'On to the next one' });
    for (const [step, guide] of (await guidesOf(game)).entries()) {
      if (step === 0) await page.goto(`/learn/${game}`);
      else await next.click();
      await playGuided(page, guide);
    }
    assert.equal(await next.count(), 0, 'after the last one there is no next');
    assert.deepEqual(errors, []);
    await context.close();
  });

async function playGuided(page: Page, { lessons, texts }: AnyGuide): Promise<void> {
  const titleOf = (id: string | undefined) => texts.en[id ?? '']?.title ?? '';
  await untilAsked(page);
  await page.locator('.lesson h2').waitFor();
  const told: Read[] = [];
  const choose = chooseEither();
  await playToTheEnd(page, async () => {
    told.push(...(await read(page)));
    await choose(page);
  });
  told.push(...(await read(page)));
  const titles = told.map(({ title }) => title);
  assert.equal(new Set(titles).size, titles.length, 'no lesson twice');
  const known = lessons.map(({ id }) => titleOf(id));
  assert.ok(titles.every((title) => known.includes(title)));
  // Some need luck as well, or another choice; a sensible learner is told them all, which is tried without a browser.
  assert.ok(titles.length >= known.length * 0.7, `told: ${titles.join(', ')}`);
  const last = titleOf(lessons.find(({ points }) => points === undefined)?.id);
  assert.equal(titles.at(-1), last, 'the last lesson is of the score sheet');
  assert.deepEqual(
    told.filter(({ places }) => places.length === 0).map(({ title }) => title),
    lessons.filter(({ points }) => points === undefined).map(({ id }) => titleOf(id)),
  );
}
