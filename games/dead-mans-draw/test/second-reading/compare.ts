// One random game, played at once by the game under test and by the second reading, and compared at every step.
import { type Card, cardWord, type DeadMansDraw, deadMansDraw, pileSize, type State } from '@quarterdeck/dead-mans-draw';
import {
  advance,
  chanceWeight,
  defaultOptions,
  drawChance,
  isOver,
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
import {
  AS_WE_READ_IT,
  count,
  game,
  type Loot,
  layOut,
  name,
  type Question,
  type Rarity,
  type Reading,
  type Table,
} from './model.ts';

type Move = MoveOf<DeadMansDraw>;

export interface Comparison {
  /** Moves after which both sides were compared. */
  readonly steps: number;
  readonly rarities: ReadonlySet<Rarity>;
  /** What differs, with all that it takes to see it again; null when nothing does. */
  readonly mismatch: string | null;
}

/** How a random game is steered, so that seldom things happen often enough. */
interface Manner {
  /** Of ten times that a player may collect, how often another card is drawn instead. */
  readonly boldness: number;
  /** Fair by the game's own chances, flat over all answers, or kind to the player where that is possible. */
  readonly luck: 'fair' | 'flat' | 'kind';
}

const MANNERS: readonly Manner[] = [2, 5, 7, 9].flatMap((boldness) => [
  { boldness, luck: 'fair' },
  { boldness, luck: 'flat' },
  { boldness, luck: 'kind' },
]);

const options = defaultOptions(deadMansDraw);

export function compareGame(seed: number, seats: number, reading: Reading = AS_WE_READ_IT): Comparison {
  const table = layOut(seats, reading);
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
  const state = start(deadMansDraw, options, table.banks.length);
  const story = game(table, reading);
  for (let told = story.next(); ; ) {
    const question = told.done ? null : told.value;
    const difference =
      differInQuestion(questionOfGame(state), question) ?? differ('table', tableOfGame(state), tableOfModel(table));
    if (difference !== null) return difference;
    if (question === null) return differ('end', endOfGame(state), endOfModel(table, reading));
    const answer = answerTo(question, state, table, manner, rng);
    moves.push(`${question.who}: ${answer}`);
    const move = deadMansDraw.notation.parse(answer);
    if (move === null) return `the game cannot read '${answer}'`;
    advance(deadMansDraw, state, question.who, move);
    told = story.next(answer);
  }
}

function differ(what: string, ofGame: string, ofModel: string): string | null {
  return ofGame === ofModel ? null : `${what} of the game:\n${ofGame}\n${what} of the second reading:\n${ofModel}`;
}

// Who is asked, and what may be answered; of chance also how likely each answer is against the others.

function questionOfGame(state: State): Question | null {
  const [who, ...others] = waiting(deadMansDraw, state);
  if (who === undefined) return null;
  if (others.length > 0) throw new Error('this game asks one at a time');
  const moves = legalMoves(deadMansDraw, state, who);
  const weight = who === 'chance' ? (move: Move) => chanceWeight(deadMansDraw, state, move) : () => 1;
  const answers = new Map(moves.map((move) => [deadMansDraw.notation.print(move), weight(move)]));
  if (answers.size < moves.length) throw new Error(`a move is offered twice: ${[...answers.keys()].join(', ')}`);
  return { who, answers };
}

function differInQuestion(ofGame: Question | null, ofModel: Question | null): string | null {
  if (ofGame === null || ofModel === null) return ofGame === ofModel ? null : differ('question', show(ofGame), show(ofModel));
  const isSame =
    ofGame.who === ofModel.who &&
    ofGame.answers.size === ofModel.answers.size &&
    [...ofGame.answers].every(([answer, weight]) => ofModel.answers.get(answer) === weight);
  return isSame ? null : differ('question', show(ofGame), show(ofModel));
}

function show(question: Question | null): string {
  if (question === null) return 'nobody';
  return `${question.who}: ${[...question.answers]
    .map(([answer, weight]) => `${answer} (${weight})`)
    .sort()
    .join(', ')}`;
}

// Where every card lies. The order of the play area counts, and of a bank's stacks; elsewhere it says nothing.
// What is left in the draw pile is compared with every draw, as the answers that chance may give.

function tableOfGame(state: State): string {
  const aside = state.stack.flatMap((frame) => ('shown' in frame ? frame.shown : 'lost' in frame ? frame.lost : []));
  return [
    `pile: ${pileSize(state)}, known ${state.known.map(print).join(' ')}`,
    `discard: ${sorted(state.discard.map(print))}`,
    `area: ${state.area.map((entry) => print(entry.card)).join(' ')}`,
    `aside: ${sorted(aside.map(print))}`,
    ...state.banks.map((bank, seat) => `bank ${seat}: ${sorted(bank.filter((stack) => stack.length > 0).map(stackOfGame))}`),
  ].join('\n');
}

function tableOfModel(table: Table): string {
  return [
    `pile: ${table.pile.length + table.foreseen.length}, known ${table.foreseen.map(name).join(' ')}`,
    `discard: ${sorted(table.discard.map(name))}`,
    `area: ${table.area.map(name).join(' ')}`,
    `aside: ${sorted(table.aside.map(name))}`,
    ...table.banks.map((bank, seat) => `bank ${seat}: ${sorted([...bank.values()].map(stackOfModel))}`),
  ].join('\n');
}

function print(card: Card): string {
  return cardWord.print(card);
}

function stackOfGame(stack: readonly Card[]): string {
  return stack.map(print).join('<');
}

function stackOfModel(stack: readonly Loot[]): string {
  return stack
    .toSorted((a, b) => a.value - b.value)
    .map(name)
    .join('<');
}

function sorted(words: string[]): string {
  return words.sort().join(' ');
}

// The end.

function endOfGame(state: State): string {
  const end = outcome(deadMansDraw, state);
  if (!isOver(state) || end === null) return 'not over';
  const cards = state.banks.map((bank) => bank.flat().length);
  return `scores ${scores(end).join(' ')}; cards ${cards.join(' ')}; winners ${end.winners.toSorted((a, b) => a - b).join(' ')}`;
}

function endOfModel(table: Table, reading: Reading): string {
  const end = count(table, reading);
  return `scores ${end.scores.join(' ')}; cards ${end.cards.join(' ')}; winners ${end.winners.join(' ')}`;
}

// What is answered.

function answerTo(question: Question, state: State, table: Table, manner: Manner, rng: Rng): string {
  const answers = [...question.answers.keys()];
  if (question.who === 'chance') {
    if (manner.luck === 'fair') return deadMansDraw.notation.print(drawChance(deadMansDraw, state, rng));
    const kind = answers.filter((answer) => !table.area.some((card) => answer.startsWith(`card ${card.suit}-`)));
    return pick(manner.luck === 'kind' && kind.length > 0 ? kind : answers, rng);
  }
  if (answers.includes('collect')) return rng.below(10) < manner.boldness ? 'draw' : 'collect';
  return pick(answers, rng);
}
