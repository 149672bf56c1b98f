// A table as everybody may know it.
import { type AnyGame, writtenOptions } from '@quarterdeck/kernel';
import type { Holder, TableInfo, WholeTable } from '@quarterdeck/protocol';
import type { SeatRow, TableRow } from '../storage/schema.ts';
import type { NameOf, StoredTable } from '../storage/storage.ts';
import { clockFaces } from './clock.ts';
import { toldApart } from './names.ts';
import { seedOf } from './play.ts';

export interface InfoParts extends StoredTable {
  readonly names: NameOf;
  readonly isOnline: (person: string) => boolean;
}

/** Without the options, which may be long: whoever comes to the table gets those once. */
export function tableInfoOf({ row, seats, names, isOnline }: InfoParts): TableInfo {
  const clock: TableInfo['clock'] = JSON.parse(row.clock);
  return {
    id: row.id,
    game: row.game,
    host: row.host,
    visibility: row.visibility,
    clock,
    stage: row.stage,
    ended: row.ended,
    seats: holdersOf(seats, names, isOnline),
    clocks: clockFaces(clock, seats),
    commitment: row.commitment,
    seed: row.stage === 'over' && row.ended !== 'cancelled' ? seedOf(row) : null,
    nonces: seats.map(({ nonce }) => nonce),
    at: row.at,
    waiting: JSON.parse(row.waiting),
    winners: row.winners === null ? null : JSON.parse(row.winners),
    rematch: row.rematch,
    created: row.created,
    touched: row.touched,
  };
}

/** The same for those who have come to it. */
export function wholeTableOf(parts: InfoParts): WholeTable {
  return { ...tableInfoOf(parts), options: JSON.parse(parts.row.options) };
}

function holdersOf(seats: readonly SeatRow[], names: NameOf, isOnline: (person: string) => boolean): Holder[] {
  const told = toldApart(seats.map(({ person }) => (person === null ? '' : (names.get(person) ?? ''))));
  return seats.map((seat, i) => holderOf(seat, told[i] ?? '', isOnline));
}

function holderOf({ kind, bot, person, stand_in, away }: SeatRow, name: string, isOnline: (person: string) => boolean): Holder {
  if (kind === 'bot') return { kind, bot: bot ?? '' };
  if (kind === 'open' || person === null) return { kind: 'open' };
  return { kind, id: person, name, online: isOnline(person), standIn: stand_in, away };
}

/** Options as storage and others get them: a component table only where it is not the one of the rules. */
export function optionsText(game: AnyGame, options: object): string {
  return JSON.stringify(writtenOptions(game, options));
}

export function isStage(row: TableRow, ...stages: readonly TableRow['stage'][]): boolean {
  return stages.includes(row.stage);
}
