// How one comes to a move by touching things, one after the other; for the tests of the board.
import assert from 'node:assert/strict';
import { type Admiral, SHIP_KINDS } from '@quarterdeck/admiral';
import { isLit } from '@quarterdeck/board/touch/aim.ts';
import { type GameText, type Shown, speakerOf } from '@quarterdeck/kernel';
import { firstMarks, type Marked, orderAims, orderings, toggled } from '../../ui/orders/mine-order.ts';
import { type Aim, type Aims, aimsOf, type Move, pathOf, prefixOf, type Thing } from '../../ui/touch/aims.ts';
import { bearingsIn, shortcutsIn } from '../../ui/touch/shortcuts.ts';

export interface Hand {
  readonly words: GameText<Admiral>;
  readonly shown: Shown<Admiral>;
  readonly touched: readonly Thing[];
  readonly marks: Marked | null;
}

/** What the board offers when these things were touched and these kinds are marked. */
export function offered(hand: Hand): Aims {
  const known = kept.get(hand.shown) ?? new Map<string, Aims>();
  const key = `${hand.touched.join()} ${hand.marks?.join() ?? ''}`;
  const aims = known.get(key) ?? worked(hand);
  kept.set(hand.shown, known.set(key, aims));
  return aims;
}

/** The same is asked for many moves of one position. */
const kept = new WeakMap<Shown<Admiral>, Map<string, Aims>>();

function worked({ words, shown, touched, marks }: Hand): Aims {
  const speech = speakerOf(words, 'en', String);
  const prefix = prefixOf(shown, touched);
  const chosen = prefix[0]?.startsWith('piece ') ? Number(prefix[0].slice(6)) : null;
  return new Map([
    ...aimsOf(shown, prefix, speech),
    ...shortcutsIn(shown, chosen, bearingsIn(shown, chosen), speech),
    ...orderAims(shown.view, orderings(shown.legal), marks ?? firstMarks(shown.view), speech),
  ]);
}

/** The things that are touched for a move, in order; each must be lit at its time, and the last makes the move. */
export function touchesFor(words: GameText<Admiral>, shown: Shown<Admiral>, wanted: Move): readonly Thing[] {
  if (wanted.type === 'set-order') return marksFor(words, shown, wanted.kinds);
  const path = pathOf(wanted, shown.view);
  assert.ok(path.length > 0, `nothing is touched for ${JSON.stringify(wanted)}`);
  const first = skipped(shown, path);
  path.forEach((thing, place) => {
    if (place < first) return;
    const aim = litAim({ words, shown, touched: path.slice(0, place), marks: null }, thing);
    if (place + 1 === path.length) assert.deepEqual(aim.kind === 'move' ? aim.move : aim, wanted);
    else assert.equal(aim.kind, 'pick', thing);
  });
  return path.slice(first);
}

/** A lone ship is chosen by itself. */
export function skipped(shown: Shown<Admiral>, path: readonly Thing[]): number {
  return path.length > 1 && prefixOf(shown, [])[0] === path[0] ? 1 : 0;
}

function litAim(hand: Hand, thing: Thing): Aim {
  const aim = offered(hand).get(thing);
  if (aim === undefined || !isLit(aim)) throw new Error(`'${thing}' is not lit after ${hand.touched.join()}`);
  return aim;
}

function marksFor(words: GameText<Admiral>, shown: Shown<Admiral>, wanted: Marked): readonly Thing[] {
  let marks = firstMarks(shown.view);
  const things: Thing[] = [];
  for (const kind of SHIP_KINDS.filter((one) => marks.includes(one) !== wanted.includes(one))) {
    litAim({ words, shown, touched: [], marks }, `kind ${kind}`);
    marks = toggled(marks, kind);
    things.push(`kind ${kind}`);
  }
  litAim({ words, shown, touched: [], marks }, 'set-order');
  return [...things, 'set-order'];
}
