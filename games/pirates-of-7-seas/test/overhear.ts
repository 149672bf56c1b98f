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
  type Viewer,
  waiting,
} from '@quarterdeck/kernel';
import { type Event, type Options, type PiratesOf7Seas, piratesOf7Seas, type State } from '../src/index.ts';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import type { Words } from '../text/types.ts';
import { uk } from '../text/uk.ts';

export const TEXTS: ByLanguage<Words> = { en, ru, uk };
const CYRILLIC_NAMES = ['Марта', 'Роман', 'Олег', 'Анна'];
const PLAYERS: ByLanguage<readonly string[]> = {
  en: ['Ann', 'Bob', 'Cleo', 'Dan'],
  ru: CYRILLIC_NAMES,
  uk: CYRILLIC_NAMES,
};

type Say = (...args: unknown[]) => unknown;
type Move = MoveOf<PiratesOf7Seas>;
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
  const chosen = [...optionSpecs(piratesOf7Seas)].flatMap(([name, spec]) => {
    if (spec.kind === 'flag') return [[name, rng.below(2) === 1]];
    return spec.kind === 'choice' ? [[name, pick(spec.of, rng)]] : [];
  });
  return parseOptions(piratesOf7Seas, Object.fromEntries(chosen));
}

/** A game of random moves, with everything that its players could read on the way. */
export function overhear(seed: number, ear: Ear): void {
  const rng = quickRng(seed);
  const seats = 2 + (seed % 3);
  const viewers = viewersOf(seats);
  let state = start(piratesOf7Seas, randomOptions(rng), seats);
  while (!isOver(state)) {
    const actor = pick(waiting(piratesOf7Seas, state), rng);
    const isChance = actor === 'chance';
    const move = isChance ? drawChance(piratesOf7Seas, state, rng) : pick(legalMoves(piratesOf7Seas, state, actor), rng);
    const asked = show(piratesOf7Seas, state, isChance ? 'all' : actor);
    hearQuestion(asked, ear);
    hearMoves(asked, [move], ear);
    hearPrompt(show(piratesOf7Seas, state, pick(viewers, rng)), ear);
    state = play(piratesOf7Seas, state, actor, move, hearEvent(viewers, ear));
  }
  hearSheet(state, ear);
}

function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator', 'all'];
}

/** What is asked, what may be answered, and what may not. */
function hearQuestion(shown: Shown<PiratesOf7Seas>, ear: Ear): void {
  hearPrompt(shown, ear);
  hearMoves(shown, [...shown.legal, ...shown.forbidden.map((refused) => refused.move)], ear);
  for (const { refusal } of shown.forbidden) {
    ear('refusals', refusal.reason, (language) => said(language, 'refusals', refusal.reason, refusal.params ?? {}));
  }
}

function hearPrompt({ view, decision }: Shown<PiratesOf7Seas>, ear: Ear): void {
  if (decision === null) return;
  ear('prompts', decision, (language) => said(language, 'prompts', decision, { view, names: namesIn(language) }));
}

function hearMoves({ view }: Shown<PiratesOf7Seas>, moves: readonly Move[], ear: Ear): void {
  for (const move of moves) {
    ear('moves', move.type, (language) => said(language, 'moves', move.type, move, { view, names: namesIn(language) }));
  }
}

/** An event as each of those at the table may know it. */
function hearEvent(viewers: readonly Viewer[], ear: Ear): Emit<Event> {
  return (event) => {
    for (const seen of new Set(viewers.flatMap((viewer) => showEvents(piratesOf7Seas, [event], viewer)))) {
      ear('events', seen.type, (language) => said(language, 'events', seen.type, seen, namesIn(language)));
    }
  };
}

function hearSheet(state: State, ear: Ear): void {
  for (const { line, params } of outcome(piratesOf7Seas, state)?.sheets.flat() ?? []) {
    ear('lines', line, (language) => said(language, 'lines', line, params ?? {}));
  }
}
