// Games as page and worker know them: their covers at once, rules, words and bots when they are asked for.
import { COVERS, loadGame, SHELF } from '@quarterdeck/catalog';
import { type Cover, inLanguage, type Language } from '@quarterdeck/kernel';

/** The example game is for developers: it is played in tests and while developing, not offered to players. */
const WITH_EXAMPLE = import.meta.env.DEV || import.meta.env['VITE_EXAMPLE'] === '1';

export const GAMES: readonly Cover[] = WITH_EXAMPLE ? COVERS : COVERS.filter(({ id }) => SHELF.includes(id));

export const isOffered = (id: string): boolean => GAMES.some((cover) => cover.id === id);

/** The game by its title; by its id where it is not known here. */
export function titleOf(id: string, language: Language): string {
  const cover = COVERS.find((known) => known.id === id);
  return cover === undefined ? id : inLanguage(cover.words, language).title;
}

export const loadOffer = loadGame;
