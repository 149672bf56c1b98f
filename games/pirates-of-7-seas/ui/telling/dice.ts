// Dice in motion: how they tumble to where they lie, and how two of them fight.

import { areaOf, find, middleOf } from '@quarterdeck/board/motion/areas.ts';
import { drawing } from '@quarterdeck/board/motion/drawing.ts';
import { over, playOn, type Stage } from '@quarterdeck/board/motion/stage.ts';
import type { Die } from '@quarterdeck/pirates-of-7-seas';
import Cube from './Cube.svelte';

/** Anything even, so that each die has its own way; it counts for nothing. */
function stray(number: number, step: number): number {
  const wave = Math.sin(number * 12.9898 + step * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** All dice are thrown from the near edge; each bounces twice and rests where the log says. */
export async function tumble(stage: Stage, dice: readonly Readonly<Die>[]): Promise<void> {
  const felt = find(stage.board, 'tray');
  if (felt === null) return;
  const { x, y, width, height } = areaOf(felt, stage.board);
  const near = (number: number) => ({ x: x + width * (0.35 + 0.3 * stray(number, 1)), y: y + height });
  await Promise.all(dice.map((die, number) => throwOne(stage, die, number, near(number))));
}

async function throwOne({ board, layer, time }: Stage, die: Die, number: number, from: Point): Promise<void> {
  const rests = board.querySelector<HTMLElement>(`[data-die="${number}"]`);
  if (rests === null) return;
  const edge = rests.offsetWidth;
  const goal = middleOf(areaOf(rests, board));
  const body = document.createElement('span');
  Object.assign(body.style, {
    position: 'absolute',
    left: `${-edge / 2}px`,
    top: `${-edge / 2}px`,
    width: `${edge}px`,
    height: `${edge}px`,
  });
  body.style.setProperty('--edge', `${edge}px`);
  layer.append(body);
  const end = drawing(Cube, { owner: die.owner, face: die.face })(body);
  const duration = time(950 + 400 * stray(number, 2));
  void playOn(rests, UNSEEN, { duration });
  void body.firstElementChild?.animate(spins(number), { duration, easing: 'cubic-bezier(0.15, 0.6, 0.35, 1)', fill: 'both' });
  await over(body.animate(path(from, goal, die.angle - 45), { duration, fill: 'both' }));
  end();
  body.remove();
}

const UNSEEN: Keyframe[] = [{ opacity: 0 }, { opacity: 0 }];

/** Whole turns about both axes, so that it ends with its face up. */
function spins(number: number): Keyframe[] {
  const turns = (step: number) => 360 * (1 + Math.round(stray(number, step))) * (stray(number, step + 1) < 0.5 ? -1 : 1);
  return [{ transform: `rotateX(${turns(3)}deg) rotateY(${turns(5)}deg)` }, { transform: 'rotateX(0deg) rotateY(0deg)' }];
}

/** Fast at first, slower after each bounce; higher is nearer to the eye. */
function path(from: Point, to: Point, turn: number): Keyframe[] {
  const step = (part: number, height: number, offset: number): Keyframe => {
    const place = `translate(${to.x + (from.x - to.x) * part}px, ${to.y + (from.y - to.y) * part}px)`;
    return {
      transform: `${place} rotate(${turn + 300 * part}deg) scale(${height})`,
      offset,
      easing: height > 1.2 ? 'ease-in' : 'ease-out',
    };
  };
  return [step(1, 2, 0), step(0.48, 1, 0.36), step(0.28, 1.6, 0.5), step(0.12, 1, 0.68), step(0.05, 1.2, 0.8), step(0, 1, 1)];
}

/** The two come forward, the line is measured, and what has the lower face goes down. */
export async function clash({ board, time }: Stage, places: readonly number[]): Promise<void> {
  const line = board.querySelector('.last line');
  const shown = line === null ? [] : [playOn(line, [{ opacity: 0 }, { opacity: 1 }], { duration: time(260) })];
  const moved = places.flatMap((place) =>
    [...board.querySelectorAll(`[data-die="${place}"]`)].map((die) => {
      const frames = die.classList.contains('lost') ? SINKS : STANDS;
      return playOn(die.querySelector('.cube') ?? die, frames, { duration: time(820), easing: 'ease-in-out' });
    }),
  );
  await Promise.all([...shown, ...moved]);
}

const STANDS: Keyframe[] = [{ scale: '1' }, { scale: '1.7', offset: 0.3 }, { scale: '1.7', offset: 0.6 }, { scale: '1' }];
const SINKS: Keyframe[] = [
  { scale: '1', opacity: 1 },
  { scale: '1.7', opacity: 1, offset: 0.3 },
  { scale: '1.7', opacity: 1, offset: 0.55 },
  { scale: '0.4', opacity: 0.2, rotate: '200deg', offset: 0.9 },
  { scale: '0.72', opacity: 0.38, rotate: '200deg' },
];
