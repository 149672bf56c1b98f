// Dice in motion: how they tumble to where they lie, and how two of them fight.
import { playOn, type Stage } from '@quarterdeck/web/kit/stage.ts';

/** Anything even, so that each die has its own way; it counts for nothing. */
function stray(number: number, step: number): number {
  const wave = Math.sin(number * 12.9898 + step * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}

/** All dice are thrown from the near edge; each bounces twice and rests where the log says. */
export async function tumble({ board, time }: Stage): Promise<void> {
  const felt = board.querySelector('[data-at="tray"]');
  const side = felt?.clientWidth ?? 0;
  const dice = [...board.querySelectorAll<HTMLElement>('[data-die]')];
  await Promise.all(
    dice.map((die, number) => {
      const from = { x: side * (0.4 + 0.2 * stray(number, 1)) - die.offsetLeft, y: side * 1.02 - die.offsetTop };
      const timing = { duration: time(900 + 350 * stray(number, 2)), easing: 'linear', fill: 'backwards' as const };
      return playOn(die, path(from, number), timing);
    }),
  );
}

interface Way {
  readonly x: number;
  readonly y: number;
}

/** Fast at first, slower after each bounce; higher is nearer to the eye. */
function path(from: Way, number: number): Keyframe[] {
  const spin = (part: number) => `${(stray(number, 3) < 0.5 ? -1 : 1) * (500 + 400 * stray(number, 4)) * part}deg`;
  const step = (part: number, height: number, offset: number): Keyframe => ({
    transform: `translate(${from.x * part}px, ${from.y * part}px) rotate(${spin(part)}) rotateX(${part * 900}deg) rotateY(${part * 700}deg) scale(${height})`,
    offset,
    easing: height > 1.2 ? 'ease-in' : 'ease-out',
  });
  return [step(1, 1.9, 0), step(0.52, 1, 0.34), step(0.3, 1.55, 0.5), step(0.12, 1, 0.68), step(0.05, 1.2, 0.8), step(0, 1, 1)];
}

/** The two come forward, the line is measured, and what has the lower face goes down. */
export async function clash({ board, time }: Stage, dice: readonly number[]): Promise<void> {
  const line = board.querySelector('.last line');
  const cubes = dice.flatMap((place) => [...board.querySelectorAll(`[data-die="${place}"]`)]);
  const isLost = (die: Element) => die.classList.contains('lost');
  const shown = line === null ? [] : [playOn(line, [{ opacity: 0 }, { opacity: 1 }], { duration: time(260) })];
  const moved = cubes.map((die) => {
    const cube = die.querySelector('.cube') ?? die;
    return playOn(cube, isLost(die) ? SINKS : STANDS, { duration: time(820), easing: 'ease-in-out' });
  });
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
