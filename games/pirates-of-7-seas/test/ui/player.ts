// Plays at a table in a browser as a person does: reads what is there by its spoken names, and touches what is lit.
import assert from 'node:assert/strict';
import { isLit } from '@quarterdeck/board/touch/aim.ts';
import { type Sight, sightWith, type Touch } from '@quarterdeck/board-testkit/touch.ts';
import { at, pick, quickRng } from '@quarterdeck/kernel';
import { GOODS, type PiratesOf7Seas, portPrice, type View } from '@quarterdeck/pirates-of-7-seas';
import type { Page } from 'playwright-core';
import { en } from '../../text/en/index.ts';
import type { Move } from '../../ui/touch/aims.ts';
import { offered, touchesFor } from './touches.ts';

const text = en.own.board;

/** What the page says of itself, and the view that it was given. */
interface Survey extends Sight<PiratesOf7Seas> {
  readonly port: string;
  readonly adventures: string;
  readonly dice: readonly string[];
  /** Figures of all players, by the names of their places. */
  readonly figures: Readonly<Record<string, string>>;
}

const SURVEY = sightWith(`
  port: name(document.querySelector('[data-at="port"]')),
  adventures: name(document.querySelector('[data-at="adventures"]')).split(/[,.] /).slice(0, 2).join(', '),
  dice: all('[data-at^="die "]').map((die) => name(die).split(/[.] /)[0]),
  figures: Object.fromEntries(
    ['chests', 'yin-yang', 'talismans', 'marks']
      .flatMap((place) => all('[data-at^="' + place + ' "]'))
      .map((figure) => [figure.dataset.at, name(figure)]),
  ),
`);

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
  const prices = GOODS.map((good) => text.price(en.own.loot[good], portPrice(view, good)));
  return {
    port: [en.own.ports[view.port], ...prices].join(', '),
    adventures: text.adventures(view.undrawn),
    figures: Object.fromEntries(figures),
  };
}

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
