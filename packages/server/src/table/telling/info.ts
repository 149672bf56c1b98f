// A table as everybody may know it.
import { type AnyGame, writtenOptions } from '@quarterdeck/kernel';
import type { Holder, TableInfo, WholeTable } from '@quarterdeck/protocol';
import type { NameOf } from '../../storage/storage.ts';
import {
  type ListedTable,
  personAt,
  type SeatHolder,
  type Stage,
  type StoredSeat,
  type StoredTable,
} from '../../storage/stored.ts';
import { clockFaces } from '../change/clock.ts';
import { toldApart } from './names.ts';

/** Whose names are shown, and who of them is here. */
export interface Company {
  readonly names: NameOf;
  readonly isOnline: (person: string) => boolean;
}

/** Without the options, which may be long: whoever comes to the table gets those once. */
export function tableInfoOf(table: ListedTable, company: Company): TableInfo {
  const { id, game, host, visibility, clock, stage, ended, seats, commitment, at, waiting, winners, rematch } = table;
  return {
    id,
    game,
    host,
    visibility,
    clock,
    stage,
    ended,
    seats: holdersOf(seats, company),
    clocks: clockFaces(clock, seats),
    commitment,
    seed: stage === 'over' && ended !== 'cancelled' ? table.seed : null,
    nonces: seats.map(({ nonce }) => nonce),
    at,
    waiting,
    winners,
    rematch,
    created: table.created,
    touched: table.touched,
  };
}

/** The same for those who have come to it. */
export function wholeTableOf(table: StoredTable, company: Company): WholeTable {
  return { ...tableInfoOf(table, company), options: table.options };
}

function holdersOf(seats: readonly StoredSeat[], { names, isOnline }: Company): Holder[] {
  const told = toldApart(seats.map((seat) => names.get(personAt(seat) ?? '') ?? ''));
  return seats.map(({ holder }, i) => holderOf(holder, told[i] ?? '', isOnline));
}

function holderOf(holder: SeatHolder, name: string, isOnline: Company['isOnline']): Holder {
  if (holder.kind !== 'person') return holder;
  const { kind, person, standIn, away } = holder;
  return { kind, id: person, name, online: isOnline(person), standIn, away };
}

/** Options as storage and others get them: a component table only where it is not the one of the rules. */
export function optionsOf(game: AnyGame, options: object): Record<string, unknown> {
  return { ...writtenOptions(game, options) };
}

export function isStage({ stage }: { readonly stage: Stage }, ...stages: readonly Stage[]): boolean {
  return stages.includes(stage);
}
