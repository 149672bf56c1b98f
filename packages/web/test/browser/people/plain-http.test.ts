// A table in somebody's network: a name that is not localhost, over plain http, where browsers keep half of their tools back.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type House, openHouse } from '../house.ts';
import { openBrowser, visit } from '../site.ts';
import { firstToMove, type Person, play, sitDown, tool, useSurely } from './crew.ts';

const NAME = 'table.test';
let house: House;
let url: string;
before(async () => {
  house = await openHouse({}, () => openBrowser([`--host-resolver-rules=MAP ${NAME} 127.0.0.1`]));
  url = house.server.url.replace('127.0.0.1', NAME);
});
after(() => house?.close());

/** Only the browser knows the name of this host: what others do over the API beforehand is left out. */
async function come(name: string, width = 1024): Promise<Person> {
  return { ...(await visit(house.browser, url, { viewport: { width, height: 740 } })), name };
}

test('over plain http two people set up a table, sit down, copy its link, play, and check every draw', async () => {
  const host = await come('Anna');
  const guest = await come('Oleh', 360);
  await host.page.goto('/host/dead-mans-draw');
  assert.deepEqual(await host.page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator]), [
    false,
    false,
    false,
  ]);
  await host.page.getByRole('button', { name: 'Remove a seat' }).click();
  await host.page.getByRole('button', { name: 'Set up the table' }).click();
  await host.page.getByRole('button', { name: 'Copy link' }).click();
  await host.page.getByText('The link is copied.').waitFor();
  await host.page.getByLabel('Say something').focus();
  await host.page.keyboard.press('Control+V');
  assert.equal(await host.page.getByLabel('Say something').inputValue(), host.page.url());

  await sitDown(guest, new URL(host.page.url()).pathname);
  const { first, others } = await firstToMove([host, guest]);
  await play(first.page);
  await tool(first.page, 'Copy link').click();
  await first.page.getByText('The link is copied.').waitFor();
  await first.page.evaluate(() => Reflect.set(document, 'execCommand', () => false));
  await tool(first.page, 'Copy link').click();
  assert.equal(await first.page.getByLabel('Link of this table').inputValue(), first.page.url(), 'it can be copied by hand');

  await useSurely(first.page, 'Resign');
  for (const { page } of [first, ...others]) {
    await page.locator('.fair summary').click();
    await page.getByText('a number that each browser adds').waitFor();
    await page.getByRole('button', { name: 'Check every draw' }).click();
    await page.locator('.verdict').nth(2).waitFor();
    assert.equal(await page.locator('.verdict.good').count(), 3, String(await page.locator('.verdict').allTextContents()));
    assert.match(String(await page.locator('.verdict').allTextContents()), /is part of the luck/);
  }
  assert.deepEqual([...host.errors, ...guest.errors], []);
});

test('notices, which need more than plain http, are not offered there', async () => {
  const { page, errors } = await come('Maria');
  await page.goto('/settings');
  await page.getByText('Notices need a page that came over https').waitFor();
  assert.equal(await page.getByLabel('Tell me when it is my turn').count(), 0);
  assert.deepEqual(errors, []);
});
