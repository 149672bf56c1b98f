// Sparks and shakes: what an event looks like besides what it moves.
import { areaOf } from '@quarterdeck/board/motion/areas.ts';
import Coin from '@quarterdeck/board/motion/Coin.svelte';
import { drawing } from '@quarterdeck/board/motion/drawing.ts';
import { PUFF, pop } from '@quarterdeck/board/motion/signs.ts';
import { playOn, type Stage } from '@quarterdeck/board/motion/stage.ts';
import { toss } from '@quarterdeck/board/motion/toss.ts';
import { elementAt } from '../cards/cards.ts';
import type { Cue, Spot, Telling } from './tellings.ts';

/** Who acts is seen before what comes of it, and the rest after. */
const FIRST: readonly Cue[] = ['glow'];

export async function prelude(stage: Stage, { cues }: Telling): Promise<void> {
  await Promise.all(cues.filter(({ cue }) => FIRST.includes(cue)).map(({ cue, at }) => play(stage, cue, at)));
}

export async function aftermath(stage: Stage, { cues }: Telling): Promise<void> {
  await Promise.all(cues.filter(({ cue }) => !FIRST.includes(cue)).map(({ cue, at }) => play(stage, cue, at)));
}

const COIN = drawing(Coin, {});

export async function rollCoins(stage: Stage, { coins }: Telling): Promise<void> {
  const { board } = stage;
  for (const { from, to, count } of coins) {
    const [start, goal] = [elementAt(board, from), elementAt(board, to)];
    if (start === null || goal === null) continue;
    await toss(stage, { each: COIN, from: areaOf(start, board), to: areaOf(goal, board), count, time: 380 });
  }
}

async function play({ board, time }: Stage, cue: Cue, spot: Spot): Promise<void> {
  const element = elementAt(board, spot);
  if (element === null || cue === 'clash') return;
  const [frames, duration] = FRAMES[cue];
  await playOn(element, frames, { duration: time(duration) });
}

const FRAMES: Readonly<Record<Exclude<Cue, 'clash'>, readonly [Keyframe[], number]>> = {
  pop: [pop(1.03), 200],
  glow: [
    [
      { scale: '1', filter: 'none' },
      { scale: '1.25', filter: 'drop-shadow(0 0 12px #ffd54a) brightness(1.15)', offset: 0.4 },
      { scale: '1', filter: 'none' },
    ],
    520,
  ],
  puff: [PUFF, 320],
  peek: [
    [
      { rotate: 'y 90deg', scale: '1.1' },
      { rotate: 'y 0deg', scale: '1' },
    ],
    300,
  ],
};
