// Games that are played in this browser: each with its record, so that a reload goes on where it was.
import { fieldsOf } from '@quarterdeck/kernel';
import type { Shelf } from '../page/storage.ts';

/** Who sits on a seat of an offline table: a person at this device, or a bot by name. */
export type LocalSeat = { readonly kind: 'person'; readonly name: string } | { readonly kind: 'bot'; readonly bot: string };

export interface LocalSetting {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly LocalSeat[];
}

/** A guided first game: what was set for chance, and how far the lessons have come. */
export interface Guided {
  /** Which of the guided games of the game, counted from 0. */
  readonly step: number;
  readonly chance: readonly string[];
  /** Lessons by name, in the order in which they were told. */
  readonly told: readonly string[];
  /** The learner wants no more of them; the game goes on. */
  readonly isLeft: boolean;
}

export interface SavedGame {
  readonly id: string;
  readonly setting: LocalSetting;
  /** The whole record, seed included, or null before the first move. */
  readonly record: string | null;
  /** Not opened yet: the record is left after so many entries, and goes on from there with luck of its own. */
  readonly upTo: number | null;
  readonly entries: number;
  /** Whether a person is waited for; nobody is when it is over. */
  readonly stage: 'yours' | 'running' | 'over';
  readonly touched: number;
  /** Null for an ordinary game. */
  readonly guided: Guided | null;
}

const KEY = 'games';
const MOST = 24;

export function savedGames(shelf: Shelf): readonly SavedGame[] {
  const kept = shelf.read(KEY);
  const games = Array.isArray(kept) ? kept.map(readSaved).filter((game) => game !== null) : [];
  return games.sort((a, b) => b.touched - a.touched);
}

export function findSaved(shelf: Shelf, id: string): SavedGame | null {
  return savedGames(shelf).find((game) => game.id === id) ?? null;
}

/** Keeps the game; of too many, those that were not touched for longest are forgotten. */
export function saveGame(shelf: Shelf, game: SavedGame): void {
  const others = savedGames(shelf).filter((other) => other.id !== game.id);
  shelf.write(KEY, [game, ...others].slice(0, MOST));
}

export function forgetGame(shelf: Shelf, id: string): void {
  shelf.write(
    KEY,
    savedGames(shelf).filter((game) => game.id !== id),
  );
}

/** Another version of the page may have written it: what does not read as a game is left out. */
function readSaved(value: unknown): SavedGame | null {
  const fields = fieldsOf(value);
  const setting = readSetting(fields?.get('setting'));
  const id = fields?.get('id');
  const record = fields?.get('record') ?? null;
  const stage = fields?.get('stage');
  const upTo = fields?.get('upTo');
  if (fields === null || setting === null || typeof id !== 'string') return null;
  if (record !== null && typeof record !== 'string') return null;
  return {
    id,
    setting,
    record,
    upTo: typeof upTo === 'number' ? upTo : null,
    entries: Number(fields.get('entries')) || 0,
    stage: stage === 'yours' || stage === 'over' ? stage : 'running',
    touched: Number(fields.get('touched')) || 0,
    guided: readGuided(fields.get('guided')),
  };
}

export function readSetting(value: unknown): LocalSetting | null {
  const fields = fieldsOf(value);
  const game = fields?.get('game');
  const options = fieldsOf(fields?.get('options'));
  const seats = fields?.get('seats');
  if (typeof game !== 'string' || options === null || !Array.isArray(seats)) return null;
  const read = seats.map(readSeat).filter((seat) => seat !== null);
  return read.length === seats.length ? { game, options: Object.fromEntries(options), seats: read } : null;
}

function readGuided(value: unknown): Guided | null {
  const fields = fieldsOf(value);
  return fields === null
    ? null
    : {
        step: Number(fields.get('step')) || 0,
        chance: readNames(fields.get('chance')),
        told: readNames(fields.get('told')),
        isLeft: fields.get('isLeft') === true,
      };
}

function readNames(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

function readSeat(value: unknown): LocalSeat | null {
  const fields = fieldsOf(value);
  const name = fields?.get('name');
  const bot = fields?.get('bot');
  if (fields?.get('kind') === 'person' && typeof name === 'string') return { kind: 'person', name };
  return typeof bot === 'string' ? { kind: 'bot', bot } : null;
}
