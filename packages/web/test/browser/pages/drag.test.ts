// Things are taken and laid elsewhere on every board, by mouse and by finger: what it stands for is played once, or not at all.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { violations } from '@quarterdeck/board-testkit/axe.ts';
import { fingerAt, type Hand, mouseAt, type Spot } from '@quarterdeck/board-testkit/hand.ts';
import { type Harbour, openHarbour } from '@quarterdeck/board-testkit/harbour.ts';
import type { Page } from 'playwright-core';

let harbour: Harbour;
before(async () => {
  harbour = await openHarbour('game.html?hotseat=true&motion=false');
});
after(() => harbour?.close());
afterEach(() => assert.deepEqual(harbour.faults, []));

interface Board {
  readonly query: string;
  /** What is taken, and where it is laid: on a wide page, and on a phone. */
  readonly thing: string;
  readonly places: readonly [wide: string, narrow: string];
  /** How much is in the hand. */
  readonly copies: number;
  /** How many moves it stands for, if it is more than one. */
  readonly moves?: number;
}

/** A move of one thing, one of two things, and several things at once. */
const BOARDS: readonly Board[] = [
  {
    query: 'game=dead-mans-draw&seats=3&ahead=40',
    thing: '[data-at="deck"]',
    places: ['[data-at="row"]', '[data-at="row"]'],
    copies: 1,
  },
  {
    query: 'game=sea-of-clouds&seats=3&ahead=27&until=crew-effects',
    thing: '.own [data-drag]',
    places: ['.others [data-at^="captain"]', '[data-at^="chip"]'],
    copies: 1,
  },
  {
    query: 'game=pirates-of-7-seas&seats=3&bot=greedy&ahead=10&until=send-ships',
    thing: '[data-thing="send 3"]',
    places: ['[data-at="tray"]', '[data-at="venture"]'],
    copies: 3,
  },
  {
    query: 'game=at-worlds-end&seats=2&ahead=4&until=actions',
    thing: '.sea [data-drag]:has([data-hold])',
    places: ['.sea [data-lit]', '.sea [data-lit]'],
    copies: 1,
  },
  {
    query: `game=admiral&seats=1&until=turn&options=${encodeURIComponent(JSON.stringify({ scenario: 'mini-game-1' }))}`,
    thing: '.plane [data-drag]',
    places: ['.plane [data-thing^="cell "]', '.plane [data-thing^="cell "]'],
    copies: 1,
    moves: 2,
  },
];

/** Counts the positions that the page comes to. */
const COUNT = `(() => {
  window.plays = 0;
  const output = document.querySelector('output[data-shown]');
  new MutationObserver((changes) => { window.plays += changes.length; }).observe(output, { attributes: true });
})()`;
const DRAWN = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))';

async function sit(query: string, width: number, height: number): Promise<Page> {
  const page = await harbour.visit(query, width, height);
  await page.evaluate(COUNT);
  return page;
}

async function plays(page: Page): Promise<number> {
  await page.evaluate(DRAWN);
  return page.evaluate<number>('window.plays');
}

