// The board in a real browser: whole games by touching what is lit, by pointer and by keyboard, wide and narrow. Before
// each move the table is read by its spoken names and held against the view.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { violations } from '@quarterdeck/board-testkit/axe.ts';
import { BOARD_LIMIT, boardSize } from '@quarterdeck/board-testkit/board-size.ts';
import { type Harbour, openHarbour } from '@quarterdeck/board-testkit/harbour.ts';
import { setGait, step, stepUntil } from '@quarterdeck/board-testkit/time.ts';
import { click, drawn, press, type Touch } from '@quarterdeck/board-testkit/touch.ts';
import { LANGUAGES } from '@quarterdeck/kernel';
import { board } from '../../text/en/board.ts';
import { expected, heard, ownCards, playOne, playWhole, survey } from './player.ts';

let harbour: Harbour;
before(async () => {
  harbour = await openHarbour('game.html?game=sea-of-clouds');
});
after(() => harbour.close());
afterEach(() => assert.deepEqual(harbour.faults, []));

const GAMES: readonly [string, string, number, number, Touch][] = [
  ['two captains, pointer, 1024 px', 'seats=2&options={"refill":"after-laying"}', 1024, 768, click],
  ['four captains, pointer, 1024 px', 'seats=4&seed=four', 1024, 768, click],
  ['three captains, keyboard alone, 360 px', 'seats=3&seed=phone&options={"mayDecline":false}', 360, 740, press],
];

for (const [number, [name, query, width, height, touch]] of GAMES.entries()) {
  test(`a whole game is played by what is lit: ${name}`, async () => {
    const page = await harbour.visit(`${query}&hotseat=true&motion=false`, width, height);
    const { moves, decisions } = await playWhole(page, number + 1, touch);
    assert.ok(moves > 40);
    assert.ok(decisions.has('divide-loot') && decisions.has('lay-loot') && decisions.has('crew-effects'));
    await page.close();
  });
}

test('against others who play by themselves, with motion, a game goes on as soon as one is asked', async () => {
  const page = await harbour.visit('seats=3&seed=bots', 1024, 768, 'rush');
  for (let moves = 0; moves < 6; moves++) await playOne(page);
  await page.close();
});

test('a move can be made while the last one is still being told', async () => {
  const page = await harbour.visit('seats=2&hotseat=true&seed=haste', 1024, 768);
  for (let moves = 0; moves < 20; moves++) await page.locator('[data-lit]:visible').first().dispatchEvent('click');
  await page.locator('.board:not([data-telling])').waitFor();
  const now = await survey(page);
  assert.deepEqual(heard(now), expected(now.shown.view));
  await page.close();
});

/** A page that notes what it shows at every frame while a story is told, each sight once. */
const WATCH = `(() => {
  const sights = (globalThis.sights = new Set());
  const has = (places) => document.querySelector(places) !== null;
  const look = () => {
    const lit = [...document.querySelectorAll('[data-lit]')].map((thing) => thing.dataset.thing);
    const looker = document.querySelector('.share.mine') === null ? '' : 'mine';
    if (has('[data-telling]')) sights.add(JSON.stringify({ lit, looker, clash: has('.clash:not([inert])'), results: has('.battle, .victory'), winner: has('.soon br') }));
    requestAnimationFrame(look);
  };
  look();
})()`;

interface ToldSight {
  readonly lit: readonly string[];
  readonly looker: string;
  readonly clash: boolean;
  readonly results: boolean;
  readonly winner: boolean;
}

