// Leaving, being out of time, resigning, taking back: what everybody at the table is told, at once and after a reload.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { type House, openHouse } from '../house.ts';
import { moves, sheet, untilAsked } from '../play.ts';
import { openBrowser } from '../site.ts';
import { answers, arrive, firstToMove, notes, type Person, play, prompt, setUp, sitDown, tool, useSurely } from './crew.ts';

/** How far the server's clock is ahead. */
let ahead = 0;
let house: House;
let people: readonly [Person, Person, Person];
before(async () => {
  house = await openHouse({}, openBrowser, { now: () => Date.now() + ahead });
  const come = (name: string, viewport = { width: 1024, height: 768 }) =>
    arrive(house.browser, house.server.url, name, { viewport });
  people = [await come('Anna'), await come('Oleh', { width: 360, height: 740 }), await come('Maria')];
});
after(() => house?.close());

/** So many of them around a new table, and which of them is to move. */
async function begin(count: 2 | 3, table: Parameters<typeof setUp>[1] = {}) {
  const [host, ...guests] = people.slice(0, count);
  assert.ok(host !== undefined);
  const address = await setUp(host, { seats: ['me', ...guests.map(() => 'open' as const)], ...table });
  for (const guest of guests) await sitDown(guest, address);
  const { first, others } = await firstToMove([host, ...guests]);
  const [second] = others;
  assert.ok(second !== undefined);
  return { address, first, second, others };
}

/** A bot plays for them: nothing is offered but the way back. */
async function assertAway(page: Page, why: string): Promise<void> {
  await prompt(page).getByText(why).waitFor();
  assert.equal(await moves(page).count(), 0);
  assert.equal(await page.locator('.board [data-lit]').count(), 0);
  assert.equal(await page.locator('.prompt.mine').count(), 0);
  for (const name of ['Take back', 'Hint', 'Resign']) assert.equal(await tool(page, name).count(), 0, name);
}

async function comeBack(page: Page): Promise<void> {
  await prompt(page).getByRole('button', { name: 'Take my seat back' }).click();
  await tool(page, 'Resign').waitFor();
  await notes(page).getByText('is back.').last().waitFor();
}

test('who left reads that a bot plays, and takes the seat back with one button', async () => {
  const { address, first, second } = await begin(2);
  await useSurely(first.page, 'Leave');
  await first.page.waitForURL('**/tables');
  await notes(second.page).getByText(`${first.name} leaves; a bot plays on.`).waitFor();
  await first.page.goto(address);
  await assertAway(first.page, 'You left, and a bot plays for you.');
  await comeBack(first.page);
});

test('whose time was up is told why a bot plays, and takes the seat back', async () => {
  const { first, second } = await begin(2, { clock: { kind: 'per-move', seconds: 60 } });
  ahead += 120_000;
  const { rooms, due } = house.server;
  for (const room of rooms.all.values()) due.lookAfter(room);
  await assertAway(first.page, 'Your time was up, and a bot plays for you.');
  await notes(second.page).getByText(`${first.name} is out of time`).first().waitFor();
  await first.page.reload();
  await assertAway(first.page, 'Your time was up');
  await comeBack(first.page);
});

test('with two, resigning ends the game for both, at once and after a reload', async () => {
  const { first, second } = await begin(2);
  await tool(first.page, 'Resign').click();
  await first.page.getByText(`The game ends at once, and ${second.name} wins.`).waitFor();
  await first.page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
  for (const isReloaded of [false, true]) {
    if (isReloaded) await Promise.all([first.page.reload(), second.page.reload()]);
    await prompt(first.page).getByText(`You resigned. ${second.name} wins!`).waitFor();
    await prompt(second.page).getByText(`${first.name} resigned. You won!`).waitFor();
    for (const { page } of [first, second]) {
      await prompt(page).getByRole('button', { name: 'Another game' }).waitFor();
      assert.deepEqual([await moves(page).count(), await sheet(page).count()], [0, 0]);
      assert.equal(await page.locator('.board [data-lit]').count(), 0);
    }
  }
});

