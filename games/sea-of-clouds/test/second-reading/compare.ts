// One random game, played at once by the game under test and by the second reading, and compared at every step: who is asked, what
// may be answered and how likely it is, where every card and doubloon lies, and who has seen which face.
import {
  advance,
  chanceWeight,
  defaultOptions,
  drawChance,
  legalMoves,
  type MoveOf,
  outcome,
  pick,
  quickRng,
  type Rng,
  scores,
  start,
  waiting,
} from '@quarterdeck/kernel';
import { type Card, hasSeen, isPublic, type SeaOfClouds, type State, seaOfClouds } from '@quarterdeck/sea-of-clouds';
import { AS_WE_READ_IT, count, game, layOut, type Piece, type Question, type Rarity, type Reading, type Table } from './model.ts';

type Move = MoveOf<SeaOfClouds>;

export interface Comparison {
  readonly steps: number;
  readonly rarities: ReadonlySet<Rarity>;
  /** What differs, with all that it takes to see it again; null when nothing does. */
  readonly mismatch: string | null;
}

/** How a random game is steered, so that seldom things happen often enough: of ten times, how often a share is left. */
interface Manner {
  readonly whileTheDeckLasts: number;
  readonly afterwards: number;
}

const MANNERS: readonly Manner[] = [
  { whileTheDeckLasts: 2, afterwards: 2 },
  { whileTheDeckLasts: 5, afterwards: 5 },
  { whileTheDeckLasts: 8, afterwards: 8 },
  { whileTheDeckLasts: 9, afterwards: 3 },
  { whileTheDeckLasts: 10, afterwards: 6 },
];

const options = defaultOptions(seaOfClouds);

export function compareGame(seed: number, seats: number, reading: Reading = AS_WE_READ_IT): Comparison {
  const table = layOut(seats);
  const moves: string[] = [];
  const difference = firstDifference();
  const mismatch =
    difference === null ? null : [`seed ${seed}, ${seats} seats, after ${moves.length} moves`, ...moves, difference].join('\n');
  return { steps: moves.length, rarities: table.rarities, mismatch };

  function firstDifference(): string | null {
    try {
      return playBoth(quickRng(seed), table, reading, moves);
    } catch (error) {
      return error instanceof Error ? `broken off: ${error.stack}` : `broken off: ${error}`;
    }
  }
}

/** Plays both to the end and writes down the moves; stops at the first difference and says what it is. */
function playBoth(rng: Rng, table: Table, reading: Reading, moves: string[]): string | null {
  const manner = pick(MANNERS, rng);
  const state = start(seaOfClouds, options, table.players);
  const story = game(table, reading);
  for (let told = story.next(); ; ) {
    const question = told.done ? null : told.value;
    const difference =
      differInQuestion(questionOfGame(state), question) ?? differ('table', tableOfGame(state), tableOfModel(table));
    if (difference !== null) return difference;
    if (question === null) return differ('end', endOfGame(state), endOfModel(table, reading));
    const answer = answerTo(question, state, manner, rng);
    moves.push(`${question.who}: ${answer}`);
    const move = seaOfClouds.notation.parse(answer);
    if (move === null) return `the game cannot read '${answer}'`;
    advance(seaOfClouds, state, question.who, move);
    told = story.next(answer);
  }
}

function differ(what: string, ofGame: string, ofModel: string): string | null {
  return ofGame === ofModel ? null : `${what} of the game:\n${ofGame}\n${what} of the second reading:\n${ofModel}`;
}

function answerTo(question: Question, state: State, manner: Manner, rng: Rng): string {
  if (question.who === 'chance') return seaOfClouds.notation.print(drawChance(seaOfClouds, state, rng));
  const answers = [...question.answers.keys()];
  const pickiness = state.top === null ? manner.afterwards : manner.whileTheDeckLasts;
  if (answers.includes('leave')) return rng.below(10) < pickiness ? 'leave' : 'take';
  return pick(answers, rng);
}

// Who is asked, and what may be answered; of chance also how likely each answer is against the others.

function questionOfGame(state: State): Question | null {
  const [who] = waiting(seaOfClouds, state);
  if (who === undefined) return null;
  const weight = who === 'chance' ? (move: Move) => chanceWeight(seaOfClouds, state, move) : () => 1;
  const moves = legalMoves(seaOfClouds, state, who);
  return { who, answers: new Map(moves.map((move) => [seaOfClouds.notation.print(move), weight(move)])) };
}

function differInQuestion(ofGame: Question | null, ofModel: Question | null): string | null {
  return differ('question', show(ofGame), show(ofModel));
}

function show(question: Question | null): string {
  if (question === null) return 'nobody';
  const answers = [...question.answers].map(([answer, weight]) => `${answer} (${weight})`).sort();
  return `${question.who}: ${answers.join(', ')}`;
}

// Where everything lies, and who has seen it.

function tableOfGame(state: State): string {
  const hands = state.stack.flatMap((frame) =>
    frame.kind === 'lay-loot' ? frame.cards.map((card) => labelled(card, `hand ${frame.seat}`)) : [],
  );
  const labels = [
    ...hands,
    ...state.gone.map((card) => labelled(card, 'gone')),
    ...state.spaces.flatMap(({ cards }, space) => cards.map((card) => labelled(card, `share ${space}`))),
    ...state.captains.flatMap((captain, seat) =>
      (['crew', 'rum', 'relics', 'objects', 'secrets'] as const).flatMap((zone) =>
        captain[zone].map((card) => labelled(card, `${zone} ${seat}`)),
      ),
    ),
  ].sort(([a], [b]) => a - b);
  return page(
    labels.map(([card, lies]) => `${card} ${state.backs[card]} ${state.faces[card]} ${lies} ${seenInGame(state, card)}`),
    {
      ...state,
      purses: state.captains.map(({ doubloons }) => doubloons),
      onShare: state.spaces.map(({ doubloons }) => doubloons),
    },
  );
}

function labelled(card: Card, lies: string): [Card, string] {
  return [card, lies];
}

function seenInGame(state: State, card: Card): string {
  const seenBy = state.seenBy[card] ?? 0;
  return isPublic(seenBy) ? 'all' : state.captains.flatMap((_, seat) => (hasSeen(seenBy, seat) ? [seat] : [])).join('');
}

function tableOfModel(table: Table): string {
  return page(
    table.pieces.map((piece) => `${piece.number} ${piece.back} ${piece.face} ${piece.lies} ${seenInModel(piece)}`),
    table,
  );
}

function seenInModel({ seen }: Piece): string {
  return seen.has('all') ? 'all' : [...seen].sort().join('');
}

function page(
  cards: readonly string[],
  rest: { purses: readonly number[]; onShare: readonly number[]; chest: number; top: string | null },
): string {
  return [...cards, `doubloons ${rest.purses} on shares ${rest.onShare} in the chest ${rest.chest}, top ${rest.top}`].join('\n');
}

// The end.

function endOfGame(state: State): string {
  const end = outcome(seaOfClouds, state);
  if (end === null) return 'not over';
  return `scores ${scores(end).join(' ')}; winners ${end.winners.join(' ')}`;
}

function endOfModel(table: Table, reading: Reading): string {
  const end = count(table, reading);
  return `scores ${end.scores.join(' ')}; winners ${end.winners.join(' ')}`;
}