test('while a story is told nobody is asked about what is not on the table yet, and no fight is won before the crews are added up', async () => {
  const page = await harbour.visit('seats=3&seed=bots&bot=greedy&ahead=225', 1024, 768, 'flow');
  await page.evaluate(WATCH);
  while ((await page.locator('.sheet').count()) === 0 || (await page.locator('[data-telling]').count()) > 0) {
    const lit = page.locator('.board:not([data-telling]) [data-lit]').first();
    if ((await lit.count()) > 0) await lit.click();
    await drawn(page);
  }
  const sights = (await page.evaluate<string[]>('[...globalThis.sights]')).map((sight): ToldSight => JSON.parse(sight));
  assert.ok(sights.some(({ clash }) => clash));
  for (const sight of sights) {
    assert.ok(sight.lit.length === 0 || sight.looker === 'mine', JSON.stringify(sight));
    assert.ok(!(sight.clash && sight.results), JSON.stringify(sight));
    assert.ok(!sight.winner, JSON.stringify(sight));
  }
  assert.equal(await page.locator('.soon br').count(), 1);
  await page.close();
});

test('whoever touches what will be asked next puts the story in place, and makes no move by that', async () => {
  const page = await harbour.visit('seats=2&hotseat=true&seed=haste', 1024, 768);
  await page.locator('[data-thing="leave"][data-lit]').click();
  const waiting = page.locator('[data-thing="leave"][aria-disabled="true"]');
  await waiting.dispatchEvent('click');
  await page.locator('.board:not([data-telling])').waitFor();
  const { shown } = await survey(page);
  assert.deepEqual(
    shown.view.stack.flatMap((frame) => (frame.kind === 'divide-loot' ? [frame.space] : [])),
    [1],
  );
  await page.close();
});

test('with motion too the keyboard stays on Leave from share to share', async () => {
  const page = await harbour.visit('seats=2&hotseat=true', 1024, 768, 'flow');
  await page.locator('[data-thing="leave"]').focus();
  for (const space of [1, 2]) {
    await page.keyboard.press('Enter');
    await page.locator(`[data-at="share ${space}"].mine`).waitFor();
    assert.equal(await page.evaluate<string>('document.activeElement.dataset.thing'), 'leave');
    await page.locator('.board:not([data-telling])').waitFor();
  }
  await page.close();
});

test('a story that keeps one waiting can be skipped, and only then', async () => {
  const page = await harbour.visit('seats=3&seed=bots', 360, 740, 'rush');
  const skip = page.locator('[data-skip]');
  const top = async () => (await page.locator('.own').boundingBox())?.y;
  await page.locator('[data-thing="take"][data-lit]').waitFor();
  assert.equal(await skip.count(), 0);
  const before = await top();
  await setGait(page, 'still');
  await page.locator('[data-thing="take"]').click();
  await stepUntil(page, `document.querySelector('[data-skip]') !== null`);
  assert.equal(await top(), before, 'nothing jumps for it');
  await skip.click();
  await page.locator('.board:not([data-telling]) [data-lit]').first().waitFor();
  assert.equal(await skip.count(), 0);
  await page.close();
});

/** The words under the fights while the parrot is in the air. */
const PARROT = `document.querySelector('.air .perched') !== null && document.querySelector('.battle p').textContent`;

test('a parrot that changes hands flies to its captain, also where his ship is folded away', async () => {
  for (const width of [1024, 360]) {
    const page = await harbour.visit('seats=3&seed=s71&bot=random&ahead=150&watch=true', width, 740, 'still');
    assert.match(await stepUntil<string>(page, PARROT), /parrot/, 'it is told in words too');
    await page.close();
  }
});

/** How many say that they have the parrot: captains who are folded away, and the one in front. */
const PERCHES = `[
  document.querySelectorAll('[data-at^="chip "][aria-label*="${board.hasParrot}"]').length,
  document.querySelectorAll('.own [data-at="parrot"]').length,
]`;

test('on a phone a captain who is folded away says that he has the parrot', async () => {
  const seen = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd']) {
    const page = await harbour.visit(`seats=3&seed=${seed}&watch=true&motion=false`, 360, 740);
    seen.add(String(await page.evaluate<number[]>(PERCHES)));
    await page.close();
  }
  assert.deepEqual([...seen].sort(), ['0,1', '1,0']);
});

