// Node counts: how many positions lie at a given depth. A changed rule changes a count.
import {
  type AnyGame,
  act,
  type GameTypes,
  type Match,
  openMatch,
  play,
  quickRng,
  type Staged,
  waiting,
} from '@quarterdeck/kernel';
import { Broken } from './broken.ts';
import { movesOf } from './laws-of-position.ts';

/** Positions after `depth` moves; where the game ends earlier, its end counts as one. */
export function countNodes(game: AnyGame, state: Staged, depth: number): number {
  const [actor] = waiting(game, state);
  if (depth === 0 || actor === undefined) return 1;
  const moves = movesOf(game, state, actor, quickRng(1));
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + countNodes(game, play(game, state, actor, move), depth - 1), 0);
}

/** The same, move by move: comparing two such lists finds the rule that differs. */
export function divideNodes(game: AnyGame, state: Staged, depth: number): { move: string; nodes: number }[] {
  const [actor] = waiting(game, state);
  if (actor === undefined) return [];
  return movesOf(game, state, actor, quickRng(1)).map((move) => ({
    move: game.notation.print(move),
    nodes: countNodes(game, play(game, state, actor, move), depth - 1),
  }));
}

/** A position with its known counts. */
export interface Counted {
  readonly name: string;
  readonly match: Match<GameTypes>;
  readonly nodes: readonly number[];
}

/** A position as `nodes.txt` tells it. */
export interface ToldPosition {
  readonly name: string;
  /** By the first word of their lines. */
  readonly fields: ReadonlyMap<string, string>;
}

/** `nodes.txt`, block by block. */
export function positionsOf(text: string): ToldPosition[] {
  const blocks = text.split(/^position /m).slice(1);
  return blocks.map((block) => {
    const [name = '', ...lines] = block.trim().split('\n');
    const told = lines.filter((line) => !line.startsWith('#'));
    return { name, fields: new Map(told.map((line) => [line.split(' ')[0] ?? '', line.slice(line.indexOf(' ') + 1)])) };
  });
}

/** The position itself, played to from the start of its game. */
export function readPosition(game: AnyGame, { name, fields }: ToldPosition): Counted {
  let match = openMatch(game, { seats: Number(fields.get('seats')), options: JSON.parse(fields.get('options') ?? '{}') });
  for (const phrase of (fields.get('moves') ?? '').split(';').flatMap((part) => part.trim() || []))
    match = follow(match, phrase, name);
  return { name, match, nodes: (fields.get('nodes') ?? '').split(' ').map(Number) };
}

/**
 * Reads `nodes.txt`: blocks of `position NAME`, `seats N`, `options JSON` (may be left out), `moves A; B; ...` (likewise, chance
 * included) and `nodes N1 N2 ...` for depths 1, 2 and so on.
 */
export function readNodeCounts(game: AnyGame, text: string): Counted[] {
  return positionsOf(text).map((position) => readPosition(game, position));
}

function follow(match: Match<GameTypes>, phrase: string, name: string): Match<GameTypes> {
  const [actor] = waiting(match.game, match.state);
  const move = match.game.notation.parse(phrase);
  if (actor === undefined || move === null) throw new Broken('node counts', `position ${name}: '${phrase}' cannot be played`);
  return act(match, actor, move).match;
}
