// A board that tells what happened, and the shell around it: nothing is asked before the story has come to it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Gait } from '@quarterdeck/board-testkit/page-time.ts';
import { setGait, stepUntil, takeTime } from '@quarterdeck/board-testkit/time.ts';
import { drawn } from '@quarterdeck/board-testkit/touch.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { entries, moves, sheet } from '../play.ts';
import { openSite, type Site, type Visitor } from '../site.ts';
import { boardingWithChoice, firstChoice, lastChoice, sitDown } from './kept.ts';

let site: Site;
before(async () => {
  site = await openSite();
});
after(() => site?.close());

/** Somebody whose stories are told, in a time of their own. */
async function visit(gait: Gait, options: BrowserContextOptions = { reducedMotion: 'no-preference' }): Promise<Visitor> {
  const visitor = await site.visit(options);
  await takeTime(visitor.context, gait);
  return visitor;
}

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
  const { page, context, errors } = await visit('flow');
  await atTable(page);
  for (let turn = 0; turn < 3; turn++) {
    await setGait(page, 'still');
    await page.locator('[data-thing="take"][data-lit]').click();
    await page.locator('.prompt:not(.mine)').waitFor();
    await page.evaluate(WATCH);
    await setGait(page, 'flow');
    const lit = page.locator('[role=group].board:not([data-telling]) [data-lit]').first();
    while ((await page.locator('[data-thing="take"][data-lit]').count()) === 0) {
      if ((await lit.count()) > 0) await lit.click();
      await drawn(page);
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
  const { page, context } = await visit('rush');
  await atTable(page);
  await setGait(page, 'still');
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
      again: [...document.querySelectorAll('.prompt button')].some(({ textContent }) => textContent === 'Play again'),
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
  await drawn(page);
  return (await page.evaluate<string[]>('[...globalThis.sights]')).map((sight): EndSight => JSON.parse(sight));
}

const saysEnd = ({ sheet, points, winner, again }: EndSight) => [sheet, points, winner, again];

test('who won, the points and the score sheet are shown when the last boarding has been told, and not before', async () => {
  const { page, context, errors } = await visit('flow');
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

const CLASH = `document.querySelector('.clash') !== null`;
const told = (page: Page) => page.locator('[role=group].board:not([data-telling])');
const telling = (page: Page) => page.locator('.board[data-telling]');
const asks = (page: Page, question: RegExp) => page.locator('.prompt.mine p').filter({ hasText: question }).waitFor();

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`a double click on Leave is one move (reduced motion: ${reducedMotion})`, async () => {
    const { page, context, errors } = await visit('rush', { reducedMotion });
    await sitDown(page, firstChoice());
    await asks(page, /^Share 1/);
    await page.locator('[data-thing="leave"][data-lit]').click();
    await asks(page, /^Share 2/);
    // The second click of a double click, however late the answer to the first was.
    const leave = await page.locator('[data-thing="leave"][data-lit]').boundingBox();
    assert.ok(leave !== null);
    await page.mouse.move(leave.x + 9, leave.y + 9);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await drawn(page);
    await told(page).waitFor();
    await asks(page, /^Share 2/);
    assert.deepEqual(errors, []);
    await context.close();
  });

test('a click on a share while a boarding is told is no move; it only ends the moment when the ships meet', async () => {
  const { page, context, errors } = await visit('still');
  await sitDown(page, boardingWithChoice());
  await page.locator('[data-thing="take"][data-lit]').click();
  await stepUntil(page, CLASH);
  const known = await entries(page);
  const share = await page.locator('[data-at="share 0"]').boundingBox();
  assert.ok(share !== null);
  await page.mouse.click(share.x + share.width / 2, share.y + share.height / 2);
  await page.locator('.clash:not([inert])').waitFor({ state: 'detached' });
  await setGait(page, 'flow');
  await page.locator('.battle').waitFor();
  await page.locator('[data-at="share 0"] [data-thing]').first().click();
  await asks(page, /pirate|acts/i);
  assert.equal(await entries(page), known);
  assert.deepEqual(errors, []);
  await context.close();
});

test('whoever presses Skip twice has skipped, and made no move; later a press is one', async () => {
  const { page, context, errors } = await visit('still');
  await sitDown(page, firstChoice());
  await page.locator('[data-thing="leave"][data-lit]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-skip]').focus();
  const known = await entries(page);
  // The clock stands still between the two presses, however busy the machine is.
  await page.evaluate('globalThis.clock = performance.now(), performance.now = () => globalThis.clock, null');
  for (const _ of [1, 2]) {
    await page.keyboard.press('Enter');
    await page.waitForFunction('document.activeElement.hasAttribute("data-lit")');
  }
  await asks(page, /^Share 2/);
  assert.equal(await entries(page), known);
  await page.evaluate('globalThis.clock += 1000');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (count) => Number(document.querySelector('.review input[type=range]')?.getAttribute('max')) > count,
    known,
  );
  assert.deepEqual(errors, []);
  await context.close();
});

test('what is taken back is told no further, and told again when it is played again', async () => {
  const { page, context, errors } = await visit('still');
  await sitDown(page, firstChoice());
  const known = await entries(page);
  for (const _ of ['once', 'and again']) {
    await page.locator('[data-thing="leave"][data-lit]').click();
    await telling(page).waitFor();
    await page.getByRole('button', { name: 'Take back', exact: true }).click();
    await page.getByRole('button', { name: 'Take it back all the same' }).click();
    await told(page).waitFor();
    await asks(page, /^Share 1/);
    assert.equal(await entries(page), known);
  }
  assert.deepEqual(errors, []);
  await context.close();
});

/** Drags the slider over the whole game and back. */
const DRAG = `(async () => {
  const slider = document.querySelector('.review input[type=range]');
  const most = Number(slider.max);
  for (const at of [...Array(most).keys(), ...Array(most).keys().map((number) => most - 1 - number)]) {
    slider.value = String(at);
    slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
    if (at % 5 === 0) await new Promise((done) => requestAnimationFrame(done));
  }
})()`;

test('who drags the slider through the game in the middle of a story comes back to a table that is told to its end', async () => {
  for (const [choice, question] of [
    [lastChoice(), null],
    [boardingWithChoice(), /pirate|acts/i],
  ] as const) {
    const { page, context, errors } = await visit('still');
    await sitDown(page, choice);
    await page.locator('[data-thing="take"][data-lit]').click();
    await stepUntil(page, CLASH);
    await page.evaluate(DRAG);
    assert.equal((await telling(page).count()) + (await page.locator('.clash:not([inert])').count()), 0);
    await page.getByRole('button', { name: 'Back to the present' }).click();
    await told(page).waitFor();
    if (question === null) await sheet(page).waitFor();
    else await asks(page, question);
    assert.deepEqual(errors, []);
    await context.close();
  }
});
