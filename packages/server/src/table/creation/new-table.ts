// A table that was just set up, before anybody but its host has come.
import { randomBytes, randomInt } from 'node:crypto';
import { type AnyGame, commitment } from '@quarterdeck/kernel';
import type { SeatWish } from '@quarterdeck/protocol';
import type { SeatHolder, StoredSeat, StoredTable } from '../../storage/stored.ts';
import { fullTime } from '../change/clock.ts';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Twelve of 62 signs: 71 bits, so that a table by link is found only by its link. */
function makeTableId(): string {
  return Array.from({ length: 12 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}

export function makeSeed(): string {
  return randomBytes(32).toString('hex');
}

type Given = Pick<StoredTable, 'visibility' | 'clock' | 'options' | 'seed'>;

/** What a table is made of. */
export interface NewTable extends Given {
  readonly host: string;
  readonly seats: readonly NewSeat[];
}

export interface NewSeat {
  readonly wish: SeatWish;
  readonly nonce: string | null;
}

export function newTable(game: AnyGame, wanted: NewTable, now: number): StoredTable {
  const { host, options, seed, visibility, clock, seats } = wanted;
  return {
    id: makeTableId(),
    game: game.id,
    rules: game.rules,
    options,
    visibility,
    clock,
    stage: 'gathering',
    ended: null,
    host,
    seed,
    commitment: seed === null ? '' : commitment(seed),
    at: 0,
    revision: 0,
    kept: null,
    waiting: [],
    winners: null,
    undo: null,
    rematch: null,
    hash: null,
    hashed: null,
    due: null,
    created: now,
    touched: now,
    seats: seats.map((seat, number) => newSeat(seat, number, wanted)),
  };
}

function newSeat({ wish, nonce }: NewSeat, seat: number, { host, clock }: NewTable): StoredSeat {
  return { seat, holder: holderFor(wish, host), nonce, timeLeft: fullTime(clock), beforeMove: null, since: null };
}

function holderFor(wish: SeatWish, host: string): SeatHolder {
  const bot = botOf(wish);
  if (bot !== null) return { kind: 'bot', bot };
  return wish === 'me' ? { kind: 'person', person: host, standIn: null, away: null } : { kind: 'open' };
}

/** The bot that is wanted on a seat, or null. */
export function botOf(wish: SeatWish): string | null {
  return wish.startsWith('bot:') ? wish.slice('bot:'.length) : null;
}

/** Nobody sits there, and nobody can. */
export function isOfBots(seats: readonly SeatWish[]): boolean {
  return seats.every((seat) => botOf(seat) !== null);
}
