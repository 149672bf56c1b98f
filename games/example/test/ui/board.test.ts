// The board in a real browser: a whole game by touching what is lit, wide and narrow.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { violations } from '@quarterdeck/board-testkit/axe.ts';
import { type Harbour, openHarbour } from '@quarterdeck/board-testkit/harbour.ts';
import { drawn } from '@quarterdeck/board-testkit/touch.ts';

let harbour: Harbour;
before(async () => {
  harbour = await openHarbour('game.html?game=example&hotseat=true&motion=false');
});
after(() => harbour?.close());
afterEach(() => assert.deepEqual(harbour.faults, []));

const MOST_MOVES = 100;

for (const [seats, width, height] of [
  [2, 360, 740],
  [4, 1024, 768],
] as const) {
  test(`${seats} captains play a whole game by touching what is lit, on ${width} pixels`, async () => {
    const page = await harbour.visit(`seats=${seats}`, width, height);
    assert.deepEqual(await violations(page), []);
    const lit = page.locator('[data-lit]');
    let moves = 0;
    for (; (await lit.count()) > 0; moves++) {
      assert.ok(moves < MOST_MOVES);
      await lit.first().click();
      await drawn(page);
    }
    assert.ok(moves > 2 * seats);
    assert.equal(await page.locator('.sheet').count(), 1, 'it ends with a score sheet');
    await page.context().close();
  });
}
