// What an absent player is taken to choose: the first of the game's own list that is legal, otherwise anything.
import type { Bot } from './bot.ts';
import { random } from './random.ts';

export const absent: Bot = {
  name: 'absent',
  choose(offer, shown, rng) {
    for (const type of offer.game.absent) {
      const move = shown.legal.find((legal) => legal.type === type);
      if (move !== undefined) return move;
    }
    return random.choose(offer, shown, rng);
  },
};
