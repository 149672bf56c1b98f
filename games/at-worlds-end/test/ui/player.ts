// Plays at a table in a browser as a person does: reads what is there by its spoken names, and touches what is lit.
import assert from 'node:assert/strict';
import { type AtWorldsEnd, SEAS, type View } from '@quarterdeck/at-worlds-end';
import { isLit } from '@quarterdeck/board/touch/aim.ts';
import { drawn, type Sight, sightWith, type Touch } from '@quarterdeck/board-testkit/touch.ts';
import { pick, quickRng } from '@quarterdeck/kernel';
import type { Page } from 'playwright-core';
import { en } from '../../text/en/index.ts';
import type { Move } from '../../ui/touch/aims.ts';
import { offered, touchesFor } from './touches.ts';

const text = en.own.board;

/** What the page says of itself, and the view that it was given. */
interface Survey extends Sight<AtWorldsEnd> {
  readonly isFighting: boolean;
  /** Gold, fame and favour of all pirates, and the guards of all seas, by the names of their places. */
  readonly figures: Readonly<Record<string, string>>;
  readonly guards: Readonly<Record<string, string>>;
  /** The seas as they are called out. */
  readonly seas: readonly string[];
  /** Whether each sea that is lit lies on the sheet that is turned to: on a phone only one is. */
  readonly isOnSheet: readonly boolean[];
}

const SURVEY = sightWith(`
  isFighting: document.querySelector('[data-at="battle"]') !== null,
  figures: Object.fromEntries(
    ['gold', 'fame', 'favour'].flatMap((place) => all('[data-at^="' + place + ' "]')).map((figure) => [figure.dataset.at, name(figure).split(/[.] /)[0]]),
  ),
  guards: Object.fromEntries(all('[data-at^="guards "]').map((pile) => [pile.dataset.at, name(pile).split(/[.] /)[0]])),
  seas: all('[data-at^="sea "]').map((sea) => sea.dataset.at.slice(4)),
  isOnSheet: all('[data-lit][data-thing^="sea "]').filter(isSeen).map((sea) => {
    const { left, right } = sea.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  }),
`);

function expected(view: View): Readonly<Record<string, string>> {
  return Object.fromEntries(
    view.pirates.flatMap(({ gold, fame, favour }, seat) => [
      [`gold ${seat}`, text.gold(gold)],
      [`fame ${seat}`, text.fame(fame)],
      [`favour ${seat}`, text.favour(favour)],
    ]),
  );
}

function assertTold({ shown: { view }, figures, guards, seas, isOnSheet }: Survey): void {
  assert.deepEqual(figures, expected(view));
  assert.ok(isOnSheet.length === 0 || isOnSheet.includes(true), 'the chart is turned to a sheet with something to choose');
  assert.deepEqual([...seas].sort(), [...SEAS].sort());
  for (const sea of SEAS) {
    if (view.escorts[sea] === 0) continue;
    assert.match(guards[`guards ${sea}`] ?? '', new RegExp(`: ${text.guards(view.escorts[sea])}$`));
  }
}

/** Plays to the end by what is lit, or for so many moves; returns the kinds of decisions that were met. */
export async function play(
  page: Page,
  seed: number,
  touch: Touch,
  most = Number.POSITIVE_INFINITY,
): Promise<ReadonlySet<string>> {
  const rng = quickRng(seed);
  const decisions = new Set<string>();
  for (let number = 0; number < most; number++) {
    await drawn(page);
    const now = await page.evaluate<Survey>(SURVEY);
    assertTold(now);
    if (now.shown.outcome !== null) return decisions.add('over');
    const shown = { ...now.shown, legal: now.shown.moves };
    const lit = [...offered(shown, [], null)].flatMap(([thing, aim]) => (isLit(aim) ? [thing] : []));
    assert.deepEqual([...new Set(now.lit)].sort(), [...lit].sort(), `what is lit: ${now.shown.decision}`);
    decisions.add(now.shown.decision ?? '');
    for (const thing of touchesFor(shown, chosen(shown.legal, rng))) await touch(page, thing);
  }
  return decisions;
}

const IDLE: readonly Move['type'][] = ['end-turn', 'leave-port', 'retreat', 'leave', 'keep-gold', 'let-pass'];

/** Who acts meets more of the game than who passes; nobody bids away a fortune, and posting has an end. */
function chosen(moves: readonly Move[], rng: ReturnType<typeof quickRng>): Move {
  const least = Math.min(...moves.flatMap((move) => (move.type === 'bid' ? [move.gold] : [])));
  const sober = moves.filter((move) => move.type !== 'bid' || move.gold <= least + 600);
  const busy = sober.filter(({ type }) => !IDLE.includes(type));
  return pick(busy.length > 0 && rng.below(5) > 0 ? busy : sober, rng);
}
