// One look into the future: from a position that the view allows, down the tree by what is known and one step beyond it.
import {
  type Actor,
  advance,
  at,
  drawChance,
  type Evaluate,
  type Game,
  type GameTypes,
  legalMoves,
  type MoveOf,
  type Rank,
  type Rng,
  type Seat,
  waiting,
} from '@quarterdeck/kernel';
import { joined, keyOf } from './key.ts';
import type { Spreads } from './spread.ts';
import { type Choice, choiceOf, type Edge, edgeOf, type Node, newNode, select } from './tree.ts';

export interface Search<T extends GameTypes> {
  readonly game: Game<T>;
  readonly evaluate: Evaluate<T>;
  /** Null: all moves are equally promising. */
  readonly rank: Rank<T> | null;
  readonly root: Node;
  readonly spreads: Spreads;
  readonly rng: Rng;
}

interface Step {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly edge: Edge;
}

/** Plays on in this state, which nobody else needs, and remembers what it came to. */
export function descend<T extends GameTypes>(search: Search<T>, state: T['state']): void {
  const path: Step[] = [];
  let node: Node | null = search.root;
  while (node !== null) {
    const asked = toSeats(search, state);
    if (asked.length === 0) break;
    node = asked.length === 1 ? alone(search, state, node, at(asked, 0), path) : together(search, state, node, asked, path);
  }
  toSeats(search, state);
  remember(search, state, path);
}

/** Chance plays until seats are asked, or nobody. */
function toSeats<T extends GameTypes>({ game, rng }: Search<T>, state: T['state']): readonly Actor[] {
  let asked = waiting(game, state);
  while (asked.length > 0 && asked[0] === 'chance') {
    advance(game, state, 'chance', drawChance(game, state, rng));
    asked = waiting(game, state);
  }
  return asked;
}

/** One seat decides; null where that leads to something new. */
function alone<T extends GameTypes>(search: Search<T>, state: T['state'], node: Node, actor: Actor, path: Step[]): Node | null {
  const edge = decide(search, state, node, actor, path);
  if (edge === null) return node; // no choice, so no other node either
  if (edge.next !== null) return edge.next;
  edge.next = newNode();
  return edge.visits === 0 ? null : edge.next;
}

/** Several decide, none of them knowing what another has chosen. */
function together<T extends GameTypes>(
  search: Search<T>,
  state: T['state'],
  node: Node,
  asked: readonly Actor[],
  path: Step[],
): Node | null {
  let key = 1;
  for (const actor of asked) {
    if (!waiting(search.game, state).includes(actor)) continue;
    key = joined(key, decide(search, state, node, actor, path)?.key ?? 0);
  }
  const next = node.joint.get(key);
  if (next !== undefined) return next;
  node.joint.set(key, newNode());
  return null;
}

/** Chooses for a seat and plays it; null where there was nothing to choose. */
function decide<T extends GameTypes>(search: Search<T>, state: T['state'], node: Node, actor: Actor, path: Step[]): Edge | null {
  const { game } = search;
  const moves = legalMoves(game, state, actor);
  if (moves.length === 1 || actor === 'chance') {
    advance(game, state, actor, at(moves, 0));
    return null;
  }
  const choice = choiceOf(node, actor);
  const offered = offeredEdges(search, state, actor, choice, moves);
  const place = select(choice, offered, search.spreads.of(actor), search.rank !== null, search.rng);
  const edge = at(offered, place);
  path.push({ seat: actor, choice, edge });
  advance(game, state, actor, at(moves, place));
  return edge;
}

/** The edges of these moves, in their order; what was never offered before is added. */
function offeredEdges<T extends GameTypes>(
  { rank }: Search<T>,
  state: T['state'],
  seat: Seat,
  choice: Choice,
  moves: readonly MoveOf<T>[],
): Edge[] {
  const edges: Edge[] = [];
  let ranks: readonly number[] | null = null;
  for (let i = 0; i < moves.length; i++) {
    const key = keyOf(at(moves, i));
    let edge = edgeOf(choice, key, i);
    if (edge === null) {
      ranks ??= rank === null ? [] : rank(state, seat, moves);
      edge = { key, rank: ranks[i] ?? null, offered: 0, visits: 0, sum: 0, next: null };
      choice.edges.push(edge);
    }
    edge.offered += 1;
    edges.push(edge);
  }
  return edges;
}

/** Each seat that has decided something judges where it has led. */
function remember<T extends GameTypes>({ evaluate, spreads }: Search<T>, state: T['state'], path: readonly Step[]): void {
  const worths: (number | undefined)[] = [];
  for (const { seat, choice, edge } of path) {
    let worth = worths[seat];
    if (worth === undefined) {
      worth = evaluate(state, seat);
      worths[seat] = worth;
      spreads.add(seat, worth);
    }
    choice.visits += 1;
    edge.visits += 1;
    edge.sum += worth;
  }
}
