// A hand on a pane: dragging, two fingers, a double tap. A tap stays a tap: only what goes farther than a finger trembles is
// dragging, and no click then.

import { STILL } from '../touch/swipe.ts';
import type { Fingers, Point } from './pan-zoom.ts';

export const DOUBLE_TAP = { time: 320, distance: 28, factor: 2 } as const;

export function pointOn(pane: Element, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = pane.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

export interface Gestures {
  drag(by: Point): void;
  pinch(before: Fingers, now: Fingers): void;
  doubleTap(at: Point): void;
}

export interface Hand {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
  click(event: MouseEvent): void;
}

/** Fingers on the pane, or the pressed mouse. */
export function handOn(pane: HTMLElement, gestures: Gestures): Hand {
  const fingers = new Map<number, Point>();
  let start: Point | null = null;
  let hasMoved = false;
  let lastTap: { readonly at: Point; readonly time: number } | null = null;

  function isMoving(at: Point): boolean {
    hasMoved ||= fingers.size > 1 || (start !== null && Math.hypot(at.x - start.x, at.y - start.y) > STILL);
    return hasMoved;
  }
  function pull(id: number, old: Point, at: Point): void {
    const [other] = [...fingers].flatMap(([finger, point]) => (finger === id ? [] : [point]));
    if (other === undefined) gestures.drag({ x: at.x - old.x, y: at.y - old.y });
    else gestures.pinch([old, other], [at, other]);
  }
  function tap(event: PointerEvent, at: Point): void {
    const isOnThing = event.target instanceof Element && event.target.closest('button') !== null;
    const isSecond =
      lastTap !== null &&
      event.timeStamp - lastTap.time < DOUBLE_TAP.time &&
      Math.hypot(at.x - lastTap.at.x, at.y - lastTap.at.y) < DOUBLE_TAP.distance;
    lastTap = isOnThing || isSecond ? null : { at, time: event.timeStamp };
    if (isSecond && !isOnThing) gestures.doubleTap(at);
  }

  return {
    down(event) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      const at = pointOn(pane, event);
      if (fingers.size === 0) [start, hasMoved] = [at, false];
      fingers.set(event.pointerId, at);
    },
    move(event) {
      const old = fingers.get(event.pointerId);
      if (old === undefined) return;
      const at = pointOn(pane, event);
      if (!isMoving(at)) return;
      if (!pane.hasPointerCapture(event.pointerId)) pane.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, at);
      pull(event.pointerId, old, at);
    },
    up(event) {
      const at = fingers.get(event.pointerId);
      fingers.delete(event.pointerId);
      if (at !== undefined && !hasMoved && event.type === 'pointerup') tap(event, at);
    },
    click(event) {
      if (!hasMoved || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
