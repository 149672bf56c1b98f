// The board in a real browser: a whole mini-game and a passage of Pearl Banks by touching what is lit, by pointer and by
// keyboard, wide and narrow; the chart under the hand; what axe says; how much it weighs.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { violations } from '@quarterdeck/board-testkit/axe.ts';
import { BOARD_LIMIT, boardSize } from '@quarterdeck/board-testkit/board-size.ts';
import { type Harbour, openHarbour } from '@quarterdeck/board-testkit/harbour.ts';
import type { Page } from 'playwright-core';
import { KEYBOARD, POINTER, playOn, survey, type Way } from './player.ts';

let harbour: Harbour;
before(async () => {
  harbour = await openHarbour('game.html?game=admiral&hotseat=true&motion=false');
});
after(() => harbour.close());
afterEach(() => assert.deepEqual(harbour.faults, []));

function options(of: object): string {
  return `options=${encodeURIComponent(JSON.stringify(of))}`;
}

const MINI_GAMES: readonly [string, string, number, number, Way][] = [
  ['mini-game 3, pointer, 1024 px', `seats=2&${options({ scenario: 'mini-game-3', rounds: 8 })}`, 1024, 768, POINTER],
  ['mini-game 2, keyboard alone, 360 px', `seats=2&${options({ scenario: 'mini-game-2', rounds: 8 })}`, 360, 740, KEYBOARD],
];

for (const [number, [name, query, width, height, way]] of MINI_GAMES.entries()) {
  test(`a whole mini-game is played by what is lit: ${name}`, async () => {
    const page = await harbour.visit(query, width, height);
    const decisions = await playOn(page, number + 1, way, 400);
    assert.notEqual((await survey(page)).shown.outcome, null);
    for (const kind of ['berth', 'turn', 'course']) assert.ok(decisions.has(kind), kind);
    await page.close();
  });
}

const PASSAGES: readonly [string, string, Way][] = [
  ['pointer, from the first reef', 'seats=2&seed=reefs', POINTER],
  ['keyboard, in the middle of it', 'seats=4&ahead=90&until=turn', KEYBOARD],
];

for (const [number, [name, query, way]] of PASSAGES.entries()) {
  test(`a passage of Pearl Banks is played by what is lit: ${name}`, async () => {
    const page = await harbour.visit(query, 1024, 768);
    const decisions = await playOn(page, number + 5, way, 45);
    assert.ok(decisions.has('turn'));
    await page.close();
  });
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function boxOf(page: Page, selector: string): Promise<Box> {
  return page.evaluate<Box>(`(() => {
    const { left, top, width, height } = document.querySelector('${selector}').getBoundingClientRect();
    return { left, top, width, height };
  })()`);
}

function isInside(inner: Box, outer: Box): boolean {
  const isAcross = inner.left >= outer.left - 1 && inner.left + inner.width <= outer.left + outer.width + 1;
  return isAcross && inner.top >= outer.top - 1 && inner.top + inner.height <= outer.top + outer.height + 1;
}

test('at 1024 px the whole chart is in sight, with and without the column of the shell beside it; at 360 px the own fleet', async () => {
  for (const width of [1024, 700]) {
    const wide = await harbour.visit('seats=2&ahead=30&until=turn', width, 768);
    assert.ok(isInside(await boxOf(wide, '.plane'), await boxOf(wide, '.pane')), String(width));
    assert.ok((await boxOf(wide, '[data-at^="reef "]')).width > 24, 'a cell is large enough to read a ship');
    await wide.close();
  }
  const phone = await harbour.visit('seats=2&ahead=30&until=turn', 360, 740);
  const { shown } = await survey(phone);
  const own = shown.view.ships.findIndex(({ owner, at }) => owner === shown.viewer && at !== null);
  assert.ok(isInside(await boxOf(phone, `[data-at="ship ${own}"]`), await boxOf(phone, '.pane')));
  assert.ok((await boxOf(phone, `[data-at="ship ${own}"]`)).width > 24);
  await phone.close();
});

test('wheel and keys zoom, a drag moves the chart and chooses nothing, or takes a ship to a cell; a tap stays a tap, a double tap comes nearer', async () => {
  const page = await harbour.visit('seats=2&ahead=30&until=turn', 1024, 768);
  const width = async () => (await boxOf(page, '.plane')).width;
  const [whole, { left, top }] = [await width(), await boxOf(page, '.pane')];
  await page.mouse.move(left + 300, top + 200);
  await page.mouse.wheel(0, -400);
  const near = await width();
  assert.ok(near > whole * 1.5);

  const before = await boxOf(page, '.plane');
  await page.mouse.down();
  await page.mouse.move(left + 240, top + 160, { steps: 4 });
  await page.mouse.up();
  assert.ok(Math.abs((await boxOf(page, '.plane')).left - before.left + 60) < 2);
  assert.deepEqual((await survey(page)).chosen, []);

  await page.keyboard.press('0');
  await page.locator('.pane').focus();
  await page.keyboard.press('0');
  assert.ok(Math.abs((await width()) - whole) < 1);
  await page.keyboard.press('+');
  assert.ok((await width()) > whole * 1.2);
  await page.keyboard.press('0');

  await page.mouse.dblclick(left + 380, top + 60);
  assert.ok((await width()) > whole * 1.8);
  await page.keyboard.press('0');
  const [first] = (await survey(page)).lit.filter((thing) => thing.startsWith('piece '));
  assert.ok(first !== undefined);
  await POINTER.touch(page, first);
  assert.deepEqual((await survey(page)).chosen, [first]);

  // A ship that is not chosen is taken: now she is, her reach is lit, and the chart stays; laid on a cell of it she lies there.
  await POINTER.letGo(page);
  const taken = page.locator('.plane [data-drag]').first();
  const thing = (await taken.getAttribute('data-thing')) ?? '';
  await taken.hover();
  await page.mouse.wheel(0, -120);
  const { left: x, top: y } = await boxOf(page, `.plane [data-thing="${thing}"]`);
  const still = await boxOf(page, '.plane');
  await page.mouse.move(x + 8, y + 8);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 40, { steps: 4 });
  assert.deepEqual((await survey(page)).chosen, [thing]);
  assert.deepEqual(await boxOf(page, '.plane'), still);
  const cell = (await survey(page)).lit.find((one) => one.startsWith('cell ')) ?? '';
  const goal = await boxOf(page, `[data-thing="${cell}"]`);
  await page.mouse.move(goal.left + goal.width / 2, goal.top + goal.height / 2, { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction("document.querySelector('.in-hand') === null");
  const { shown } = await survey(page);
  assert.equal(`cell ${shown.view.ships[Number(thing.slice(6))]?.at}`, cell);
  await page.close();
});

type Finger = readonly [x: number, y: number];

/** Seconds of the fingers' own time: between two of their events, and between two things that they do. */
const FRAME = 0.016;
const PAUSE = 1;

/**
 * Fingers on a screen that feels them: each step is where they are then. They have a time of their own, so that a busy machine makes no
 * difference: a browser swallows a tap that comes at once after two fingers, and takes one that lasts for a long press.
 */
async function fingersOn(page: Page): Promise<(steps: readonly (readonly Finger[])[]) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
  let timestamp = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) => {
    timestamp += FRAME;
    return session.send('Input.dispatchTouchEvent', {
      type,
      timestamp,
      touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
    });
  };
  return async (steps) => {
    timestamp += PAUSE;
    const moves = steps.map((fingers, number) => send(number === 0 ? 'touchStart' : 'touchMove', fingers));
    await Promise.all([...moves, send('touchEnd', [])]);
  };
}

