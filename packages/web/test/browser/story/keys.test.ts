// Sea of Clouds by keyboard alone, with everything told: the keyboard has its place all the time.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { takeTime } from '@quarterdeck/board-testkit/time.ts';
import type { Page } from 'playwright-core';
import { entries } from '../play.ts';
import { openSite, type Site, type Visitor } from '../site.ts';
import { boardingWithChoice, firstChoice, lastChoice, sitDown } from './kept.ts';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

/** Somebody whose stories are told, each picture a moment after the last. */
async function visit(): Promise<Visitor> {
  const visitor = await site.visit({ reducedMotion: 'no-preference' });
  await takeTime(visitor.context, 'flow');
  return visitor;
}

/** A page that notes when the focus is nowhere at the end of a frame, and when it comes to a button of the table by itself. */
const WATCH = `(() => {
  const strays = (globalThis.strays = []);
  let isTab = false;
  addEventListener('keydown', ({ key }) => { isTab = key === 'Tab'; }, { capture: true });
  addEventListener('keyup', () => { isTab = false; }, { capture: true });
  addEventListener('focusin', ({ target }) => { if (!isTab && target.closest('.tools') !== null) strays.push(target.textContent); });
  const look = () => {
    if (document.activeElement === document.body) strays.push('nowhere: ' + document.querySelector('.prompt p').textContent);
    requestAnimationFrame(look);
  };
  look();
})()`;

const strays = async (page: Page) => [...new Set(await page.evaluate<string[]>('globalThis.strays'))];

/** Where the keyboard has to go for a thing: by Tab forwards or backwards to its group, by arrows inside; there it is, or it is gone. */
const WAY = `(wanted) => {
  const { activeElement: focused } = document;
  const goal = document.querySelector(wanted);
  if (goal === null || goal === focused) return null;
  const group = goal.closest('[data-roving]');
  if (group !== null && group.contains(focused)) return 'ArrowRight';
  return goal.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Shift+Tab' : 'Tab';
}`;

async function goTo(page: Page, wanted: string): Promise<void> {
  for (let keys = 0; keys < 80; keys++) {
    const key = await page.evaluate<string | null>(`(${WAY})(${JSON.stringify(wanted)})`);
    if (key === null) return;
    await page.keyboard.press(key);
  }
  assert.fail(`80 keys, and the focus has not come to ${wanted}`);
}

const LIT = 'document.activeElement.hasAttribute("data-lit")';
const SKIP = '.board [data-skip]';
/**
 * What Enter does on it, if the story has not come to its end at this very moment; and then some time goes by, because a press right after it
 * counts as a second one.
 */
const PRESS_SKIP = `(() => {
  const now = performance.now.bind(performance);
  if (document.activeElement.matches('${SKIP}')) document.activeElement.click();
  performance.now = () => now() + 1000;
})()`;
const LAST = '.board [data-lit]:not([aria-pressed])';

/**
 * Waits until something is lit, or the sheet is there, and the focus has come to it by itself. Only a thing that was used and is still on
 * the board keeps it: from there one goes on by keys.
 */
async function untilThere(page: Page): Promise<'asked' | 'over'> {
  const has = `!document.activeElement.matches('body, [data-rest]') && document.querySelector('.board [data-lit]') !== null`;
  const where = await page.waitForFunction(`document.activeElement.matches('.sheet') ? 'over' : ${has} ? 'asked' : ''`);
  if ((await where.jsonValue()) === 'over') return 'over';
  if (!(await page.evaluate<boolean>(LIT))) await goTo(page, '.board [data-lit]');
  return 'asked';
}

/** Enter on what has the focus, and on what goes with it where it is only a part of a move: that is a move. */
async function answer(page: Page): Promise<void> {
  const before = await entries(page);
  const isPart = await page.evaluate<boolean>('document.activeElement.hasAttribute("aria-pressed")');
  await page.keyboard.press('Enter');
  if (isPart) {
    await goTo(page, LAST);
    await page.keyboard.press('Enter');
  }
  await page.waitForFunction(
    (count) => Number(document.querySelector('.review input[type=range]')?.getAttribute('max')) > count,
    before,
  );
}

test('a whole game is played by keys on the board: the focus comes to what is asked by itself, and is never lost meanwhile', async () => {
  const { page, context, errors } = await visit();
  await sitDown(page, firstChoice());
  await page.locator(LAST).first().waitFor();
  await goTo(page, LAST);
  await page.evaluate(WATCH);
  for (let turn = 0; (await untilThere(page)) === 'asked'; turn++) {
    if (turn % 3 === 1) await page.keyboard.press('ArrowRight');
    if (await page.evaluate<boolean>(LIT)) await answer(page);
    // The first stories are watched to their end.
    if (turn > 4 && (await page.locator(SKIP).count()) > 0) {
      await goTo(page, SKIP);
      await page.evaluate(PRESS_SKIP);
    }
  }
  assert.deepEqual(await strays(page), []);
  assert.deepEqual(errors, []);
  await context.close();
});

test('a boarding is told to the keyboard too, and then the focus is on a pirate who may act', async () => {
  const { page, context, errors } = await visit();
  await sitDown(page, boardingWithChoice());
  await page.locator(LAST).first().waitFor();
  await goTo(page, '[data-thing="take"]');
  await page.evaluate(WATCH);
  await answer(page);
  await page.locator('.clash').waitFor();
  await untilThere(page);
  assert.match(await page.evaluate<string>('document.activeElement.dataset.thing'), /^card /);
  assert.equal(await page.locator('.battle').count(), 1);
  await answer(page);
  await untilThere(page);
  assert.deepEqual(await strays(page), []);
  assert.deepEqual(errors, []);
  await context.close();
});

for (const [how, key] of [
  ['on the board', 'Enter'],
  ['by the list of moves', '1'],
] as const)
  test(`whoever made the last move ${how} reads on at the score sheet when it has come`, async () => {
    const { page, context, errors } = await visit();
    await sitDown(page, lastChoice());
    await page.locator(LAST).first().waitFor();
    await goTo(page, key === '1' ? '.moves button.move' : '[data-thing="take"]');
    await page.evaluate(WATCH);
    await page.keyboard.press(key);
    await page.locator('.clash').waitFor();
    assert.equal(await untilThere(page), 'over');
    assert.deepEqual(await strays(page), []);
    assert.deepEqual(errors, []);
    await context.close();
  });