test('with three, a bot plays the seat of who resigned to the end, and all know it', async () => {
  const { first, others } = await begin(3);
  await tool(first.page, 'Resign').click();
  await first.page.getByText('The others play on, and a bot plays your seat to the end.').waitFor();
  await first.page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
  for (const isReloaded of [false, true]) {
    if (isReloaded) await first.page.reload();
    await assertAway(first.page, 'You resigned. A bot plays your seat to the end.');
    assert.equal(await prompt(first.page).getByRole('button').count(), 0, 'there is no way back');
  }
  for (const { page } of others) {
    await notes(page).getByText(`${first.name} resigns.`).waitFor();
    await page.locator('.seats').getByText('has resigned; a bot plays to the end').waitFor();
  }
  await Promise.race(others.map(({ page }) => untilAsked(page)));
});

test('who asks to take a move back sees whom it waits for, that it was refused, and that it was granted', async () => {
  const { first, second } = await begin(2);
  await play(first.page);
  await ask(first, second);
  await answers(second.page).getByRole('button', { name: 'Refuse' }).click();
  await answers(first.page).getByText(`${second.name} does not agree: your move stands.`).waitFor();
  await ask(first, second);
  await answers(second.page).getByRole('button', { name: 'Agree' }).click();
  await answers(first.page).getByText('Everybody agreed: your move is taken back.').waitFor();
  for (const { page } of [first, second]) {
    for (const says of ['asks to take a move back.', 'does not agree to taking', 'All agree:'])
      await notes(page).getByText(says).first().waitFor();
  }
});

async function ask(first: Person, second: Person): Promise<void> {
  await tool(first.page, 'Take back').click();
  await answers(first.page).getByRole('button', { name: 'Ask the others' }).click();
  await answers(first.page).getByText(`Waiting for ${second.name}.`).waitFor();
  await answers(second.page).getByText(`${first.name} asks to take back the last move.`).waitFor();
}

/** Counts every shift of the layout, whoever is to blame. */
const COUNT_SHIFTS = `
  globalThis.shifts = [];
  new PerformanceObserver((list) => globalThis.shifts.push(...list.getEntries().map(({ value }) => value)))
    .observe({ type: 'layout-shift', buffered: true });`;

async function shiftsOf(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const settle = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
  await settle();
  await page.evaluate('globalThis.shifts = []');
  await act();
  await settle();
  return page.evaluate<number[]>('globalThis.shifts');
}

test('nothing moves when the page answers, asks, or loses and finds its line, on a phone and on a laptop', async () => {
  for (const { page } of people) await page.addInitScript(COUNT_SHIFTS);
  const { address, first, second } = await begin(2);
  for (const [{ page, context }, other] of [
    [first, second],
    [second, first],
  ] as const) {
    await other.page.goto('about:blank'); // who comes and goes on the other side is told beside the seat
    await page.goto(address);
    await page.getByRole('group', { name: "Dead Man's Draw: the table" }).waitFor();
    await page.locator('.seats').getByText('away').waitFor();
    const none = async (what: string, act: () => Promise<unknown>) => assert.deepEqual(await shiftsOf(page, act), [], what);
    await none('an answer', async () => {
      await tool(page, 'Copy link').click();
      await answers(page).getByText('The link is copied.').waitFor();
    });
    assert.ok(await inSight(page, '.answers .notice'));
    await none('a question', () => tool(page, 'Resign').click());
    await none('no', () => page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click());
    await none('lost', async () => {
      await context.setOffline(true);
      for (const socket of house.server.app.websocketServer.clients) socket.terminate();
      await page.locator('.banner').waitFor();
    });
    assert.ok(await inSight(page, '.banner'));
    await none('found', async () => {
      await context.setOffline(false);
      await page.locator('.banner').waitFor({ state: 'detached' });
    });
    const pushed = await shiftsOf(page, () => page.evaluate(push));
    assert.notDeepEqual(pushed, [], 'what does move is counted');
  }
});

/** What a notice in the flow of the page would do. */
function push(): void {
  scrollTo(0, 0);
  const block = document.createElement('div');
  block.style.height = '100px';
  document.querySelector('main')?.prepend(block);
}

function inSight(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
}

test('no page had an error', () => {
  for (const { name, errors } of people) assert.deepEqual(errors, [], name);
});
