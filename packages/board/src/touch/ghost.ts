// Things in the hand: light copies of them at the pointer, above everything else, while they themselves lie pale where they were.
import { type Area, areaOf } from '../motion/areas.ts';
import { over } from '../motion/stage.ts';

export interface Ghost {
  /** So far from where it was taken. */
  follow(x: number, y: number): void;
  /** It glides back to its place. */
  back(): void;
  /** It stays where it was let go, and what flies next from its place flies from here. */
  rest(): void;
  end(): void;
}

interface Way {
  readonly x: number;
  readonly y: number;
}

interface Copy {
  readonly thing: HTMLElement;
  readonly body: HTMLElement;
  /** From the middle of the thing to the hand that took it. */
  readonly toHand: Way;
  /** From where it was taken to where it is. */
  way: Way;
}

/** How far the hand goes until it has gathered what it holds, in pixels, and how near to it all has come then. */
const GATHERED = 120;
const NEAR = 0.6;

export function lift(things: readonly HTMLElement[], hand: Way): Ghost {
  const copies = things.map((thing) => copyOf(thing, hand));

  function follow(x: number, y: number): void {
    const part = things.length === 1 ? 0 : NEAR * Math.min(1, Math.hypot(x, y) / GATHERED);
    for (const copy of copies) put(copy, { x: x + copy.toHand.x * part, y: y + copy.toHand.y * part });
  }
  function end(): void {
    for (const { thing, body } of copies) {
      body.remove();
      thing.removeAttribute('data-held');
    }
  }
  function back(): void {
    const glides = copies.flatMap((copy) => {
      const home = wayHome(copy);
      copy.body.style.transition = 'translate var(--move) var(--ease-settle)';
      put(copy, { x: copy.way.x + home.x, y: copy.way.y + home.y });
      return copy.body.getAnimations().map(over);
    });
    void Promise.all(glides).then(end);
  }
  function rest(): void {
    letGo = new Map(copies.map((copy) => [copy.thing, wayHome(copy)]));
  }
  return { follow, back, rest, end };
}

function put(copy: Copy, way: Way): void {
  copy.way = way;
  copy.body.style.translate = `${way.x}px ${way.y}px`;
}

/** To where the thing lies now: the page may have scrolled meanwhile. */
function wayHome({ thing, body }: Copy): Way {
  const [from, to] = [middleOf(body), middleOf(thing)];
  return { x: to.x - from.x, y: to.y - from.y };
}

function middleOf(element: Element): Way {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A copy lives in the thing itself and so looks like it; as a popover it lies above everything, and outside of the layout. */
function copyOf(thing: HTMLElement, hand: Way): Copy {
  const { offsetWidth: width, offsetHeight: height } = thing;
  const { x, y } = middleOf(thing);
  const body = document.createElement('span');
  body.append(thing.cloneNode(true));
  for (const part of body.querySelectorAll('*')) makeNameless(part);
  body.className = 'in-hand';
  body.popover = 'manual';
  body.inert = true;
  const [left, top] = [x - width / 2, y - height / 2];
  Object.assign(body.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  thing.append(body);
  body.showPopover();
  thing.setAttribute('data-held', '');
  return { thing, body, toHand: { x: hand.x - x, y: hand.y - y }, way: { x: 0, y: 0 } };
}

/** Of all that a thing is known and found by, a copy keeps only what is printed on it. */
function makeNameless(part: Element): void {
  for (const name of part.getAttributeNames()) if (NAMES.test(name)) part.removeAttribute(name);
}
const NAMES = /^(id|role|tabindex|aria-.*|data-(?!print$).*)$/;

/** What was let go last, with the way back to its place, until it has flown from there. */
let letGo = new Map<Element, Way>();

export function forgetDrop(): void {
  letGo = new Map();
}

/** Where a thing starts from, or what lies at this place: where the hand has let it go, else where it lies. */
export function startOf(element: Element, board: Element): Area {
  for (const [thing, home] of letGo) {
    if (!thing.contains(element) && !element.contains(thing)) continue;
    letGo.delete(thing);
    const { x, y, ...size } = areaOf(thing.contains(element) ? element : thing, board);
    return { ...size, x: x - home.x, y: y - home.y };
  }
  return areaOf(element, board);
}
