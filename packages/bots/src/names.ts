// Bots by name, as a command or a table asks for them.
import { Fault, short } from '@quarterdeck/kernel';
import { absent } from './absent.ts';
import type { Bot } from './bot.ts';
import { greedy, shrewd } from './greedy.ts';
import { random } from './random.ts';

const BOTS: readonly Bot[] = [random, greedy, shrewd, absent];

export const BOT_NAMES: readonly string[] = BOTS.map((bot) => bot.name);

export function parseBot(name: string): Bot {
  const bot = BOTS.find((known) => known.name === name);
  if (bot === undefined) throw new Fault('unknown-bot', `no bot '${short(name)}': there are ${BOT_NAMES.join(', ')}`);
  return bot;
}
