// From a link in a chat to the first move, and to the next game.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { violations } from '@quarterdeck/board-testkit/axe.ts';
import { qrDrawing } from '../../../src/lib/page/qr.ts';
import { type House, openHouse } from '../house.ts';
import { untilAsked } from '../play.ts';
import type { Visitor } from '../site.ts';
import { answers, arrive, notes, type Person, prompt, setUp, sitDown, useSurely } from './crew.ts';

let house: House;
let anna: Person;
let oleh: Person;
before(async () => {
  house = await openHouse();
  anna = await arrive(house.browser, house.server.url, 'Anna');
  oleh = await arrive(house.browser, house.server.url, 'Oleh', { viewport: PHONE });
});
after(() => house?.close());

const PHONE = { width: 360, height: 740 };
const WORDS = {
  'en-GB': ['Anna invites you to', '1 day a move', 'Sit down'],
  'ru-RU': ['Anna приглашает вас', '1 день на ход', 'Сесть за стол'],
  'uk-UA': ['Anna запрошує вас', '1 день на хід', 'Сісти за стіл'],
} as const;

test('a guest with a phone reads who invites, to what and on which terms, gives a name and sits down, without scrolling', async () => {
  const clock = { kind: 'per-move', seconds: 86_400 } as const;
  const options = { traits: true, variant: 'strange-lands' };
  const address = await setUp(anna, { seats: ['me', 'bot:greedy', 'open', 'open'], clock, options });
  for (const [locale, words] of Object.entries(WORDS)) {
    const guest = await house.visit({ viewport: PHONE, locale });
    const { page } = guest;
    await page.goto(address);
    const [from, thinks, sit] = words;
    const button = page.getByRole('button', { name: sit });
    for (const part of [page.getByText(from), page.getByText(thinks), page.getByRole('textbox').first(), button]) {
      await part.waitFor();
      const { y = -1, height = 0 } = (await part.boundingBox()) ?? {};
      assert.ok(y >= 0 && y + height <= PHONE.height, `${locale}: ${await part.textContent()} ends at ${y + height}`);
    }
    assert.ok((await page.locator('.terms li').count()) > 2, 'what is not usual is told');
    assert.deepEqual(await violations(page), []);
    await assertFits(guest);
    await guest.context.close();
  }
  await sitDown(oleh, address);
  await anna.page.locator('.crew').getByText('Oleh').waitFor();
});

/** Neither the invitation nor the room of a host is wider than a phone. */
async function assertFits(guest: Visitor): Promise<void> {
  const { page } = guest;
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(await widthOf(), PHONE.width);
  const clock = { kind: 'bank', seconds: 1800, increment: 30 } as const;
  await setUp({ ...guest, name: '' }, { game: 'sea-of-clouds', seats: ['me', 'bot:greedy', 'open'], clock });
  await page.locator('.crew select').waitFor();
  assert.equal(await widthOf(), PHONE.width);
}

test('a name that a guest gives at the table is the name that the others read, and is remembered', async () => {
  const address = await setUp(anna, { seats: ['me', 'open', 'open'] });
  const guest = await house.visit({ viewport: PHONE });
  await guest.page.goto(address);
  await guest.page.getByLabel('Your name').fill('Mykola');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await anna.page.locator('.crew').getByText('Mykola').waitFor();
  await guest.page.goto(await anotherTable());
  assert.equal(await guest.page.getByLabel('Your name').inputValue(), 'Mykola');
  assert.deepEqual(guest.errors, []);
  await guest.context.close();
});

async function anotherTable(): Promise<string> {
  return setUp(anna, { seats: ['me', 'open', 'open'] });
}

