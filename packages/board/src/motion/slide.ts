// A thing that stays but lies elsewhere now glides there.
import { type Area, areaOf } from './areas.ts';
import { SETTLE } from './flights.ts';
import { playOn, type Stage } from './stage.ts';

/** Which things may glide, and the attribute by which each is known again. */
export interface Sliding {
  readonly things: string;
  readonly name: string;
}

/** Lets them glide from where they were; not those that got there otherwise. */
export type Glide = (but?: ReadonlySet<string>) => void;

/** Looks where the things lie before the table changes; call what it returns when it has. */
export function slide(stage: Stage, sliding: Sliding): Glide {
  const before = areasOf(stage.board, sliding);
  return (but = new Set()) => {
    for (const [name, { element, area }] of areasOf(stage.board, sliding)) {
      const old = before.get(name);
      if (old !== undefined && !but.has(name)) glide(stage, element, old.area, area);
    }
  };
}

interface Lying {
  readonly element: Element;
  readonly area: Area;
}

function areasOf(board: Element, { things, name }: Sliding): ReadonlyMap<string, Lying> {
  const elements = [...board.querySelectorAll(things)];
  return new Map(elements.map((element) => [element.getAttribute(name) ?? '', { element, area: areaOf(element, board) }]));
}

function glide({ time }: Stage, element: Element, old: Area, now: Area): void {
  const [x, y] = [old.x - now.x, old.y - now.y];
  if (Math.abs(x) + Math.abs(y) < 1) return;
  const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
  void playOn(element, frames, { duration: time(300), easing: SETTLE });
}
