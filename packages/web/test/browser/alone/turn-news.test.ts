// "Tell me when it is my turn" in a real browser.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { violations } from '@quarterdeck/board-testkit/axe.ts';
import type { Page } from 'playwright-core';
import { type House, openHouse } from '../house.ts';
import { openWholeBrowser } from '../site.ts';

let house: House;
before(async () => {
  house = await openHouse({}, openWholeBrowser);
});
after(() => house?.close());

const box = (page: Page) => page.getByRole('checkbox', { name: /Tell me when it is my turn/ });

async function open(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

test('a browser that forbids notices says how to allow them, and the box stays empty', async () => {
  const { page, context, errors } = await house.visit();
  await open(page);
  await box(page).click();
  await page.getByText('The browser forbids notices').waitFor();
  assert.equal(await box(page).isChecked(), false);
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(errors, []);
  await context.close();
});

test('nobody is asked before the click; who agrees stays told after a reload, in the language of the moment', async () => {
  const { page, context } = await house.visit({ permissions: ['notifications'] });
  await open(page);
  assert.equal(await box(page).isChecked(), false);
  await box(page).click();
  await page.getByText(/^You are told/).waitFor();
  assert.equal(await box(page).isChecked(), true);
  await page.reload();
  await page.getByText(/^You are told/).waitFor();
  await page.locator('.language select').selectOption('ru');
  await page.waitForFunction(async () => (await (await caches.match('/words'))?.text())?.includes('Сокровища пиратов'));
  await page.locator('.language select').selectOption('en');
  await box(page).click();
  await page.getByText(/^You are told/).waitFor({ state: 'detached' });
  assert.equal(await box(page).isChecked(), false);
  await context.close();
});
