// What is read and heard at the tables of random games, in every language.
import assert from 'node:assert/strict';
import {
  type AnyGame,
  type AnySpokenOffer,
  at,
  type ByLanguage,
  drawChance,
  type Emit,
  type GameTypes,
  inLanguage,
  isOver,
  LANGUAGES,
  type Language,
  legalMoves,
  outcome,
  parseOptions,
  pick,
  play,
  quickRng,
  type Rng,
  type Shown,
  show,
  showEvents,
  start,
  type Viewer,
  waiting,
} from '@quarterdeck/kernel';
import { viewersOf } from './laws-of-position.ts';
import { type Options, randomOptions, seatCounts } from './option-sets.ts';

const CYRILLIC_NAMES = ['Марта', 'Роман', 'Олег', 'Анна', 'Борис', 'Вера', 'Глеб', 'Дана'];
const PLAYERS: ByLanguage<readonly string[]> = {
  en: ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Grace', 'Hugo'],
  ru: CYRILLIC_NAMES,
  uk: CYRILLIC_NAMES,
};

const KINDS = ['events', 'prompts', 'moves', 'refusals', 'lines'] as const;
export type Heard = (typeof KINDS)[number];
/** A sentence by its key, where the types of key and fields are too many to follow. */
export type Said = (language: Language, kind: Heard, key: string, ...args: readonly unknown[]) => string;
type Say = (...args: readonly unknown[]) => unknown;
/** Told of each sentence that comes up, with what it speaks of in a language. */
type Ear = (kind: Heard, key: string, args: (language: Language) => readonly unknown[]) => void;

/** All that was read and heard in some games: the log apart from the rest, and which sentences came up. */
export interface Overheard {
  readonly heard: ByLanguage<ReadonlySet<string>>;
  readonly log: ByLanguage<ReadonlySet<string>>;
  /** The keys of a table of sentences that nobody heard. */
  unheard(kind: Heard): string[];
}

export function namesIn(language: Language): (seat: number) => string {
  return (seat) => at(PLAYERS[language], seat);
}

function isSay(value: unknown): value is Say {
  return typeof value === 'function';
}

/** How the sentences of a game are said. */
export function sayings({ texts }: AnySpokenOffer): Said {
  const sentences = new Map<string, unknown>(
    LANGUAGES.flatMap((language) =>
      KINDS.flatMap((kind) =>
        Object.entries(inLanguage(texts, language)[kind]).map(([key, say]) => [`${language} ${kind} ${key}`, say]),
      ),
    ),
  );
  return (language, kind, key, ...args) => {
    const sentence = sentences.get(`${language} ${kind} ${key}`);
    assert.ok(isSay(sentence), `${language} has no ${kind} for '${key}'`);
    const text = sentence(...args);
    assert.ok(typeof text === 'string', `${language}: ${kind} '${key}' is no text`);
    return text;
  };
}

/** Random games, with everything that their players could read on the way. */
export function overhear(offer: AnySpokenOffer, games: number): Overheard {
  const said = sayings(offer);
  const heard = { en: new Set<string>(), ru: new Set<string>(), uk: new Set<string>() };
  const log = { en: new Set<string>(), ru: new Set<string>(), uk: new Set<string>() };
  const keys = new Set<string>();
  const ear: Ear = (kind, key, args) => {
    keys.add(`${kind} ${key}`);
    for (const language of LANGUAGES)
      (kind === 'events' ? log : heard)[language].add(said(language, kind, key, ...args(language)));
  };
  for (let seed = 1; seed <= games; seed++) overhearGame(offer.game, seed, ear);
  return { heard, log, unheard: (kind) => Object.keys(offer.texts.en[kind]).filter((key) => !keys.has(`${kind} ${key}`)) };
}

function overhearGame(game: AnyGame, seed: number, ear: Ear): void {
  const rng = quickRng(seed);
  const { options, counts } = playableOptions(game, rng);
  const seats = at(counts, seed % counts.length);
  const viewers: readonly Viewer[] = [...viewersOf(seats), 'all'];
  let state = start(game, parseOptions(game, options), seats);
  while (!isOver(state)) state = overhearMove(game, state, viewers, rng, ear);
  for (const { line, params } of outcome(game, state)?.sheets.flat() ?? []) ear('lines', line, () => [params ?? {}]);
}

/** Random options that go with some number of seats. */
function playableOptions(game: AnyGame, rng: Rng): { readonly options: Options; readonly counts: readonly number[] } {
  for (;;) {
    const options = randomOptions(game, rng);
    const counts = seatCounts(game, options);
    if (counts.length > 0) return { options, counts };
  }
}

function overhearMove(
  game: AnyGame,
  state: GameTypes['state'],
  viewers: readonly Viewer[],
  rng: Rng,
  ear: Ear,
): GameTypes['state'] {
  const actor = pick(waiting(game, state), rng);
  const isChance = actor === 'chance';
  const move = isChance ? drawChance(game, state, rng) : pick(legalMoves(game, state, actor), rng);
  const asked = show(game, state, isChance ? 'all' : actor);
  hearQuestion(asked, ear);
  hearMoves(asked, [move], ear);
  hearPrompt(show(game, state, pick(viewers, rng)), ear);
  return play(game, state, actor, move, hearEvent(game, viewers, ear));
}

/** What is asked, what may be answered, and what may not. */
function hearQuestion(shown: Shown<GameTypes>, ear: Ear): void {
  hearPrompt(shown, ear);
  hearMoves(shown, [...shown.legal, ...shown.forbidden.map((refused) => refused.move)], ear);
  for (const { refusal } of shown.forbidden) ear('refusals', refusal.reason, () => [refusal.params ?? {}]);
}

function hearPrompt({ view, decision }: Shown<GameTypes>, ear: Ear): void {
  if (decision !== null) ear('prompts', decision, (language) => [{ view, names: namesIn(language) }]);
}

function hearMoves({ view }: Shown<GameTypes>, moves: readonly GameTypes['move'][], ear: Ear): void {
  for (const move of moves) ear('moves', move.type, (language) => [move, { view, names: namesIn(language) }]);
}

/** An event as each of those at the table may know it. */
function hearEvent(game: AnyGame, viewers: readonly Viewer[], ear: Ear): Emit<GameTypes['event']> {
  return (event) => {
    for (const seen of new Set(viewers.flatMap((viewer) => showEvents(game, [event], viewer)))) {
      ear('events', seen.type, (language) => [seen, namesIn(language)]);
    }
  };
}
