// What an event looks like besides the cards that it moves: a shot, a slash, a shake.

import { type Area, areaOf, find, middleOf } from '@quarterdeck/board/motion/areas.ts';
import { PUFF, pop } from '@quarterdeck/board/motion/signs.ts';
import { over, playOn, type Stage } from '@quarterdeck/board/motion/stage.ts';
import type { Event } from '@quarterdeck/dead-mans-draw';
import { suitOf } from '@quarterdeck/dead-mans-draw';

/** Before the cards of the event fly. */
export async function prelude({ board, layer, time }: Stage, event: Event): Promise<void> {
  if (event.type === 'shot') await cannonball(board, layer, event, time(300));
  if (event.type === 'misfired')
    await flash(layer, find(board, `stack ${event.seat} ${suitOf(event.card)}`, `tray ${event.seat}`), board, 'burst', time(260));
  if (event.type === 'stolen')
    await flash(
      layer,
      find(board, `stack ${event.from} ${suitOf(event.card)}`, `tray ${event.from}`, `chip ${event.from}`),
      board,
      'slash',
      time(260),
    );
  if (event.type === 'parried') await flash(layer, find(board, `row ${event.card}`), board, 'slash', time(300));
  if (event.type === 'repeated' || event.type === 'carried-off')
    await flash(layer, find(board, `row ${event.card}`), board, 'song', time(280));
}

/** After they have landed. */
export async function aftermath({ board, layer, time }: Stage, event: Event, bust: string): Promise<void> {
  if (event.type === 'busted') await crash(board, layer, bust, time(620));
  if (event.type === 'demanded') await sign(find(board, 'debt'), pop(1.25), time(320));
  if (event.type === 'fizzled') await sign(find(board, 'row'), PUFF, time(240));
  if (event.type === 'turn-began') await sign(find(board, `tray ${event.seat}`, `chip ${event.seat}`), pop(1.015), time(200));
}

async function sign(element: Element | null, frames: Keyframe[], duration: number): Promise<void> {
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

async function flash(layer: Element, at: Element | null, board: Element, kind: string, duration: number): Promise<void> {
  if (at === null) return;
  const frames = [
    { opacity: 0, transform: 'scale(0.5)' },
    { opacity: 1, transform: 'scale(1)', offset: 0.35 },
    { opacity: 0, transform: 'scale(1.25)' },
  ];
  await once(piece(layer, kind, areaOf(at, board)), frames, { duration });
}

const BALL = 22;

async function cannonball(
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
async function crash(board: Element, layer: Element, bust: string, duration: number): Promise<void> {
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
