// What is seen of an event: a shot, a slash, a shake, a sign.

import { type Area, areaOf, find, middleOf } from '@quarterdeck/board/motion/areas.ts';
import { over, playOn } from '@quarterdeck/board/motion/stage.ts';
import type { Event } from '@quarterdeck/dead-mans-draw';
import { suitOf } from '@quarterdeck/dead-mans-draw';

export async function sign(element: Element | null, frames: Keyframe[], duration: number): Promise<void> {
  if (element !== null) await playOn(element, frames, { duration });
}

function piece(layer: Element, kind: string, { x, y, width, height }: Area, text = ''): HTMLElement {
  const element = document.createElement('span');
  element.className = `effect ${kind}`;
  element.textContent = text;
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  layer.append(element);
  return element;
}

/** Plays on an element that lasts no longer than it plays. */
async function once(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
  await over(element.animate(frames, timing));
  element.remove();
}

export async function flash(layer: Element, at: Element | null, board: Element, kind: string, duration: number): Promise<void> {
  if (at === null) return;
  const frames = [
    { opacity: 0, transform: 'scale(0.5)' },
    { opacity: 1, transform: 'scale(1)', offset: 0.35 },
    { opacity: 0, transform: 'scale(1.25)' },
  ];
  await once(piece(layer, kind, areaOf(at, board)), frames, { duration });
}

const BALL = 22;

export async function cannonball(
  board: Element,
  layer: Element,
  event: Extract<Event, { type: 'shot' }>,
  duration: number,
): Promise<void> {
  const [card] = event.cards;
  const gun = find(board, 'row');
  const target = find(
    board,
    card === undefined ? '' : `stack ${event.at} ${suitOf(card)}`,
    `tray ${event.at}`,
    `chip ${event.at}`,
  );
  if (gun === null || target === null) return;
  const [from, to] = [corner(areaOf(gun, board), BALL), corner(areaOf(target, board), BALL)];
  const ball = piece(layer, 'ball', { ...from, width: BALL, height: BALL });
  const frames = [{ transform: 'scale(0.6)' }, { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(1.2)` }];
  await once(ball, frames, { duration, easing: 'cubic-bezier(0.3, 0, 0.8, 0.6)' });
  await flash(layer, target, board, 'burst', duration * 0.8);
}

function corner(area: Area, size: number): { x: number; y: number } {
  const { x, y } = middleOf(area);
  return { x: x - size / 2, y: y - size / 2 };
}

/** A bust is felt: the table is hit, and a stamp says what it was. */
export async function crash(board: Element, layer: Element, bust: string, duration: number): Promise<void> {
  const row = find(board, 'row');
  if (row === null) return;
  const shifts = [0, -11, 9, -7, 5, -2, 0];
  const shake = playOn(
    row,
    shifts.map((x) => ({ transform: `translateX(${x}px) rotate(${x / 14}deg)` })),
    { duration: duration * 0.6 },
  );
  const frames = [
    { opacity: 0, transform: 'scale(2.2) rotate(-14deg)' },
    { opacity: 1, transform: 'scale(1) rotate(-8deg)', offset: 0.25 },
    { opacity: 1, transform: 'scale(1) rotate(-8deg)', offset: 0.8 },
    { opacity: 0, transform: 'scale(1.04) rotate(-8deg)' },
  ];
  await Promise.all([shake, once(piece(layer, 'stamp', areaOf(row, board), bust), frames, { duration })]);
}
