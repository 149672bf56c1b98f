// Every prompt, move, event and refusal that comes up can be said in every language.
import {
  type AnySpokenOffer,
  type GameTypes,
  inLanguage,
  type Language,
  type Names,
  pick,
  type Shown,
  show,
  showEvents,
  speakerOf,
  type Viewer,
  waiting,
} from '@quarterdeck/kernel';
import { demand } from './broken.ts';
import type { Step } from './laws-of-move.ts';
import { viewersOf } from './laws-of-position.ts';

const HOLES = /undefined|null|NaN|\[object| {2}|\( *\)/;
type Say = (...args: unknown[]) => unknown;

/** What one viewer at random, and the one who is asked, read after a move. */
export function wordsAreWhole(offer: AnySpokenOffer, step: Step, languages: readonly Language[]): void {
  const { game } = offer;
  const state = step.after.state;
  const asked = waiting(game, state)
    .flatMap((actor): Viewer[] => (actor === 'chance' ? [] : [actor]))
    .slice(0, 1);
  for (const viewer of [...asked, pick(viewersOf(step.seats), step.rng)]) {
    const shown = show(game, state, viewer);
    const heard = showEvents(game, step.events, viewer);
    for (const language of languages) readAloud(offer, shown, heard, language);
  }
  for (const language of languages) sheetIsSaid(offer, step, language);
  tableIsDrawn(offer, show(game, state, pick(viewersOf(step.seats), step.rng)), pick(languages, step.rng));
}

function readAloud(
  offer: AnySpokenOffer,
  shown: Shown<GameTypes>,
  heard: readonly GameTypes['event'][],
  language: Language,
): void {
  const text = inLanguage(offer.texts, language);
  const names: Names = (seat) => `P${seat}`;
  const occasion = { view: shown.view, names };
  for (const event of heard) say(text.events, event.type, language, true)(event, names);
  if (shown.decision !== null) say(text.prompts, shown.decision, language, false)(occasion);
  for (const move of shown.legal.slice(0, 3)) say(text.moves, move.type, language, false)(move, occasion);
  for (const { refusal } of shown.forbidden) say(text.refusals, refusal.reason, language, false)(refusal.params ?? {});
}

function tableIsDrawn(offer: AnySpokenOffer, shown: Shown<GameTypes>, language: Language): void {
  const drawn = offer.terminal({
    shown,
    speaker: speakerOf(inLanguage(offer.texts, language), language, (seat) => `P${seat}`),
    paint: (_ink, line) => line,
  });
  whole(drawn, 'the table', language, /undefined|NaN|\[object/);
}

function sheetIsSaid(offer: AnySpokenOffer, step: Step, language: Language): void {
  const end = show(offer.game, step.after.state, 'spectator').outcome;
  for (const line of end?.sheets.flat() ?? [])
    say(inLanguage(offer.texts, language).lines, line.line, language, false)(line.params ?? {});
}

/** The sentence for a key, which must be there and must have no holes. */
function say(sentences: object, key: string, language: Language, mayBeEmpty: boolean): (...args: unknown[]) => void {
  const sentence: unknown = Object.hasOwn(sentences, key) ? Reflect.get(sentences, key) : undefined;
  demand('words are whole', isSay(sentence), () => `no words for '${key}' in ${language}`);
  return (...args) => {
    const said = sentence(...args);
    demand(
      'words are whole',
      typeof said === 'string' && (mayBeEmpty || said !== ''),
      () => `'${key}' says nothing in ${language}`,
    );
    whole(said, key, language, HOLES);
  };
}

function isSay(value: unknown): value is Say {
  return typeof value === 'function';
}

function whole(said: string, key: string, language: Language, holes: RegExp): void {
  demand('words are whole', !holes.test(said), () => `'${key}' has a hole in ${language}: ${said}`);
}
