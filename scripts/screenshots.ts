// `npm run screenshots`: plays a game at a table of a real server, and keeps in docs/screenshots what it looks like.
// `npm run screenshots FOLDER`: every page in every width and theme into that folder, to look through.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openBrowser, openContext } from '@quarterdeck/board-testkit/browser.ts';
import { serve } from '@quarterdeck/server';
import { buildPage } from '@quarterdeck/tools/page.ts';
import { packed } from '@quarterdeck/tools/png.ts';
import type { BrowserContext, Page } from 'playwright-core';

const ROOT = join(import.meta.dirname, '..');
const [folder] = process.argv.slice(2);
const OUT = folder === undefined ? join(ROOT, 'docs', 'screenshots') : resolve(folder);
const HEIGHTS = { 360: 740, 1024: 768, 1920: 1080 } as const;
const SHOTS = ['360-light', '360-dark', '1024-light', '1024-dark', '1920-light', '1920-dark'] as const;
/** The pages, and how each is shown in the documentation. */
const KEPT = {
  start: ['360-light', '1024-light', '1920-dark'],
  lobby: ['1024-light'],
  'set-up': [],
  invitation: ['360-light'],
  gathering: [],
  table: SHOTS,
  crowd: [],
  end: [],
  replay: ['1024-dark'],
} as const satisfies Readonly<Record<string, readonly (typeof SHOTS)[number][]>>;

async function shoot(page: Page, name: keyof typeof KEPT): Promise<void> {
  for (const shot of folder === undefined ? KEPT[name] : SHOTS) {
    const [width = '', theme] = shot.split('-');
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
    await page.setViewportSize(size(Number(width)));
    await page.evaluate('scrollTo(0, 0); document.fonts.ready.then(() => null)');
    const png = await page.screenshot({ animations: 'disabled' });
    writeFileSync(join(OUT, `${name}-${shot}.png`), packed(png));
  }
}

function size(width: number): { width: number; height: number } {
  return { width, height: HEIGHTS[width === 360 || width === 1920 ? width : 1024] };
}

const moves = (page: Page) => page.locator('.moves button.move');

/** Sets up a table with a seat of one's own and these bots; the game begins at once. */
async function sitDown(page: Page, bots: number): Promise<void> {
  await page.goto('/host/dead-mans-draw');
  const seats = page.locator('fieldset').first().locator('select');
  await seats.first().waitFor();
  while ((await seats.count()) < bots + 1) await page.getByRole('button', { name: 'Add a seat' }).click();
  for (let bot = 1; bot <= bots; bot++) await seats.nth(bot).selectOption('bot:greedy');
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.waitForURL(/\/t\//);
}

/** Plays, rather boldly, until the log is so long, it is our turn and the row is worth looking at; or to the end. */
async function playOn(page: Page, entries: number): Promise<void> {
  for (let turn = 1; ; turn++) {
    await moves(page).first().or(page.locator('.sheet')).first().waitFor();
    const now = await page.locator('.review input[type=range]').getAttribute('max');
    const isLong = Number(now) >= entries && (await page.locator('[data-at="row"] [data-print]').count()) > 2;
    if (isLong || (await page.locator('.sheet').count()) > 0) return;
    await (turn % 3 === 0 ? moves(page).last() : moves(page).first()).click();
    await page.locator(`.review input[type=range]:not([max="${now}"])`).waitFor({ state: 'attached' });
  }
}

async function name(context: BrowserContext, called: string): Promise<void> {
  await context.request.get('/api/me');
  await context.request.patch('/api/me', { data: { name: called } });
}

async function tour(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against bots' }).first().waitFor();
  await shoot(page, 'start');
  await page.goto('/host/dead-mans-draw');
  await page.getByRole('button', { name: 'Set up the table' }).waitFor();
  await shoot(page, 'set-up');
  await gather(page, context);
  if (folder !== undefined) await crowd(page);
  await sitDown(page, 3);
  await page.getByLabel('Say something').fill('Fair winds to all');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Fair winds to all').waitFor();
  await playOn(page, 70);
  await shoot(page, 'table');
  const table = page.url();
  await page.goto('/tables');
  await page.locator('section[aria-labelledby=mine] a').first().waitFor();
  await shoot(page, 'lobby');
  await page.goto(table);
  await playOn(page, Number.POSITIVE_INFINITY);
  await shoot(page, 'end');
  await replay(page);
}

/** The room of a host, and what a friend sees who has opened the link. */
async function gather(page: Page, context: BrowserContext): Promise<void> {
  const seats = ['me', 'bot:greedy', 'open', 'open'];
  const clock = { kind: 'per-move', seconds: 86_400 };
  const made = await context.request.post('/api/tables', {
    data: { game: 'dead-mans-draw', seats, clock, options: { traits: true } },
  });
  const { id } = await made.json();
  await page.goto(`/t/${id}`);
  await page.locator('.crew').waitFor();
  await shoot(page, 'gathering');
  const friend = await browser.newPage({ baseURL: server.url, locale: 'en-GB' });
  await friend.request.get('/api/me');
  await friend.request.patch('/api/me', { data: { name: 'Oleh' } });
  await friend.goto(`/t/${id}`);
  await friend.getByRole('button', { name: 'Sit down' }).waitFor();
  await shoot(friend, 'invitation');
  await friend.close();
}

/** What the browser adds to the luck is left out: the draws are to be the same every time. */
async function withoutNonces(context: BrowserContext): Promise<void> {
  await context.route('**/api/tables', (route) => {
    const { nonce: _, commitment: __, ...table } = route.request().postDataJSON() ?? {};
    return route.request().method() === 'POST' ? route.continue({ postData: JSON.stringify(table) }) : route.continue();
  });
}

/** Eight seats, for those who look through. */
async function crowd(page: Page): Promise<void> {
  await sitDown(page, 7);
  await playOn(page, 150);
  await shoot(page, 'crowd');
}

async function replay(page: Page): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download record' }).click();
  const buffer = readFileSync((await (await download).path()) ?? '');
  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles({ name: 'a.record', mimeType: 'text/plain', buffer });
  await page.getByRole('slider').fill('70');
  await page.locator('[data-at="deck"]').waitFor();
  await shoot(page, 'replay');
}

if (!buildPage(ROOT)) process.exit(1);
mkdirSync(OUT, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'quarterdeck-data-'));
// The same draws every time, so that a picture changes only with what it shows.
const server = await serve({ dataDir, port: 0, logLevel: 'error', botPause: 0 }, { makeSeed: () => '51'.repeat(32) });
const browser = await openBrowser();
try {
  const context = await openContext(browser, { baseURL: server.url, locale: 'en-GB', reducedMotion: 'reduce' });
  await withoutNonces(context);
  await name(context, 'Captain');
  await tour(context);
} finally {
  await browser.close();
  await server.close();
  rmSync(dataDir, { recursive: true });
}
