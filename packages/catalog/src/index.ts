// The one list of games. A new game is registered here and nowhere else.
import { admiralCover } from '@quarterdeck/admiral/cover';
import { atWorldsEndCover } from '@quarterdeck/at-worlds-end/cover';
import { deadMansDrawCover } from '@quarterdeck/dead-mans-draw/cover';
import { exampleCover } from '@quarterdeck/example/cover';
import { type AnyOffer, type AnySpokenOffer, at, type Cover, Fault, short, spoken } from '@quarterdeck/kernel';
import { piratesOf7SeasCover } from '@quarterdeck/pirates-of-7-seas/cover';
import { seaOfCloudsCover } from '@quarterdeck/sea-of-clouds/cover';

/** The cover is there at once; the game with its words, its table and its judgement is loaded when it is asked for. */
interface Listed {
  readonly cover: Cover;
  readonly load: () => Promise<AnyOffer>;
}

const GAMES: readonly Listed[] = [
  { cover: deadMansDrawCover, load: async () => (await import('@quarterdeck/dead-mans-draw/offer')).deadMansDrawOffer },
  { cover: seaOfCloudsCover, load: async () => (await import('@quarterdeck/sea-of-clouds/offer')).seaOfCloudsOffer },
  { cover: piratesOf7SeasCover, load: async () => (await import('@quarterdeck/pirates-of-7-seas/offer')).piratesOf7SeasOffer },
  { cover: atWorldsEndCover, load: async () => (await import('@quarterdeck/at-worlds-end/offer')).atWorldsEndOffer },
  { cover: admiralCover, load: async () => (await import('@quarterdeck/admiral/offer')).admiralOffer },
  { cover: exampleCover, load: async () => (await import('@quarterdeck/example/offer')).exampleOffer },
];

export const COVERS: readonly Cover[] = GAMES.map(({ cover }) => cover);
export const GAME_IDS: readonly string[] = COVERS.map(({ id }) => id);

/** The games that people are offered; the example is for those who write one. */
export const SHELF: readonly string[] = GAME_IDS.filter((id) => id !== 'example');

export async function loadGame(id: string): Promise<AnyOffer> {
  const listed = GAMES.find(({ cover }) => cover.id === id);
  return listed === undefined ? unknownGame(id) : listed.load();
}

/** With its words in every language. */
export async function loadSpoken(id: string): Promise<AnySpokenOffer> {
  return spoken(await loadGame(id));
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
  throw new Fault('unknown-game', `no game '${short(id)}': there is ${known.length === 1 ? at(known, 0) : known.join(', ')}`);
}
