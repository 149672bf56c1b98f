// Setting the table (W1): the Company holds every sea, the market and the manoeuvres are full, and the pirates have no hero yet.
import { same } from '@quarterdeck/kernel';
import { bySea, MANOEUVRES, SHIPS } from './data/cards.ts';
import { COMPONENTS, FIGURES } from './data/components.ts';
import type { Options, Pirate, State } from './types.ts';

export function setup(options: Options, seats: number): State {
  const { components, ...rulings } = options;
  return {
    stack: [{ kind: 'choose-hero', seat: 0 }],
    fixed: { options: rulings, seats, components: same(components, COMPONENTS) ? null : components },
    order: [],
    pirates: Array.from({ length: seats }, pirate),
    seas: bySea(() => null),
    market: SHIPS.slice(),
    sunk: [],
    armada: FIGURES.firstSpace,
    turn: null,
    battle: null,
    manoeuvres: {
      bag: MANOEUVRES.flatMap((kind) => Array.from({ length: components.manoeuvres[kind] }, () => kind)),
      played: [],
    },
    end: null,
  };
}

function pirate(): Pirate {
  return {
    hero: null,
    gold: 0,
    favour: FIGURES.favour,
    flagship: null,
    turns: 0,
    boughtFame: 0,
    giftFame: 0,
    ruined: false,
    fleet: [],
    hand: [],
  };
}
