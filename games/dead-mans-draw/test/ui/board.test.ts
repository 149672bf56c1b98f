// The board in a real browser: whole games by touching what is lit, by pointer and by keyboard, wide and narrow. After
// each move the table is read by its spoken names and held against the view.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { violations } from '@quarterdeck/board-testkit/axe.ts';
import { BOARD_LIMIT, boardSize } from '@quarterdeck/board-testkit/board-size.ts';
import { type Harbour, openHarbour } from '@quarterdeck/board-testkit/harbour.ts';
import { drawn } from '@quarterdeck/board-testkit/touch.ts';
import { cardValue, type DeadMansDraw, SUITS, type View } from '@quarterdeck/dead-mans-draw';
import { at, LANGUAGES, pick, quickRng, type Shown } from '@quarterdeck/kernel';
import type { Page } from 'playwright-core';
import { en } from '../../text/en/index.ts';

const { board: text, ...words } = en.own;
let harbour: Harbour;
before(async () => {
  harbour = await openHarbour('game.html?game=dead-mans-draw&hotseat=true');
});
after(() => harbour?.close());
afterEach(() => assert.deepEqual(harbour.faults, []));

/** What the page says of itself, and the view that it was given. */
interface Survey {
  readonly shown: Omit<Shown<DeadMansDraw>, 'legal'> & { readonly legal: number };
  readonly pile: string;
  readonly area: string;
  readonly discard: string;
  readonly stacks: readonly string[];
  readonly trays: readonly string[];
  /** Spoken names of what is lit; two copies of a card are one choice. */
  readonly lit: readonly string[];
}

const SURVEY = `(() => {
  const name = (element) => element.getAttribute('aria-label') ?? element.textContent.trim();
  const names = (places) => [...document.querySelectorAll(places)].map(name);
  const seen = (element) => element.getClientRects().length > 0;
  return {
    shown: JSON.parse(document.querySelector('output[data-shown]').dataset.shown),
    pile: names('[data-at="deck"]').join(),
    area: names('[data-at="row"]').join(),
    discard: names('[data-at="discard"]').join(),
    stacks: names('button[data-at^="stack "]'),
    trays: names('[data-at^="tray "]'),
    lit: [...document.querySelectorAll('[data-lit]')].filter(seen).map(name),
  };
})()`;

function survey(page: Page): Promise<Survey> {
  return page.evaluate<Survey>(SURVEY);
}

/** The table as somebody hears it who does not see it. */
function heard({ pile, area, discard, stacks, trays }: Survey): object {
  const first = (label: string) => label.split('. ')[0];
  return {
    pile: first(pile),
    area,
    discard,
    stacks: stacks.map(first).sort(),
    trays: trays.map((label) => label.split(', ').slice(1, 3).join(', ')).sort(),
  };
}

function expected({ banks, scores, deck, known, area, discard }: View): object {
  const stacks = banks.flatMap((bank) =>
    bank.flatMap((stack, suit) =>
      stack.length === 0 ? [] : [text.stack(words.suits[at(SUITS, suit)].name, stack.toReversed().map(cardValue))],
    ),
  );
  return {
    pile: text.drawPile(deck.length + known.length),
    area: text.playArea(area.length),
    discard: text.discardPile(discard.length),
    stacks: stacks.sort(),
    trays: banks.map((bank, seat) => `${text.points(at(scores, seat))}, ${text.cards(bank.flat().length)}`).sort(),
  };
}

/** Looks at every frame until the telling is over; returns the banks whose score was not that of their top cards. */
const WATCH_SCORES = `new Promise((done) => {
  const wrong = [];
  const look = () => {
    for (const tray of document.querySelectorAll('[data-at^="tray "]')) {
      const tops = [...tray.querySelectorAll('button[data-at^="stack "]')].map((stack) => Number(/: (\\d+)/.exec(stack.getAttribute('aria-label'))[1]));
      const sum = tops.reduce((a, b) => a + b, 0);
      const label = tray.getAttribute('aria-label');
      if (!label.includes(', ' + sum + ' point')) wrong.push(label + ' with ' + tops.join());
    }
    if (document.querySelector('.board[data-telling]') === null) done(wrong);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})`;

type Play = (page: Page, choice: string) => Promise<void>;

