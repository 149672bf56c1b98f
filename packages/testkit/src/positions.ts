// The positions of `nodes.txt`, with what lies within some moves of them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, act, actAll, Fault, type GameTypes, type Match, openMatch, waiting } from '@quarterdeck/kernel';
import { Broken } from './broken.ts';
import { readMoves } from './golden.ts';
import { rowsOf, treeOf } from './nodes.ts';

/**
 * A block of the file: `position NAME`; `seats N`, `options JSON` and `moves A; B; ...` (chance included), of which the last two may be
 * left out, or `record NAME K`, a golden replay after its entry K; then the rows of the tree, of which `nodes` may stand alone.
 */
export interface Position {
  readonly name: string;
  readonly block: string;
  readonly fields: ReadonlyMap<string, string>;
}

const ROWS = ['nodes', 'events', 'chance', 'ends'] as const;

export function positionsOf(text: string): Position[] {
  const blocks = text.split(/^(?=position )/m).filter((block) => block.startsWith('position '));
  return blocks.map((block) => {
    const lines = block.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const fields = new Map(lines.map((line) => [line.split(' ')[0] ?? '', line.slice(line.indexOf(' ') + 1)]));
    return { name: fields.get('position') ?? '', block, fields };
  });
}

/** Where the rules of now differ from what the block tells, a line each; `folder` has the game's `replays`. */
export function differencesAt(game: AnyGame, position: Position, folder: string): string[] {
  const rows = new Map(rowsAt(game, position, folder).map((row) => [row.split(' ')[0], row]));
  return ROWS.flatMap((name) => {
    const told = position.fields.get(name) ?? '';
    const now = rows.get(name)?.slice(name.length + 1) ?? '';
    // A block without events asks for the counts alone.
    if (told === now || (told === '' && !position.fields.has('events'))) return [];
    return name === 'events' ? differingEvents(told, now) : [`${name} ${told || 'none'} -> ${now || 'none'}`];
  });
}

function differingEvents(told: string, now: string): string[] {
  const [before, after] = [countsIn(told), countsIn(now)];
  const types = new Set([...before.keys(), ...after.keys()]);
  return [...types].flatMap((type) => {
    const [was = 0, is = 0] = [before.get(type), after.get(type)];
    return was === is ? [] : [`event ${type} ${was} times -> ${is}`];
  });
}

function countsIn(row: string): Map<string, number> {
  return new Map(row.split(', ').map((part) => [part.split(' ')[0] ?? '', Number(part.split(' ')[1])]));
}

/** The file with the rows of the rules of now; a position that cannot be reached any more stays as it is, and is named. */
export function acceptCounts(game: AnyGame, text: string, folder: string): { text: string; unreached: string[] } {
  const unreached: string[] = [];
  const blocks = positionsOf(text).map((position) => {
    try {
      return withRows(position.block, rowsAt(game, position, folder));
    } catch (fault) {
      if (!(fault instanceof Fault || fault instanceof Broken)) throw fault;
      unreached.push(`${position.name}: ${fault.message}`);
      return position.block;
    }
  });
  return { text: text.slice(0, text.search(/^position /m)) + blocks.join(''), unreached };
}

function withRows(block: string, rows: readonly string[]): string {
  const kept = block
    .trimEnd()
    .split('\n')
    .filter((line) => !ROWS.some((name) => line.startsWith(`${name} `)));
  return `${[...kept, ...rows].join('\n')}\n${block.endsWith('\n\n') ? '\n' : ''}`;
}

function rowsAt(game: AnyGame, position: Position, folder: string): string[] {
  const depth = (position.fields.get('nodes') ?? '').split(' ').length;
  return rowsOf(treeOf(game, reach(game, position, folder).state, depth));
}

/** The position itself, played to from the start of its game. */
export function reach(game: AnyGame, { name, fields }: Position, folder: string): Match<GameTypes> {
  const [record = '', entry = ''] = fields.get('record')?.split(' ') ?? [];
  if (record !== '') return reachInRecord(game, readFileSync(join(folder, 'replays', `${record}.record`), 'utf8'), Number(entry));
  const first = openMatch(game, { seats: Number(fields.get('seats')), options: JSON.parse(fields.get('options') ?? '{}') });
  const phrases = (fields.get('moves') ?? '').split(';').flatMap((part) => part.trim() || []);
  return phrases.reduce((match, phrase) => follow(match, phrase, name), first);
}

function reachInRecord(game: AnyGame, record: string, entry: number): Match<GameTypes> {
  const { setting, moves } = readMoves(record, game);
  return actAll(openMatch(game, setting), moves.slice(0, entry)).match;
}

function follow(match: Match<GameTypes>, phrase: string, name: string): Match<GameTypes> {
  const [actor] = waiting(match.game, match.state);
  const move = match.game.notation.parse(phrase);
  if (actor === undefined || move === null) throw new Broken('node counts', `position ${name}: '${phrase}' cannot be played`);
  return act(match, actor, move).match;
}
