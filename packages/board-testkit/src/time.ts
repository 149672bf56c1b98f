// The time of a page in the hands of a test: a story is looked at step by step, or is told at once, and no load of the machine matters.
import type { BrowserContext, Page } from 'playwright-core';
import { type Gait, PageTime } from './page-time.ts';

/** What of a page goes by its own time: all that moves; and timers, where no server keeps time with the page. */
export type Scope = 'motion' | 'all';

/** A story is looked at so often, in milliseconds of the page; and what has not come after so many looks never comes. */
const STEP = 50;
const MOST = 20_000;

/** Every page that is opened here from now on has a time of its own, which goes like this until the test says otherwise. */
export async function takeTime(pages: Page | BrowserContext, gait: Gait, scope: Scope = 'all'): Promise<void> {
  await pages.addInitScript({
    content: `globalThis.pageTime = new (${PageTime})(${scope === 'all'}); pageTime.set('${gait}');`,
  });
}

export async function setGait(page: Page, gait: Gait): Promise<void> {
  await page.evaluate(`pageTime.set('${gait}')`);
}

/** Time goes on by so much, and what it brings is drawn. */
export async function step(page: Page, milliseconds = STEP): Promise<void> {
  await page.evaluate(`pageTime.step(${milliseconds})`);
}

/** Steps until an expression of the page holds; what it holds then. */
export function stepUntil<T>(page: Page, isSo: string, milliseconds = STEP): Promise<T> {
  return page.evaluate<T>(`pageTime.until(() => (${isSo}), ${milliseconds}, ${MOST})`);
}