/** Where to touch the thing of this name, once it is in sight; it must not lie under anything else. */
function aimAt(choice: string): string {
  return `(() => {
    const name = (element) => element.getAttribute('aria-label') ?? element.textContent.trim();
    const thing = [...document.querySelectorAll('[data-lit]')].find((element) => name(element) === ${JSON.stringify(choice)});
    thing.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height * 0.75];
    const hit = document.elementFromPoint(x, y);
    return thing.contains(hit) ? { x, y } : hit?.outerHTML.slice(0, 200) ?? 'nothing';
  })()`;
}

const click: Play = async (page, choice) => {
  const spot = await page.evaluate<{ x: number; y: number } | string>(aimAt(choice));
  if (typeof spot === 'string') assert.fail(`'${choice}' lies under ${spot}`);
  await page.mouse.click(spot.x, spot.y);
};

const FOCUS = `(() => {
  const { activeElement } = document;
  const name = (element) => element.getAttribute('aria-label') ?? element.textContent.trim();
  const group = activeElement.closest('[data-roving]');
  return { name: name(activeElement), lit: group === null ? [] : [...group.querySelectorAll('[data-lit]')].filter((thing) => thing.closest('[data-roving]') === group).map(name) };
})()`;

/** Tab to the group, arrows to the thing, Enter. */
const press: Play = async (page, choice) => {
  const focus = () => page.evaluate<{ name: string; lit: string[] }>(FOCUS);
  await drawn(page);
  for (let step = 0; step < 60 && !(await focus()).lit.includes(choice); step++) await page.keyboard.press('Tab');
  for (let step = 0; step < 60 && (await focus()).name !== choice; step++) await page.keyboard.press('ArrowRight');
  assert.equal((await focus()).name, choice, 'the keyboard comes to everything that is lit');
  await page.keyboard.press('Enter');
};

/** Plays to the end; each time something lit, at random but rather collecting than not. Returns the number of moves. */
async function playWhole(page: Page, seed: number, play: Play): Promise<number> {
  const rng = quickRng(seed);
  for (let moves = 0; ; moves++) {
    const now = await survey(page);
    const { view, outcome, decision, legal } = now.shown;
    assert.deepEqual(heard(now), expected(view));
    if (outcome !== null) return moves;
    const choices = [...new Set(now.lit)];
    assert.equal(choices.length, legal, `everything legal is lit: ${decision}`);
    const isEnough = decision === 'turn' && choices.length === 2 && view.area.length > 2;
    await play(page, isEnough ? at(choices, 1) : pick(choices, rng));
  }
}

const GAMES: readonly [string, string, number, number, Play][] = [
  ['two seats, pointer, 1024 px', 'seats=2', 1024, 768, click],
  ['two seats, keyboard alone, 1024 px', 'seats=2&seed=keys', 1024, 768, press],
  ['two seats, keyboard alone, 360 px', 'seats=2&seed=phone&options={"deck":"mermaid-ability"}', 360, 740, press],
  [
    'eight seats with traits, pointer, 1024 px',
    'seats=8&options={"traits":true,"plunder":"choice","variant":"sudden-death"}',
    1024,
    768,
    click,
  ],
  ['eight seats with traits, pointer, 700 px', 'seats=8&options={"traits":true}&seed=tiles', 700, 750, click],
  [
    'eight seats with traits, pointer, 360 px',
    'seats=8&seed=crowd&options={"traits":true,"variant":"strange-lands"}',
    360,
    740,
    click,
  ],
];

for (const [number, [name, query, width, height, play]] of GAMES.entries()) {
  test(`a whole game is played by what is lit: ${name}`, async () => {
    const page = await harbour.visit(`${query}&motion=false`, width, height);
    assert.ok((await playWhole(page, number + 1, play)) > 20);
    await page.close();
  });
}

test('a move can be made while the last one is still being told', async () => {
  const page = await harbour.visit('seats=2&seed=haste', 1024, 768);
  for (let moves = 0; moves < 20; moves++) await page.locator('[data-lit]:visible').first().dispatchEvent('click');
  await page.locator('.board:not([data-telling])').waitFor();
  const now = await survey(page);
  assert.deepEqual(heard(now), expected(now.shown.view));
  await page.close();
});

test('while news is told every score is that of the cards that lie there', async () => {
  const page = await harbour.visit('seats=3&ahead=40&seed=scores', 1024, 768, 'flow');
  for (let moves = 0; moves < 8; moves++) {
    await page.locator('[data-lit]:visible').first().dispatchEvent('click');
    const wrong = await page.evaluate<string[]>(WATCH_SCORES);
    assert.deepEqual(wrong, []);
  }
  await page.close();
});

