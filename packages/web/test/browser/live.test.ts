// People in browsers of their own, at one table of a real server.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Served, serve } from '@quarterdeck/server';
import type { Browser, Page } from 'playwright-core';
import { clickMoves, moves, playToTheEnd, sheet, untilAsked } from './play.ts';
import { buildPage, openBrowser, visit } from './site.ts';

const web = buildPage();
const data = mkdtempSync(join(tmpdir(), 'quarterdeck-data-'));
let server: Served;
let browser: Browser;
before(async () => {
  server = await serve({ dataDir: data, webDir: web, port: 0, logLevel: 'silent', botPause: 0 });
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await server?.close();
  for (const folder of [web, data]) rmSync(folder, { recursive: true });
});

/** Two people and a bot around Dead Man's Draw; the second came by the link. */
async function twoAtATable() {
  const ann = await visit(browser, server.url);
  const ben = await visit(browser, server.url, { viewport: { width: 360, height: 740 }, locale: 'uk-UA' });
  await ann.page.goto('/host/dead-mans-draw');
  await ann.page.locator('fieldset select').nth(2).selectOption('bot:greedy');
  await ann.page.getByRole('button', { name: 'Set up the table' }).click();
  await ann.page.waitForURL(/\/t\//);
  await ben.page.goto(ann.page.url());
  await ben.page.getByRole('button', { name: 'Сісти на місце 2' }).click();
  return { ann, ben };
}

test('two browsers and a bot play a whole game by one link, each in its language, and check the draws', async () => {
  const { ann, ben } = await twoAtATable();
  await Promise.all([ann, ben].map(({ page }) => playToTheEnd(page, clickMoves())));
  const totals = (page: Page) => sheet(page).locator('tfoot td').allTextContents();
  assert.deepEqual(await totals(ann.page), await totals(ben.page));
  await ann.page.locator('.fair summary').click();
  await ann.page.getByRole('button', { name: 'Check every draw' }).click();
  await ann.page.locator('.verdict.good').waitFor();
  await ann.page.getByRole('button', { name: 'To the beginning' }).click();
  await ann.page.getByRole('button', { name: 'Back to the present' }).waitFor();
  assert.deepEqual([...ann.errors, ...ben.errors], []);
  await Promise.all([ann.context.close(), ben.context.close()]);
});

test('a lost connection is said, and when it is back the game goes on', async () => {
  const { ann, ben } = await twoAtATable();
  const asked = await Promise.race([ann, ben].map((one) => untilAsked(one.page).then(() => one)));
  await asked.context.setOffline(true);
  for (const socket of server.app.websocketServer.clients) socket.terminate();
  await asked.page.locator('.banner').waitFor();
  await asked.context.setOffline(false);
  await asked.page.locator('.banner').waitFor({ state: 'detached' });
  await moves(asked.page).first().click();
  await Promise.all([ann.context.close(), ben.context.close()]);
});

test('what is said in the chat is read as it was written, by both', async () => {
  const { ann, ben } = await twoAtATable();
  await ann.page.getByLabel('Say something').fill('<b>Ahoy</b>');
  await ann.page.getByRole('button', { name: 'Send' }).click();
  await ben.page.getByText('<b>Ahoy</b>').waitFor();
  await Promise.all([ann.context.close(), ben.context.close()]);
});

test('the list shows public tables, and a wrong link says so', async () => {
  const { page, context } = await visit(browser, server.url);
  await page.goto('/host/dead-mans-draw');
  await page.getByLabel('Everybody, in the list').check();
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.waitForURL(/\/t\//);
  const other = await visit(browser, server.url);
  await other.page.goto('/tables');
  await other.page.locator('section[aria-labelledby=open] a').first().waitFor();
  await other.page.goto('/t/000000000000');
  await other.page.getByText('There is no such table.').waitFor();
  await Promise.all([context.close(), other.context.close()]);
});
