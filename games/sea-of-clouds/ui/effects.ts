// Sparks and shakes: what an event looks like besides what it moves.
import { areaOf, find, findCard, over, toss } from './flights.ts';
import type { Cue, Spot, Telling } from './tellings.ts';

export interface Stage {
  readonly board: HTMLElement;
  readonly layer: HTMLElement;
  /** Time on this stage, in milliseconds of an unhurried one. */
  time(milliseconds: number): number;
}

/** The element for a place; what is folded away is stood for by the captain's strip. */
export function elementAt(board: Element, spot: Spot): HTMLElement | null {
  const [kind, number] = spot.split(' ');
  if (kind === 'card') return findCard(board, Number(number));
  if (kind === 'purse') return find(board, spot, `captain ${number}`, `chip ${number}`);
  return kind === 'captain' ? find(board, spot, `chip ${number}`) : find(board, spot);
}

/** Who acts is seen before what comes of it, and the rest after. */
const FIRST: readonly Cue[] = ['glow'];

export async function prelude(stage: Stage, { cues }: Telling): Promise<void> {
  await Promise.all(cues.filter(({ cue }) => FIRST.includes(cue)).map(({ cue, at }) => play(stage, cue, at)));
}

export async function aftermath(stage: Stage, { cues }: Telling): Promise<void> {
  await Promise.all(cues.filter(({ cue }) => !FIRST.includes(cue)).map(({ cue, at }) => play(stage, cue, at)));
}

export async function rollCoins({ board, layer, time }: Stage, { coins }: Telling): Promise<void> {
  for (const { from, to, count } of coins) {
    const [start, goal] = [elementAt(board, from), elementAt(board, to)];
    if (start !== null && goal !== null) await toss(layer, areaOf(start, board), areaOf(goal, board), count, time(380));
  }
}

async function play({ board, time }: Stage, cue: Cue, spot: Spot): Promise<void> {
  const element = elementAt(board, spot);
  if (element === null || cue === 'clash') return;
  const [frames, duration] = FRAMES[cue];
  await over(element.animate(frames, { id: 'told', duration: time(duration) }));
}

const FRAMES: Readonly<Record<Exclude<Cue, 'clash'>, readonly [Keyframe[], number]>> = {
  pop: [[{ scale: '1' }, { scale: '1.03' }, { scale: '1' }], 200],
  glow: [
    [
      { scale: '1', filter: 'none' },
      { scale: '1.25', filter: 'drop-shadow(0 0 12px #ffd54a) brightness(1.15)', offset: 0.4 },
      { scale: '1', filter: 'none' },
    ],
    520,
  ],
  puff: [[{ filter: 'none' }, { filter: 'grayscale(1) brightness(0.85)' }, { filter: 'none' }], 320],
  peek: [
    [
      { rotate: 'y 90deg', scale: '1.1' },
      { rotate: 'y 0deg', scale: '1' },
    ],
    300,
  ],
};
