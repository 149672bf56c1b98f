// Cards in the air. A flight is a copy of the card that goes from one place of the board to another, above everything
// else; the card itself waits unseen where it lands.
import type { Card } from '@quarterdeck/dead-mans-draw';
import { mount, unmount } from 'svelte';
import Flyer from './Flyer.svelte';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Course {
  readonly card: Card;
  readonly title: string;
  readonly from: Spot;
  readonly to: Spot;
  /** Comes off the draw pile face down. */
  readonly turns: boolean;
  readonly wait: number;
  readonly time: number;
  /** A card that is thrown away spins and speeds up; others settle. */
  readonly tumbles: boolean;
}

/** The place of an element on the board. */
export function spotOf(element: Element, board: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  const origin = board.getBoundingClientRect();
  return { x: left - origin.left, y: top - origin.top, width, height };
}

/** The first of these places that is there and can be seen. */
export function find(board: Element, ...places: readonly string[]): HTMLElement | null {
  for (const place of places) {
    const element = board.querySelector<HTMLElement>(`[data-at="${place}"]`);
    if (element !== null && element.getClientRects().length > 0) return element;
  }
  return null;
}

/** A card's own shape in the middle of a larger place. */
export function cardIn(spot: Spot): Spot {
  const width = Math.min(spot.width, spot.height / 1.4, 90);
  const height = width * 1.4;
  return { x: spot.x + (spot.width - width) / 2, y: spot.y + (spot.height - height) / 2, width, height };
}

export interface Flying {
  readonly done: Promise<void>;
  end(): void;
}

export function fly(layer: Element, course: Course): Flying {
  const { to, wait, time, tumbles } = course;
  const flyer = mount(Flyer, { target: layer, props: { card: course.card, title: course.title, width: to.width } });
  const timing: KeyframeAnimationOptions = { duration: time, delay: wait, fill: 'both', easing: tumbles ? AWAY : SETTLE };
  const body = layer.lastElementChild;
  if (body === null) throw new Error('a card in the air has no body');
  const flight = body.animate(path(course), timing);
  if (course.turns) body.firstElementChild?.animate(TURN, { ...timing, duration: time * 0.75 });
  return { done: over(flight), end: () => void unmount(flyer) };
}

const SETTLE = 'cubic-bezier(0.3, 0.1, 0.25, 1)';
const AWAY = 'cubic-bezier(0.5, 0, 0.9, 0.5)';
const TURN = [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }];

/** By way of a point above the middle, nearer to the eye. */
function path({ from, to, tumbles }: Course): Keyframe[] {
  const x = from.x + (from.width - to.width) / 2;
  const y = from.y + (from.height - to.height) / 2;
  const scale = from.width / to.width;
  const lift = Math.min(60, Math.hypot(to.x - x, to.y - y) * 0.12);
  const above = `translate(${(x + to.x) / 2}px, ${(y + to.y) / 2 - lift}px) scale(${(scale + 1) / 2 + 0.12})`;
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(0deg)` },
    { transform: `${above} rotate(${tumbles ? 170 : 2}deg)` },
    { transform: `translate(${to.x}px, ${to.y}px) scale(1) rotate(${tumbles ? 360 : 0}deg)` },
  ];
}

/** When an animation has ended, one way or the other. */
export function over(animation: Animation): Promise<void> {
  return animation.finished.then(
    () => undefined,
    () => undefined,
  );
}
