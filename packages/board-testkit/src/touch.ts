// How a person plays at a board in a browser: sees what is lit, and touches it by pointer or by keyboard.
import assert from 'node:assert/strict';
import type { GameTypes, MoveOf, Shown } from '@quarterdeck/kernel';
import type { Page } from 'playwright-core';

/** What the page was given, and the things that are lit. */
export interface Sight<T extends GameTypes> {
  readonly shown: Omit<Shown<T>, 'legal'> & { readonly moves: readonly MoveOf<T>[] };
  readonly lit: readonly string[];
}

/** A script that sees this and the fields of a board, which are written with `name` of an element and `all` of a selector. */
export function sightWith(fields: string): string {
  return `(() => {
    const name = (element) => element.getAttribute('aria-label');
    const all = (places) => [...document.querySelectorAll(places)];
    const isSeen = (element) => element.getClientRects().length > 0;
    return {
      shown: JSON.parse(document.querySelector('output[data-shown]').dataset.shown),
      lit: all('[data-lit]').filter(isSeen).map((element) => element.dataset.thing),
      ${fields}
    };
  })()`;
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

/**
 * Waits until all that was done is on the screen. Only then is the focus where it stays: a browser takes it from what can no longer have it
 * when it draws the page, and on a busy machine that may be between two keys.
 */
export function drawn(page: Page): Promise<void> {
  return page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
}

const FOCUS = `(() => {
  const { activeElement, body } = document;
  const group = activeElement.closest('[data-roving]');
  const lit = group === null ? [] : [...group.querySelectorAll('[data-lit]')].filter((thing) => thing.closest('[data-roving]') === group);
  return { isLost: activeElement === body, thing: activeElement.dataset.thing ?? '', lit: lit.map((thing) => thing.dataset.thing) };
})()`;

/** Pages on which a key was pressed: from then on the keyboard has its place. */
const begun = new WeakSet<Page>();

/** Tab to the group, arrows to the thing, Enter. */
export const press: Touch = async (page, thing) => {
  const focus = () => page.evaluate<{ isLost: boolean; thing: string; lit: string[] }>(FOCUS);
  await drawn(page);
  if (begun.has(page))
    assert.ok(!(await focus()).isLost, `the keyboard keeps its place, and is not sent back to the top before '${thing}'`);
  begun.add(page);
  for (let step = 0; step < 40 && !(await focus()).lit.includes(thing); step++) await page.keyboard.press('Tab');
  for (let step = 0; step < 80 && (await focus()).thing !== thing; step++) await page.keyboard.press('ArrowRight');
  assert.equal((await focus()).thing, thing, 'the keyboard comes to everything that is lit');
  await page.keyboard.press('Enter');
};
