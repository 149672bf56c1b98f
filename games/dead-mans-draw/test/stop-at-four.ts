// A plain player to measure others by: draws until four cards lie in the play area, then collects; any target will do.
import { type Bot, random } from '@quarterdeck/bots';

const ENOUGH = 4;

export const stopAtFour: Bot = {
  name: 'stop-at-four',
  choose(offer, shown, rng) {
    const area = 'area' in shown.view && Array.isArray(shown.view.area) ? shown.view.area.length : 0;
    const wanted = area >= ENOUGH ? 'collect' : 'draw';
    return shown.legal.find(({ type }) => type === wanted) ?? random.choose(offer, shown, rng);
  },
};
