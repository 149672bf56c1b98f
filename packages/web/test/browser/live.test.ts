// People in browsers of their own, at one table of a real server.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type House, openHouse } from './house.ts';
import { moves, untilAsked } from './play.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house?.close());

/** Two people and a bot around Dead Man's Draw; the second came by the link, with a phone. */
async function twoAtATable() {
  const host = await house.visit();
  const guest = await house.visit({ viewport: { width: 360, height: 740 }, locale: 'uk-UA' });
  await host.page.goto('/host/dead-mans-draw');
  await host.page.locator('fieldset select').nth(2).selectOption('bot:greedy');
  await host.page.getByRole('button', { name: 'Set up the table' }).click();
  await host.page.waitForURL(/\/t\//);
  await guest.page.goto(host.page.url());
  const sit = () => guest.page.getByRole('button', { name: 'Сісти на місце 2' }).click();
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
