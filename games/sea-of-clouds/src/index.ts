// Sea of Clouds: the game as the kernel knows it.
import { defineGame, type Game } from '@quarterdeck/kernel';
import { copyTable } from './copy.ts';
import { BACKS, FACES } from './data/cards.ts';
import { deckSize } from './deck.ts';
import { notation } from './notation.ts';
import { options } from './options.ts';
import { outcome } from './outcome.ts';
import { beer, leakingCask } from './phases/beer.ts';
import { boarding } from './phases/boarding.ts';
import { crewEffects } from './phases/crew-effects.ts';
import { fillSpaces, look, nextBack } from './phases/deck.ts';
import { divideLoot, takeTopCard } from './phases/divide-loot.ts';
import { exchangeOfObjects, exchangeOfRum } from './phases/exchange.ts';
import { firstPlayer } from './phases/first-player.ts';
import { layLoot } from './phases/lay-loot.ts';
import { lookout } from './phases/lookout.ts';
import { monsieurPlume } from './phases/monsieur-plume.ts';
import { round } from './phases/round.ts';
import { stealRum } from './phases/steal-rum.ts';
import { secrets } from './secrets.ts';
import { setup } from './setup.ts';
import type { Card, Options, SeaOfClouds, State } from './types.ts';
import { determinize, view, viewEvent } from './view.ts';

export const seaOfClouds: Game<SeaOfClouds> = defineGame({
  id: 'sea-of-clouds',
  rules: 1,
  seats: { min: 2, max: 4 },
  options,
  setup,
  copy: copyTable,
  phases: {
    'first-player': firstPlayer,
    'next-back': nextBack,
    look,
    'fill-spaces': fillSpaces,
    round,
    'divide-loot': divideLoot,
    'take-top-card': takeTopCard,
    'lay-loot': layLoot,
    beer,
    'leaking-cask': leakingCask,
    boarding,
    'crew-effects': crewEffects,
    lookout,
    'monsieur-plume': monsieurPlume,
    'steal-rum': stealRum,
    'exchange-rum': exchangeOfRum,
    'exchange-object': exchangeOfObjects,
  },
  view,
  viewEvent,
  reveals: ['looked', 'laid', 'stole-rum', 'exchanged-rum', 'revealed'],
  determinize,
  outcome,
  notation,
  secrets,
  census: (state) => ({ faces: allFaces(state), cards: state.backs.length + deckSize(state), adrift: adrift(state) }),
  longest,
  absent: ['take', 'finish', 'lay'], // R16
});

/** More answers than a turn can ask for, and more than a card can: it is dealt, looked at, laid, and acts for two victories. */
function longest({ components: { cards, tracks } }: Options, seats: number): number {
  const islands = Math.max(tracks.four.islands, tracks.twoOrThree.islands);
  const copies = FACES.reduce((sum, face) => sum + cards[face].copies, 0);
  return 20 * islands * seats + 12 * copies;
}

/** Every face of the box, seen or not. */
function allFaces(state: State): string {
  const seen = state.faces.filter((face) => face !== null);
  return [...BACKS.flatMap((back) => state.bag[back]), ...seen].sort().join(' ');
}

/** Cards that lie in no place or in two: always none. */
function adrift({ backs, spaces, captains, gone, stack }: State): string {
  const boards = captains.flatMap(({ crew, rum, relics, objects, secrets }) => [
    ...crew,
    ...rum,
    ...relics,
    ...objects,
    ...secrets,
  ]);
  const inHands = stack.flatMap((frame): Card[] => (frame.kind === 'lay-loot' ? frame.cards : []));
  const places = [...spaces.flatMap(({ cards }) => cards), ...boards, ...gone, ...inHands];
  const missing = backs.flatMap((_, card) => (places.filter((other) => other === card).length === 1 ? [] : [card]));
  return missing.join(' ');
}

export { findChest } from './boarding.ts';
export * from './data/cards.ts';
export * from './data/components.ts';
export { deckSize, SPACES, sourceOfMore } from './deck.ts';
export { hasSeen, isPublic, seatsThatSaw } from './knowledge.ts';
export { ladderPoints, sheetOf } from './scoring.ts';
export { fights, neighboursOf, pairsOfNeighbours, type StrengthPart, strengthOf, strengthParts } from './strength.ts';
export { clockwiseFrom, componentsOf, liesFaceDown, lootCard, relicsInPlay, roundsToBoarding, trackOf } from './table.ts';
export * from './types.ts';
