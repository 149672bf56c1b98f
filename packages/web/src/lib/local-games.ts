// Setting up and opening games of this browser.
import { findSaved, forgetGame, type LocalSetting, type SavedGame, savedGames, saveGame } from './saved.ts';
import { browserShelf } from './storage.ts';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** A new game, kept from the first moment. */
export function setUpGame(setting: LocalSetting): SavedGame {
  return keep({ id: newId(), setting, record: null, upTo: null, entries: 0, stage: 'running', touched: Date.now() });
}

/** A game that leaves a record after so many entries. */
export function forkGame(setting: LocalSetting, record: string, upTo: number): SavedGame {
  return keep({ id: newId(), setting, record, upTo, entries: upTo, stage: 'running', touched: Date.now() });
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
