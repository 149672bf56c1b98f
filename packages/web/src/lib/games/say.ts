// What the shell says with a game's words, where the game's types do not matter.
import type { AnyOffer, Forbidden, GameText, GameTypes, Language, Names, Refusal, Shown } from '@quarterdeck/kernel';
import type { Holder } from '@quarterdeck/protocol';
import type { ShellText } from '../../text/types.ts';

export type Words = GameText<GameTypes>;
type Move = { readonly type: string };

export function wordsOf(offer: AnyOffer, language: Language): Words {
  return offer.texts[language];
}

export function promptOf(words: Words, shown: Shown<GameTypes>, names: Names): string {
  const { decision, view } = shown;
  return decision === null ? '' : (words.prompts[decision]?.({ view, names }) ?? '');
}

export function moveLabel(words: Words, move: Move, view: object, names: Names): string {
  return words.moves[move.type]?.(move, { view, names }) ?? move.type;
}

/** A line of the log; the empty string where the log says nothing. */
export function eventLine(words: Words, event: Move, names: Names): string {
  return words.events[event.type]?.(event, names) ?? '';
}

/** Why a move is refused, with the rule's number. */
export function refusalLine(words: Words, text: ShellText, { reason, rule, params }: Refusal): string {
  const say = words.refusals[reason] ?? kernelRefusal(text, reason);
  const why = say?.(params ?? {}) ?? text.errors.illegal;
  return rule === '' ? why : `${why} (${text.table.rule(rule)})`;
}

function kernelRefusal({ refusals }: ShellText, reason: string) {
  return reason === 'game-over' || reason === 'not-waited-for' || reason === 'not-offered' ? refusals[reason] : undefined;
}

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
