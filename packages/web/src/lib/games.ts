// Games as page and worker load them: rules, words and bots from the catalog.
import { GAME_IDS, loadGame, SHELF } from '@quarterdeck/catalog';

/** The example game is for developers: it is played in tests and while developing, not offered to players. */
const WITH_EXAMPLE = import.meta.env.DEV || import.meta.env['VITE_EXAMPLE'] === '1';

export const GAMES: readonly string[] = WITH_EXAMPLE ? GAME_IDS : SHELF;

export const loadOffer = loadGame;
