// A browser that tests drive, and those who look at a page in it.

import { findChromium, SHELL, WHOLE } from '@quarterdeck/tools/chromium.ts';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** A browser without a window, also for root in a container. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How long a page may take: what never happens fails a test, a busy machine does not. */
const PATIENCE = 120_000;

export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return launch([...SHELL, ...WHOLE], more);
}

export function openWholeBrowser(): Promise<Browser> {
  return launch(WHOLE);
}

function launch(names: readonly string[], more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(names), args: [...ARGS, ...more], timeout: PATIENCE });
}

/** A visitor with cookies and a memory of their own. */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE);
  return context;
}

/** A visitor of one page, who is gone as soon as it is closed. */
export async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(options);
  page.setDefaultTimeout(PATIENCE);
  return page;
}