async function middleOf(page: Page, selector: string): Promise<Spot> {
  const thing = page.locator(`${selector} >> visible=true`).first();
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  assert.ok(box !== null, selector);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What is seen while something is in the hand. */
async function seen(page: Page): Promise<object> {
  await page.evaluate(DRAWN);
  return page.evaluate<object>(`({
    copies: document.querySelectorAll('.in-hand').length,
    here: document.querySelectorAll('[data-goal="here"]').length,
    looks: document.querySelectorAll('[role=tooltip]').length,
  })`);
}

/** Nothing is in the hand, and no place is lit for it. */
async function isOver(page: Page): Promise<void> {
  await page.waitForFunction(`document.querySelector('.in-hand, [data-held], [data-goal]') === null`);
}

const NOWHERE: Spot = { x: 180, y: 4 };
const HANDS: readonly [name: string, width: number, height: number, hand: (page: Page) => Promise<Hand>][] = [
  ['mouse', 1024, 768, async (page) => mouseAt(page)],
  ['finger', 360, 740, (page) => fingerAt(page)],
];

for (const [number, [name, width, height, handOf]] of HANDS.entries()) {
  test(`a thing laid where it belongs is one move, or those that it stands for; laid elsewhere or let go it is none: ${name}, ${width} px`, async () => {
    for (const { query, thing, places, copies, moves = 1 } of BOARDS) {
      const page = await sit(query, width, height);
      const hand = await handOf(page);
      const [start, goal] = [await middleOf(page, thing), await middleOf(page, places[number] ?? '')];
      await hand.press(start);
      await hand.move(start, goal);
      assert.deepEqual(await seen(page), { copies, here: 1, looks: 0 }, query);
      await hand.move(goal, NOWHERE);
      assert.deepEqual(await seen(page), { copies, here: 0, looks: 0 }, query);
      await hand.release();
      await isOver(page);
      await hand.press(start);
      await hand.move(start, goal);
      await hand.cancel();
      await isOver(page);
      assert.equal(await plays(page), 0, `${query}: put back`);
      await hand.press(start);
      await hand.move(start, goal);
      await hand.release();
      await isOver(page);
      assert.equal(await plays(page), moves, `${query}: laid`);
      await page.close();
    }
  });
}

test('a hand that trembles clicks, and a drag is no click besides', async () => {
  const page = await sit('game=dead-mans-draw&seats=3&ahead=40', 1024, 768);
  const hand = mouseAt(page);
  const start = await middleOf(page, '[data-at="deck"]');
  await hand.press(start);
  await hand.move(start, { x: start.x + 30, y: start.y });
  await hand.move({ x: start.x + 30, y: start.y }, start);
  await hand.release();
  await isOver(page);
  assert.equal(await plays(page), 0, 'taken, and laid back where it was');
  await hand.press(start);
  await hand.move(start, { x: start.x + 4, y: start.y + 4 });
  await hand.release();
  assert.equal(await plays(page), 1, 'clicked');
  await page.close();
});

test('a long press without moving is a closer look and no drag', async () => {
  const page = await sit(BOARDS[1]?.query ?? '', 360, 740);
  const hand = await fingerAt(page);
  const spot = await middleOf(page, '.own [data-drag]');
  await hand.press(spot);
  await page.getByRole('tooltip').waitFor();
  assert.deepEqual(await seen(page), { copies: 0, here: 0, looks: 1 });
  await hand.release();
  assert.equal(await plays(page), 0);
  await page.close();
});

/** Positions with as many things to take as there can be. */
const CROWDED = [
  'game=dead-mans-draw&seats=3&ahead=41&until=hook',
  'game=sea-of-clouds&seats=3&ahead=3&until=exchange-rum',
  'game=pirates-of-7-seas&seats=3&bot=greedy&until=choose-character',
];

test('on a phone a swipe that begins on something that can be taken scrolls the page, and plays nothing', async () => {
  for (const query of CROWDED) {
    const page = await sit(query, 360, 480);
    const finger = await fingerAt(page, true);
    const count = await page.locator('[data-drag]').count();
    assert.ok(count > 3, query);
    for (const number of [0, 2, count - 1]) {
      await page.evaluate('scrollTo(0, 0)');
      const start = await middleOf(page, `[data-drag] >> nth=${number}`);
      const before = await page.evaluate<number>('scrollY');
      const way = before > 0 ? 120 : -120;
      await finger.press(start);
      await finger.move(start, { x: start.x, y: start.y + way });
      assert.deepEqual(await seen(page), { copies: 0, here: 0, looks: 0 }, query);
      await page.waitForFunction(`scrollY !== ${before}`);
      await finger.release();
    }
    assert.equal(await plays(page), 0, query);
    await page.close();
  }
});

test('who only watches takes nothing', async () => {
  const page = await sit(`${BOARDS[2]?.query}&watch=true`, 1024, 768);
  assert.equal(await page.locator('[data-drag]').count(), 0);
  await page.close();
});

test('axe finds nothing while something is in the hand, by night on a phone', async () => {
  const page = await sit(`${BOARDS[2]?.query}&theme=dark`, 360, 740);
  const hand = await fingerAt(page);
  const [start, goal] = [await middleOf(page, '[data-thing="send 3"]'), await middleOf(page, '[data-at="venture"]')];
  await hand.press(start);
  await hand.move(start, goal);
  assert.deepEqual(await seen(page), { copies: 3, here: 1, looks: 0 });
  assert.deepEqual(await violations(page), []);
  await page.close();
});
