// A browser, and the page that shows a table without server and shell, served to it: for the tests of boards.
import { rmSync } from 'node:fs';
import { serveFolder } from '@quarterdeck/tools/files.ts';
import type { Page } from 'playwright-core';
import { openBrowser, openPage } from './browser.ts';
import type { Gait } from './page-time.ts';
import { copyOfBuild } from './test-page.ts';
import { takeTime } from './time.ts';
import { drawn } from './touch.ts';

export interface Harbour {
  /** Errors of all pages so far. */
  readonly faults: readonly Error[];
  /** A page of so many pixels at a table with this set-up; with a gait it has a time of its own. */
  visit(query: string, width: number, height: number, gait?: Gait): Promise<Page>;
  close(): Promise<void>;
}

/** `address` is the page, and what is asked of it at every table: `game.html?game=sea-of-clouds`. */
export async function openHarbour(address: string): Promise<Harbour> {
  const [file = '', always = ''] = address.split('?');
  const folder = copyOfBuild({ name: 'demo', config: 'vite.pages.config.ts', env: {} });
  const { url, close } = await serveFolder(folder, file);
  const browser = await openBrowser();
  const faults: Error[] = [];
  return {
    faults,
    async visit(query, width, height, gait) {
      const page = await openPage(browser, { viewport: { width, height } });
      if (gait !== undefined) await takeTime(page, gait);
      page.on('pageerror', (error) => faults.push(error));
      await page.goto(`${url}/${file}?${always}&${query}`);
      await page.locator('[data-at]:visible').first().waitFor();
      await page.evaluate('document.fonts.ready.then(() => null)');
      await drawn(page); // what measures itself has done so
      return page;
    },
    async close() {
      await browser.close();
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}
