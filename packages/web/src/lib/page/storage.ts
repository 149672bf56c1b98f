// What the browser keeps for us. A browser that keeps nothing (private mode, full disk) must not stop a game.
import { readJson } from '../server/json.ts';

export interface Shelf {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
}

export const browserShelf: Shelf = {
  read(key) {
    try {
      return readJson(localStorage.getItem(`quarterdeck.${key}`) ?? 'null');
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      localStorage.setItem(`quarterdeck.${key}`, JSON.stringify(value));
    } catch {
      // Nothing is kept then; the game itself goes on.
    }
  },
};

export function memoryShelf(): Shelf {
  const kept = new Map<string, string>();
  return {
    read: (key) => readJson(kept.get(key) ?? 'null'),
    write: (key, value) => kept.set(key, JSON.stringify(value)),
  };
}
