// What is read and heard at the tables of random games, in every language.
import assert from 'node:assert/strict';
import {
  at,
  type ByLanguage,
  drawChance,
  type Emit,
  isOver,
  LANGUAGES,
  type Language,
  legalMoves,
  type MoveOf,
  optionSpecs,
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
  waiting,
} from '@quarterdeck/kernel';
import { type DeadMansDraw, deadMansDraw, type Event, type Options, type State } from '../src/index.ts';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import type { Words } from '../text/types.ts';
import { uk } from '../text/uk.ts';

export const TEXTS: ByLanguage<Words> = { en, ru, uk };
const CYRILLIC_NAMES = ['Марта', 'Роман', 'Олег', 'Анна', 'Борис', 'Вера', 'Глеб', 'Дана'];
const PLAYERS: ByLanguage<readonly string[]> = {
  en: ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Grace', 'Hugo'],
  ru: CYRILLIC_NAMES,
  uk: CYRILLIC_NAMES,
};

type Say = (...args: unknown[]) => unknown;
type Move = MoveOf<DeadMansDraw>;
const KINDS = ['events', 'prompts', 'moves', 'refusals', 'lines'] as const;
export type Heard = (typeof KINDS)[number];

export function namesIn(language: Language): (seat: number) => string {
  return (seat) => at(PLAYERS[language], seat);
}

function isSay(value: unknown): value is Say {
  return typeof value === 'function';
}

/** Every sentence by its language, kind and key. */
const SENTENCES: ReadonlyMap<string, unknown> = new Map(
  LANGUAGES.flatMap((language) =>
    KINDS.flatMap((kind) => Object.entries(TEXTS[language][kind]).map(([key, say]) => [`${language} ${kind} ${key}`, say])),
  ),
);

/** A sentence by its key, where the types of key and fields are too many to follow. */
export function said(language: Language, kind: Heard, key: string, ...args: readonly unknown[]): string {
  const sentence: unknown = SENTENCES.get(`${language} ${kind} ${key}`);
  assert.ok(isSay(sentence), `${language} has no ${kind} for '${key}'`);
  const text = sentence(...args);
  assert.ok(typeof text === 'string', `${language}: ${kind} '${key}' is no text`);
  return text;
}

/** What is heard at a table in one language, by kind and key. */
type Ear = (kind: Heard, key: string, say: (language: Language) => string) => void;

function randomOptions(rng: Rng): Options {
  const chosen = [...optionSpecs(deadMansDraw)].flatMap(([name, spec]) => {
    if (spec.kind === 'flag') return [[name, rng.below(2) === 1]];
    return spec.kind === 'choice' ? [[name, pick(spec.of, rng)]] : [];
  });
  return parseOptions(deadMansDraw, Object.fromEntries(chosen));
}

/** A game of random moves, with everything that its players could read on the way. */
export function overhear(seed: number, ear: Ear): void {
  const rng = quickRng(seed);
  const seats = 2 + (seed % 7);
  let state = start(deadMansDraw, randomOptions(rng), seats);
  while (!isOver(state)) {
    const actor = pick(waiting(deadMansDraw, state), rng);
    const isChance = actor === 'chance';
    const move = isChance ? drawChance(deadMansDraw, state, rng) : pick(legalMoves(deadMansDraw, state, actor), rng);
    hearQuestion(show(deadMansDraw, state, isChance ? 'spectator' : actor), move, ear);
    state = play(deadMansDraw, state, actor, move, hearEvent(ear));
  }
  hearSheet(state, ear);
}

/** What is asked, what is answered, and what could have been. */
function hearQuestion({ view, decision, legal, forbidden }: Shown<DeadMansDraw>, answer: Move, ear: Ear): void {
  const scene = (language: Language) => ({ view, names: namesIn(language) });
  if (decision !== null) ear('prompts', decision, (language) => said(language, 'prompts', decision, scene(language)));
  for (const move of new Set([answer, ...legal, ...forbidden.map((refused) => refused.move)])) {
    ear('moves', move.type, (language) => said(language, 'moves', move.type, move, scene(language)));
  }
  for (const { refusal } of forbidden) {
    ear('refusals', refusal.reason, (language) => said(language, 'refusals', refusal.reason, refusal.params ?? {}));
  }
}

/** An event as it was, and as a spectator may know it. */
function hearEvent(ear: Ear): Emit<Event> {
  return (event) => {
    for (const seen of new Set([event, ...showEvents(deadMansDraw, [event], 'spectator')])) {
      ear('events', seen.type, (language) => said(language, 'events', seen.type, seen, namesIn(language)));
    }
  };
}

function hearSheet(state: State, ear: Ear): void {
  for (const { line, params } of outcome(deadMansDraw, state)?.sheets.flat() ?? []) {
    ear('lines', line, (language) => said(language, 'lines', line, params ?? {}));
  }
}