test('a click ends the moment when the ships meet, and is no move', async () => {
  const page = await harbour.visit('seats=3&seed=s71&bot=random&ahead=150&watch=true', 1024, 768, 'still');
  await stepUntil(page, `document.querySelector('.clash:not([inert])') !== null`);
  await page.mouse.click(512, 400);
  await page.locator('.clash:not([inert])').waitFor({ state: 'detached' });
  await stepUntil(page, `document.querySelector('.battle') !== null`);
  await page.close();
});

test('on a phone the board stays where it is, however long the question', async () => {
  for (const language of LANGUAGES) {
    const tops = new Set<number>();
    for (const until of ['divide-loot', 'lay-loot', 'crew-effects', 'lookout']) {
      const page = await harbour.visit(`seats=4&ahead=120&until=${until}&hotseat=true&motion=false&lang=${language}`, 360, 740);
      tops.add(await page.evaluate<number>(`document.querySelector('.board').getBoundingClientRect().top`));
      await page.close();
    }
    assert.equal(tops.size, 1, `${language}: ${[...tops]}`);
  }
});

test('a double click does one move, and so does a key that is held down', async () => {
  const page = await harbour.visit('seats=2&hotseat=true&motion=false', 360, 740);
  const space = async () =>
    (await survey(page)).shown.view.stack.flatMap((frame) => (frame.kind === 'divide-loot' ? [frame.space] : []));
  await page.locator('[data-thing="leave"]').dblclick();
  assert.deepEqual(await space(), [1]);
  await page.locator('[data-thing="leave"]').focus();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  assert.deepEqual(await space(), [2]);
  await page.close();
});

test('the keyboard stays on Leave from share to share, and goes to what can be chosen when that is gone', async () => {
  const page = await harbour.visit('seats=2&hotseat=true&motion=false', 1024, 768);
  const focused = () => page.evaluate<string>('document.activeElement.dataset.thing');
  await page.locator('[data-thing="leave"]').focus();
  await page.keyboard.press('Enter');
  assert.equal(await focused(), 'leave');
  await page.keyboard.press('Enter');
  assert.equal(await focused(), 'leave');
  await page.close();
});

test('what one has looked at and left lies there with its face and a mark; what others looked at has theirs', async () => {
  const page = await harbour.visit('seats=2&hotseat=true&motion=false', 1024, 768);
  await page.locator('[data-thing="leave"]').click();
  await page.locator('[data-thing="leave"]').click();
  const { loot } = await survey(page);
  assert.match(loot[0] ?? '', /face down, only you have seen it$/);
  await page.locator('[data-thing="take"]').click();
  while ((await page.locator('[data-thing="take"]').count()) === 0) await page.locator('[data-lit]').first().click();
  const after = await survey(page);
  assert.match(after.loot[0] ?? '', /face down, seen by (Anna|Богдан)$/);
  assert.match(after.loot[2] ?? '', /^(Rum|Relic|Object|Pirate), face down, seen by (Anna|Богдан)$/);
  await page.close();
});

test('everything on the own ship can be looked at more closely, with its name', async () => {
  const page = await harbour.visit('seats=2&ahead=90&hotseat=true&motion=false', 1024, 768);
  const cards = page.locator('.own [data-one]');
  const names = ownCards((await survey(page)).shown.view);
  assert.equal(await cards.count(), names.length);
  for (const [number, name] of names.entries()) {
    await cards.nth(number).focus();
    await page.keyboard.press('Shift');
    await cards.nth(number).hover({ position: { x: 4, y: 20 } });
    await page.getByRole('tooltip').filter({ hasText: name }).waitFor();
  }
  await page.close();
});

test('a card that comes to a resting pointer opens no closer look; one that is pointed at does', async () => {
  const page = await harbour.visit('seats=2&hotseat=true&motion=false', 1024, 768, 'still');
  const lone = await page.locator('[data-at="share 0"] [data-one]').boundingBox();
  assert.ok(lone !== null);
  const [x, y] = [lone.x + lone.width * 1.5, lone.y + lone.height / 2];
  await page.mouse.move(x, y);
  await page.locator('[data-thing="leave"]').dispatchEvent('click');
  await step(page, 600);
  assert.equal(await page.getByRole('tooltip').count(), 0);
  await page.mouse.move(x + 2, y);
  await step(page, 600);
  await page.getByRole('tooltip').waitFor();
  await page.close();
});

