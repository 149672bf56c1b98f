// Bots by name, as a command or a table asks for them.
import { Fault, short } from '@quarterdeck/kernel';
import { absent } from './absent.ts';
import type { Bot } from './bot.ts';
import { greedy, greedy1, shrewd, shrewd1 } from './greedy.ts';
import { random } from './random.ts';

const BOTS: readonly Bot[] = [random, greedy, shrewd, absent];
const YARDSTICKS: readonly Bot[] = [greedy1, shrewd1];

/** Those that sit down at a table of people. */
export const BOT_NAMES: readonly string[] = BOTS.map((bot) => bot.name);

export function parseBot(name: string): Bot {
  return BOTS.find((known) => known.name === name) ?? unknown(name, BOT_NAMES);
}

/** Also those that are there to be measured, or to measure by. */
export const CONTENDER_NAMES: readonly string[] = [...BOT_NAMES, ...YARDSTICKS.map((bot) => bot.name)];

export function parseContender(name: string): Bot {
  return [...BOTS, ...YARDSTICKS].find((known) => known.name === name) ?? unknown(name, CONTENDER_NAMES);
}

function unknown(name: string, known: readonly string[]): never {
  throw new Fault('unknown-bot', `no bot '${short(name)}': there are ${known.join(', ')}`);
}
