// The record of a game that is over, or that cannot go on by the rules that are installed here.
import { type AnyGame, type GameTypes, printRecord } from '@quarterdeck/kernel';
import { refusal } from '@quarterdeck/protocol';
import { asRefused } from '../../refused.ts';
import type { Storage } from '../../storage/storage.ts';
import type { StoredEntry, StoredTable } from '../../storage/stored.ts';
import { unknownTable } from '../room/loading.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Rules } from '../rules/rules.ts';

export interface RecordText {
  readonly game: string;
  readonly text: string;
}

export interface RecordTextParts {
  readonly storage: Pick<Storage, 'readTable' | 'readEntries'>;
  readonly rooms: Rooms;
  readonly rules: Rules;
  readonly games: ReadonlyMap<string, AnyGame>;
}

export async function recordText(parts: RecordTextParts, id: string): Promise<RecordText> {
  try {
    return await printed(parts, id);
  } catch (error) {
    if (asRefused(error)?.code !== 'old-rules') throw error;
    return readable(parts, id);
  }
}

async function printed({ rooms, rules }: RecordTextParts, id: string): Promise<RecordText> {
  const { game, trust, state } = await rooms.open(id);
  if (state.table.stage !== 'over') throw refusal('not-allowed', 'the record can be downloaded when the game is over');
  return { game: game.id, text: rules.run(trust, () => printRecord(state.play.match, { withSeed: true })) };
}

/** A game of older rules, as it was written down: nothing here can play it again, so it has neither checks nor an outcome. */
async function readable({ storage, games }: RecordTextParts, id: string): Promise<RecordText> {
  const table = await storage.readTable(id);
  if (table === null) throw unknownTable();
  const entries = await storage.readEntries(id);
  const game = games.get(table.game) ?? null;
  const lines = [...headOf(table), ...entries.map((entry) => lineOf(game, entry))];
  return { game: table.game, text: `${lines.join('\n')}\n` };
}

/** The seed is told when the game is over: with the version that it was played by, it may still go on. */
function headOf(table: StoredTable): string[] {
  return [
    'quarterdeck record, unchecked: these rules are not installed here',
    `game ${table.game}`,
    `rules ${table.rules}`,
    `seats ${table.seats.length}`,
    `options ${JSON.stringify(table.options)}`,
    `commitment ${table.commitment || 'none'}`,
    `seed ${(table.stage === 'over' ? table.seed : null) ?? 'none'}`,
    `nonces ${table.seats.map(({ nonce }) => nonce ?? '-').join(' ')}`,
  ];
}

function lineOf(game: AnyGame | null, { number, actor, move }: StoredEntry): string {
  return `${number} ${actor} ${phraseOf(game, move)}`;
}

/** In the game's own words, where it still has them for this move. */
function phraseOf(game: AnyGame | null, move: unknown): string {
  const text = JSON.stringify(move);
  try {
    const phrase = isMove(move) ? (game?.notation.print(move) ?? '') : '';
    return game?.notation.parse(phrase) == null ? text : phrase;
  } catch {
    return text;
  }
}

function isMove(move: unknown): move is GameTypes['move'] {
  return typeof move === 'object' && move !== null && 'type' in move && typeof move.type === 'string';
}
