// Chromium for the browser tests: the one named in CHROMIUM, one on the PATH, or Debian's own, installed when we may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The path of a Chromium that can be driven. */
function findChromium(): string {
  const { CHROMIUM } = process.env;
  const found = CHROMIUM ?? onPath() ?? installed();
  if (found !== undefined && existsSync(found)) return found;
  throw new Error(
    'the browser tests need Chromium: install it (on Debian: apt-get install chromium), or name it in the variable CHROMIUM',
  );
}

function onPath(): string | undefined {
  const { PATH = '' } = process.env;
  const folders = PATH.split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
}

/** Debian's package, where we are allowed to install it. */
function installed(): string | undefined {
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!mayInstall) return undefined;
  process.stderr.write('quarterdeck: installing Chromium for the browser tests\n');
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return onPath();
}

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

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: ARGS, timeout: PATIENCE });
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
