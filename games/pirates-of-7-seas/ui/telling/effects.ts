// What is seen of an event: sparks, tokens in the air, cards on their way.

import { type Area, areaOf, cardIn, find } from '@quarterdeck/board/motion/areas.ts';
import { drawing } from '@quarterdeck/board/motion/drawing.ts';
import { type Course, fly } from '@quarterdeck/board/motion/flights.ts';
import { PUFF, pop } from '@quarterdeck/board/motion/signs.ts';
import { playOn, type Stage } from '@quarterdeck/board/motion/stage.ts';
import { toss } from '@quarterdeck/board/motion/toss.ts';
import { startOf } from '@quarterdeck/board/touch/ghost.ts';
import type { View } from '@quarterdeck/pirates-of-7-seas';
import type { Place } from '../places.ts';
import FlownCard from './FlownCard.svelte';
import Piece from './Piece.svelte';
import type { Cue, Flight, Flown, Telling, Toss } from './parts.ts';

/** No card in the air is wider. */
const WIDEST = 84;

/** The element for a place; what is folded away is stood for by its player, or by the chip of the player. */
export function elementAt(board: Element, place: Place): HTMLElement | null {
  const seat = /\d+$/.exec(place)?.[0];
  const isSeats = seat !== undefined && !place.startsWith('die ');
  return isSeats ? find(board, place, `player ${seat}`, `chip ${seat}`) : find(board, place);
}

/** Before the throw a phone shows of the tray only the plate above it. */
export function goalAt(board: Element, place: Place): HTMLElement | null {
  return elementAt(board, place) ?? (place === 'tray' ? find(board, 'venture') : null);
}

export async function cues({ board, time }: Stage, telling: Telling, wanted: readonly Cue[]): Promise<void> {
  const seen = telling.cues.filter(({ cue }) => wanted.includes(cue));
  await Promise.all(
    seen.map(async ({ cue, at }) => {
      const element = elementAt(board, at);
      if (element !== null) await playOn(element, FRAMES[cue], { duration: time(TIMES[cue]) });
    }),
  );
}

const TIMES: Readonly<Record<Cue, number>> = { pop: 200, glow: 520, puff: 340, turn: 360 };
const FRAMES: Readonly<Record<Cue, Keyframe[]>> = {
  pop: pop(1.03),
  glow: [{ filter: 'none' }, { filter: 'drop-shadow(0 0 12px #ffd54a) brightness(1.15)', offset: 0.4 }, { filter: 'none' }],
  puff: PUFF,
  turn: [
    { rotate: 'y 90deg', scale: '1.12' },
    { rotate: 'y 0deg', scale: '1' },
  ],
};

export async function tosses(stage: Stage, telling: Telling): Promise<void> {
  for (const one of telling.tosses) await tossOne(stage, one);
}

async function tossOne(stage: Stage, { token, from, to, count }: Toss): Promise<void> {
  const [start, goal] = [elementAt(stage.board, from), elementAt(stage.board, to)];
  if (start === null || goal === null) return;
  const each = drawing(Piece, { token });
  await toss(stage, { each, from: areaOf(start, stage.board), to: areaOf(goal, stage.board), count, time: 420 });
}

/** Where cards start from, to be looked at before the table changes. */
export function startsOf({ board }: Stage, telling: Telling): readonly (Area | null)[] {
  return telling.flights.map(({ from }) => {
    const element = elementAt(board, from);
    return element === null ? null : cardIn(startOf(element, board), WIDEST);
  });
}

export async function flights(stage: Stage, telling: Telling, starts: readonly (Area | null)[], view: View): Promise<void> {
  const courses = telling.flights.map((flight, place) => courseOf(stage, flight, starts[place] ?? null, view));
  await fly(
    stage,
    courses.filter((course) => course !== null),
  );
}

function courseOf({ board }: Stage, { flown, to, from: start }: Flight, from: Area | null, view: View): Course | null {
  const goal = elementAt(board, to);
  if (from === null || goal === null) return null;
  return {
    face: drawing(FlownCard, { flown, view }),
    back: drawing(FlownCard, { flown: backOf(flown), view }),
    from,
    to: cardIn(areaOf(goal, board), WIDEST),
    path: 'settle',
    turns: start === 'adventures' && flown.kind === 'adventure' && flown.card !== null,
    wait: 0,
    time: 420,
    lands: null,
  };
}

function backOf(flown: Flown): Flown {
  return flown.kind === 'adventure' ? { kind: 'adventure', card: null } : { kind: 'character', character: null };
}
