// How one comes to a move by touching things, one after the other; for the tests of the board.
import assert from 'node:assert/strict';
import type { AtWorldsEnd } from '@quarterdeck/at-worlds-end';
import { isLit } from '@quarterdeck/board/touch/aim.ts';
import { type Shown, speakerOf } from '@quarterdeck/kernel';
import { en } from '../../text/en/index.ts';
import { bidsIn, stakeAims, stakeIn } from '../../ui/stage/stake.ts';
import { type Aim, type Aims, aimsOf, type Move, pathOf, type Thing, touchedWith } from '../../ui/touch/aims.ts';

const SPEAKER = speakerOf<AtWorldsEnd>(en, 'en', String);

/** What the board offers when these things were touched and this bid is set. */
export function offered(shown: Shown<AtWorldsEnd>, touched: readonly Thing[], stake: number | null): Aims {
  return new Map([...aimsOf(shown, touched, SPEAKER), ...stakeAims(shown, stake, SPEAKER)]);
}

/** The things that are touched for a move, in order; each must be lit at its time, and the last makes the move. */
export function touchesFor(shown: Shown<AtWorldsEnd>, wanted: Move): readonly Thing[] {
  const things: Thing[] = [];
  let touched: readonly Thing[] = [];
  let stake: number | null = null;
  for (;;) {
    const thing = nextThing(shown, wanted, things.length, stake);
    const aim = offered(shown, touched, stake).get(thing);
    if (aim === undefined || !isLit(aim)) throw new Error(`'${thing}' is not lit for ${JSON.stringify(wanted)}`);
    things.push(thing);
    if (aim.kind === 'stake') stake = aim.gold;
    else if (aim.kind === 'pick') touched = touchedWith(shown, touched, thing);
    else return made(things, aim, wanted);
  }
}

function made(things: readonly Thing[], aim: Aim, wanted: Move): readonly Thing[] {
  assert.deepEqual(aim.kind === 'move' ? aim.move : null, wanted);
  return things;
}

/** A bid is raised by great steps as long as it can be. */
function nextThing(shown: Shown<AtWorldsEnd>, wanted: Move, done: number, stake: number | null): Thing {
  const bids = bidsIn(shown.legal);
  if (wanted.type === 'bid' && bids !== null) {
    const gold = stakeIn(bids, stake);
    return gold === wanted.gold ? 'bid' : wanted.gold >= gold + 500 ? 'much-more' : 'more';
  }
  const thing = pathOf(wanted, shown)[done];
  if (thing === undefined) throw new Error(`nothing is touched for ${JSON.stringify(wanted)}`);
  return thing;
}
