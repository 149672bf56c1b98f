// Games of Sea of Clouds that were begun elsewhere, kept in the browser as if they had been played there: with set chance, and as far as a
// test wants them.
import {
  act,
  actChance,
  isChanceDue,
  isOver,
  legalMoves,
  type Match,
  openMatch,
  pick,
  printRecord,
  quickRng,
  waiting,
} from '@quarterdeck/kernel';
import { type SeaOfClouds, seaOfClouds } from '@quarterdeck/sea-of-clouds';
import type { Page } from 'playwright-core';

type Sailing = Match<SeaOfClouds>;

/** Where somebody has to choose: the match, and the seat. */
export interface Choice {
  readonly match: Sailing;
  readonly seat: number;
}

/** Every choice of a random game, in order. */
export function* choices(seats: number, seed: number): Generator<Choice> {
  const rng = quickRng(seed);
  let match: Sailing = openMatch(seaOfClouds, { seats, options: {}, seed: `story ${seed}` });
  while (!isOver(match.state)) {
    const [actor] = waiting(seaOfClouds, match.state);
    if (isChanceDue(match) || actor === undefined || actor === 'chance') match = actChance(match).match;
    else {
      yield { match, seat: actor };
      match = act(match, actor, pick(legalMoves(seaOfClouds, match.state, actor), rng)).match;
    }
  }
}

const ID = 'aStoryToTell';

/** The page at the table of that game: a person on this seat, bots on the others. */
export async function sitDown(page: Page, { match, seat }: Choice, bot = 'random'): Promise<void> {
  const seats = Array.from({ length: match.seats }, (_, number) =>
    number === seat ? { kind: 'person', name: 'Anne' } : { kind: 'bot', bot },
  );
  const setting = { game: 'sea-of-clouds', options: {}, seats };
  const game = { id: ID, setting, record: printRecord(match, { withSeed: true }), upTo: null, entries: match.log.length };
  await page.goto('/');
  await page.evaluate((kept) => localStorage.setItem('quarterdeck.games', kept), JSON.stringify([game]));
  await page.goto(`/local/${ID}`);
  await page.locator('.board [data-at]').first().waitFor();
}

/** The first share is looked at. */
export function firstChoice(): Choice {
  const [first] = choices(2, 6);
  if (first === undefined) throw new Error('a game has choices');
  return first;
}

/** Somebody takes a share, and by that the game ends with a boarding in which nobody has to choose. */
export function lastChoice(): Choice {
  const [last] = [...choices(2, 6)].slice(-1);
  if (last === undefined) throw new Error('a game has choices');
  return last;
}

/** Somebody takes a share, a boarding begins by that, and the next choice is which of the own pirates acts. */
export function boardingWithChoice(): Choice {
  for (let seed = 0; seed < 100; seed++) {
    const all = [...choices(2, seed)];
    const found = all.find((choice, number) => isTakenBefore(choice, all[number + 1]));
    if (found !== undefined) return found;
  }
  throw new Error('no game has such a boarding');
}

function isTakenBefore({ match, seat }: Choice, next: Choice | undefined): boolean {
  const move = next?.match.log[match.log.length]?.move;
  return move?.type === 'take' && next?.seat === seat && next.match.state.stack.at(-1)?.kind === 'crew-effects';
}
