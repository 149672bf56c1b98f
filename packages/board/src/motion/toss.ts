// A handful of coins or tokens, tossed one after the other.
import { type Area, middleOf } from './areas.ts';
import type { Drawing } from './drawing.ts';
import { over, type Stage } from './stage.ts';

export interface Handful {
  readonly each: Drawing;
  readonly from: Area;
  readonly to: Area;
  /** However many they are: more than five are not seen apart. */
  readonly count: number;
  /** How long one of them flies, in milliseconds of an unhurried story. */
  readonly time: number;
}

const MOST = 5;

export async function toss(stage: Stage, handful: Handful): Promise<void> {
  const pieces = Array.from({ length: Math.min(handful.count, MOST) }, (_, number) => tossOne(stage, handful, number));
  await Promise.all(pieces);
}

async function tossOne({ layer, time }: Stage, handful: Handful, number: number): Promise<void> {
  const piece = document.createElement('span');
  Object.assign(piece.style, { position: 'absolute', left: '0', top: '0' });
  layer.append(piece);
  const end = handful.each(piece);
  const duration = time(handful.time);
  const timing: KeyframeAnimationOptions = { duration, delay: number * duration * 0.18, fill: 'both', easing: 'ease-in-out' };
  await over(piece.animate(arc(handful), timing));
  end();
  piece.remove();
}

function arc({ from, to }: Handful): Keyframe[] {
  const [start, goal] = [middleOf(from), middleOf(to)];
  const top = Math.min(start.y, goal.y) - 22;
  return [
    { transform: `translate(${start.x}px, ${start.y}px) rotateY(0deg)` },
    { transform: `translate(${(start.x + goal.x) / 2}px, ${top}px) rotateY(540deg)` },
    { transform: `translate(${goal.x}px, ${goal.y}px) rotateY(1080deg)` },
  ];
}
