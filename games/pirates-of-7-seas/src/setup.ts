// Setting the table (P1): seven ships, seven chests and all characters each; the end card four cards above the bottom.
import { same } from '@quarterdeck/kernel';
import { ADVENTURES, PIRATE_BAY } from './data/cards.ts';
import { COMPONENTS, type Components } from './data/components.ts';
import type { Options, Player, State } from './types.ts';

export function setup(options: Options, seats: number): State {
  const { components, ...rulings } = options;
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  const to = everybody.flatMap((seat) => Array.from({ length: components.start.hand }, () => seat));
  return {
    stack: [{ kind: 'round', queue: [] }, { kind: 'deal-adventures', to }, { kind: 'first-player' }],
    fixed: { options: rulings, seats, components: same(components, COMPONENTS) ? null : components },
    round: 1,
    firstPlayer: 0,
    called: 0,
    chosen: everybody.map(() => null),
    roundsLeft: null,
    players: everybody.map(() => player(components)),
    bag: ADVENTURES.slice(),
    aboveEnd: ADVENTURES.length - components.belowEnd,
    port: PIRATE_BAY,
    pile: [],
    loot: { bag: { ...components.loot }, discard: { fruit: 0, coffee: 0, rum: 0, talisman: 0 } },
    tray: [],
  };
}

function player({ start }: Components): Player {
  return {
    chests: start.chests,
    ships: start.ships,
    guards: 0,
    goods: { fruit: 0, coffee: 0, rum: 0 },
    talismans: 0,
    yinYang: 0,
    marks: 0,
    corsairOf: [],
    doubleHold: 0,
    unsinkable: 0,
    hand: [],
    played: [],
  };
}
