// The record of a game that is over, or that cannot go on by the rules that are installed here.
import { type AnyGame, printRecord } from '@quarterdeck/kernel';
import { refusal } from '@quarterdeck/protocol';
import { asRefused } from '../refused.ts';
import type { EntryRow } from '../storage/schema.ts';
import type { StoredTable } from '../storage/storage.ts';
import type { House } from './house.ts';
import { seedOf } from './play.ts';

export interface RecordText {
  readonly game: string;
  readonly text: string;
}

export async function recordText(house: House, id: string): Promise<RecordText> {
  try {
    return await printed(house, id);
  } catch (error) {
    if (asRefused(error)?.code !== 'old-rules') throw error;
    return readable(house, id);
  }
}

async function printed(house: House, id: string): Promise<RecordText> {
  const room = await house.rooms.open(id);
  if (room.state.row.stage !== 'over') throw refusal('not-allowed', 'a record can be had when the game is over');
  return { game: room.game.id, text: house.rules.run(room.place, () => printRecord(room.state.play.match, { withSeed: true })) };
}

/** A game of older rules, as it was written down: nothing here can play it again, so it has neither checks nor an outcome. */
async function readable(house: House, id: string): Promise<RecordText> {
  const stored = await house.storage.readTable(id);
  if (stored === null) throw refusal('unknown-table', 'there is no such table: the link is wrong, or not whole');
  const entries = await house.storage.readEntries(id);
  const game = house.games.get(stored.row.game) ?? null;
  const lines = [...headOf(stored), ...entries.map((entry) => lineOf(game, entry))];
  return { game: stored.row.game, text: `${lines.join('\n')}\n` };
}

/** The seed is told when the game is over: with the version that it was played by, it may still go on. */
function headOf({ row, seats }: StoredTable): string[] {
  return [
    'quarterdeck record, unchecked: these rules are not installed here',
    `game ${row.game}`,
    `rules ${row.rules}`,
    `seats ${seats.length}`,
    `options ${row.options}`,
    `commitment ${row.commitment || 'none'}`,
    `seed ${(row.stage === 'over' ? seedOf(row) : null) ?? 'none'}`,
    `nonces ${seats.map(({ nonce }) => nonce ?? '-').join(' ')}`,
  ];
}

function lineOf(game: AnyGame | null, { number, actor, move }: EntryRow): string {
  return `${number} ${actor} ${phraseOf(game, move)}`;
}

/** In the game's own words, where it still has them for this move. */
function phraseOf(game: AnyGame | null, move: string): string {
  try {
    const phrase = game?.notation.print(JSON.parse(move)) ?? '';
    return game?.notation.parse(phrase) == null ? move : phrase;
  } catch {
    return move;
  }
}
