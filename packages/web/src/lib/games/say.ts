// What the shell says with a game's words, where the game's types do not matter.
import type { Forbidden, GameText, GameTypes, Names, Speaker } from '@quarterdeck/kernel';
import type { Holder } from '@quarterdeck/protocol';
import type { ShellText } from '../../text/types.ts';

export type Words = GameText<GameTypes>;
/** Says what a game has words for, whatever the game. */
export type AnySpeaker = Speaker<GameTypes>;
type Move = { readonly type: string };

/** Who sits where: people by their name, bots by a name of their own. */
export function namesOf(seats: readonly Holder[], text: ShellText): Names {
  return (seat) => {
    const holder = seats[seat];
    if (holder?.kind === 'person') return holder.name;
    return holder?.kind === 'bot' ? (text.bots.names[seat % text.bots.names.length] ?? text.bots.bot) : text.setup.seat(seat + 1);
  };
}

export function strengthOf(bot: string, text: ShellText): string {
  return text.bots.strength[bot] ?? bot;
}

/** Moves of one kind belong together; the order of the rules is kept. */
export function groupMoves(moves: readonly Move[]): readonly (readonly Move[])[] {
  return [...Map.groupBy(moves, ({ type }) => type).values()];
}

export type AnyForbidden = Forbidden<Move>;