test('a line of the log that is pointed at lights what it speaks of', async () => {
  const page = await harbour.visit('seats=2&hotseat=true&motion=false&log=true', 1024, 900);
  await page.locator('[data-thing="leave"]').click();
  await page.locator('li', { hasText: 'leaves share 1' }).hover();
  await page.locator('[data-at="share 0"].spot').waitFor();
  await page.close();
});

test('a forbidden choice is grey, and says why when it is touched', async () => {
  const options = encodeURIComponent('{"mayDecline":false}');
  const query = `seats=3&ahead=60&until=crew-effects&options=${options}&hotseat=true&motion=false`;
  const page = await harbour.visit(query, 1024, 768);
  const finish = page.locator('[data-thing="finish"]');
  assert.equal(await finish.getAttribute('aria-disabled'), 'true');
  await finish.click({ force: true });
  assert.match((await page.getByRole('status').textContent()) ?? '', /C4\.15/);
  await page.close();
});

test('at 1024 by 768 nothing of the table is out of sight, at 360 px nothing is wider than the page', async () => {
  for (const seats of [2, 3, 4]) {
    for (const until of ['divide-loot', 'crew-effects']) {
      const query = `seats=${seats}&ahead=${seats * 45}&until=${until}&hotseat=true&motion=false`;
      const wide = await harbour.visit(query, 1024, 768);
      const overflow = 'document.documentElement.scrollHeight - innerHeight + document.documentElement.scrollWidth - innerWidth';
      assert.equal(await wide.evaluate(overflow), 0, `${query} at 1024`);
      await wide.close();
      const narrow = await harbour.visit(query, 360, 740);
      assert.equal(await narrow.evaluate('document.documentElement.scrollWidth - innerWidth'), 0, `${query} at 360`);
      await narrow.close();
    }
  }
});

test('axe finds nothing, by day and by night, wide and narrow, in three languages', async () => {
  const looks = [...LANGUAGES.entries()].flatMap(([index, language]) =>
    ['light', 'dark'].flatMap((theme) => [1024, 360].map((width) => ({ language, theme, width, seats: 2 + index }))),
  );
  for (const [number, { language, theme, width, seats }] of looks.entries()) {
    const until = number % 2 === 0 ? 'divide-loot' : 'crew-effects';
    const query = `seats=${seats}&ahead=${90 + number}&until=${until}&hotseat=true&motion=false&lang=${language}&theme=${theme}`;
    const page = await harbour.visit(query, width, 768);
    assert.deepEqual(await violations(page), [], query);
    if (width === 360) {
      await page.getByRole('button', { expanded: false }).first().click();
      assert.deepEqual(await violations(page), [], `${query}, opened`);
    }
    await page.close();
  }
});

test('the board adds at most 80 kB of compressed script to the shell', async (context) => {
  const size = await boardSize('sea-of-clouds');
  context.diagnostic(`${(size / 1000).toFixed(1)} kB`);
  assert.ok(size <= BOARD_LIMIT);
});

/** What is lit on one's own ship, and whose middle something else covers. */
const COVERED = `[...document.querySelectorAll('.own [data-lit]')].filter((thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return !thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).length`;

test('a card that can be chosen shows its middle, however closely cards lie', async () => {
  for (const [seed, width] of [
    ['c', 700],
    ['a', 360],
    ['f', 360],
  ] as const) {
    const page = await harbour.visit(
      `seats=3&seed=${seed}&ahead=170&bot=greedy&until=crew-effects&hotseat=true&motion=false`,
      width,
      768,
    );
    assert.ok((await page.locator('.own [data-lit]').count()) > 1);
    assert.equal(await page.evaluate<number>(COVERED), 0, `${seed}, ${width} px`);
    await page.close();
  }
});
