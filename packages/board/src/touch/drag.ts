// Things are taken in the hand and laid elsewhere, by mouse, pen or finger. It knows no rules: the board says what may be laid
// where, and laying it there is the same as touching things. What is no drag stays what it was: a click, a long press, a swipe.
import type { Attachment } from 'svelte/attachments';
import { type Carry, carry } from './carry.ts';
import type { Drops } from './drops.ts';
import { forgetDrop } from './ghost.ts';
import type { Goal } from './goals.ts';
import { groundUnder, isSwipe, STILL } from './swipe.ts';

export interface Hand<Thing extends string, Place extends string> {
  drops(): Drops<Thing, Place>;
  /** What stands for a place on the board now, if it can be seen. */
  find(place: Place): HTMLElement | null;
  touch(thing: Thing): void;
  /** It is about to be taken: where its places are shown only then, they must be there when this returns. */
  reachFor?(thing: Thing): void;
  /** What is in the hand is not looked at more closely. */
  lifted(): void;
  /** What is taken together with this thing. */
  along?(thing: Thing): readonly Thing[];
}

export interface Drag<Thing extends string> {
  /** Lets an element be taken as this thing while it may be laid anywhere; where only parts of it are held, these have `data-hold`. */
  on(thing: () => Thing | null): Attachment<HTMLElement>;
}

/** A press that may become a drag. */
interface Press<Thing> {
  readonly thing: Thing;
  readonly element: HTMLElement;
  readonly start: PointerEvent;
  readonly listeners: AbortController;
  carry: Carry | null;
}

/** If the table does not answer for so long, in milliseconds, what was laid goes back. */
const ANSWER = 1500;

export function createDrag<Thing extends string, Place extends string>(hand: Hand<Thing, Place>): Drag<Thing> {
  return new DraggingHand(hand);
}

/** The hand over a board, full or empty. */
class DraggingHand<Thing extends string, Place extends string> implements Drag<Thing> {
  readonly #hand: Hand<Thing, Place>;
  readonly #elements = new Map<Thing, HTMLElement>();
  #press: Press<Thing> | null = null;

  constructor(hand: Hand<Thing, Place>) {
    this.#hand = hand;
  }

  readonly on: Drag<Thing>['on'] = (thing) => (element) => {
    const name = thing();
    if (name === null || !this.#hand.drops().has(name)) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    this.#elements.set(name, element);
    element.setAttribute('data-drag', '');
    element.addEventListener('pointerdown', (event) => this.#begin(event, name, element), { signal });
    element.addEventListener('touchmove', (event) => this.#press?.carry && event.preventDefault(), { signal, passive: false });
    element.addEventListener('dragstart', stop, { signal });
    return () => {
      listeners.abort();
      this.#elements.delete(name);
      element.removeAttribute('data-drag');
    };
  };

  #begin(start: PointerEvent, thing: Thing, element: HTMLElement): void {
    // What has something to take inside of it is not taken itself.
    if (this.#press?.start === start || !start.isPrimary || start.button !== 0) return;
    if (this.#press !== null) this.#end(this.#press)?.putBack();
    forgetDrop();
    const press = { thing, element, start, listeners: new AbortController(), carry: null };
    this.#press = press;
    this.#watch(press);
  }

  #watch(now: Press<Thing>): void {
    const listen = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void): void =>
      window.addEventListener(type, act, { signal: now.listeners.signal, capture: true });
    const isOurs = ({ pointerId }: PointerEvent) => pointerId === now.start.pointerId;
    listen('pointermove', (event) => isOurs(event) && this.#move(now, event));
    listen('pointerup', (event) => isOurs(event) && this.#end(now)?.letGo());
    listen('pointercancel', (event) => isOurs(event) && this.#end(now)?.putBack());
    // A second finger means the page, or the chart.
    listen('pointerdown', (event) => !isOurs(event) && this.#end(now)?.putBack());
    listen('blur', ({ target }) => target === window && this.#end(now)?.putBack());
    listen('keydown', (event) => {
      if (event.key !== 'Escape' || now.carry === null) return;
      stop(event);
      this.#end(now)?.putBack();
    });
    // Nothing is looked at more closely while the hand is full.
    listen('pointerenter', (event) => now.carry !== null && event.stopPropagation());
  }

  #end(now: Press<Thing>): Carry | null {
    now.listeners.abort();
    this.#press = null;
    return now.carry;
  }

  #move(now: Press<Thing>, event: PointerEvent): void {
    if (now.carry === null) {
      const [x, y] = [event.clientX - now.start.clientX, event.clientY - now.start.clientY];
      if (Math.hypot(x, y) < STILL) return;
      const way = { x, y, time: event.timeStamp - now.start.timeStamp };
      if (event.pointerType !== 'mouse' && isSwipe(way, groundUnder(now.element))) return void this.#end(now);
      this.#hand.reachFor?.(now.thing);
      if (this.#goalsFor(now).length === 0) return void this.#end(now);
      now.carry = this.#takeUp(now);
    }
    // Nothing else goes along with it: not the chart that it was taken from.
    event.stopPropagation();
    now.carry.follow(event);
  }

  #takeUp(now: Press<Thing>): Carry {
    const { thing, element, start } = now;
    this.#hand.lifted();
    forgetClick();
    element.setPointerCapture(start.pointerId);
    return carry({ things: this.#heldBy(now), start, goals: () => this.#goalsFor(now), lay: (place) => this.#lay(thing, place) });
  }

  /** What the hand has taken lies above what goes along. */
  #heldBy({ thing, element }: Press<Thing>): readonly HTMLElement[] {
    const others = (this.#hand.along?.(thing) ?? []).filter((one) => one !== thing).map((one) => this.#elements.get(one));
    return [...others, element].flatMap((one) => (one === undefined ? [] : partsOf(one)));
  }

  /** A thing is not laid on what it lies in. */
  #goalsFor({ thing, element }: Press<Thing>): readonly Goal<Place>[] {
    return [...(this.#hand.drops().get(thing)?.keys() ?? [])].flatMap((place) => {
      const found = this.#hand.find(place);
      return found === null || found.contains(element) ? [] : [{ place, element: found }];
    });
  }

  #lay(thing: Thing, place: Place): Promise<boolean> {
    const before = this.#hand.drops();
    for (const one of before.get(thing)?.get(place) ?? []) this.#hand.touch(one);
    return answered(() => this.#hand.drops() !== before);
  }
}

function partsOf(element: HTMLElement): readonly HTMLElement[] {
  const parts = [...element.querySelectorAll<HTMLElement>('[data-hold]')];
  return parts.length > 0 ? parts : [element];
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The click that ends a drag is none. */
function forgetClick(): void {
  const listeners = new AbortController();
  const timing = { signal: listeners.signal, capture: true };
  window.addEventListener('click', (event) => event.detail > 0 && stop(event), timing);
  window.addEventListener('pointerdown', () => listeners.abort(), timing);
}

function answered(isSo: () => boolean): Promise<boolean> {
  const last = performance.now() + ANSWER;
  return new Promise((resolve) => {
    const look = () => (isSo() || performance.now() > last ? resolve(isSo()) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  });
}
