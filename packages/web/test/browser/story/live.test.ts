// Two people at one table of a real server: one watches every story, the other has motion off and is faster.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setGait, takeTime } from '@quarterdeck/board-testkit/time.ts';
import { drawn } from '@quarterdeck/board-testkit/touch.ts';
import type { Page } from 'playwright-core';
import { type House, openHouse } from '../house.ts';
import { entries, moves, untilAsked } from '../play.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house?.close());

/** Who watches has set up the table; who is fast came by the link. */
async function twoAtATable() {
  const slow = await house.visit({ reducedMotion: 'no-preference' });
  await takeTime(slow.context, 'flow', 'motion');
  const fast = await house.visit({ reducedMotion: 'reduce' });
  await slow.page.goto('/host/sea-of-clouds');
  await slow.page.locator('fieldset select').nth(1).selectOption('bot:random');
  await slow.page.getByRole('button', { name: 'Set up the table' }).click();
  await slow.page.waitForURL(/\/t\//);
  await fast.page.goto(slow.page.url());
  await fast.page.getByRole('button', { name: 'Sit down' }).click();
  const close = () => Promise.all([slow.context.close(), fast.context.close()]);
  return { slow, fast, close };
}

const telling = (page: Page) => page.locator('[role=group].board[data-telling]');
const told = (page: Page) => page.locator('[role=group].board:not([data-telling])');

/** One answer by the list of moves: whoever is asked gives it, as long as it is this player. */
async function play(page: Page): Promise<void> {
  const known = await entries(page);
  await moves(page).first().click();
  await page.waitForFunction(
    (count) => Number(document.querySelector('.review input[type=range]')?.getAttribute('max')) > count,
    known,
  );
}

/** Plays until this player is asked about the first share, the other one too. */
async function untilTurnOf(asked: Page, other: Page): Promise<void> {
  for (;;) {
    const page = await Promise.race([asked, other].map((one) => untilAsked(one).then(() => one)));
    if (page === asked && (await asked.locator('.prompt p').textContent())?.startsWith('Share 1')) return;
    await play(page);
  }
}

/** Both have heard the same number of entries, and the table is told. */
async function untilSame(slow: Page, fast: Page): Promise<void> {
  await slow.waitForFunction(
    (count) => Number(document.querySelector('.review input[type=range]')?.getAttribute('max')) === count,
    await entries(fast),
  );
  await told(slow).waitFor();
}

async function assertSame(slow: Page, fast: Page): Promise<void> {
  await untilSame(slow, fast);
  const shares = (page: Page) => page.locator('[data-at^="share "] [data-cards]').count();
  assert.equal(await shares(slow), await shares(fast));
}

test('the faster one goes on while the slower still watches, and in the end the slower one is asked', async () => {
  const { slow, fast, close } = await twoAtATable();
  await untilTurnOf(fast.page, slow.page);
  await told(slow.page).waitFor();
  await setGait(slow.page, 'still');
  while ((await moves(slow.page).count()) === 0) {
    await untilAsked(fast.page);
    await play(fast.page);
    await slow.page.waitForFunction(
      (count) => Number(document.querySelector('.review input[type=range]')?.getAttribute('max')) >= count,
      await entries(fast.page),
    );
  }
  assert.equal(await telling(slow.page).count(), 1, 'the story is still told');
  assert.equal(await slow.page.locator('.prompt.mine').count(), 0);
  await setGait(slow.page, 'flow');
  await slow.page.locator('.prompt.mine').waitFor();
  await assertSame(slow.page, fast.page);
  assert.deepEqual([...slow.errors, ...fast.errors], []);
  await close();
});

test('a connection that is lost in the middle of a story comes back, and the story and the question come with it', async () => {
  const { slow, fast, close } = await twoAtATable();
  await untilTurnOf(fast.page, slow.page);
  await told(slow.page).waitFor();
  await setGait(slow.page, 'still');
  await play(fast.page);
  await telling(slow.page).waitFor();
  await slow.context.setOffline(true);
  for (const socket of house.server.app.websocketServer.clients) socket.terminate();
  await slow.page.locator('.banner').waitFor();
  await fast.page.locator('.banner').waitFor({ state: 'detached' });
  for (let turn = 0; turn < 4 && (await moves(fast.page).count()) > 0; turn++) await play(fast.page);
  await slow.context.setOffline(false);
  await slow.page.locator('.banner').waitFor({ state: 'detached' });
  await setGait(slow.page, 'flow');
  await assertSame(slow.page, fast.page);
  await untilTurnOf(slow.page, fast.page);
  await slow.page.locator('.prompt.mine').waitFor();
  assert.deepEqual([...slow.errors, ...fast.errors], []);
  await close();
});

test('what happened while one looked back lies on the table when one comes back to the present', async () => {
  const { slow, fast, close } = await twoAtATable();
  await untilTurnOf(fast.page, slow.page);
  await told(slow.page).waitFor();
  await slow.page.getByRole('button', { name: 'To the beginning' }).click();
  await play(fast.page);
  await slow.page.waitForFunction(
    (count) => Number(document.querySelector('.review input[type=range]')?.getAttribute('max')) >= count,
    await entries(fast.page),
  );
  await setGait(slow.page, 'still');
  await slow.page.getByRole('button', { name: 'Back to the present' }).click();
  await drawn(slow.page);
  assert.equal(await telling(slow.page).count(), 0);
  await assertSame(slow.page, fast.page);
  assert.deepEqual([...slow.errors, ...fast.errors], []);
  await close();
});
