// The scene of a battle in a real browser: a whole battle by what is lit, with a finger on a phone and by keyboard alone. Before each
// move the lines are read by their spoken names, and the chances on the targets are held against the engine's.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { type AtWorldsEnd, hullOf, salvoOdds, type View } from '@quarterdeck/at-worlds-end';
import { isLit } from '@quarterdeck/board/touch/aim.ts';
import { violations } from '@quarterdeck/board-testkit/axe.ts';
import { fingerAt } from '@quarterdeck/board-testkit/hand.ts';
import { type Harbour, openHarbour } from '@quarterdeck/board-testkit/harbour.ts';
import { click, press, type Sight, sightWith, type Touch } from '@quarterdeck/board-testkit/touch.ts';
import { pick, quickRng, type Rng } from '@quarterdeck/kernel';
import type { Page } from 'playwright-core';
import { en } from '../../text/en/index.ts';
import { percent } from '../../ui/battle/chances.ts';
import type { Move } from '../../ui/touch/aims.ts';
import { battleQuery } from './seeds.ts';
import { offered, touchesFor } from './touches.ts';

let harbour: Harbour;
before(async () => {
  harbour = await openHarbour('game.html?game=at-worlds-end&hotseat=true&motion=false');
});
after(() => harbour.close());
afterEach(() => assert.deepEqual(harbour.faults, []));

interface Survey extends Sight<AtWorldsEnd> {
  /** The ships of both lines as they are called out, by their ids. */
  readonly ships: Readonly<Record<string, string>>;
  /** Chances to sink and to damage, as they stand on a target. */
  readonly odds: Readonly<Record<string, string>>;
  /** Where the ships lie. */
  readonly spots: Readonly<Record<string, string>>;
  readonly isOver: boolean;
}

const SURVEY = sightWith(`
  ...(() => {
    const ships = all('[data-at="line first"] [data-at], [data-at="line second"] [data-at]');
    const by = (of) => Object.fromEntries(ships.map((ship) => [ship.dataset.at.slice(5), of(ship)]));
    const { left = 0, top = 0 } = document.querySelector('[data-at="battle"]')?.getBoundingClientRect() ?? {};
    const spot = (area) => [area.left - left, area.top - top].map(Math.round).join(' ');
    return {
      ships: by(name),
      odds: by((ship) => ship.querySelector('[data-odds]')?.dataset.odds ?? ''),
      spots: by((ship) => spot(ship.getBoundingClientRect())),
    };
  })(),
  isOver: document.querySelector('[data-at="battle"]') === null,
`);

/** The ships that may fire. */
const LIT = `[...document.querySelectorAll('[data-lit][data-thing^="line "]')].map((ship) => ship.dataset.thing)`;
const SHOWN = 'document.querySelector("output[data-shown]").dataset.shown';

/** A finger on the middle of the thing, and up again. A second tap on the same spot is none if it comes too soon: one taps again. */
const tap: Touch = async (page, thing) => {
  const element = page.locator(`[data-lit][data-thing="${thing}"] >> visible=true`).first();
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', inline: 'center' }));
  const box = await element.boundingBox();
  assert.ok(box !== null, thing);
  const before = await page.evaluate<string>(SHOWN);
  const isTaken = `${SHOWN} !== ${JSON.stringify(before)} || document.querySelector('[data-thing="${thing}"][aria-pressed="true"]') !== null`;
  const finger = await fingerAt(page, true);
  for (let times = 0; times < 4 && !(await page.evaluate<boolean>(isTaken)); times++) {
    if (times > 0) await page.waitForTimeout(PAUSE);
    await finger.press({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await finger.release();
    await page.evaluate(DRAWN);
  }
};

/** Longer than a double tap. */
const PAUSE = 600;
/** Ships are where they belong a frame after the move, even without motion. */
const DRAWN = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))';

/**
 * Everything lies where it stays: letters whose typeface is still on its way are set anew when it has come, and what measures itself does
 * so after it was drawn. Five pictures in a row in which nothing has moved.
 */
const AT_REST = `document.fonts.ready.then(async () => {
  const spots = () => [...document.querySelectorAll('[data-at]')].map((thing) => Object.values(thing.getBoundingClientRect().toJSON()).join()).join(';');
  for (let [still, last] = [0, '']; still < 5; ) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    const now = spots();
    still = now === last ? still + 1 : 0;
    last = now;
  }
})`;

function linesOf({ battle }: View): readonly { readonly ship: keyof typeof en.own.ships; readonly damaged: boolean }[] {
  return battle === null ? [] : [...battle.first.line, ...battle.second.line];
}