test('the host puts a bot on a free seat, takes another away again, and begins with those who are here', async () => {
  const address = await setUp(anna, { seats: ['me', 'open', 'open', 'open'] });
  const { page } = anna;
  const begin = page.getByRole('button', { name: 'Begin' });
  await page.getByText('here: 1').waitFor();
  assert.equal(await begin.getAttribute('aria-disabled'), 'true');
  await sitDown(oleh, address);
  for (const seats of [1, 0]) {
    await page.getByRole('button', { name: 'Add a bot' }).first().click();
    await page.waitForFunction((count) => document.querySelectorAll('.crew .open').length === count, seats);
  }
  await page
    .getByRole('button', { name: /^Take .* away$/ })
    .last()
    .click();
  await page.locator('.crew .open').waitFor();
  await page.getByRole('combobox', { name: 'How well' }).selectOption('random');
  await oleh.page.getByText('Deckhand').waitFor();
  assert.deepEqual(await violations(page), []);
  await page.getByRole('button', { name: 'Begin with these 3' }).click();
  for (const one of [anna, oleh]) {
    await one.page.locator('.seats li').first().waitFor();
    assert.equal(await one.page.locator('.seats li').count(), 3);
    await notes(one.page).getByText('The game begins.').waitFor();
  }
  await Promise.race([anna, oleh].map((one) => untilAsked(one.page)));
});

test('the link is shared where the device can share, and its code holds it', async () => {
  const { page, context } = await arrive(house.browser, house.server.url, 'Maria');
  await page.addInitScript(() => Reflect.set(navigator, 'share', async (what: unknown) => Reflect.set(window, 'shared', what)));
  await setUp({ page, context, errors: [], name: 'Maria' }, { seats: ['me', 'open'] });
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = await page.evaluate<{ url: string }>('window.shared');
  assert.equal(shared.url, page.url());
  const code = page.getByRole('img', { name: 'code for the camera' });
  assert.equal(await code.locator('path').getAttribute('d'), qrDrawing(page.url()).path);
  await context.close();
});

test('a guest gets up again; a table that is called off says so to everybody, with ways on', async () => {
  const address = await setUp(anna, { seats: ['me', 'open', 'open'] });
  await sitDown(oleh, address);
  await oleh.page.getByRole('button', { name: 'Get up' }).click();
  await oleh.page.getByRole('button', { name: 'Sit down' }).waitFor();
  await anna.page.getByRole('button', { name: 'Call it off' }).click();
  assert.deepEqual(await violations(anna.page), []);
  await anna.page.getByRole('alertdialog').getByRole('button', { name: 'Call it off' }).click();
  for (const { page } of [anna, oleh]) {
    await page.getByRole('heading', { name: 'Anna called this table off' }).waitFor();
    await page.getByRole('link', { name: 'Set up another table' }).waitFor();
  }
  assert.deepEqual(await violations(oleh.page), []);
});

test('who only wants to watch sees the board, and can still sit down', async () => {
  const address = await setUp(anna, { seats: ['me', 'open', 'open'] });
  await oleh.page.goto(address);
  await oleh.page.getByRole('button', { name: 'Just watch' }).click();
  await oleh.page.getByRole('group', { name: "Dead Man's Draw: the table" }).waitFor();
  await prompt(oleh.page).getByRole('button', { name: 'Sit down' }).click();
  await oleh.page.getByRole('button', { name: 'Sit down' }).click();
  await oleh.page.getByRole('button', { name: 'Get up' }).waitFor();
});

test('another game seats only who says yes: the asker waits there, the other one joins', async () => {
  const address = await setUp(anna, {});
  await sitDown(oleh, address);
  await useSurely(anna.page, 'Resign');
  await prompt(anna.page).getByRole('button', { name: 'Another game' }).click();
  await anna.page.getByRole('heading', { name: 'who plays?' }).waitFor();
  assert.equal(await anna.page.locator('.crew .open').count(), 1, 'nobody is seated who did not ask');
  const next = new URL(anna.page.url()).pathname;
  assert.notEqual(next, address);
  await answers(oleh.page).getByText('Anna wants another game.').waitFor();
  await answers(oleh.page).getByRole('button', { name: 'Join' }).click();
  await oleh.page.waitForURL(`**${next}`);
  await Promise.race([anna, oleh].map((one) => untilAsked(one.page)));
  assert.deepEqual([...anna.errors, ...oleh.errors], []);
});

test('only one seat of a new table can be mine: where I sit now, the last one is free', async () => {
  const { page } = anna;
  await page.goto('/host/dead-mans-draw');
  const seats = page.locator('fieldset').first().locator('select');
  await seats.nth(1).selectOption('me');
  assert.deepEqual(await seats.evaluateAll((all) => all.map((one) => (one instanceof HTMLSelectElement ? one.value : ''))), [
    'open',
    'me',
    'open',
  ]);
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.locator('.crew').getByText('Anna').waitFor();
});
