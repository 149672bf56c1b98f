// The built page behind a small server, and a browser to look at it.
import { rmSync } from 'node:fs';
import { openBrowser, openContext, openWholeBrowser } from '@quarterdeck/board-testkit/browser.ts';
import { copyOfBuild } from '@quarterdeck/board-testkit/test-page.ts';
import { serveFolder } from '@quarterdeck/tools/files.ts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

export { openBrowser, openWholeBrowser };

export interface Site {
  readonly url: string;
  readonly browser: Browser;
  /** A fresh visitor; every error of the page fails the test that asked. */
  visit(options?: BrowserContextOptions): Promise<Visitor>;
  close(): Promise<void>;
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: readonly string[];
}

/** The page without a server behind it, and Chromium. */
export async function openSite(start: () => Promise<Browser> = openBrowser): Promise<Site> {
  const out = buildPage();
  const { url, close } = await serveFolder(out, 'index.html');
  const browser = await start();
  return {
    url,
    browser,
    visit: (options) => visit(browser, url, options),
    async close() {
      await browser.close();
      await close();
      rmSync(out, { recursive: true });
    },
  };
}

/** A folder with the page, the example game in it, its bots in a hurry. */
export function buildPage(): string {
  return copyOfBuild({ name: 'page', config: 'vite.config.ts', env: { VITE_EXAMPLE: '1', VITE_PACE: '0' } });
}

export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await openContext(browser, {
    baseURL: url,
    locale: 'en-GB',
    viewport: { width: 1024, height: 768 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return { context, page, errors };
}
