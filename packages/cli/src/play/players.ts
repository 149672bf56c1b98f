// Who sits at the terminal's table: people at this keyboard and bots.
import { BOT_NAMES, type Bot, parseBot } from '@quarterdeck/bots';
import { at, type Names, type Seat } from '@quarterdeck/kernel';
import { refuse } from '../args.ts';
import type { TerminalWords } from '../text/index.ts';

/** A bot, or null for a person. */
export type Player = Bot | null;

export const HUMAN = 'human';

/** `human,greedy,random`: one word a seat. */
export function parsePlayers(text: string): Player[] {
  return text.split(',').map((word) => {
    if (word === HUMAN) return null;
    if (!BOT_NAMES.includes(word)) refuse(`nobody called '${word}' can sit down: seats take ${HUMAN}, ${BOT_NAMES.join(', ')}`);
    return parseBot(word);
  });
}

export function isHuman(players: readonly Player[], seat: Seat): boolean {
  return at(players, seat) === null;
}

/** Captain, Shark, Shark 2: a name for each seat, none twice. */
export function seatNames(players: readonly Player[], words: TerminalWords): Names {
  const bots = new Map<string, string>(Object.entries(words.bots));
  const called = players.map((player) => (player === null ? words.captain : (bots.get(player.name) ?? player.name)));
  const names = called.map((name, seat) => {
    const before = called.slice(0, seat).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
  return (seat) => at(names, seat);
}
