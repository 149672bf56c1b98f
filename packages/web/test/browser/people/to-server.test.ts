// A game of this device: resigned from, and opened at the server.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type House, openHouse } from '../house.ts';
import { clickMoves, entries, moves, playToTheEnd, sheet, untilAsked } from '../play.ts';

const RECORD = join(import.meta.dirname, '../../../../../games/dead-mans-draw/test/replays/3-seats.record');

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house?.close());

async function begin(page: Page, title: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `Play against bots: ${title}` }).click();
  await untilAsked(page);
}

test('who resigns offline watches the bots to the end, and can play again', async () => {
  const { page, context, errors } = await house.visit();
  await begin(page, "Smugglers' Cove");
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
  await sheet(page).waitFor();
  await page.getByRole('button', { name: 'Play again' }).click();
  assert.equal(await untilAsked(page), 'asked');
  assert.deepEqual(errors, []);
  await context.close();
});

test('a game that was begun offline goes on at the server, and others may watch it by its link', async () => {
  const { page, context, errors } = await house.visit();
  await begin(page, "Dead Man's Draw");
  await moves(page).first().click();
  await page.waitForFunction(() => Number(document.querySelector('.review input[type=range]')?.getAttribute('max')) > 2);
  await untilAsked(page);
  const known = await entries(page);
  await page.getByRole('button', { name: 'Open at the server' }).click();
  await page.waitForURL(/\/t\/[0-9A-Za-z]{12}$/);
  await untilAsked(page);
  assert.ok((await entries(page)) >= known);
  await playToTheEnd(page, clickMoves());
  const watcher = await house.visit();
  await watcher.page.goto(page.url());
  await sheet(watcher.page).waitFor();
  assert.deepEqual(errors, []);
  await watcher.context.close();
  await context.close();
});

test('a record from a file is opened at the server; a changed one is refused with its line', async () => {
  const { page, context } = await house.visit();
  const record = readFileSync(RECORD, 'utf8');
  const give = (text: string) =>
    page.locator('input[type=file]').setInputFiles({ name: 'a.record', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.goto('/replay');
  await give(record.replace('seats 3', 'seats 4'));
  await page.getByText('This record is wrong in line 4').waitFor();
  await give(record);
  await page.getByRole('button', { name: 'Open at the server' }).click();
  await page.waitForURL(/\/t\//);
  await sheet(page).waitFor();
  await context.close();
});

test('without a network a game stays on this device, and the page says why', async () => {
  const { page, context } = await house.visit();
  await begin(page, "Smugglers' Cove");
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Open at the server' }).click();
  await page.getByText('The server cannot be reached').waitFor();
  assert.equal(await untilAsked(page), 'asked');
  await context.close();
});
