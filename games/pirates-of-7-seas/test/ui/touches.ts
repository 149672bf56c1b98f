// How one comes to a move by touching things, one after the other; for the tests of the board.
import assert from 'node:assert/strict';
import { isLit } from '@quarterdeck/board/touch/aim.ts';
import { at, type Shown, show, speakerOf } from '@quarterdeck/kernel';
import { GOODS, type Pair, type PiratesOf7Seas, piratesOf7Seas } from '@quarterdeck/pirates-of-7-seas';
import { en } from '../../text/en/index.ts';
import { type Draft, draftAims, firstDraft, loadings, marked } from '../../ui/sides/draft.ts';
import { type Aim, type Aims, aimsOf, type Move, pathOf, prefixOf, type Thing } from '../../ui/touch/aims.ts';
import { PLAYS } from './games.ts';

const SPEECH = speakerOf(en, 'en', String);

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

/** The captain is asked which of these pairs fights; places do not matter here. */
export function tiedRaid(pairs: readonly Pair[]): Shown<PiratesOf7Seas> {
  const shown = show(piratesOf7Seas, at(PLAYS, 0).start.state, 0);
  const tray = ['red', 'red', 0, 1].map(
    (owner) => ({ x: 60, y: 60, face: 3, angle: 0, owner: owner === 'red' ? 'red' : Number(owner), hit: false }) as const,
  );
  return {
    ...shown,
    view: { ...shown.view, tray },
    legal: pairs.map(({ red, pirate }) => ({ type: 'pair', red, pirate })),
    forbidden: [],
  };
}
