// Node counts: how many positions lie at a given depth, what happens on the way there, and how the games end. A changed rule changes one.
import {
  type AnyGame,
  chanceWeight,
  isSampled,
  outcome,
  play,
  quickRng,
  type Staged,
  scores,
  waiting,
} from '@quarterdeck/kernel';
import { Broken } from './broken.ts';
import { movesOf } from './laws-of-position.ts';

/** What lies within some moves of a position. */
export interface Tree {
  /** Positions after 1, 2, 3, ... moves; where the game ends earlier, its end counts as one. */
  readonly nodes: readonly number[];
  /** How often something of each type happens. */
  readonly events: ReadonlyMap<string, number>;
  /** The weights of all that chance may do in it. */
  readonly chance: number;
  readonly ends: number;
  /** Of all these ends, seat by seat. */
  readonly points: readonly number[];
  readonly wins: readonly number[];
}

interface GrowingTree extends Tree {
  readonly nodes: number[];
  readonly events: Map<string, number>;
  chance: number;
  ends: number;
  readonly points: number[];
  readonly wins: number[];
}

export function treeOf(game: AnyGame, state: Staged, depth: number): Tree {
  const nodes = Array.from({ length: depth }, () => 0);
  const tree: GrowingTree = { nodes, events: new Map(), chance: 0, ends: 0, points: [], wins: [] };
  grow(tree, game, state, 0);
  return tree;
}

function grow(tree: GrowingTree, game: AnyGame, state: Staged, level: number): void {
  const [actor] = waiting(game, state);
  if (actor === undefined) noteEnd(tree, game, state, level);
  if (actor === undefined || level === tree.nodes.length) return;
  const { events } = tree;
  const isWeighed = actor === 'chance' && !isSampled(game, state);
  for (const move of movesOf(game, state, actor, quickRng(1))) {
    if (isWeighed) tree.chance += chanceWeight(game, state, move);
    const next = play(game, state, actor, move, ({ type }) => events.set(type, (events.get(type) ?? 0) + 1));
    addAt(tree.nodes, level, 1);
    grow(tree, game, next, level + 1);
  }
}

function noteEnd(tree: GrowingTree, game: AnyGame, state: Staged, level: number): void {
  for (let deeper = level; deeper < tree.nodes.length; deeper++) addAt(tree.nodes, deeper, 1);
  const end = outcome(game, state);
  if (end === null) throw new Broken('node counts', 'nobody is waited for, and there is no outcome');
  tree.ends += 1;
  for (const [seat, points] of scores(end).entries()) {
    addAt(tree.points, seat, points);
    addAt(tree.wins, seat, end.winners.includes(seat) ? 1 : 0);
  }
}

function addAt(list: number[], place: number, more: number): void {
  list[place] = (list[place] ?? 0) + more;
}

/** The rows that `nodes.txt` wants. */
export function rowsOf({ nodes, events, chance, ends, points, wins }: Tree): string[] {
  const told = [...events].sort(([one], [other]) => (one < other ? -1 : 1)).map(([type, count]) => `${type} ${count}`);
  return [
    `nodes ${nodes.join(' ')}`,
    ...(told.length === 0 ? [] : [`events ${told.join(', ')}`]),
    ...(chance === 0 ? [] : [`chance ${chance}`]),
    ...(ends === 0 ? [] : [`ends ${ends}, points ${points.join(' ')}, wins ${wins.join(' ')}`]),
  ];
}

/** How many lie behind each move: comparing two such lists finds the rule that differs. */
export function divideNodes(game: AnyGame, state: Staged, depth: number): { move: string; nodes: number }[] {
  const [actor] = waiting(game, state);
  if (actor === undefined) return [];
  return movesOf(game, state, actor, quickRng(1)).map((move) => ({
    move: game.notation.print(move),
    nodes: treeOf(game, play(game, state, actor, move), depth - 1).nodes.at(-1) ?? 1,
  }));
}
