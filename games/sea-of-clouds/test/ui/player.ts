// Plays at a table in a browser as a person does: reads what is there by its spoken names, and touches what is lit.
import assert from 'node:assert/strict';
import { at, type MoveOf, pick, quickRng, type Rng, type Shown } from '@quarterdeck/kernel';
import { deckSize, type SeaOfClouds, type View } from '@quarterdeck/sea-of-clouds';
import type { Page } from 'playwright-core';
import { en } from '../../text/en.ts';
import { pathOf } from '../../ui/aims.ts';
import { cardName } from '../../ui/lore.ts';
import { BOARD_TEXTS } from '../../ui/text/board.ts';

const text = BOARD_TEXTS.en;

/** What the page says of itself, and the view that it was given. */
export interface Survey {
  readonly shown: Omit<Shown<SeaOfClouds>, 'legal'> & { readonly moves: readonly MoveOf<SeaOfClouds>[] };
  readonly deck: string;
  readonly shares: readonly string[];
  readonly loot: readonly string[];
  readonly own: readonly string[];
  /** Things that are lit. */
  readonly lit: readonly string[];
}

const SURVEY = `(() => {
  const name = (element) => element.getAttribute('aria-label');
  const all = (places) => [...document.querySelectorAll(places)];
  const seen = (element) => element.getClientRects().length > 0;
  return {
    shown: JSON.parse(document.querySelector('output[data-shown]').dataset.shown),
    deck: name(document.querySelector('[data-at="deck"]')),
    shares: all('[data-at^="share "]').map(name),
    loot: all('[data-at^="share "] [data-cards]').map(name),
    own: all('.own [role="group"][data-at]').map(name),
    lit: all('[data-lit]').filter(seen).map((element) => element.dataset.thing),
  };
})()`;

export function survey(page: Page): Promise<Survey> {
  return page.evaluate<Survey>(SURVEY);
}

/** The table as somebody hears it who does not see it. */
export function heard({ deck, shares, loot, own }: Survey): object {
  const start = (label: string) => label.split(', ').slice(0, 2).join(', ');
  const name = (label: string) => label.split(/, |\. /)[0];
  return { deck: start(deck), shares: shares.map(start), loot: loot.map(name), own: own.map((label) => label.split(/[:,] /)[0]) };
}

export function expected(view: View): object {
  return {
    deck: text.deck(deckSize(view)),
    shares: view.spaces.map(({ cards }, space) => `${text.share(space + 1)}, ${text.cards(cards.length)}`),
    loot: view.spaces.flatMap(({ cards }) => cards.map((card) => cardName(view, card, en))),
    own: [text.relics, text.crew, text.rum, text.objects, text.secrets],
  };
}

/** The names of the own cards, zone by zone, as the view has them. */
export function ownCards({ captains, viewer, ...view }: View): readonly string[] {
  const seat = typeof viewer === 'number' ? viewer : 0;
  const { crew, rum, objects, secrets } = at(captains, seat);
  return [...crew, ...rum, ...objects, ...secrets].map((card) => cardName(view, card, en));
}

/** How a lit thing is touched. */
export type Touch = (page: Page, thing: string) => Promise<void>;

/** Where to touch the thing, once it is in sight: some spot of it that lies under nothing else. */
function aimAt(thing: string): string {
  return `(() => {
    const element = [...document.querySelectorAll('[data-lit][data-thing="${thing}"]')].find((one) => one.getClientRects().length > 0);
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const part of [0.5, 0.15, 0.05, 0.85]) {
      const [x, y] = [left + width * part, top + height * 0.6];
      if (element.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return element.outerHTML.slice(0, 200);
  })()`;
}

export const click: Touch = async (page, thing) => {
  const spot = await page.evaluate<{ x: number; y: number } | string>(aimAt(thing));
  if (typeof spot === 'string') assert.fail(`'${thing}' lies under something: ${spot}`);
  await page.mouse.click(spot.x, spot.y);
};

const FOCUS = `(() => {
  const { activeElement } = document;
  const group = activeElement.closest('[data-roving]');
  const lit = group === null ? [] : [...group.querySelectorAll('[data-lit]')].filter((thing) => thing.closest('[data-roving]') === group);
  return { thing: activeElement.dataset.thing ?? '', lit: lit.map((thing) => thing.dataset.thing) };
})()`;

/** Tab to the group, arrows to the thing, Enter. */
export const press: Touch = async (page, thing) => {
  const focus = () => page.evaluate<{ thing: string; lit: string[] }>(FOCUS);
  for (let step = 0; step < 40 && !(await focus()).lit.includes(thing); step++) await page.keyboard.press('Tab');
  for (let step = 0; step < 80 && (await focus()).thing !== thing; step++) await page.keyboard.press('ArrowRight');
  assert.equal((await focus()).thing, thing, 'the keyboard comes to everything that is lit');
  await page.keyboard.press('Enter');
};

/** The first things of all legal moves must be lit, and no others, unless the first half of a choice is made already. */
function assertLit({ shown, lit }: Survey): void {
  const firsts = new Set(shown.moves.map((move) => pathOf(move)[0]));
  const isPicked = firsts.size === 1 && shown.moves.length > 1;
  const wanted = isPicked ? new Set(shown.moves.map((move) => pathOf(move)[1])) : firsts;
  assert.deepEqual([...new Set(lit)].sort(), [...wanted].sort(), `what is lit: ${shown.decision}`);
}

/** Touches the things of a move one after the other; the first half may be made already. */
async function playMove(page: Page, { shown, lit }: Survey, rng: Rng, touch: Touch): Promise<void> {
  const [first, second] = pathOf(pick(shown.moves, rng));
  if (lit.includes(first)) await touch(page, first);
  if (second === undefined || !(await isLit(page, second))) return;
  await touch(page, second);
}

function isLit(page: Page, thing: string): Promise<boolean> {
  return page.evaluate<boolean>(`document.querySelector('[data-lit][data-thing="${thing}"]') !== null`);
}

/** Plays to the end by what is lit; returns the number of moves and the kinds of decisions that were met. */
export async function playWhole(page: Page, seed: number, touch: Touch): Promise<{ moves: number; decisions: Set<string> }> {
  const rng = quickRng(seed);
  const decisions = new Set<string>();
  for (let moves = 0; ; moves++) {
    const now = await survey(page);
    assert.deepEqual(heard(now), expected(now.shown.view));
    if (now.shown.outcome !== null) return { moves, decisions };
    assertLit(now);
    if (now.shown.decision !== null) decisions.add(now.shown.decision);
    await playMove(page, now, rng, touch);
  }
}

const STANDING = `(() => {
  const lit = [...document.querySelectorAll('[data-lit]')].map((thing) => thing.dataset.thing);
  return lit.length === 0 ? '' : document.querySelector('output[data-shown]').dataset.shown + lit;
})()`;

/** Waits to be asked, touches the first thing that is lit, and waits until that has made a difference. */
export async function playOne(page: Page): Promise<void> {
  await page.locator('[data-lit]').first().waitFor();
  const before = await page.evaluate<string>(STANDING);
  await page.locator('[data-lit]').first().click();
  await page.waitForFunction(`${STANDING} !== ${JSON.stringify(before)}`);
}
