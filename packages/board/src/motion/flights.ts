// Things in the air. A flight is a copy of the thing that goes from one place of the board to another, above everything
// else; the thing itself waits unseen where it lands.
import { mount, unmount } from 'svelte';
import type { Area } from './areas.ts';
import type { Drawing } from './drawing.ts';
import Flyer from './Flyer.svelte';
import { over, playOn, type Stage } from './stage.ts';

/** settle: comes to rest at its goal; tumble: is thrown there and spins; fall: drops out of the game where it lies. */
export const PATHS = ['settle', 'tumble', 'fall'] as const;
export type Path = (typeof PATHS)[number];

export interface Course {
  readonly face: Drawing;
  /** Null: a thing without a back. */
  readonly back: Drawing | null;
  readonly from: Area;
  readonly to: Area;
  readonly path: Path;
  /** Starts with its back up and ends with its face. */
  readonly turns: boolean;
  /** Before it starts, and how long it flies then; in milliseconds of an unhurried story. */
  readonly wait: number;
  readonly time: number;
  /** The thing itself, unseen until the copy is there; null where it becomes one of many. */
  readonly lands: Element | null;
}

/** All at once; those that have landed stay until the last has. */
export async function fly(stage: Stage, courses: readonly Course[]): Promise<void> {
  const flights = courses.map((course) => launch(stage, course));
  await Promise.all(flights.map(({ done }) => done));
  for (const { end } of flights) end();
}

interface Flight {
  readonly done: Promise<void>;
  end(): void;
}

function launch({ layer, time }: Stage, course: Course): Flight {
  const { face, back, to, path } = course;
  const [delay, duration] = [time(course.wait), time(course.time)];
  const flyer = mount(Flyer, { target: layer, props: { face, back, width: to.width, height: to.height } });
  const body = layer.lastElementChild;
  if (body === null) throw new Error('a thing in the air has no body');
  const timing: KeyframeAnimationOptions = { duration, delay, fill: 'both', easing: path === 'settle' ? SETTLE : AWAY };
  const flight = body.animate(FRAMES[path](course), timing);
  if (course.turns) body.firstElementChild?.animate(TURN, { ...timing, duration: duration * 0.8 });
  if (course.lands !== null) void playOn(course.lands, UNSEEN, { duration: delay + duration });
  return { done: over(flight), end: () => void unmount(flyer) };
}

export const SETTLE = 'cubic-bezier(0.3, 0.1, 0.25, 1)';
const AWAY = 'cubic-bezier(0.5, 0, 0.9, 0.5)';
const TURN = [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }];
const UNSEEN = [{ opacity: 0 }, { opacity: 0 }];

const FRAMES: Readonly<Record<Path, (course: Course) => Keyframe[]>> = {
  settle: (course) => across(course, 2, 0),
  tumble: (course) => across(course, 170, 360),
  fall,
};

/** By way of a point above the middle, nearer to the eye. */
function across({ from, to }: Course, tilt: number, turn: number): Keyframe[] {
  const x = from.x + (from.width - to.width) / 2;
  const y = from.y + (from.height - to.height) / 2;
  const scale = from.width / to.width;
  const lift = Math.min(60, Math.hypot(to.x - x, to.y - y) * 0.12);
  const above = `translate(${(x + to.x) / 2}px, ${(y + to.y) / 2 - lift}px) scale(${(scale + 1) / 2 + 0.11})`;
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(0deg)` },
    { transform: `${above} rotate(${tilt}deg)` },
    { transform: `translate(${to.x}px, ${to.y}px) scale(1) rotate(${turn}deg)` },
  ];
}

function fall({ from: { x, y } }: Course): Keyframe[] {
  return [
    { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
    { transform: `translate(${x + 14}px, ${y - 26}px) rotate(12deg)`, opacity: 1, offset: 0.35 },
    { transform: `translate(${x + 34}px, ${y + 150}px) rotate(75deg) scale(0.7)`, opacity: 0 },
  ];
}
