// Setting up and opening games of this browser.
import { type AnyGuide, at } from '@quarterdeck/kernel';
import { begunGame, nextStep } from '../learn/learning.ts';
import { newId } from '../page/random.ts';
import { browserShelf } from '../page/storage.ts';
import {
  findSaved,
  forgetGame,
  type Guided,
  type LocalSeat,
  type LocalSetting,
  type SavedGame,
  savedGames,
  saveGame,
} from './saved.ts';

/** A new game, kept from the first moment. */
export function setUpGame(setting: LocalSetting): SavedGame {
  return keep(fresh(setting));
}

function fresh(setting: LocalSetting): SavedGame {
  return { id: newId(), setting, record: null, upTo: null, entries: 0, stage: 'running', touched: Date.now(), guided: null };
}

/** A guided game with its learner on the first seat; one that was begun and not left goes on. */
export function learnGame(game: string, guides: readonly AnyGuide[], name: string): SavedGame {
  const begun = begunGame(keptGames(), game);
  if (begun !== null) return begun;
  const step = nextStep(keptGames(), game, guides.length);
  const { seats, bot, options, chance } = at(guides, step);
  const others = Array.from({ length: seats - 1 }, (): LocalSeat => ({ kind: 'bot', bot }));
  const setting = { game, options, seats: [{ kind: 'person', name }, ...others] } satisfies LocalSetting;
  return keep({ ...fresh(setting), guided: { step, chance, told: [], isLeft: false } });
}

/** What the learner has been told; the rest of the game is kept as it comes. */
export function keepLessons(id: string, lessons: Pick<Guided, 'told' | 'isLeft'>): void {
  const game = findGame(id);
  if (game !== null && game.guided !== null) keep({ ...game, guided: { ...game.guided, ...lessons } });
}

/** A game that leaves a record after so many entries. */
export function forkGame(setting: LocalSetting, record: string, upTo: number): SavedGame {
  return keep({ ...fresh(setting), record, upTo, entries: upTo });
}

function keep(game: SavedGame): SavedGame {
  saveGame(browserShelf, game);
  return game;
}

export const findGame = (id: string): SavedGame | null => findSaved(browserShelf, id);
export const keptGames = (): readonly SavedGame[] => savedGames(browserShelf);
export const forget = (id: string): void => forgetGame(browserShelf, id);

/** Hands a text to the browser as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
