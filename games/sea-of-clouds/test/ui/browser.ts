// A browser, and a table of the game served to it.
import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { openBrowser, openContext } from '../../../../scripts/lib/browser.ts';
import { serveFolder } from '../../../../scripts/lib/files.ts';
import { copyOfBuild } from '../../../../scripts/lib/test-page.ts';

export interface Harbour {
  /** Errors of all pages so far. */
  readonly faults: readonly Error[];
  /** A page of so many pixels at a table with this set-up. */
  visit(query: string, width: number, height: number): Promise<Page>;
  close(): Promise<void>;
}

export async function openHarbour(): Promise<Harbour> {
  const folder = copyOfBuild({ name: 'demo', config: 'vite.pages.config.ts', env: {} });
  const { url, close } = await serveFolder(folder, 'game.html');
  const browser = await openBrowser();
  const faults: Error[] = [];
  return {
    faults,
    async visit(query, width, height) {
      const context = await openContext(browser, { viewport: { width, height } });
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push(error));
      page.on('close', () => void context.close());
      await page.goto(`${url}/game.html?game=sea-of-clouds&${query}`);
      await page.locator('[data-at="deck"]').waitFor();
      await page.evaluate('document.fonts.ready.then(() => null)');
      return page;
    },
    async close() {
      await browser.close();
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}
