// Node counts: how many positions lie at a given depth, what happens on the way there, and how the games end. A changed rule changes one.
import { type AnyGame, outcome, play, quickRng, type Staged, scores, waiting } from '@quarterdeck/kernel';
import { movesOf } from './laws-of-position.ts';

/** What lies within some moves of a position. */
export interface Tree {
  /** Positions after 1, 2, 3, ... moves; where the game ends earlier, its end counts as one. */
  readonly nodes: readonly number[];
  /** How often something of each type happens. */
  readonly events: ReadonlyMap<string, number>;
  readonly ends: number;
  /** Of all these ends, seat by seat. */
  readonly points: readonly number[];
}

interface GrowingTree extends Tree {
  readonly nodes: number[];
  readonly events: Map<string, number>;
  ends: number;
  readonly points: number[];
}

export function treeOf(game: AnyGame, state: Staged, depth: number): Tree {
  const tree: GrowingTree = { nodes: Array.from({ length: depth }, () => 0), events: new Map(), ends: 0, points: [] };
  grow(tree, game, state, 0);
  return tree;
}

function grow(tree: GrowingTree, game: AnyGame, state: Staged, level: number): void {
  const [actor] = waiting(game, state);
  if (actor === undefined) noteEnd(tree, game, state, level);
  if (actor === undefined || level === tree.nodes.length) return;
  const { events } = tree;
  for (const move of movesOf(game, state, actor, quickRng(1))) {
    const next = play(game, state, actor, move, ({ type }) => events.set(type, (events.get(type) ?? 0) + 1));
    tree.nodes[level] = (tree.nodes[level] ?? 0) + 1;
    grow(tree, game, next, level + 1);
  }
}

function noteEnd(tree: GrowingTree, game: AnyGame, state: Staged, level: number): void {
  for (let deeper = level; deeper < tree.nodes.length; deeper++) tree.nodes[deeper] = (tree.nodes[deeper] ?? 0) + 1;
  const end = outcome(game, state);
  tree.ends += 1;
  if (end !== null) for (const [seat, points] of scores(end).entries()) tree.points[seat] = (tree.points[seat] ?? 0) + points;
}

/** The rows that `nodes.txt` wants. */
export function rowsOf({ nodes, events, ends, points }: Tree): string[] {
  const told = [...events].sort(([one], [other]) => (one < other ? -1 : 1)).map(([type, count]) => `${type} ${count}`);
  return [
    `nodes ${nodes.join(' ')}`,
    ...(told.length === 0 ? [] : [`events ${told.join(', ')}`]),
    ...(ends === 0 ? [] : [`ends ${ends}, with points ${points.join(' ')}`]),
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
