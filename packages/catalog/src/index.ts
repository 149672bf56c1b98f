// The one list of games. A new game is registered here and nowhere else.
import { type AnyOffer, at, Fault } from '@quarterdeck/kernel';

type Load = () => Promise<AnyOffer>;

const GAMES: ReadonlyMap<string, Load> = new Map<string, Load>([
  ['dead-mans-draw', async () => (await import('@quarterdeck/dead-mans-draw/offer')).deadMansDrawOffer],
  ['example', async () => (await import('@quarterdeck/example/offer')).exampleOffer],
  ['sea-of-clouds', async () => (await import('@quarterdeck/sea-of-clouds/offer')).seaOfCloudsOffer],
]);

export const GAME_IDS: readonly string[] = [...GAMES.keys()];

/** The games that people are offered; the example is for those who write one. */
export const SHELF: readonly string[] = GAME_IDS.filter((id) => id !== 'example');

/** A game with its words, its table and its judgement; loaded when it is asked for. */
export async function loadGame(id: string): Promise<AnyOffer> {
  const load = GAMES.get(id);
  return load === undefined ? unknownGame(id) : load();
}

/** Every game by its id. */
export interface Catalog {
  readonly offers: readonly AnyOffer[];
  find(id: string): AnyOffer;
}

export async function loadCatalog(): Promise<Catalog> {
  return catalogOf(await Promise.all(GAME_IDS.map(loadGame)));
}

export function catalogOf(offers: readonly AnyOffer[]): Catalog {
  return {
    offers,
    find: (id) =>
      offers.find(({ game }) => game.id === id) ??
      unknownGame(
        id,
        offers.map(({ game }) => game.id),
      ),
  };
}

function unknownGame(id: string, known: readonly string[] = GAME_IDS): never {
  throw new Fault('unknown-game', `no game '${id}': there is ${known.length === 1 ? at(known, 0) : known.join(', ')}`);
}
