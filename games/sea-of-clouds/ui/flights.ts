// Cards and coins in the air. A flight is a copy of the thing that goes from one place of the board to another, above
// everything else; a card itself waits unseen where it lands.
import type { Card } from '@quarterdeck/sea-of-clouds';
import { mount, unmount } from 'svelte';
import Flyer from './Flyer.svelte';
import type { Look } from './looks.ts';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Course {
  /** How the card looks while it flies, and when it has landed. */
  readonly look: Look;
  readonly from: Area;
  readonly to: Area;
  /** Was face down and is not any more. */
  readonly turns: boolean;
  readonly wait: number;
  readonly time: number;
  /** What leaves the game falls into the clouds; everything else settles. */
  readonly falls: boolean;
}

/** The place of an element on the board. */
export function areaOf(element: Element, board: Element): Area {
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

export function findCard(board: Element, card: Card): HTMLElement | null {
  const element = board.querySelector<HTMLElement>(`[data-cards~="${card}"]`);
  return element !== null && element.getClientRects().length > 0 ? element : null;
}

/** A card's own shape in the middle of a larger place. */
export function cardIn(area: Area): Area {
  const width = Math.min(area.width, area.height / 1.4, 84);
  const height = width * 1.4;
  return { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
}

export interface Flying {
  readonly done: Promise<void>;
  end(): void;
}

export function fly(layer: Element, course: Course): Flying {
  const { to, wait, time, falls, look } = course;
  const flyer = mount(Flyer, { target: layer, props: { look, width: to.width } });
  const timing: KeyframeAnimationOptions = { duration: time, delay: wait, fill: 'both', easing: falls ? AWAY : SETTLE };
  const body = layer.lastElementChild;
  if (body === null) throw new Error('a card in the air has no body');
  const flight = body.animate(falls ? fall(course) : path(course), timing);
  if (course.turns) body.firstElementChild?.animate(TURN, { ...timing, duration: time * 0.8 });
  return { done: over(flight), end: () => void unmount(flyer) };
}

const SETTLE = 'cubic-bezier(0.3, 0.1, 0.25, 1)';
const AWAY = 'cubic-bezier(0.5, 0, 0.9, 0.5)';
const TURN = [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }];

/** By way of a point above the middle, nearer to the eye. */
function path({ from, to }: Course): Keyframe[] {
  const x = from.x + (from.width - to.width) / 2;
  const y = from.y + (from.height - to.height) / 2;
  const scale = from.width / to.width;
  const lift = Math.min(56, Math.hypot(to.x - x, to.y - y) * 0.12);
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})` },
    { transform: `translate(${(x + to.x) / 2}px, ${(y + to.y) / 2 - lift}px) scale(${(scale + 1) / 2 + 0.1}) rotate(2deg)` },
    { transform: `translate(${to.x}px, ${to.y}px) scale(1)` },
  ];
}

function fall({ from }: Course): Keyframe[] {
  const start = `translate(${from.x}px, ${from.y}px)`;
  return [
    { transform: start, opacity: 1 },
    { transform: `translate(${from.x + 14}px, ${from.y - 26}px) rotate(12deg)`, opacity: 1, offset: 0.35 },
    { transform: `translate(${from.x + 34}px, ${from.y + 150}px) rotate(75deg) scale(0.7)`, opacity: 0 },
  ];
}

/** A handful of coins, however many they are. */
export async function toss(layer: Element, from: Area, to: Area, count: number, time: number): Promise<void> {
  const coins = Array.from({ length: Math.min(count, 5) }, (_, number) => tossOne(layer, from, to, number * time * 0.18, time));
  await Promise.all(coins);
}

async function tossOne(layer: Element, from: Area, to: Area, delay: number, duration: number): Promise<void> {
  const coin = document.createElement('span');
  coin.className = 'effect coin';
  layer.append(coin);
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const [toX, toY] = [to.x + to.width / 2, to.y + to.height / 2];
  const frames = [
    { transform: `translate(${x}px, ${y}px) rotateY(0deg)` },
    { transform: `translate(${(x + toX) / 2}px, ${Math.min(y, toY) - 22}px) rotateY(540deg)` },
    { transform: `translate(${toX}px, ${toY}px) rotateY(1080deg)` },
  ];
  await over(coin.animate(frames, { duration, delay, fill: 'both', easing: 'ease-in-out' }));
  coin.remove();
}

/** When an animation has ended, one way or the other. */
export function over(animation: Animation): Promise<void> {
  return animation.finished.then(
    () => undefined,
    () => undefined,
  );
}
