// Playing in the page as a person does.
import type { Locator, Page } from 'playwright-core';
import { touchUntilOn } from './touching.ts';

export const moves = (page: Page) => page.locator('.moves button.move');
export const sheet = (page: Page) => page.locator('.sheet');

/** Waits until something is asked of the player, or the game is over; says which. */
export async function untilAsked(page: Page): Promise<'asked' | 'over'> {
  await moves(page).first().or(sheet(page)).first().waitFor();
  return (await sheet(page).count()) > 0 ? 'over' : 'asked';
}

/** Where the log stands, so that one can tell that the game has gone on. */
export async function entries(page: Page): Promise<number> {
  return Number(await page.locator('.review input[type=range]').getAttribute('max'));
}

/** Presses the first move until the game is over; returns how many were needed. */
export async function playToTheEnd(page: Page, choose: (page: Page) => Promise<void>): Promise<number> {
  for (let turns = 0; ; turns++) {
    if ((await untilAsked(page)) === 'over') return turns;
    const before = await entries(page);
    await choose(page);
    await page.waitForFunction(
      (count) => Number(document.querySelector('.review input[type=range]')?.getAttribute('max')) > count,
      before,
    );
  }
}

/** Any of the moves offered, the last as often as the first: both ends of the list are worth trying. */
export function clickMoves(): (page: Page) => Promise<void> {
  let turn = 0;
  return async (page) => {
    const buttons = moves(page);
    turn += 1;
    await orOver(page, (turn % 3 === 0 ? buttons.last() : buttons.first()).click());
  };
}

/** Where several are asked at once, what is looked for may be gone before it is touched, and the game be over meanwhile. */
async function orOver(page: Page, touched: Promise<void>): Promise<void> {
  const over = sheet(page).waitFor();
  await Promise.race([touched, over]);
  for (const left of [touched, over]) left.catch(() => {}); // whoever comes too late finds the page closed
}

/** What is lit on the board, touched: sometimes the first, sometimes the last of it. */
export function touchBoard(): (page: Page) => Promise<void> {
  let turn = 0;
  return async (page) => {
    turn += 1;
    await touchUntilOn(page, await entries(page), turn % 3 === 0 ? 'last' : 'first');
  };
}

/** Arrows to one of the moves, and Enter; the focus comes back to the list by itself after the first. */
export function pressKeys(): (page: Page) => Promise<void> {
  let turn = 0;
  return async (page) => {
    turn += 1;
    if (turn === 1) return page.keyboard.press('1');
    await page.waitForFunction(() => document.activeElement?.classList.contains('move'));
    await page.keyboard.press(turn % 2 === 0 ? 'ArrowDown' : 'ArrowUp');
    await page.keyboard.press('Enter');
  };
}

const TABS = 80;

/** Tab until it has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let tabs = 0; tabs < TABS; tabs++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${TABS} times Tab, and the focus has not come to ${wanted}`);
}
