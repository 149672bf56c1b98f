// What a search remembers: for each decision what was tried how often, and what came of it for the one who decided.
import { at, type Rng } from '@quarterdeck/kernel';

/** A move that was offered. */
export interface Edge {
  readonly key: number;
  /** What the game expects of it before it is tried; null where the game does not say. */
  readonly rank: number | null;
  offered: number;
  visits: number;
  /** Worths added up, for the seat that moves. */
  sum: number;
  /** Where it leads, when nobody else answers at the same time. */
  next: Node | null;
}

/** What one seat may answer at a node; which of it is offered depends on what chance and the hidden cards have made of it. */
export interface Choice {
  visits: number;
  readonly edges: Edge[];
}

/** A question, reached by the answers before it. Chance is not in it: one node stands for all that chance may have done. */
export interface Node {
  /** By seat: those who are asked at the same time decide without knowing of each other. */
  readonly choices: (Choice | null)[];
  /** Where several answers together lead. */
  readonly joint: Map<number, Node>;
}

export function newNode(): Node {
  return { choices: [], joint: new Map() };
}

export function choiceOf({ choices }: Node, seat: number): Choice {
  const known = choices[seat] ?? null;
  if (known !== null) return known;
  while (choices.length <= seat) choices.push(null);
  const choice: Choice = { visits: 0, edges: [] };
  choices[seat] = choice;
  return choice;
}

/** The edge of a key; `hint` is where it stood last time. */
export function edgeOf({ edges }: Choice, key: number, hint: number): Edge | null {
  if (hint < edges.length && at(edges, hint).key === key) return at(edges, hint);
  for (let i = 0; i < edges.length; i++) if (at(edges, i).key === key) return at(edges, i);
  return null;
}

/** How eagerly what is known little of is tried again. */
const CURIOSITY = 0.6;
/** A wide decision opens step by step, the most promising moves first: so many at once, and so many more with the root of the visits. */
const OPEN_AT_ONCE = 1;
const OPENING = 0.5;
/** So many tries is the game's own expectation worth, which is less shaken by what others may do than a few tries are. */
const TRUST = 12;

/** Which of the offered edges to try: one that was never tried while the decision is opening, else the best by what is hoped of it. */
export function select(choice: Choice, offered: readonly Edge[], spread: number, isRanked: boolean, rng: Rng): number {
  const untried = countUntried(offered);
  const tried = offered.length - untried;
  const open = isRanked ? OPEN_AT_ONCE + OPENING * Math.sqrt(choice.visits) : offered.length;
  if (untried > 0 && tried < open) return isRanked ? mostPromising(offered) : anyUntried(offered, untried, rng);
  return bestHope(offered, CURIOSITY * spread);
}

function countUntried(offered: readonly Edge[]): number {
  let count = 0;
  for (let i = 0; i < offered.length; i++) if (at(offered, i).visits === 0) count += 1;
  return count;
}

function anyUntried(offered: readonly Edge[], untried: number, rng: Rng): number {
  let left = untried === 1 ? 0 : rng.below(untried);
  for (let i = 0; i < offered.length; i++) {
    if (at(offered, i).visits > 0) continue;
    if (left === 0) return i;
    left -= 1;
  }
  throw new Error('every edge was tried');
}

function mostPromising(offered: readonly Edge[]): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < offered.length; i++) {
    const { visits, rank } = at(offered, i);
    if (visits > 0 || (rank ?? 0) <= most) continue;
    best = i;
    most = rank ?? 0;
  }
  return best;
}

/** UCB, by how often each was offered: what is rarely possible is not thereby little tried. */
function bestHope(offered: readonly Edge[], curiosity: number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < offered.length; i++) {
    const edge = at(offered, i);
    if (edge.visits === 0) continue;
    const hope = meanOf(edge) + curiosity * Math.sqrt(Math.log(edge.offered) / edge.visits);
    if (hope <= most) continue;
    most = hope;
    best = i;
  }
  return best;
}

/** What a move has proved to be worth, and was expected to be. */
export function meanOf({ visits, sum, rank }: Edge): number {
  return rank === null ? sum / visits : (sum + TRUST * rank) / (visits + TRUST);
}
