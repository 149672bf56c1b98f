// The account page in a real browser, against the real server.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { violations } from '@quarterdeck/board-testkit/axe.ts';
import type { Page } from 'playwright-core';
import { type House, openHouse } from '../house.ts';

const SECRET = 'a good long secret';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house?.close());

const form = (page: Page, name: string) => page.getByRole('form', { name });
const status = (page: Page) => page.getByRole('status');
const trouble = (page: Page, name: string) => form(page, name).getByRole('alert');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('heading', { name: 'Account', exact: true }).waitFor();
  await form(page, 'Name').waitFor();
}

async function fill(page: Page, name: string, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(answers)) await form(page, name).getByLabel(label).fill(value);
  await form(page, name).getByRole('button').click();
}

async function become(page: Page, username: string): Promise<void> {
  await open(page);
  await fill(page, 'Become an account', { 'Sign-in name': username, Password: SECRET });
  await page.getByRole('heading', { name: `Signed in as ${username}` }).waitFor();
}

test('a guest changes the name, becomes an account, signs out and in again, in any language', async () => {
  const { page, context, errors } = await house.visit();
  await open(page);
  await fill(page, 'Name', { 'Your name at the table': 'Anne Bonny' });
  await page.getByText('The name is changed.').waitFor();
  await fill(page, 'Become an account', { 'Sign-in name': 'anne.bonny', Password: SECRET });
  await page.getByRole('heading', { name: 'Signed in as anne.bonny' }).waitFor();
  assert.match((await status(page).textContent()) ?? '', /Your tables have stayed yours/);
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('role')), 'status');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'You are a guest' }).waitFor();
  assert.notEqual(await form(page, 'Name').getByLabel('Your name at the table').inputValue(), 'Anne Bonny');
  await fill(page, 'Sign in', { 'Sign-in name': 'Anne.Bonny', Password: SECRET });
  await page.getByRole('heading', { name: 'Signed in as anne.bonny' }).waitFor();
  assert.equal(await form(page, 'Name').getByLabel('Your name at the table').inputValue(), 'Anne Bonny');
  await page.locator('.language select').selectOption('uk');
  await page.getByRole('heading', { name: 'Ви увійшли як anne.bonny' }).waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});

test('what is wrong is said in a sentence, and the field that is meant has the focus', async () => {
  const { page, context } = await house.visit();
  await become(page, 'mary_read');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'You are a guest' }).waitFor();
  for (const [name, answers, says, field] of [
    ['Name', { 'Your name at the table': ' ' }, /Write a name first/, 'rename-name'],
    ['Name', { 'Your name at the table': 'x'.repeat(25) }, /too long: 24/, 'rename-name'],
    ['Become an account', { 'Sign-in name': 'ab', Password: SECRET }, /3 to 24/, 'become-username'],
    ['Become an account', { 'Sign-in name': 'abc', Password: 'short' }, /too short/, 'become-password'],
    ['Become an account', { 'Sign-in name': 'Mary_Read', Password: SECRET }, /Somebody else has/, 'become-username'],
    ['Sign in', { 'Sign-in name': 'mary_read', Password: 'not the secret' }, /no account with this name/, 'sign-in-password'],
    ['Sign in', { 'Sign-in name': 'mary_read', Password: 'no' }, /no account with this name/, 'sign-in-password'],
  ] as const) {
    await fill(page, name, answers);
    await trouble(page, name).filter({ hasText: says }).waitFor();
    assert.equal(await focused(page), field);
    assert.equal(await page.locator(`#${field}`).getAttribute('aria-invalid'), 'true');
  }
  assert.deepEqual(await violations(page), []);
  await context.close();
});

test('the password is changed, other browsers are seen and signed out', async () => {
  const { page, context } = await house.visit();
  await become(page, 'grace');
  const others = [await house.visit(), await house.visit()];
  for (const other of others) {
    await open(other.page);
    await fill(other.page, 'Sign in', { 'Sign-in name': 'grace', Password: SECRET });
    await other.page.getByRole('heading', { name: 'Signed in as grace' }).waitFor();
  }
  await page.reload();
  await page.getByText('this one').waitFor();
  assert.equal(await page.getByRole('button', { name: /^End the session of Chrome, Linux/ }).count(), 2);
  assert.deepEqual(await violations(page), []);
  await page
    .getByRole('button', { name: /^End the session/ })
    .first()
    .click();
  await page.getByText('The session is ended.').waitFor();
  assert.equal(await focused(page), 'sessions-title');
  await fill(page, 'Change the password', { 'Present password': 'not the secret', 'New password': 'another long secret' });
  await trouble(page, 'Change the password').filter({ hasText: 'wrong' }).waitFor();
  await fill(page, 'Change the password', { 'Present password': SECRET, 'New password': 'another long secret' });
  await page.getByText('The password is changed').waitFor();
  await page.getByRole('button', { name: /^End the session/ }).waitFor({ state: 'detached' });
  for (const other of others) {
    await other.page.reload();
    await other.page.getByRole('heading', { name: 'You are a guest' }).waitFor();
    await other.context.close();
  }
  await context.close();
});

test('everything is saved as a file; who is deleted is asked first, told what happens, and is a new guest then', async () => {
  const { page, context } = await house.visit({ colorScheme: 'dark' });
  await become(page, 'stede');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything as a file' }).click();
  const kept = JSON.parse(readFileSync((await (await file).path()) ?? '', 'utf8'));
  assert.equal(kept.me.username, 'stede');
  assert.equal(kept.sessions.length, 1);
  await page.getByRole('button', { name: 'Delete me' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete yourself' });
  await dialog.getByText('the others play on unharmed').waitFor();
  assert.deepEqual(await violations(page), []);
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'No, stay');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Signed in as stede' }).waitFor();
  await page.getByRole('button', { name: 'Delete me' }).click();
  await dialog.getByRole('button', { name: 'Yes, delete me' }).click();
  await page.getByText('You are deleted from this server').waitFor();
  await page.getByRole('heading', { name: 'You are a guest' }).waitFor();
  await fill(page, 'Sign in', { 'Sign-in name': 'stede', Password: SECRET });
  await trouble(page, 'Sign in').filter({ hasText: 'There is no account' }).waitFor();
  await context.close();
});

test('without the server the page says so, and finds it again', async () => {
  const { page, context } = await house.visit();
  await open(page);
  await context.setOffline(true);
  await fill(page, 'Name', { 'Your name at the table': 'Ned' });
  await trouble(page, 'Name').filter({ hasText: 'cannot be reached' }).waitFor();
  await context.setOffline(false);
  await fill(page, 'Name', { 'Your name at the table': 'Ned' });
  await page.getByText('The name is changed.').waitFor();
  await context.close();
});
