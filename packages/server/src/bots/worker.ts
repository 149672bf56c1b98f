// A bot's head, in a thread of its own. It is told the game and what its seat is shown, and nothing else.
import { constants, setPriority } from 'node:os';
import { parseBot } from '@quarterdeck/bots';
import { loadGame } from '@quarterdeck/catalog';
import { quickRng } from '@quarterdeck/kernel';
import type { Question } from './bots.ts';

// People come first: on Linux the priority is the thread's own; elsewhere it may not be allowed, which does no harm.
try {
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);
} catch {}

export default async function think({ game, bot, shown, luck, budget }: Question) {
  return parseBot(bot).choose(await loadGame(game), shown, quickRng(luck), budget);
}
