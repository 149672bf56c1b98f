// What is seen of an event: on things of the board, and in the sky over the chart, which moves with it.
import type { Cell, ShipId } from '@quarterdeck/admiral';
import { type Area, areaOf, find } from '@quarterdeck/board/motion/areas.ts';
import { type Drawing, drawing } from '@quarterdeck/board/motion/drawing.ts';
import { SETTLE } from '@quarterdeck/board/motion/flights.ts';
import { PUFF, pop } from '@quarterdeck/board/motion/signs.ts';
import { playOn, type Stage } from '@quarterdeck/board/motion/stage.ts';
import { startOf } from '@quarterdeck/board/touch/ghost.ts';
import { cornerOf, middleOfCell } from '../chart/grid.ts';
import Effect from './Effect.svelte';
import type { Burst, Cue, Telling } from './parts.ts';

const TIMES: Readonly<Record<Cue, number>> = { pop: 200, glow: 480, puff: 340, shake: 420, sink: 900, spin: 1500 };

const FRAMES: Readonly<Record<Exclude<Cue, 'spin'>, Keyframe[]>> = {
  pop: pop(1.12),
  glow: [{ filter: 'none' }, { filter: 'drop-shadow(0 0 9px #ffd54a) brightness(1.2)', offset: 0.4 }, { filter: 'none' }],
  puff: PUFF,
  shake: [0, -4, 4, -3, 3, 0].map((x) => ({ transform: `translate(${x}px, ${x / 2}px) rotate(${x}deg)` })),
  sink: [
    { transform: 'none', opacity: 1 },
    { transform: 'rotate(14deg) scale(0.92)', opacity: 0.9, offset: 0.4 },
    { transform: 'rotate(32deg) scale(0.45)', opacity: 0 },
  ],
};

export async function cues({ board, time }: Stage, telling: Telling, wanted: readonly Cue[]): Promise<void> {
  const seen = telling.cues.filter(({ cue }) => wanted.includes(cue));
  await Promise.all(
    seen.map(async ({ cue, at }) => {
      const element = find(board, at);
      if (element === null) return;
      if (cue === 'spin') await spin(board, time(TIMES.spin));
      else await playOn(element, FRAMES[cue], { duration: time(TIMES[cue]) });
    }),
  );
}