test('a double click is one move', async () => {
  const page = await harbour.visit('seats=2&motion=false&seed=twice', 1024, 768);
  const before = (await survey(page)).shown.view;
  await page.locator('[data-at="deck"]').dblclick();
  const after = (await survey(page)).shown.view;
  assert.equal(before.deck.length - after.deck.length - after.known.length, 1);
  assert.equal(after.area.length, 1);
  await page.close();
});

test('what the oracle shows and what was thrown away last can be looked at more closely', async () => {
  const page = await harbour.visit('seats=2&motion=false', 1024, 768);
  await page.locator('[data-at="discard"]').hover();
  await page.getByRole('tooltip').filter({ hasText: words.suits.mermaid.name }).waitFor();
  await page.close();
  const foreseen = await harbour.visit('seats=8&ahead=253&options={"traits":true}&motion=false', 700, 750);
  const [card] = (await survey(foreseen)).shown.view.known;
  assert.ok(card !== undefined);
  await foreseen.locator('[data-at="deck"]').hover();
  await foreseen
    .getByRole('tooltip')
    .filter({ hasText: words.card(card) })
    .waitFor();
  await foreseen.close();
});

test('a forbidden choice is grey, and says why when it is touched', async () => {
  const page = await harbour.visit('seats=2&motion=false', 1024, 768);
  const collect = page.getByRole('button', { name: 'Collect' });
  assert.equal(await collect.getAttribute('aria-disabled'), 'true');
  await collect.click({ force: true });
  assert.match((await page.getByRole('status').textContent()) ?? '', /A turn begins with a draw/);
  await page.close();
});

test('every stack can be looked at more closely, with all its cards and what its suit does', async () => {
  const page = await harbour.visit('seats=2&ahead=60&until=turn&motion=false', 1024, 768);
  const { stacks } = await survey(page);
  for (const [number, label] of stacks.entries()) {
    const stack = page.locator('button[data-at^="stack "]').nth(number);
    await stack.hover();
    const look = page.getByRole('tooltip');
    await look.filter({ hasText: label.split(':')[0] ?? '' }).waitFor();
    assert.equal(await look.locator('[data-print]').count(), label.split(', ').length);
    await page.mouse.move(0, 0);
    await look.waitFor({ state: 'detached' });
  }
  await page.close();
});

test('at 1024 by 768 nothing of the table is out of sight, at 360 px nothing is wider than the page', async () => {
  for (const seats of [2, 3, 4, 5, 6, 7, 8]) {
    const wide = await harbour.visit(`seats=${seats}&ahead=${seats * 30}&options={"traits":true}&motion=false`, 1024, 768);
    const overflow = 'document.documentElement.scrollHeight - innerHeight + document.documentElement.scrollWidth - innerWidth';
    assert.equal(await wide.evaluate(overflow), 0, `${seats} seats at 1024`);
    await wide.close();
    const besides = await harbour.visit(`seats=${seats}&ahead=${seats * 30}&options={"traits":true}&motion=false`, 700, 750);
    assert.equal(await besides.evaluate(overflow), 0, `${seats} seats beside the shell of a page of 1024`);
    await besides.close();
    const narrow = await harbour.visit(`seats=${seats}&ahead=${seats * 30}&options={"traits":true}&motion=false`, 360, 740);
    assert.equal(await narrow.evaluate('document.documentElement.scrollWidth - innerWidth'), 0, `${seats} seats at 360`);
    await narrow.close();
  }
});

test('axe finds nothing, by day and by night, wide and narrow, in three languages', async () => {
  for (const theme of ['light', 'dark']) {
    for (const [width, height] of [
      [1024, 768],
      [360, 740],
    ] as const) {
      for (const [index, language] of LANGUAGES.entries()) {
        const query = `seats=4&ahead=${70 + index * 9}&options={"traits":true,"variant":"bottom-feeder"}&motion=false&lang=${language}&theme=${theme}`;
        const page = await harbour.visit(query, width, height);
        assert.deepEqual(await violations(page), [], query);
        await page.getByRole('button', { expanded: false }).last().click();
        assert.deepEqual(await violations(page), [], `${query}, opened`);
        await page.close();
      }
    }
  }
});

test('the board adds at most 80 kB of compressed script to the shell', async (context) => {
  const size = await boardSize('dead-mans-draw');
  context.diagnostic(`${(size / 1000).toFixed(1)} kB`);
  assert.ok(size <= BOARD_LIMIT);
});
