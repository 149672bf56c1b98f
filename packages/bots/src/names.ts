// Bots by name, as a command or a table asks for them.
import { Fault, short } from '@quarterdeck/kernel';
import { absent } from './absent.ts';
import type { Bot } from './bot.ts';
import { greedy, greedy1, shrewd, shrewd1 } from './greedy.ts';
import { random } from './random.ts';
import { searchBot } from './search/search.ts';

const BOTS: readonly Bot[] = [random, greedy, shrewd, absent];
const YARDSTICKS: readonly Bot[] = [greedy1, shrewd1];

/** Those that sit down at a table of people. */
export const BOT_NAMES: readonly string[] = BOTS.map((bot) => bot.name);

export function parseBot(name: string): Bot {
  return BOTS.find((known) => known.name === name) ?? unknown(name, BOT_NAMES);
}

/** Also those that are there to be measured, or to measure by; `search` with its iterations, or with its time. */
export const CONTENDER_NAMES: readonly string[] = [
  ...BOT_NAMES,
  ...YARDSTICKS.map((bot) => bot.name),
  'search:1000',
  'search:200ms',
];

const SEARCH = /^search:([1-9]\d{0,8})(ms)?$/;

export function parseContender(name: string): Bot {
  const [, figure, isTime] = SEARCH.exec(name) ?? [];
  if (figure !== undefined) return searchFor(name, Number(figure), isTime !== undefined);
  return [...BOTS, ...YARDSTICKS].find((known) => known.name === name) ?? unknown(name, CONTENDER_NAMES);
}

function searchFor(name: string, figure: number, isTime: boolean): Bot {
  const endless = Number.POSITIVE_INFINITY;
  return searchBot(name, isTime ? { iterations: endless, ms: figure } : { iterations: figure, ms: endless });
}

function unknown(name: string, known: readonly string[]): never {
  throw new Fault('unknown-bot', `no bot '${short(name)}': there are ${known.join(', ')}`);
}
