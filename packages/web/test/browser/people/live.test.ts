// People in browsers of their own, at one table of a real server.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { violations } from '@quarterdeck/board-testkit/axe.ts';
import { SHELF } from '@quarterdeck/catalog';
import type { Page } from 'playwright-core';
import { type House, openHouse } from '../house.ts';
import { clickMoves, entries, moves, playToTheEnd, pressKeys, sheet, tabTo, touchBoard, untilAsked } from '../play.ts';
import type { Visitor } from '../site.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house?.close());

const PHONE = { width: 360, height: 740 };

/** Sets up a table: one's own seat, a bot, and open seats for so many others. */
async function setUp(page: Page, others: number, game = 'dead-mans-draw'): Promise<void> {
  await page.goto(`/host/${game}`);
  await page.locator('fieldset select').nth(1).selectOption('bot:greedy');
  for (let seats = 3; seats < others + 2; seats++) await page.getByRole('button', { name: 'Add a seat' }).click();
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.waitForURL(/\/t\//);
}

/** Two people and a bot around one game; the second came by the link, with a phone. */
async function twoAtATable(game?: string) {
  const host = await house.visit();
  const guest = await house.visit({ viewport: PHONE, locale: 'uk-UA' });
  await setUp(host.page, 1, game);
  await guest.page.goto(host.page.url());
  const sit = () => guest.page.getByRole('button', { name: 'Сісти за стіл' }).click();
  const close = () => Promise.all([host.context.close(), guest.context.close()]);
  return { host, guest, sit, close };
}

const draft = (page: Page) => page.getByLabel('Say something');
const spoken = (page: Page) => page.locator('main > [role=status]').textContent();

test('what one has begun to write stays while the game begins and goes on, and is read as it was written', async () => {
  const { host, guest, sit, close } = await twoAtATable();
  await draft(host.page).fill('<b>Ahoy</b>');
  await sit();
  const asked = await Promise.race([host, guest].map(({ page }) => untilAsked(page).then(() => page)));
  await moves(asked).first().click();
  await host.page.waitForFunction(() => document.querySelectorAll('.log .line').length > 1);
  assert.equal(await draft(host.page).inputValue(), '<b>Ahoy</b>');
  await host.page.getByRole('button', { name: 'Send' }).click();
  for (const { page } of [host, guest]) await page.getByText('<b>Ahoy</b>').waitFor();
  assert.deepEqual([...host.errors, ...guest.errors], []);
  await close();
});

test('what happened is spoken, and then what is asked', async () => {
  const { host, guest, sit, close } = await twoAtATable();
  await sit();
  const { page } = await Promise.race([host, guest].map((one) => untilAsked(one.page).then(() => one)));
  const count = await page.locator('.log .line').count();
  await moves(page).first().click();
  await page.waitForFunction((known) => document.querySelectorAll('.log .line').length > known, count);
  const line = (await page.locator('.log .line').last().textContent()) ?? 'nothing';
  assert.ok((await spoken(page))?.includes(line.trim()), `'${await spoken(page)}' tells '${line}'`);
  await close();
});

const totals = (page: Page) => sheet(page).locator('tfoot td').allTextContents();

/** Plays on after the page was loaded anew in the middle of a game: everything is there again. */
async function reloadInTheMiddle(page: Page, turns: number): Promise<void> {
  for (let turn = 0; turn < turns && (await untilAsked(page)) === 'asked'; turn++) {
    const known = await entries(page);
    await moves(page).first().click();
    await page.waitForFunction(
      (count) => Number(document.querySelector('.review input[type=range]')?.getAttribute('max')) > count,
      known,
    );
  }
  assert.equal(await untilAsked(page), 'asked');
  const before = [await entries(page), await page.locator('.log .line').allTextContents(), await moves(page).allTextContents()];
  await page.reload();
  await untilAsked(page);
  const after = [await entries(page), await page.locator('.log .line').allTextContents(), await moves(page).allTextContents()];
  assert.deepEqual(after, before);
}

test('three people and a bot play a whole game by one link', async (t) => {
  const laptop = await house.visit();
  const phone = await house.visit({ viewport: PHONE, locale: 'uk-UA', colorScheme: 'dark', hasTouch: true });
  const keys = await house.visit({ viewport: { width: 1920, height: 1080 }, locale: 'ru-RU' });
  const all: readonly Visitor[] = [laptop, phone, keys];
  await setUp(laptop.page, 2);
  for (const { page } of [phone, keys]) await page.goto(laptop.page.url());

  await t.test('axe finds nothing while people gather', async () => {
    for (const { page } of [laptop, phone]) assert.deepEqual(await violations(page), []);
  });
  await t.test('they sit down, each in a language of their own', async () => {
    await phone.page.getByRole('button', { name: 'Сісти за стіл' }).click();
    await tabTo(keys.page, keys.page.getByRole('button', { name: 'Сесть за стол' }));
    await keys.page.keyboard.press('Enter');
    const headings = ['Your moves', 'Ваші ходи', 'Ваши ходы'];
    for (const [i, { page }] of all.entries()) await page.getByRole('heading', { name: headings[i] ?? '' }).waitFor();
  });
  await t.test('one touches the board, one has a phone and loads the page anew in the middle, one has only keys', async () => {
    const onThePhone = reloadInTheMiddle(phone.page, 4)
      .then(async () => assert.deepEqual(await violations(phone.page), []))
      .then(() => playToTheEnd(phone.page, clickMoves()));
    await Promise.all([playToTheEnd(laptop.page, touchBoard()), onThePhone, playToTheEnd(keys.page, pressKeys())]);
  });
  await t.test('all see the same score sheet, and axe finds nothing', async () => {
    const results = await Promise.all(all.map(({ page }) => totals(page)));
    for (const result of results) assert.deepEqual(result, results[0]);
    for (const { page } of [laptop, phone]) assert.deepEqual(await violations(page), []);
  });
  await t.test('every draw is checked, and the game is looked through at the table', async () => {
    await laptop.page.locator('.fair summary').click();
    await laptop.page.getByRole('button', { name: 'Check every draw' }).click();
    await laptop.page.locator('.verdict.good').nth(2).waitFor();
    await laptop.page.getByRole('button', { name: 'To the beginning' }).click();
    await laptop.page.getByRole('button', { name: 'One forward' }).click();
    await laptop.page.getByRole('button', { name: 'Back to the present' }).click();
  });
  await t.test('its record is opened as a replay, checked again, and ends with the same sheet', async () => {
    const download = laptop.page.waitForEvent('download');
    await laptop.page.getByRole('button', { name: 'Download record' }).click();
    const buffer = readFileSync((await (await download).path()) ?? '');
    const known = await totals(laptop.page);
    for (const { page } of [laptop, phone]) {
      await page.goto('/replay');
      await page.locator('input[type=file]').setInputFiles({ name: 'a.record', mimeType: 'text/plain', buffer });
      await page.locator('.review .row').first().locator('button').last().click();
      await sheet(page).waitFor();
      assert.deepEqual(await totals(page), known);
      await page.locator('.fair summary').click();
      await page.locator('.fair button').click();
      await page.locator('.verdict.good').waitFor();
      assert.deepEqual(await violations(page), []);
    }
  });
  for (const { errors } of all) assert.deepEqual(errors, []);
  await Promise.all(all.map(({ context }) => context.close()));
});

for (const game of SHELF.filter((id) => id !== 'dead-mans-draw'))
  test(`two people and a bot play a whole game of ${game} by one link, and every draw is checked`, async () => {
    const { host, guest, sit, close } = await twoAtATable(game);
    await sit();
    await Promise.all([playToTheEnd(host.page, touchBoard()), playToTheEnd(guest.page, clickMoves())]);
    assert.deepEqual(await totals(host.page), await totals(guest.page));
    await host.page.locator('.fair summary').click();
    await host.page.getByRole('button', { name: 'Check every draw' }).click();
    await host.page.locator('.verdict.good').nth(2).waitFor();
    assert.deepEqual([...host.errors, ...guest.errors], []);
    await close();
  });

test('a lost connection is said, and when it is back the game goes on', async () => {
  const { host, guest, sit, close } = await twoAtATable();
  await sit();
  const asked = await Promise.race([host, guest].map((one) => untilAsked(one.page).then(() => one)));
  const known = await entries(asked.page);
  await asked.context.setOffline(true);
  for (const socket of house.server.app.websocketServer.clients) socket.terminate();
  await asked.page.locator('.banner').waitFor();
  await asked.context.setOffline(false);
  await asked.page.locator('.banner').waitFor({ state: 'detached' });
  await moves(asked.page).first().click();
  await asked.page.waitForFunction(
    (count) => Number(document.querySelector('.review input[type=range]')?.getAttribute('max')) > count,
    known,
  );
  await close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the list shows public tables, a wrong link says so, and axe finds nothing, ${colorScheme}`, async () => {
    const host = await house.visit({ colorScheme });
    await host.page.goto('/host/dead-mans-draw');
    await host.page.getByLabel('Everybody, in the list').check();
    assert.deepEqual(await violations(host.page), []);
    await host.page.getByRole('button', { name: 'Set up the table' }).click();
    await host.page.waitForURL(/\/t\//);
    const other = await house.visit({ colorScheme });
    for (const [{ page }, list] of [
      [host, 'mine'],
      [other, 'open'],
    ] as const) {
      await page.goto('/tables');
      await page.locator(`section[aria-labelledby=${list}] a`).first().waitFor();
      assert.deepEqual(await violations(page), []);
    }
    await other.page.goto('/t/000000000000');
    await other.page.getByText('There is no such table.').waitFor();
    assert.deepEqual(await violations(other.page), []);
    await Promise.all([host.context.close(), other.context.close()]);
  });
}
