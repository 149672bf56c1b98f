// The one line that says what is asked, who is waited for, or how it ended.
import type { Seat } from '@quarterdeck/kernel';
import type { ShellText } from '../../text/types.ts';
import type { AnySpeaker } from '../games/say.ts';
import { awayOf, seatOf, type TableState } from './feed.ts';
import { hasResigned } from './resigning.ts';

/** In whose words a table is told. */
export interface Saying {
  readonly speaker: AnySpeaker;
  readonly text: ShellText;
}

export function listed(seats: readonly Seat[], { speaker: { names, language } }: Pick<Saying, 'speaker'>): string {
  return new Intl.ListFormat(language).format(seats.map(names));
}

/** The game has ended, played out or not. */
export function hasEnded({ table, shown }: Pick<TableState, 'table' | 'shown'>): boolean {
  return shown.outcome !== null || table.stage === 'over';
}

export function promptLine(state: TableState, saying: Saying): string {
  const { table, shown, curtain, unsent } = state;
  const { text, speaker } = saying;
  if (table.stage === 'wrecked') return text.table.wrecked;
  if (table.stage === 'gathering') return text.table.gathering;
  if (hasEnded(state)) return endLine(state, saying);
  if (curtain !== null) return text.table.handOver(speaker.names(curtain));
  const away = awayOf(state);
  if (away !== null) return text.table.away[away];
  const moves = unsent.filter((type) => type === 'move').length;
  if (moves > 0) return text.table.unsentMoves(moves);
  if (shown.legal.length > 0) return speaker.prompt(shown);
  const seats = shown.waiting.filter((actor) => actor !== 'chance');
  return seats.length === 0 ? text.table.chance : text.table.waitingFor(listed(seats, saying));
}

/** Who won, and what it came from where the game was not played out. */
export function endLine({ table, shown }: Pick<TableState, 'table' | 'shown'>, saying: Saying): string {
  const { text } = saying;
  if (shown.outcome !== null) return `${text.table.over} ${wonLine(shown.outcome.winners, saying)}`;
  const own = seatOf(shown.viewer);
  const winners = table.winners ?? [];
  const isMine = own !== null && winners.length === 1 && winners[0] === own;
  const resigned = table.seats.flatMap((holder, seat) => (hasResigned(holder) ? [seat] : []));
  const ended = resigned.length === 0 ? text.table.over : resignedLine(resigned, own, saying);
  return `${ended} ${isMine ? text.table.youWon : wonLine(winners, saying)}`;
}

function resignedLine(resigned: readonly Seat[], own: Seat | null, saying: Saying): string {
  const { text } = saying;
  const others = resigned.filter((seat) => seat !== own);
  const said = others.length === 0 ? [] : [text.table.resigned(listed(others, saying))];
  return [...said, ...(others.length < resigned.length ? [text.table.youResigned] : [])].join(' ');
}

function wonLine(winners: readonly Seat[], saying: Saying): string {
  const { nobody, won } = saying.text.sheet;
  return winners.length === 0 ? nobody : won(listed(winners, saying));
}
