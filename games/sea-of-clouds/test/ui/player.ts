// Plays at a table in a browser as a person does: reads what is there by its spoken names, and touches what is lit.
import assert from 'node:assert/strict';
import { type Sight, sightWith, type Touch } from '@quarterdeck/board-testkit/touch.ts';
import { at, pick, quickRng, type Rng } from '@quarterdeck/kernel';
import { deckSize, type SeaOfClouds, type View } from '@quarterdeck/sea-of-clouds';
import type { Page } from 'playwright-core';
import { en } from '../../text/en/index.ts';
import { cardName } from '../../ui/lore.ts';
import { pathOf } from '../../ui/touch/aims.ts';

const words = en.own;
const text = words.board;

/** What the page says of itself, and the view that it was given. */
export interface Survey extends Sight<SeaOfClouds> {
  readonly deck: string;
  readonly shares: readonly string[];
  readonly loot: readonly string[];
  readonly own: readonly string[];
}

const SURVEY = sightWith(`
  deck: name(document.querySelector('[data-at="deck"]')),
  shares: all('[data-at^="share "]').map(name),
  loot: all('[data-at^="share "] [data-cards]').map(name),
  own: all('.own [role="group"][data-at]').map(name),
`);

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
    shares: view.spaces.map(({ cards }, space) => `${words.share(space)}, ${text.cards(cards.length)}`),
    loot: view.spaces.flatMap(({ cards }) => cards.map((card) => cardName(view, card, words))),
    own: [text.relics, text.crew, text.rum, text.objects, text.secrets],
  };
}

/** The names of the own cards, zone by zone, as the view has them. */
export function ownCards({ captains, viewer, ...view }: View): readonly string[] {
  const seat = typeof viewer === 'number' ? viewer : 0;
  const { crew, rum, objects, secrets } = at(captains, seat);
  return [...crew, ...rum, ...objects, ...secrets].map((card) => cardName(view, card, words));
}

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
