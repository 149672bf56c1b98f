// What is seen of an event: signs, tokens in the air, cards and flagships on their way.
import type { SeaId, View } from '@quarterdeck/at-worlds-end';
import { type Area, areaOf, cardIn, find } from '@quarterdeck/board/motion/areas.ts';
import { drawing } from '@quarterdeck/board/motion/drawing.ts';
import { type Course, fly } from '@quarterdeck/board/motion/flights.ts';
import { PUFF, pop } from '@quarterdeck/board/motion/signs.ts';
import { playOn, type Stage } from '@quarterdeck/board/motion/stage.ts';
import { toss } from '@quarterdeck/board/motion/toss.ts';
import { startOf } from '@quarterdeck/board/touch/ghost.ts';
import type { Words } from '../../text/words.ts';
import type { Place } from '../places.ts';
import FlownThing from './Flown.svelte';
import Piece from './Piece.svelte';
import type { Cue, Flight, Telling, Toss } from './parts.ts';

/** No card in the air is wider, and no flagship. */
const WIDEST = 84;
const FLAGSHIP = 44;

const SEAT_PLACE = /^(pirate|flagship|gold|fame|favour|squadron|hero|bid) (\d+)$/;
const SEA_PLACE = /^(guards|port|flag) (.+)$/;

/** The element for a place; what is folded away is stood for by its pirate, or by the chip of the pirate, or by its sea. */
export function elementAt(board: Element, place: Place): HTMLElement | null {
  const seat = SEAT_PLACE.exec(place)?.[2];
  if (seat !== undefined) return find(board, place, `pirate ${seat}`, `chip ${seat}`);
  const sea = SEA_PLACE.exec(place)?.[2];
  return sea === undefined ? find(board, place, 'chart') : find(board, place, `sea ${sea}`, 'stage');
}

/** On a phone one sheet of the chart is seen: the one with this sea. */
export function bringIntoSight(board: Element, sea: SeaId): void {
  const sheet = find(board, `sea ${sea}`)?.closest<HTMLElement>('[data-at^="part "]') ?? null;
  const scroller = sheet?.parentElement ?? null;
  if (sheet === null || scroller === null || scroller.scrollWidth <= scroller.clientWidth + 1) return;
  scroller.scrollTo({ left: sheet.offsetLeft - (scroller.clientWidth - sheet.clientWidth) / 2, behavior: 'instant' });
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

const TIMES: Readonly<Record<Cue, number>> = { pop: 220, glow: 560, puff: 340, shake: 520 };
const FRAMES: Readonly<Record<Cue, Keyframe[]>> = {
  pop: pop(1.04),
  glow: [{ filter: 'none' }, { filter: 'drop-shadow(0 0 12px #ffd54a) brightness(1.15)', offset: 0.4 }, { filter: 'none' }],
  puff: PUFF,
  shake: [0, -5, 6, -5, 4, -2, 0].map((far) => ({ transform: `translateX(${far}px) rotate(${far / 8}deg)` })),
};

/** All at once: income comes from many seas. */
export async function tosses(stage: Stage, telling: Telling): Promise<void> {
  await Promise.all(telling.tosses.map((one) => tossOne(stage, one)));
}

async function tossOne(stage: Stage, { token, from, to, count }: Toss): Promise<void> {
  const [start, goal] = [elementAt(stage.board, from), elementAt(stage.board, to)];
  if (start === null || goal === null) return;
  const each = drawing(Piece, { token });
  await toss(stage, { each, from: areaOf(start, stage.board), to: areaOf(goal, stage.board), count, time: 520 });
}

/** Where things start from, to be looked at before the table changes. */
export function startsOf({ board }: Stage, telling: Telling): readonly (Area | null)[] {
  return telling.flights.map((flight) => {
    const element = elementAt(board, flight.from);
    return element === null ? null : shapeIn(startOf(element, board), flight);
  });
}

function shapeIn(area: Area, { flown }: Flight): Area {
  if (flown.kind === 'card') return cardIn(area, WIDEST);
  const width = Math.min(area.width, area.height, FLAGSHIP);
  return { x: area.x + (area.width - width) / 2, y: area.y + (area.height - width) / 2, width, height: width };
}

export interface Shown {
  readonly view: View;
  readonly words: Words;
}

export async function flights(stage: Stage, telling: Telling, starts: readonly (Area | null)[], shown: Shown): Promise<void> {
  const courses = telling.flights.map((flight, place) => courseOf(stage, flight, starts[place] ?? null, shown));
  await fly(
    stage,
    courses.filter((course) => course !== null),
  );
}

function courseOf({ board }: Stage, flight: Flight, from: Area | null, { view, words }: Shown): Course | null {
  const { flown, to, falls } = flight;
  const goal = elementAt(board, to);
  if (from === null || (goal === null && !falls)) return null;
  const isShip = flown.kind === 'flagship';
  return {
    face: drawing(FlownThing, { flown, view, words }),
    back: isShip ? null : drawing(FlownThing, { flown: { kind: 'card', ship: null }, view, words }),
    from,
    to: goal === null || falls ? from : shapeIn(areaOf(goal, board), flight),
    path: falls ? 'fall' : 'settle',
    turns: flown.kind === 'card' && flown.ship !== null && flight.from === 'event',
    wait: 0,
    time: isShip ? 900 : 480,
    lands: isShip ? goal : null,
  };
}
