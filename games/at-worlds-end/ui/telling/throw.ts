// Two dice are thrown onto the chart, lie there for a moment, and go to the plaque.

import Die from '@quarterdeck/board/design/Die.svelte';
import { type Area, areaOf, find } from '@quarterdeck/board/motion/areas.ts';
import { drawing } from '@quarterdeck/board/motion/drawing.ts';
import { type Course, fly, type Path } from '@quarterdeck/board/motion/flights.ts';
import { pause, type Stage } from '@quarterdeck/board/motion/stage.ts';
import { faceOfDie } from '../stage/dice.ts';

const SIZE = 64;
const LOOK = 420;

/** Called when the dice are on the plaque already: the copies land on them. */
export async function throwDice(stage: Stage, dice: readonly number[]): Promise<void> {
  const chart = find(stage.board, 'chart', 'stage', 'event');
  if (chart === null) return;
  const middle = areaOf(chart, stage.board);
  const lying = dice.map((_, place) => lyingAt(middle, place));
  const hand = dice.map(
    (): Area => ({ x: middle.x + middle.width * 0.85, y: middle.y + middle.height, width: SIZE, height: SIZE }),
  );
  await fly(stage, courses(stage, dice, hand, lying, 'tumble', 620));
  await fly(stage, courses(stage, dice, lying, lying, 'settle', LOOK));
  const slots = dice.map((_, place) => slotOf(stage, place) ?? lyingAt(middle, place));
  await fly(stage, courses(stage, dice, lying, slots, 'settle', 380));
  await pause(stage, stage.time(120));
}

function lyingAt({ x, y, width, height }: Area, place: number): Area {
  return { x: x + width / 2 + (place === 0 ? -SIZE * 1.2 : SIZE * 0.2), y: y + height / 2 - SIZE / 2, width: SIZE, height: SIZE };
}

function slotOf({ board }: Stage, place: number): Area | null {
  const slot = board.querySelector(`[data-at="event"] [data-die="${place}"]`);
  return slot === null ? null : areaOf(slot, board);
}

function courses(
  stage: Stage,
  dice: readonly number[],
  from: readonly Area[],
  to: readonly Area[],
  path: Path,
  time: number,
): Course[] {
  return dice.flatMap((face, place) => {
    const [start, goal] = [from[place], to[place]];
    if (start === undefined || goal === undefined) return [];
    const lands = stage.board.querySelector(`[data-at="event"] [data-die="${place}"]`);
    const drawn = drawing(Die, { value: faceOfDie(face), size: '100%', label: '' });
    return [{ face: drawn, back: null, from: start, to: goal, path, turns: false, wait: place * 60, time, lands }];
  });
}
