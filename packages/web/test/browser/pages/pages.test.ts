// Every page: no violation that axe can find, nothing wider than a phone, in light and dark.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { violations } from '@quarterdeck/board-testkit/axe.ts';
import { drawn } from '@quarterdeck/board-testkit/touch.ts';
import type { BrowserContextOptions, Page, Request } from 'playwright-core';
import { clickMoves, moves, playToTheEnd, untilAsked } from '../play.ts';
import { openSite, type Site, type Visitor } from '../site.ts';

const PAGES = [
  '/',
  '/tables',
  '/play/dead-mans-draw',
  '/host/dead-mans-draw',
  '/replay',
  '/rules',
  '/rules/dead-mans-draw',
  '/settings',
  '/account',
  '/credits',
  '/design',
  '/nowhere',
];

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** What each page has asked for and not got yet. The browser's own word that all is quiet can be missed on a busy machine. */
const asked = new WeakMap<Page, Set<Request>>();

/** A visitor of whose page it is known what it waits for. */
async function visit(options: BrowserContextOptions = {}): Promise<Visitor> {
  const visitor = await site.visit(options);
  const open = new Set<Request>();
  asked.set(visitor.page, open);
  visitor.page.on('request', (request) => open.add(request));
  visitor.page.on('requestfinished', (request) => open.delete(request));
  visitor.page.on('requestfailed', (request) => open.delete(request));
  return visitor;
}

/** The page has a heading, and all that it asked for. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  do await drawn(page);
  while ((asked.get(page)?.size ?? 0) > 0);
  await drawn(page);
}

/** Colours change gently: in between, anything may be hard to read. */
async function fadesAreOver(): Promise<void> {
  await new Promise((drawn) => requestAnimationFrame(drawn));
  const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(fades.map((fade) => fade.finished));
}

/** By day and by night; axe sees the page as it is painted. */
async function accuseNothing(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(fadesAreOver);
    assert.deepEqual(await violations(page), [], `${where}, ${colorScheme}`);
  }
}

test('axe finds nothing on any page, light and dark', async () => {
  const { page, context, errors } = await visit();
  for (const path of PAGES) {
    await page.goto(path);
    await settle(page);
    await accuseNothing(page, path);
  }
  assert.deepEqual(errors, []);
  await context.close();
});

test('axe finds nothing at a table, during a game and after it, light and dark', async () => {
  const { page, context } = await visit();
  for (const title of ["Dead Man's Draw", "Smugglers' Cove"]) {
    await page.goto('/');
    await page.getByRole('button', { name: `Play against bots: ${title}` }).click();
    await untilAsked(page);
    await moves(page).first().click();
    await untilAsked(page);
    for (const summary of await page.locator('.side details summary').all()) await summary.click();
    await accuseNothing(page, `${title} in play`);
    await playToTheEnd(page, clickMoves());
    await accuseNothing(page, `${title} at its end`);
  }
  await context.close();
});

test('no page is wider than a phone of 360 px, nor than a screen of 1280 px at 200 %', async () => {
  for (const width of [360, 640]) {
    const { page, context } = await visit({ viewport: { width, height: 700 } });
    for (const path of PAGES) {
      await page.goto(path);
      await settle(page);
      for (const language of ['en', 'ru', 'uk']) {
        await page.locator('.language select').selectOption(language);
        assert.ok((await tooWide(page)) <= 0, `${path} in ${language} at ${width}`);
      }
    }
    await page.goto('/play/dead-mans-draw');
    await page.locator('form button[type=submit]').click();
    await untilAsked(page);
    assert.ok((await tooWide(page)) <= 0, `a table at ${width}`);
    await context.close();
  }
});

test('a new page begins at its top for the keyboard, and says its name in the title', async () => {
  const { page, context } = await visit();
  await page.goto('/');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'main');
  assert.match(await page.title(), /^Settings/);
  await page.goBack();
  await page.getByRole('heading', { name: 'Quarterdeck' }).waitFor();
  await context.close();
});

test('the title and the icon tell that it is your turn', async () => {
  const { page, context } = await visit();
  await page.goto('/');
  await page.getByRole('button', { name: "Play against bots: Smugglers' Cove" }).click();
  await untilAsked(page);
  assert.match(await page.title(), /^● Your turn/);
  assert.match((await page.locator('link[rel=icon]').getAttribute('href')) ?? '', /^data:image\/svg/);
  await context.close();
});

test('the form of a table says how many can play with its options, before and when it is asked in vain', async () => {
  const { page, context, errors } = await visit();
  await page.goto('/play/admiral');
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('The King’s Convoy (2 or 4 players)');
  await page.getByRole('status').filter({ hasText: 'These options are for 2 or 4 players.' }).waitFor();
  await page.getByRole('button', { name: 'Begin' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: '2 or 4 players' });
  await refusal.waitFor();
  assert.deepEqual(await violations(page), []);
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await refusal.waitFor({ state: 'detached' });
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file to edit' }).last().click();
  assert.equal((await file).suggestedFilename(), 'admiral-chart.json');
  await page.getByLabel('Your own scenario').setInputFiles(await (await file).path());
  await page.getByRole('button', { name: 'Begin' }).click();
  await untilAsked(page);
  assert.deepEqual(errors, []);
  await context.close();
});

test('people at one device hand it over, and nobody sees the cards of another', async () => {
  const { page, context, errors } = await visit();
  await page.goto('/play/example');
  await page.locator('fieldset select').nth(1).selectOption('person');
  await page.getByRole('button', { name: 'Begin' }).click();
  await untilAsked(page);
  await moves(page).first().click();
  await page.getByRole('heading', { name: 'Hand the device to Captain 2' }).waitFor();
  assert.equal(await moves(page).count(), 0);
  assert.equal(await page.locator('.board').count(), 0);
  await page.getByRole('button', { name: 'Show my view' }).click();
  await untilAsked(page);
  assert.deepEqual(errors, []);
  await context.close();
});

test('the start page loads no game; the one that is chosen comes when it is', async () => {
  const { page, context } = await visit({ serviceWorkers: 'block' });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByRole('button', { name: "Play against bots: Dead Man's Draw" }).waitFor();
  await settle(page);
  assert.deepEqual(
    scripts.filter((path) => /offer|Board|Table/.test(path)),
    [],
  );
  await page.getByRole('button', { name: "Play against bots: Dead Man's Draw" }).click();
  await untilAsked(page);
  assert.ok(scripts.some((path) => /\/offer-/.test(path)) && scripts.some((path) => /\/Board-/.test(path)));
  await context.close();
});
