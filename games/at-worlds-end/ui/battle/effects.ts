// Smoke, fire and water above the scene, dice that tumble to where they lie, cards that go down.
import { type Area, areaOf, find, middleOf } from '@quarterdeck/board/motion/areas.ts';
import { over, playOn, type Stage } from '@quarterdeck/board/motion/stage.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Anything even, so that each puff has its own way; it counts for nothing. */
function stray(number: number, step: number): number {
  const wave = Math.sin(number * 12.9898 + step * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}

export const CLOUDS = {
  smoke: 'radial-gradient(closest-side, rgb(245 240 228 / 0.95), rgb(190 186 178 / 0.5) 60%, transparent)',
  fire: 'radial-gradient(closest-side, #fff3b0, #ffb43a 40%, #e8531c 70%, transparent)',
  water: 'radial-gradient(closest-side, rgb(255 255 255 / 0.95), rgb(190 230 240 / 0.7) 55%, transparent)',
} as const;
export type Cloud = keyof typeof CLOUDS;

function spot({ layer }: Stage, size: number, at: Point, background: string): HTMLElement {
  const element = document.createElement('span');
  Object.assign(element.style, {
    position: 'absolute',
    left: `${at.x - size / 2}px`,
    top: `${at.y - size / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
    borderRadius: '50%',
    background,
  });
  layer.append(element);
  return element;
}

async function shown(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
  await over(element.animate(frames, { fill: 'both', ...timing }));
  element.remove();
}

/** Clouds that burst out of a point and drift away. */
export async function burst(stage: Stage, cloud: Cloud, at: Point, size: number, count: number, drift: number): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, (_, number) => {
      const element = spot(stage, size * (0.6 + 0.7 * stray(number, 1)), at, CLOUDS[cloud]);
      const [x, y] = [
        (stray(number, 2) - 0.5) * size * 1.3,
        drift * (0.4 + stray(number, 3)) + (stray(number, 4) - 0.5) * size * 0.6,
      ];
      const frames = [
        { transform: 'scale(0.2)', opacity: 0 },
        { transform: `translate(${x * 0.5}px, ${y * 0.5}px) scale(1)`, opacity: 1, offset: 0.25 },
        { transform: `translate(${x}px, ${y}px) scale(1.7)`, opacity: 0 },
      ];
      return shown(element, frames, { duration: stage.time(720), delay: stage.time(number * 45), easing: 'ease-out' });
    }),
  );
}

/** Balls fly from ship to ship, one for each die. */
export async function cannonade(stage: Stage, from: Point, to: Point, count: number): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, (_, number) => {
      const ball = spot(stage, 11, from, 'radial-gradient(circle at 35% 30%, #777, #111 70%)');
      const miss = (stray(number, 5) - 0.5) * 26;
      const [x, y] = [to.x - from.x + miss, to.y - from.y];
      const frames = [
        { transform: 'translate(0, 0)' },
        { transform: `translate(${x / 2}px, ${y / 2 - 18}px) scale(1.35)` },
        { transform: `translate(${x}px, ${y}px)` },
      ];
      return shown(ball, frames, { duration: stage.time(380), delay: stage.time(number * 90), easing: 'linear' });
    }),
  );
}

/** Rings on the water where something has gone down. */
export async function rings(stage: Stage, at: Point, size: number): Promise<void> {
  await Promise.all(
    [0, 1, 2].map((number) => {
      const ring = spot(stage, size, at, 'none');
      ring.style.border = '3px solid rgb(255 255 255 / 0.8)';
      const frames = [
        { transform: 'scale(0.2, 0.1)', opacity: 1 },
        { transform: 'scale(1.5, 0.7)', opacity: 0 },
      ];
      return shown(ring, frames, { duration: stage.time(900), delay: stage.time(number * 180), easing: 'ease-out' });
    }),
  );
}

/** Dice of a place tumble in and come to rest one after the other. */
export async function tumble({ board, time }: Stage, place: string, which: (die: number) => boolean = () => true): Promise<void> {
  const dice = [...(find(board, place)?.querySelectorAll('[data-die]') ?? [])].filter((_, number) => which(number));
  await Promise.all(
    dice.map((die, number) => {
      const turn = stray(number, 6) < 0.5 ? -1 : 1;
      const frames = [
        { transform: `translate(${-90 * turn}px, -120px) rotate(${-420 * turn}deg) scale(1.7)`, opacity: 0 },
        { transform: `translate(${-44 * turn}px, 0) rotate(${-240 * turn}deg)`, opacity: 1, offset: 0.4, easing: 'ease-out' },
        { transform: `translate(${-18 * turn}px, -30px) rotate(${-110 * turn}deg) scale(1.25)`, offset: 0.62, easing: 'ease-in' },
        { transform: `translate(${-4 * turn}px, 0) rotate(${-20 * turn}deg)`, offset: 0.85 },
        { transform: 'none' },
      ];
      return playOn(die, frames, { duration: time(760), delay: time(number * 110), fill: 'backwards' });
    }),
  );
}

export const SHAKE: Keyframe[] = [0, -7, 8, -6, 5, -3, 0].map((far) => ({
  translate: `${far}px ${far / 3}px`,
  filter: far === 0 ? 'none' : 'brightness(1.35)',
}));
export const GLOW: Keyframe[] = [
  { filter: 'none' },
  { filter: 'drop-shadow(0 0 14px #ffd54a) brightness(1.2)', offset: 0.4 },
  { filter: 'none' },
];
export const ARRIVES: Keyframe[] = [
  { opacity: 0, scale: '1.25' },
  { opacity: 1, scale: '1' },
];

/** The middle of a place, or null where it is not seen. */
export function pointAt({ board }: Stage, ...places: readonly string[]): Point | null {
  const element = find(board, ...places);
  return element === null ? null : middleOf(areaOf(element, board));
}

export function areaAt({ board }: Stage, ...places: readonly string[]): Area | null {
  const element = find(board, ...places);
  return element === null ? null : areaOf(element, board);
}
