// Plays at a table in a browser as a person does: reads what is there by its spoken names, and touches what is lit.
import assert from 'node:assert/strict';
import { at, type MoveOf, pick, quickRng, type Shown } from '@quarterdeck/kernel';
import { GOODS, type PiratesOf7Seas, portPrice, type View } from '@quarterdeck/pirates-of-7-seas';
import type { Page } from 'playwright-core';
import { en } from '../../text/en.ts';
import { isLit, type Move } from '../../ui/aims.ts';
import { BOARD_TEXTS } from '../../ui/text/board.ts';
import { offered, touchesFor } from './touches.ts';

const text = BOARD_TEXTS.en;

/** What the page says of itself, and the view that it was given. */
interface Survey {
  readonly shown: Omit<Shown<PiratesOf7Seas>, 'legal'> & { readonly moves: readonly MoveOf<PiratesOf7Seas>[] };
  readonly port: string;
  readonly adventures: string;
  readonly dice: readonly string[];
  /** Figures of all players, by the names of their places. */
  readonly figures: Readonly<Record<string, string>>;
  /** Things that are lit. */
  readonly lit: readonly string[];
}

const SURVEY = `(() => {
  const name = (element) => element.getAttribute('aria-label');
  const all = (places) => [...document.querySelectorAll(places)];
  const seen = (element) => element.getClientRects().length > 0;
  const figures = ['chests', 'yin-yang', 'talismans', 'marks'].flatMap((place) => all('[data-at^="' + place + ' "]'));
  return {
    shown: JSON.parse(document.querySelector('output[data-shown]').dataset.shown),
    port: name(document.querySelector('[data-at="port"]')),
    adventures: name(document.querySelector('[data-at="adventures"]')).split(/[,.] /).slice(0, 2).join(', '),
    dice: all('[data-at^="die "]').map((die) => name(die).split(/[.] /)[0]),
    figures: Object.fromEntries(figures.map((figure) => [figure.dataset.at, name(figure)])),
    lit: all('[data-lit]').filter(seen).map((element) => element.dataset.thing),
  };
})()`;

function heard({ port, adventures, figures }: Survey): object {
  return { port, adventures, figures };
}

function expected(view: View): object {
  const figures = view.players.flatMap(({ chests, yinYang, talismans, marks }, seat) => [
    [`chests ${seat}`, text.chests(chests)],
    [`yin-yang ${seat}`, text.yinYang(yinYang)],
    [`talismans ${seat}`, text.talismans(talismans)],
    [`marks ${seat}`, text.marks(marks)],
  ]);
  const prices = GOODS.map((good) => text.price(en.loot[good], portPrice(view, good)));
  return {
    port: [en.ports[view.port], ...prices].join(', '),
    adventures: text.adventures(view.undrawn),
    figures: Object.fromEntries(figures),
  };
}

/** How a lit thing is touched. */
export type Touch = (page: Page, thing: string) => Promise<void>;

/** Where to touch the thing, once it is in sight: some spot of it that lies under nothing else. */
function aimAt(thing: string): string {
  return `(() => {
    const element = [...document.querySelectorAll('[data-lit][data-thing="${thing}"]')].find((one) => one.getClientRects().length > 0);
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const part of [0.5, 0.2, 0.08, 0.8]) {
      const [x, y] = [left + width * part, top + height * 0.5];
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

/** Plays to the end by what is lit; returns the kinds of decisions that were met. */
export async function playWhole(page: Page, seed: number, touch: Touch): Promise<ReadonlySet<string>> {
  const rng = quickRng(seed);
  const decisions = new Set<string>();
  for (;;) {
    const now = await page.evaluate<Survey>(SURVEY);
    assert.deepEqual(heard(now), expected(now.shown.view));
    if (now.shown.outcome !== null) return decisions;
    const shown = { ...now.shown, legal: now.shown.moves };
    const lit = [...offered(shown, [], null)].flatMap(([thing, aim]) => (isLit(aim) ? [thing] : []));
    assert.deepEqual([...new Set(now.lit)].sort(), [...lit].sort(), `what is lit: ${now.shown.decision}`);
    decisions.add(now.shown.decision ?? '');
    for (const thing of touchesFor(shown, chosen(shown.legal, rng.below(6) === 0, rng))) await touch(page, thing);
  }
}

/** Who acts meets more of the game than who passes. */
function chosen(moves: readonly Move[], mayPass: boolean, rng: ReturnType<typeof quickRng>): Move {
  const busy = moves.filter(({ type }) => type !== 'end-turn');
  return mayPass || busy.length === 0 ? at(moves, rng.below(moves.length)) : pick(busy, rng);
}
