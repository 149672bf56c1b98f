// A board that tells what happened, and the shell around it: nothing is asked before the story has come to it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { lastChoice, sitDown } from './kept.ts';
import { entries, moves } from './play.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

async function atTable(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against bots: Sea of Clouds' }).click();
  await page.locator('[data-thing="take"][data-lit]').waitFor();
}

/** Notes at every frame whether the prompt asks while the board has nothing lit. */
const WATCH = `(() => {
  globalThis.early = 0;
  const look = () => {
    const isAsked = document.querySelector('.prompt.mine') !== null;
    if (isAsked && document.querySelector('[data-telling]') !== null && document.querySelector('[data-lit]') === null) globalThis.early += 1;
    requestAnimationFrame(look);
  };
  look();
})()`;

test('the prompt asks when the board has told what led to the question', async () => {
  const { page, context, errors } = await site.visit({ reducedMotion: 'no-preference' });
  await atTable(page);
  for (let turn = 0; turn < 3; turn++) {
    await page.locator('[data-thing="take"][data-lit]').click();
    await page.locator('.prompt:not(.mine)').waitFor();
    await page.evaluate(WATCH);
    const lit = page.locator('.board:not([data-telling]) [data-lit]').first();
    while ((await page.locator('[data-thing="take"][data-lit]').count()) === 0) {
      if ((await lit.count()) > 0) await lit.click();
      await page.waitForTimeout(50);
    }
    await page.locator('.prompt.mine').waitFor();
    // One frame may pass between what the board and what the shell draws.
    assert.ok((await page.evaluate<number>('globalThis.early')) <= 1);
  }
  assert.deepEqual(errors, []);
  await context.close();
});

/** The island of which the log speaks last, and the one to which the board's story has come. */
const ISLANDS = `(() => {
  const spoken = [...document.querySelectorAll('.log .line')].map((line) => /^Island (\\d+):/.exec(line.textContent)?.[1]);
  return { asked: Number(spoken.findLast((island) => island !== undefined)), told: document.querySelectorAll('.island.past').length + 1 };
})()`;

test('whoever answers by the list of moves before the story is told does not wait for it', async () => {
  const { page, context } = await site.visit({ reducedMotion: 'no-preference' });
  await atTable(page);
  const ahead = new Set<number>();
  for (let answer = 0; answer < 5; answer++) {
    const { asked, told } = await page.evaluate<{ asked: number; told: number }>(ISLANDS);
    ahead.add(asked - told);
    const before = await entries(page);
    await moves(page).first().click();
    await page.waitForFunction((count) => {
      const now = Number(document.querySelector('.review input[type=range]')?.getAttribute('max'));
      return now > count && document.querySelector('.moves button.move') !== null;
    }, before);
  }
  // Each answer brings the story to its question: it is never more than a round behind.
  assert.deepEqual([...ahead].sort(), [0, 1]);
  await context.close();
});

/** A page that notes at every frame what it says of the end, each sight once. */
const WATCH_END = `(() => {
  const sights = (globalThis.sights = new Set());
  const has = (places) => document.querySelector(places) !== null;
  const look = () => {
    sights.add(JSON.stringify({
      isTold: !has('[data-telling]'),
      clash: has('.clash'),
      sheet: has('.sheet') || has('.stage.over'),
      points: has('.seats .points'),
      winner: document.querySelector('.prompt p').textContent.startsWith('The game is over'),
      again: [...document.querySelectorAll('.tools button')].some(({ textContent }) => textContent === 'Play again'),
    }));
    requestAnimationFrame(look);
  };
  look();
})()`;

interface EndSight {
  readonly isTold: boolean;
  readonly clash: boolean;
  readonly sheet: boolean;
  readonly points: boolean;
  readonly winner: boolean;
  readonly again: boolean;
}

async function playTheEnd(page: Page): Promise<readonly EndSight[]> {
  await sitDown(page, lastChoice());
  await page.locator('[data-thing="take"][data-lit]').waitFor();
  await page.evaluate(WATCH_END);
  await page.locator('[data-thing="take"]').click();
  await page.locator('.sheet').waitFor();
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
  return (await page.evaluate<string[]>('[...globalThis.sights]')).map((sight): EndSight => JSON.parse(sight));
}

const saysEnd = ({ sheet, points, winner, again }: EndSight) => [sheet, points, winner, again];

test('who won, the points and the score sheet are shown when the last boarding has been told, and not before', async () => {
  const { page, context, errors } = await site.visit({ reducedMotion: 'no-preference' });
  const sights = await playTheEnd(page);
  assert.ok(
    sights.some(({ clash }) => clash),
    'the boarding is told',
  );
  for (const sight of sights.filter(({ isTold }) => !isTold))
    assert.deepEqual(saysEnd(sight), [false, false, false, false], JSON.stringify(sight));
  assert.deepEqual(sights.map(saysEnd).at(-1), [true, true, true, true]);
  assert.deepEqual(errors, []);
  await context.close();
});

test('without motion nobody waits for who won, the points and the score sheet', async () => {
  const still = await site.visit({ reducedMotion: 'reduce' });
  const off = await site.visit({ reducedMotion: 'no-preference' });
  await off.context.addInitScript(() => localStorage.setItem('quarterdeck.settings', '{"language":"en","motion":"none"}'));
  for (const { page, context, errors } of [still, off]) {
    const sights = await playTheEnd(page);
    assert.ok(sights.every(({ isTold, clash }) => isTold && !clash));
    for (const sight of sights) assert.equal(new Set(saysEnd(sight)).size, 1, JSON.stringify(sight));
    assert.deepEqual(sights.map(saysEnd).at(-1), [true, true, true, true]);
    assert.deepEqual(errors, []);
    await context.close();
  }
});
