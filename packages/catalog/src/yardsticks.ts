// What the bots of each game are measured by. Apart from the list of games, since a table has no use for it.
import type { AnyOffer, GameTypes, Yardstick } from '@quarterdeck/kernel';
import { GAME_IDS, loadGame } from './index.ts';

const YARDSTICKS: Readonly<Record<string, () => Promise<Yardstick<GameTypes>>>> = {
  'dead-mans-draw': async () => (await import('@quarterdeck/dead-mans-draw/yardstick')).yardstick,
  'sea-of-clouds': async () => (await import('@quarterdeck/sea-of-clouds/yardstick')).yardstick,
  'pirates-of-7-seas': async () => (await import('@quarterdeck/pirates-of-7-seas/yardstick')).yardstick,
  'at-worlds-end': async () => (await import('@quarterdeck/at-worlds-end/yardstick')).yardstick,
  admiral: async () => (await import('@quarterdeck/admiral/yardstick')).yardstick,
};

/** The game with its yardstick, for greedy-1 and shrewd-1; a new game has nothing to compare with yet. */
export async function loadMeasured(id: string): Promise<AnyOffer> {
  const offer = await loadGame(id);
  const yardstick = await YARDSTICKS[id]?.();
  return yardstick === undefined ? offer : { ...offer, yardstick };
}

export async function loadAllMeasured(): Promise<AnyOffer[]> {
  return Promise.all(GAME_IDS.map(loadMeasured));
}
