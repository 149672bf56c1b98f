// Plays at a table in a browser as a person does: reads what is there by its spoken names, and touches what is lit.
import assert from 'node:assert/strict';
import type { Admiral } from '@quarterdeck/admiral';
import { isLit } from '@quarterdeck/board/touch/aim.ts';
import { press, type Sight, sightWith } from '@quarterdeck/board-testkit/touch.ts';
import { pick, quickRng, type Rng, type Shown } from '@quarterdeck/kernel';
import type { Page } from 'playwright-core';
import { en } from '../../text/en/index.ts';
import { fortSaid, shipSaid } from '../../ui/lore.ts';
import { sceneOf } from '../../ui/story/scene.ts';
import { type Move, prefixOf, type Thing } from '../../ui/touch/aims.ts';
import { offered, skipped, touchesFor } from './touches.ts';

/** Who sits at the table of the demonstration page. */
const CREW = ['Anna', 'Богдан', 'Claire', 'Дарина', 'Edward', 'Fanny'];

/** What the page says of itself, and the view that it was given. */
interface Survey extends Sight<Admiral> {
  /** Ships and forts on the chart, by the names of their places. */
  readonly chart: Readonly<Record<string, string>>;
  /** The same in the list. */
  readonly list: Readonly<Record<string, string>>;
  readonly chosen: readonly string[];
}

const SURVEY = sightWith(`
  chart: Object.fromEntries(all('[data-at^="ship "], [data-at^="fort "]').map((piece) => [piece.dataset.at, name(piece).split('. ')[0]])),
  list: Object.fromEntries(all('[data-at^="line "], [data-at^="keep "]').map((piece) => [piece.dataset.at, name(piece).split('. ')[0]])),
  chosen: [...new Set(all('[aria-pressed="true"][data-thing^="piece "]').map((piece) => piece.dataset.thing))],
`);

export function survey(page: Page): Promise<Survey> {
  return page.evaluate<Survey>(SURVEY);
}

/** Everything afloat and every fort, as it is spoken of; the goal of a mini-game is said besides. */
function assertSaid({ chart, list, shown: { view } }: Survey): void {
  const table = { text: en.own.board, words: en.own, names: (seat: number) => CREW[seat] ?? '', scene: sceneOf(view) };
  const ships = view.ships.flatMap(({ at }, ship) => (at === null ? [] : [[ship, shipSaid(table, ship)] as const]));
  const forts = table.scene.forts.map((fort) => [fort.at, fortSaid(table, fort)] as const);
  const isSaid = (said: string | undefined, wanted: string) => said === wanted || said === `${wanted}, ${en.own.board.yourGoal}`;
  for (const [ship, wanted] of ships) {
    assert.ok(isSaid(chart[`ship ${ship}`], wanted), `${chart[`ship ${ship}`]} is not ${wanted}`);
    assert.equal(list[`line ${ship}`], wanted);
  }
  for (const [cell, wanted] of forts) {
    assert.ok(isSaid(chart[`fort ${cell}`], wanted), `${chart[`fort ${cell}`]} is not ${wanted}`);
    assert.equal(list[`keep ${cell}`], wanted);
  }
  assert.equal(Object.keys(chart).length, ships.length + forts.length);
}

/** Some free spot of one of the things of this name; the chart's first. */
function spotOf(thing: string): string {
  return `(() => {
    const found = [...document.querySelectorAll('[data-lit][data-thing="${thing}"]')].filter((one) => one.getClientRects().length > 0);
    for (const element of found) {
      element.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const [x, y] of [[0.5, 0.5], [0.3, 0.5], [0.7, 0.6], [0.5, 0.85], [0.12, 0.5]].map(([x, y]) => [left + width * x, top + height * y])) {
        if (element.contains(document.elementFromPoint(x, y))) return { x, y };
      }
    }
    return found.length + ' things, all covered';
  })()`;
}

export interface Way {
  touch(page: Page, thing: string): Promise<void>;
  letGo(page: Page): Promise<void>;
}

export const POINTER: Way = {
  async touch(page, thing) {
    const spot = await page.evaluate<{ x: number; y: number } | string>(spotOf(thing));
    if (typeof spot === 'string') assert.fail(`'${thing}': ${spot}`);
    await page.mouse.click(spot.x, spot.y);
  },
  letGo: (page) => page.locator('.let-go').click(),
};

export const KEYBOARD: Way = { touch: press, letGo: (page) => page.keyboard.press('Escape') };

const RARE: readonly Move['type'][] = ['end-turn', 'declare-fireship', 'order-mine'];

function chosenMove(moves: readonly Move[], rng: Rng): Move {
  const busy = moves.filter(({ type }) => !RARE.includes(type));
  const ends = moves.filter(({ type }) => type === 'end-turn');
  if (busy.length > 0 && (ends.length === 0 || rng.below(8) > 0)) return pick(busy, rng);
  return pick(ends.length > 0 ? ends : moves, rng);
}

/** Makes moves by what is lit, until so many are made or the game is over; returns the kinds of decisions that were met. */
export async function playOn(page: Page, seed: number, way: Way, most: number): Promise<ReadonlySet<string>> {
  const rng = quickRng(seed);
  const decisions = new Set<string>();
  for (let moves = 0; moves < most; moves++) {
    const now = await survey(page);
    assertSaid(now);
    if (now.shown.outcome !== null) break;
    const shown = { ...now.shown, legal: now.shown.moves };
    const lit = [...offered({ words: en, shown, touched: now.chosen.flatMap(asThing), marks: null })];
    const wanted = lit.flatMap(([thing, aim]) => (isLit(aim) ? [thing] : []));
    assert.deepEqual([...new Set(now.lit)].sort(), wanted.sort(), `what is lit: ${shown.decision}`);
    decisions.add(shown.decision ?? '');
    if (now.chosen.length > 0 && now.chosen[0] !== prefixOf(shown, [])[0]) await way.letGo(page);
    for (const thing of thingsFor(shown, chosenMove(shown.legal, rng), rng)) await way.touch(page, thing);
  }
  return decisions;
}

function asThing(thing: string): Thing[] {
  return thing.startsWith('piece ') ? [`piece ${Number(thing.slice(6))}`] : [];
}

/** By the words of the order, or by a touch on the chart that means the same and more. */
function thingsFor(shown: Shown<Admiral>, move: Move, rng: Rng): readonly Thing[] {
  if (move.type !== 'sail' || rng.below(3) === 0) return touchesFor(en, shown, move);
  const piece: Thing = `piece ${move.ship}`;
  const aims = offered({ words: en, shown, touched: [piece], marks: null });
  const cells = [...aims.keys()].filter((thing) => thing.startsWith('cell '));
  const path: readonly Thing[] = [piece, pick(cells, rng)];
  return path.slice(skipped(shown, path));
}