/** The needle comes to rest after two turns and more; there are two roses, of which one is seen. */
async function spin(board: Element, duration: number): Promise<void> {
  const needles = [...board.querySelectorAll('[data-needle]')];
  const frames = [{ transform: 'rotate(-830deg)' }, { transform: 'rotate(12deg)', offset: 0.82 }, { transform: 'none' }];
  await Promise.all(needles.map((needle) => playOn(needle, frames, { duration, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' })));
}

/** Where a hand has let go ships that the event moves, on the board; measured before it happens. */
export function lettings(board: Element, telling: Telling): ReadonlyMap<ShipId, Area> {
  return new Map(
    telling.glides.flatMap(({ ship }) => {
      const element = find(board, `ship ${ship}`);
      if (element === null) return [];
      const [here, start] = [areaOf(element, board), startOf(element, board)];
      return here.x === start.x && here.y === start.y ? [] : [[ship, start] as const];
    }),
  );
}

/** A ship that lies elsewhere now comes from where she lay, or was let go; the farther, the longer. */
export async function glides({ board, time }: Stage, telling: Telling, letGo: ReadonlyMap<ShipId, Area>): Promise<void> {
  await Promise.all(
    telling.glides.map(async ({ ship, from, to }) => {
      const element = find(board, `ship ${ship}`);
      if (element === null || from === to) return;
      const way = wayBack(board, element, letGo.get(ship) ?? null, from, to);
      const duration = time(letGo.has(ship) ? 160 : 360 + Math.hypot(way.x, way.y) * 3.2);
      await playOn(element, [{ transform: `translate(${way.x}px, ${way.y}px)` }, { transform: 'none' }], {
        duration,
        easing: 'ease-in-out',
      });
    }),
  );
}

/** In the lengths of the ship itself: she is drawn smaller where two lie in a port. */
function wayBack(board: Element, element: HTMLElement, letGo: Area | null, from: Cell, to: Cell): { x: number; y: number } {
  const here = areaOf(element, board);
  const own = here.width / element.offsetWidth;
  if (letGo !== null) return { x: (letGo.x - here.x) / own, y: (letGo.y - here.y) / own };
  const sky = find(board, 'sky');
  const shrunk = sky === null ? 1 : own / (areaOf(sky, board).width / sky.offsetWidth);
  const [start, goal] = [cornerOf(from), cornerOf(to)];
  return { x: (start.x - goal.x) / shrunk, y: (start.y - goal.y) / shrunk };
}

interface Aloft {
  readonly drawn: Drawing;
  readonly frames: Keyframe[];
  readonly timing: KeyframeAnimationOptions;
}

/** Draws something in the sky over the chart for as long as it moves. */
async function aloft(board: Element, { drawn, frames, timing }: Aloft): Promise<void> {
  const sky = find(board, 'sky');
  if (sky === null) return;
  const body = document.createElement('span');
  Object.assign(body.style, { position: 'absolute', left: '0', top: '0' });
  sky.append(body);
  const end = drawn(body);
  await playOn(body, frames, { fill: 'both', ...timing });
  end();
  body.remove();
}

function at(cell: Cell): string {
  const { x, y } = middleOfCell(cell);
  return `translate(${x}px, ${y}px)`;
}

export async function balls({ board, time }: Stage, telling: Telling): Promise<void> {
  const flying = telling.balls.flatMap(({ from, to, count }) =>
    Array.from({ length: count }, (_, number) =>
      aloft(board, {
        drawn: drawing(Effect, { kind: 'ball' }),
        frames: [{ transform: at(from) }, { transform: at(to) }],
        timing: { duration: time(420), delay: time(number * 110), easing: 'linear' },
      }),
    ),
  );
  await Promise.all(flying);
}

const BURST_TIMES: Readonly<Record<Burst, number>> = { splash: 520, hit: 560, mine: 800, blast: 1000, smoke: 480 };

export async function bursts({ board, time }: Stage, telling: Telling): Promise<void> {
  await Promise.all(
    telling.bursts.map(({ burst, at: cell }) =>
      aloft(board, {
        drawn: drawing(Effect, { kind: burst }),
        frames: [
          { transform: `${at(cell)} scale(0.3)`, opacity: 1 },
          { transform: `${at(cell)} scale(1)`, opacity: 1, offset: 0.45 },
          { transform: `${at(cell)} scale(1.15)`, opacity: 0 },
        ],
        timing: { duration: time(BURST_TIMES[burst]), easing: 'ease-out' },
      }),
    ),
  );
}

export async function parcels({ board, time }: Stage, telling: Telling): Promise<void> {
  await Promise.all(
    telling.parcels.map(({ from, to }) =>
      aloft(board, {
        drawn: drawing(Effect, { kind: 'parcel' }),
        frames: [{ transform: at(from) }, { transform: `${at(to)}` }],
        timing: { duration: time(560), easing: SETTLE },
      }),
    ),
  );
}

/** A die tumbles over the cell, and is read there. */
export async function dice({ board, time }: Stage, telling: Telling): Promise<void> {
  await Promise.all(
    telling.dice.map(({ face, at: cell }) =>
      aloft(board, {
        drawn: drawing(Effect, { kind: 'die', face }),
        frames: [
          { transform: `${at(cell)} translateY(-40px) rotate(-300deg) scale(0.6)`, opacity: 0 },
          { transform: `${at(cell)} rotate(10deg)`, opacity: 1, offset: 0.35 },
          { transform: at(cell), opacity: 1, offset: 0.45 },
          { transform: at(cell), opacity: 1, offset: 0.9 },
          { transform: at(cell), opacity: 0 },
        ],
        timing: { duration: time(1300), easing: 'ease-out' },
      }),
    ),
  );
}