function assertTold({ shown: { view }, ships, odds }: Survey): void {
  const said = Object.entries(ships).map(([ship, name]) => [ship, name.split(', ')[0]]);
  assert.deepEqual(Object.fromEntries(said), Object.fromEntries(linesOf(view).map(({ ship }) => [ship, en.own.ships[ship]])));
  const frame = view.stack.at(-1);
  if (frame?.kind !== 'target') return;
  for (const { ship, damaged } of view.battle?.[frame.side === 'first' ? 'second' : 'first'].line ?? []) {
    const { defence, survivability } = hullOf(view, ship);
    const {
      sunk,
      damaged: hurt,
      of,
    } = salvoOdds({ dice: hullOf(view, frame.shooter).attack, defence, checks: survivability && !damaged });
    assert.equal(odds[ship], `${percent(sunk, of)} ${percent(hurt, of)}`, ship);
  }
}

function chosen(moves: readonly Move[], rng: Rng): Move {
  const brave = moves.filter(({ type }) => type !== 'retreat' && type !== 'withdraw');
  return pick(brave.length > 0 ? brave : moves, rng);
}

/** Plays until the battle is over; returns the kinds of decisions that were met. */
async function fight(page: Page, rng: Rng, touch: Touch): Promise<ReadonlySet<string>> {
  const decisions = new Set<string>();
  let before: Survey | null = null;
  for (;;) {
    await page.evaluate(DRAWN);
    await page.evaluate(AT_REST);
    const now = await page.evaluate<Survey>(SURVEY);
    if (now.isOver) return decisions;
    assertTold(now);
    const shown = { ...now.shown, legal: now.shown.moves };
    const lit = [...offered(shown, [], null)].flatMap(([thing, aim]) => (isLit(aim) ? [thing] : []));
    assert.deepEqual([...new Set(now.lit)].sort(), lit.sort(), `what is lit: ${shown.decision}`);
    if (shown.decision === 'target' && before?.shown.decision === 'firing-ship') assertStill(before, now);
    decisions.add(shown.decision ?? '');
    for (const thing of touchesFor(shown, chosen(shown.legal, rng))) await touch(page, thing);
    before = now;
  }
}

/** Nothing jumps while one aims: only the ship that fires comes forward. */
function assertStill(before: Survey, now: Survey): void {
  const frame = now.shown.view.stack.at(-1);
  for (const [ship, spot] of Object.entries(now.spots))
    if (frame?.kind === 'target' && ship !== frame.shooter) assert.equal(spot, before.spots[ship], ship);
}

/** Pirate against pirate, so that both have manoeuvres; and one with many ships. */
const SMALL = battleQuery(
  4,
  ({ first, second }) =>
    first.pirate !== null && second.pirate !== null && isBetween(first.line.length, second.line.length, 2, 4),
);
const GREAT = battleQuery(4, ({ first, second }) => isBetween(first.line.length, second.line.length, 4, 20));

function isBetween(one: number, other: number, least: number, most: number): boolean {
  return Math.min(one, other) >= least && Math.max(one, other) <= most;
}

const BATTLES: readonly [string, number, number, Touch][] = [
  ['by finger on 360 px', 360, 740, tap],
  ['by keyboard alone on 1024 px', 1024, 768, press],
];

for (const [number, [name, width, height, touch]] of BATTLES.entries()) {
  test(`a whole battle is fought by what is lit, ${name}`, async () => {
    const page = await harbour.visit(SMALL, width, height);
    const decisions = await fight(page, quickRng(number + 1), touch);
    for (const kind of ['firing-ship', 'target', 'attack-manoeuvre', 'defence-manoeuvre']) assert.ok(decisions.has(kind), kind);
    await page.close();
  });
}

test('axe finds nothing in a battle by day and by night; at 1024 by 768 all of it is in sight, at 360 px nothing is wider than the page', async () => {
  const looks = [
    [`${GREAT}&lang=uk`, 1024],
    [`${GREAT}&theme=dark&lang=ru`, 1024],
    [`${GREAT}&theme=dark&lang=uk`, 360],
  ] as const;
  for (const [query, width] of looks) {
    const page = await harbour.visit(query, width, 768);
    const [first] = await page.evaluate<readonly string[]>(LIT);
    await click(page, first ?? '');
    assert.deepEqual(await violations(page), [], query);
    assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0, query);
    const below = await page.evaluate<number>('document.documentElement.scrollHeight - innerHeight');
    assert.ok(width < 1024 || below <= 0, `${query}: ${below} px are out of sight`);
    await page.close();
  }
});

test('orders are one stop for the Tab key, also when the hand is wider than a phone', async () => {
  const page = await harbour.visit(GREAT, 360, 740);
  for (const _ of ['ship', 'target']) await click(page, (await page.evaluate<readonly string[]>(LIT))[0] ?? '');
  const isWide = `(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)(document.querySelector('[data-at="hand own"]'))`;
  assert.ok(await page.evaluate<boolean>(isWide));
  await page.locator('[data-thing="hold"]').focus();
  await page.keyboard.press('Shift+Tab');
  assert.equal(await page.evaluate(`document.activeElement.closest('[data-at="hand own"]')`), null);
  assert.deepEqual(await violations(page), []);
  await page.close();
});
