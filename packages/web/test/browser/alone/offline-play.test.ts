// Whole games in a real browser, without a server.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { drawn } from '@quarterdeck/board-testkit/touch.ts';
import { clickMoves, entries, moves, playToTheEnd, pressKeys, sheet, tabTo, untilAsked } from '../play.ts';
import { openSite, type Site } from '../site.ts';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

for (const [id, title] of [
  ['example', "Smugglers' Cove"],
  ['dead-mans-draw', "Dead Man's Draw"],
] as const) {
  test(`two clicks lead from the start page into ${id}, and the move list to its end`, async () => {
    const { page, context, errors } = await site.visit();
    await page.goto('/');
    await page.getByRole('button', { name: `Play against bots: ${title}` }).click();
    await playToTheEnd(page, clickMoves());
    await page.getByRole('heading', { name: 'Score sheet' }).waitFor();
    assert.equal(await sheet(page).locator('table').count(), 3);
    assert.deepEqual(errors, []);
    await context.close();
  });
}

test('a whole game can be played by keyboard alone', async () => {
  const { page, context, errors } = await site.visit();
  await page.goto('/');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.className), 'skip');
  await tabTo(page, page.getByRole('button', { name: "Play against bots: Smugglers' Cove" }));
  await page.keyboard.press('Enter');
  await playToTheEnd(page, pressKeys());
  assert.deepEqual(errors, []);
  await context.close();
});

test('a reload in the middle goes on where the game was', async () => {
  const { page, context } = await site.visit();
  await page.goto('/');
  await page.getByRole('button', { name: "Play against bots: Dead Man's Draw" }).click();
  await untilAsked(page);
  await moves(page).first().click();
  await page.waitForFunction(() => Number(document.querySelector('.review input[type=range]')?.getAttribute('max')) > 2);
  await untilAsked(page);
  const [count, log] = [await entries(page), await page.locator('.log .line').allTextContents()];
  await page.reload();
  await untilAsked(page);
  assert.equal(await entries(page), count);
  assert.deepEqual(await page.locator('.log .line').allTextContents(), log);
  await page.goto('/');
  await page.locator('.kept a').first().click();
  await untilAsked(page);
  assert.equal(await entries(page), count);
  await context.close();
});

test('the language changes without a reload, at the table too', async () => {
  const { page, context } = await site.visit();
  await page.goto('/');
  await page.getByRole('button', { name: "Play against bots: Dead Man's Draw" }).click();
  await untilAsked(page);
  await page.evaluate(() => document.body.setAttribute('data-same', 'page'));
  for (const [language, heading] of [
    ['ru', 'Ваши ходы'],
    ['uk', 'Ваші ходи'],
    ['en', 'Your moves'],
  ] as const) {
    await page.locator('.language select').selectOption(language);
    await page.getByRole('heading', { name: heading }).waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), language);
  }
  assert.equal(await page.locator('body').getAttribute('data-same'), 'page');
  await context.close();
});

test('after the first visit the page starts and plays without a network', async () => {
  const { page, context, errors } = await site.visit();
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: "Play against bots: Smugglers' Cove" }).click();
  await playToTheEnd(page, clickMoves());
  assert.deepEqual(errors, []);
  await context.close();
});

test('after the end every draw is checked, the game is looked through, and a fork of it goes on', async () => {
  const { page, context, errors } = await site.visit();
  await page.goto('/');
  await page.getByRole('button', { name: "Play against bots: Smugglers' Cove" }).click();
  await playToTheEnd(page, clickMoves());
  await page.locator('.fair summary').click();
  await page.getByRole('button', { name: 'Check every draw' }).click();
  await page.locator('.verdict.good').waitFor();
  assert.match((await page.locator('.verdict').textContent()) ?? '', /every draw comes from the seed/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download record' }).click();
  const record = readFileSync((await (await download).path()) ?? '', 'utf8');
  assert.match(record, /^quarterdeck record 1/);

  await page.getByRole('button', { name: 'One back' }).click();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.getByRole('button', { name: 'One forward' }).click();
  await page.getByRole('button', { name: 'Play on from here against bots' }).click();
  await page.waitForURL(/\/local\//);
  assert.equal(await untilAsked(page), 'asked');

  await page.goto('/replay');
  await page.locator('input[type=file]').setInputFiles({ name: 'a.record', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await page.getByRole('button', { name: 'To the end' }).click();
  await sheet(page).waitFor();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'b.record', mimeType: 'text/plain', buffer: Buffer.from(record.replace('stake', 'steal')) });
  await page.getByRole('alert').waitFor();
  assert.match((await page.getByRole('alert').textContent()) ?? '', /line \d+/);
  assert.deepEqual(errors, []);
  await context.close();
});

test('what chance decided is taken back only when one insists', async () => {
  const { page, context } = await site.visit();
  // Where a bot begins, its oracle may have shown the next card: then drawing it is not chance's doing, and is taken back at once.
  do {
    await page.goto('/');
    await page.getByRole('button', { name: "Play against bots: Dead Man's Draw" }).click();
    await untilAsked(page);
  } while ((await entries(page)) > 1);
  const count = await entries(page);
  await moves(page).first().click();
  await page.waitForFunction(
    (known) => Number(document.querySelector('.review input[type=range]')?.getAttribute('max')) > known,
    count,
  );
  await untilAsked(page);
  await drawn(page);
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await page.getByRole('button', { name: 'Take it back all the same' }).click();
  await page.waitForFunction(
    (known) => Number(document.querySelector('.review input[type=range]')?.getAttribute('max')) === known,
    count,
  );
  await context.close();
});
