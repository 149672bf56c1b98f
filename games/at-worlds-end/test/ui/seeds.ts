// Finds tables for `game.html` at which something is going on: a change of the rules moves them elsewhere, not away.
import { atWorldsEnd, type Battle, type State } from '@quarterdeck/at-worlds-end';
import { parseBot } from '@quarterdeck/bots';
import { act, actChance, openMatch, parseOptions, quickRng, show, waiting } from '@quarterdeck/kernel';
import { atWorldsEndOffer } from '../../offer.ts';

const AHEAD = 330;
const MOST = 2000;

/** The address of a table where random players have come to such a battle, at its first shot. */
export function battleQuery(seats: number, isWanted: (battle: Battle) => boolean): string {
  for (let number = 0; number < MOST; number++) {
    const seed = `line ${number}`;
    const { battle } = firstShot(seats, seed);
    if (battle !== null && isWanted(battle))
      return `seats=${seats}&ahead=${AHEAD}&until=firing-ship&seed=${encodeURIComponent(seed)}`;
  }
  throw new Error('no such battle was met');
}

/** As the page plays it: random moves, until after so many entries somebody is asked which ship fires. */
function firstShot(seats: number, seed: string): State {
  const [bot, rng] = [parseBot('random'), quickRng(AHEAD)];
  let match = openMatch(atWorldsEnd, { seats, options: parseOptions(atWorldsEnd, {}), seed });
  for (;;) {
    const { state, log } = match;
    const [actor] = waiting(atWorldsEnd, state);
    if (actor === undefined || (log.length >= AHEAD && state.stack.at(-1)?.kind === 'firing-ship')) return state;
    if (actor === 'chance') match = actChance(match).match;
    else match = act(match, actor, bot.choose(atWorldsEndOffer, show(atWorldsEnd, state, actor), rng)).match;
  }
}