test('on a phone one finger moves the chart, two pull it apart, and a tap chooses a ship', async () => {
  const page = await harbour.visit('seats=2&ahead=30&until=turn', 360, 740);
  const before = await boxOf(page, '.plane');
  const { left, top } = await boxOf(page, '.pane');
  const pull = await fingersOn(page);
  await pull([[[left + 240, top + 200]], [[left + 200, top + 170]], [[left + 140, top + 150]]]);
  const moved = await boxOf(page, '.plane');
  assert.ok(Math.abs(moved.left - before.left + 100) < 3 && moved.width === before.width, JSON.stringify([before, moved]));
  assert.deepEqual((await survey(page)).chosen, []);

  const spread = [100, 120, 150].map((half): readonly Finger[] => [
    [left + 170 - half, top + 150],
    [left + 170 + half, top + 150],
  ]);
  await pull(spread);
  assert.ok(Math.abs((await boxOf(page, '.plane')).width / before.width - 1.5) < 0.05);

  await page.getByRole('button', { name: 'Show the whole chart' }).click();
  const [first] = (await survey(page)).lit.filter((thing) => thing.startsWith('piece '));
  const ship = await boxOf(page, `.plane [data-thing="${first}"]`);
  await pull([[[ship.left + ship.width / 2, ship.top + ship.height / 2]]]);
  await page.locator('[aria-pressed="true"]').first().waitFor();
  assert.equal((await survey(page)).chosen.length, 1);
  await page.close();
});

test('axe finds nothing by day and by night; at 1024 by 768 nothing is out of sight, at 360 px nothing wider than the page', async () => {
  const looks = [
    ['seats=4&ahead=60&until=turn&lang=uk', 1024],
    [`seats=2&ahead=40&until=turn&theme=dark&lang=ru&${options({ scenario: 'fire-in-the-roads' })}`, 1024],
    ['seats=3&ahead=40&until=turn&theme=dark', 360],
  ] as const;
  for (const [query, width] of looks) {
    const page = await harbour.visit(query, width, 768);
    const [first] = (await survey(page)).lit.filter((thing) => thing.startsWith('piece '));
    if (first !== undefined && width === 1024) await POINTER.touch(page, first);
    assert.deepEqual(await violations(page), [], query);
    assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0, query);
    const below = await page.evaluate<number>('document.documentElement.scrollHeight - innerHeight');
    assert.ok(width < 1024 || below === 0, `${query}: ${below} px are out of sight`);
    await page.close();
  }
});

test('the board adds at most 80 kB of compressed script to the shell', async (context) => {
  const size = await boardSize('admiral');
  context.diagnostic(`${(size / 1000).toFixed(1)} kB`);
  assert.ok(size <= BOARD_LIMIT);
});
