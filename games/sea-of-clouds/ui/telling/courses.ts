// The ways that things take through the air: cards from where they lay to where they lie, and the parrot from rail to rail.

import { type Area, areaOf, cardIn } from '@quarterdeck/board/motion/areas.ts';
import { drawing } from '@quarterdeck/board/motion/drawing.ts';
import type { Course } from '@quarterdeck/board/motion/flights.ts';
import type { Stage } from '@quarterdeck/board/motion/stage.ts';
import { startOf } from '@quarterdeck/board/touch/ghost.ts';
import type { Seat } from '@quarterdeck/kernel';
import { cardElement, elementAt } from '../cards/cards.ts';
import LootCard from '../cards/LootCard.svelte';
import { ICONS } from '../icons.ts';
import type { Look } from '../looks.ts';
import type { Flight } from '../places.ts';
import Perched from '../sides/Perched.svelte';
import type { Scene } from '../story/scene.ts';

/** No card in the air is wider. */
const WIDEST = 84;
/** The parrot's width on the rail, in pixels. */
const PARROT = 25.6;

/** A flight with where on the board it begins. */
export interface Start extends Flight {
  readonly area: Area | null;
}

export function startsOf({ board }: Stage, flights: readonly Flight[]): readonly Start[] {
  return flights.map((flight) => {
    const element = cardElement(board, flight.card, flight.from);
    return { ...flight, area: element === null ? null : cardIn(startOf(element, board), WIDEST) };
  });
}

/** The courses of cards that have moved, one after the other; none for what is not seen to move. */
export function cardCourses(stage: Stage, before: Scene, after: Scene, starts: readonly Start[]): readonly Course[] {
  return starts.flatMap((start, index) => {
    const course = cardCourse(stage, before, after, start);
    return course === null ? [] : [{ ...course, wait: index * 70 }];
  });
}

function cardCourse({ board }: Stage, before: Scene, after: Scene, { card, from, to, area }: Start): Course | null {
  const goal = cardElement(board, card, to);
  const back = after.backs[card];
  if (area === null || back === undefined || (goal === null && to !== 'gone')) return null;
  const face = after.faces[card] ?? null;
  const look: Look = { view: after, back, face };
  return {
    face: drawing(LootCard, { look }),
    back: drawing(LootCard, { look: { ...look, face: null } }),
    from: area,
    to: goal === null ? area : cardIn(areaOf(goal, board), WIDEST),
    path: to === 'gone' ? 'fall' : 'settle',
    turns: face !== null && (from === 'deck' || (before.faces[card] ?? null) === null),
    wait: 0,
    time: to === 'gone' ? 520 : 380,
    lands: goal?.hasAttribute('data-one') === true ? goal : null,
  };
}

/** Where the parrot sits with this captain; where his ship is folded away, his strip stands for it. */
export function perchOf({ board }: Stage, seat: Seat): Area | null {
  const element = elementAt(board, 'parrot') ?? elementAt(board, `captain ${seat}`);
  return element === null ? null : squareIn(areaOf(element, board));
}

/** As large as the parrot, in the middle of a larger place. */
function squareIn({ x, y, width, height }: Area): Area {
  return { x: x + (width - PARROT) / 2, y: y + (height - PARROT) / 2, width: PARROT, height: PARROT };
}

/** From the perch that it leaves to this captain's. */
export function parrotCourses(stage: Stage, from: Area | null, seat: Seat): readonly Course[] {
  const to = perchOf(stage, seat);
  if (from === null || to === null) return [];
  const face = drawing(Perched, { icon: ICONS.parrot });
  const lands = elementAt(stage.board, 'parrot');
  return [{ face, back: null, from, to, path: 'settle', turns: false, wait: 0, time: 700, lands }];
}
