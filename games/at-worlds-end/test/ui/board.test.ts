// The board in a real browser: whole games by touching what is lit, by pointer and by keyboard, wide and narrow. Before
// each move the table is read by its spoken names and held against the view.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { violations } from '@quarterdeck/board-testkit/axe.ts';
import { BOARD_LIMIT, boardSize } from '@quarterdeck/board-testkit/board-size.ts';
import { type Harbour, openHarbour } from '@quarterdeck/board-testkit/harbour.ts';
import { click, drawn, press, type Touch } from '@quarterdeck/board-testkit/touch.ts';
import { play } from './player.ts';

let harbour: Harbour;
before(async () => {
  harbour = await openHarbour('game.html?game=at-worlds-end&hotseat=true&motion=false');
});
after(() => harbour.close());
afterEach(() => assert.deepEqual(harbour.faults, []));

const GAMES: readonly [string, string, number, number, Touch][] = [
  ['three pirates, pointer, 1024 px', 'seats=3&seed=chart%203', 1024, 768, click],
  ['two pirates, keyboard alone, 360 px', 'seats=2&seed=chart%2039', 360, 740, press],
];

for (const [number, [name, query, width, height, touch]] of GAMES.entries()) {
  test(`a whole game is played by what is lit: ${name}`, async () => {
    const page = await harbour.visit(query, width, height);
    const decisions = await play(page, number + 1, touch);
    for (const kind of ['choose-hero', 'actions', 'port-sale', 'auction', 'firing-ship', 'over'])
      assert.ok(decisions.has(kind), kind);
    await page.close();
  });
}

test('axe finds nothing by day and by night; at 1024 by 768 nothing is out of sight, at 360 px nothing wider than the page', async () => {
  const looks = [
    ['seats=4&ahead=150&until=actions&bot=greedy&lang=uk', 1024],
    ['seats=4&ahead=100&until=auction&bot=greedy&theme=dark&lang=ru', 1024],
    ['seats=3&ahead=60&until=port-sale&bot=greedy&lang=uk', 1024],
    ['seats=4&ahead=1&theme=dark', 360],
    ['seats=3&ahead=120&until=actions&bot=greedy&theme=dark&lang=uk', 360],
    ['seats=3&ahead=20&until=fame-gift', 360],
  ] as const;
  for (const [query, width] of looks) {
    const page = await harbour.visit(query, width, 768);
    assert.deepEqual(await violations(page), [], query);
    assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0, query);
    const below = await page.evaluate<number>('document.documentElement.scrollHeight - innerHeight');
    assert.ok(width < 1024 || below <= 0, `${query}: ${below} px are out of sight`);
    if (query.endsWith('fame-gift')) await play(page, 1, click, 1);
    await page.close();
  }
});

test('from a battle the chart is one tap away, and so is the battle from the chart', async () => {
  const page = await harbour.visit('seats=2&ahead=100&until=firing-ship&bot=greedy', 360, 740);
  const isSeen = (place: string) => page.locator(`[data-at="${place}"]`).first().isVisible();
  assert.deepEqual([await isSeen('battle'), await isSeen('chart')], [true, false]);
  await page.getByRole('button', { name: 'Chart' }).click();
  assert.deepEqual([await isSeen('battle'), await isSeen('chart')], [false, true]);
  await page.getByRole('button', { name: 'To the battle' }).click();
  assert.deepEqual([await isSeen('battle'), await isSeen('chart')], [true, false]);
  await page.close();
});

test('who has set all that can be bid is still at the bid with the keyboard', async () => {
  const page = await harbour.visit('seats=4&ahead=100&until=auction&bot=greedy', 1024, 768);
  const focused = () => page.evaluate<string>('document.activeElement.dataset.thing');
  await page.locator('[data-thing="all-in"]').focus();
  await page.keyboard.press('Enter');
  await drawn(page);
  assert.equal(await focused(), 'all-in');
  await press(page, 'bid');
  await page.close();
});

test('the board adds at most 80 kB of compressed script to the shell', async (context) => {
  const size = await boardSize('at-worlds-end');
  context.diagnostic(`${(size / 1000).toFixed(1)} kB`);
  assert.ok(size <= BOARD_LIMIT);
});
