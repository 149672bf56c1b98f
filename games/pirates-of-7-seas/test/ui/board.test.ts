// The board in a real browser: whole games by touching what is lit, by pointer and by keyboard, wide and narrow. Before
// each move the table is read by its spoken names and held against the view.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { violations } from '@quarterdeck/board-testkit/axe.ts';
import { BOARD_LIMIT, boardSize } from '@quarterdeck/board-testkit/board-size.ts';
import { type Harbour, openHarbour } from '@quarterdeck/board-testkit/harbour.ts';
import { click, press, type Touch } from '@quarterdeck/board-testkit/touch.ts';
import { playWhole } from './player.ts';

let harbour: Harbour;
before(async () => {
  harbour = await openHarbour('game.html?game=pirates-of-7-seas&hotseat=true&motion=false');
});
after(() => harbour.close());
afterEach(() => assert.deepEqual(harbour.faults, []));

const SHORT = encodeURIComponent('{"stallRounds":10}');
const GAMES: readonly [string, string, number, number, Touch][] = [
  ['three pirates, pointer, 1024 px', `seats=3&options=${SHORT}`, 1024, 768, click],
  ['two pirates, keyboard alone, 360 px', `seats=2&options=${SHORT}&seed=phone`, 360, 740, press],
];

for (const [number, [name, query, width, height, touch]] of GAMES.entries()) {
  test(`a whole game is played by what is lit: ${name}`, async () => {
    const page = await harbour.visit(query, width, height);
    const decisions = await playWhole(page, number + 1, touch);
    for (const kind of ['choose-character', 'send-ships', 'load-goods', 'merchant']) assert.ok(decisions.has(kind), kind);
    await page.close();
  });
}

test('axe finds nothing by day and by night; at 1024 by 768 nothing is out of sight, at 360 px nothing wider than the page', async () => {
  const looks = [
    ['seats=4&ahead=100&until=load-goods&bot=greedy&lang=uk', 1024],
    ['seats=4&ahead=100&until=merchant&bot=greedy&theme=dark&lang=ru', 1024],
    ['seats=3&ahead=80&until=send-ships&theme=dark', 360],
  ] as const;
  for (const [query, width] of looks) {
    const page = await harbour.visit(query, width, 768);
    assert.deepEqual(await violations(page), [], query);
    assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0, query);
    const below = await page.evaluate<number>('document.documentElement.scrollHeight - innerHeight');
    assert.ok(width < 1024 || below === 0, `${query}: ${below} px are out of sight`);
    await page.close();
  }
});

test('the board adds at most 80 kB of compressed script to the shell', async (context) => {
  const size = await boardSize('pirates-of-7-seas');
  context.diagnostic(`${(size / 1000).toFixed(1)} kB`);
  assert.ok(size <= BOARD_LIMIT);
});
