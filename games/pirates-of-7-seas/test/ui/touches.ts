// How one comes to a move by touching things, one after the other; for the tests of the board.
import assert from 'node:assert/strict';
import type { Shown } from '@quarterdeck/kernel';
import { GOODS, type PiratesOf7Seas } from '@quarterdeck/pirates-of-7-seas';
import { en } from '../../text/en.ts';
import { type Aim, type Aims, aimsOf, isLit, type Move, pathOf, prefixOf, type Thing } from '../../ui/aims.ts';
import { type Draft, draftAims, firstDraft, loadings, marked } from '../../ui/draft.ts';

const SPEECH = { words: en, names: String };

/** What the board offers when these things were touched and these goods are marked. */
export function offered(shown: Shown<PiratesOf7Seas>, touched: readonly Thing[], draft: Draft | null): Aims {
  const loads = loadings(shown.legal);
  const goods = draft ?? firstDraft(shown.view, loads);
  return new Map([...aimsOf(shown, touched, SPEECH), ...draftAims(shown.view, loads, goods, SPEECH)]);
}

/** The things that are touched for a move, in order; each must be lit at its time, and the last makes the move. */
export function touchesFor(shown: Shown<PiratesOf7Seas>, wanted: Move): readonly Thing[] {
  const things: Thing[] = [];
  let touched: readonly Thing[] = [];
  let draft = firstDraft(shown.view, loadings(shown.legal));
  for (;;) {
    const thing = nextThing(shown, wanted, touched, draft);
    const aim = offered(shown, touched, draft).get(thing);
    if (aim === undefined || !isLit(aim)) throw new Error(`'${thing}' is not lit for ${JSON.stringify(wanted)}`);
    things.push(thing);
    if (aim.kind === 'mark') draft = marked(draft, aim.good, aim.isMarked ? -1 : 1);
    else if (aim.kind === 'pick') touched = [...prefixOf(shown.legal, touched), thing];
    else return made(things, aim, wanted);
  }
}

function made(things: readonly Thing[], aim: Aim, wanted: Move): readonly Thing[] {
  assert.deepEqual(aim.kind === 'move' ? aim.move : null, wanted);
  return things;
}

/** First what is marked too much loses its mark, then what is marked too little gets one. */
function nextThing({ legal }: Shown<PiratesOf7Seas>, wanted: Move, touched: readonly Thing[], draft: Draft): Thing {
  if (wanted.type !== 'load' && wanted.type !== 'discard') {
    const thing = pathOf(wanted)[prefixOf(legal, touched).length];
    if (thing === undefined) throw new Error(`nothing is touched for ${JSON.stringify(wanted)}`);
    return thing;
  }
  const over = GOODS.find((good) => draft[good] > wanted[good]);
  if (over !== undefined) return `item ${over} 0`;
  const under = GOODS.find((good) => draft[good] < wanted[good]);
  return under === undefined ? wanted.type : `item ${under} ${draft[under]}`;
}
