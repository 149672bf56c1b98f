// Places that what is in the hand may be laid on: lit, and the one at the pointer more so.

export interface Goal<Place> {
  readonly place: Place;
  readonly element: HTMLElement;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is so near is meant too, in pixels. */
const NEAR = 12;

/** The place under the pointer, unless something lies over it, or one that is very near. */
export function goalAt<Place>(goals: readonly Goal<Place>[], point: Point): Goal<Place> | null {
  const hit = document.elementFromPoint(point.x, point.y);
  const under = goals.find(({ element }) => element.contains(hit));
  if (under !== undefined) return under;
  const ways = goals.map((goal) => ({ goal, way: wayTo(goal.element.getBoundingClientRect(), point) }));
  const [nearest] = ways.filter(({ way }) => way > 0 && way <= NEAR).sort((one, other) => one.way - other.way);
  return nearest?.goal ?? null;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** How far a point is from a box; none inside of it. */
export function wayTo({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** Lights these places and no others. */
export function markGoals<Place>(goals: readonly Goal<Place>[], here: Goal<Place> | null): void {
  const elements: readonly Element[] = goals.map(({ element }) => element);
  for (const old of document.querySelectorAll('[data-goal]')) if (!elements.includes(old)) old.removeAttribute('data-goal');
  for (const element of elements) element.setAttribute('data-goal', element === here?.element ? 'here' : '');
}
