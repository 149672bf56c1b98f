// Dead Man's Draw: the game as the kernel knows it.
import { defineGame, type Game } from '@quarterdeck/kernel';
import { ABILITIES } from './abilities.ts';
import { setAbilities } from './ability.ts';
import { cardsOf } from './bank.ts';
import { isSafe, rightmostAnchor } from './bust.ts';
import { type Card, cardWord } from './data/cards.ts';
import { notation } from './notation.ts';
import { options } from './options.ts';
import { outcome, watchSuddenDeath } from './outcome.ts';
import { isSureBust } from './peril.ts';
import { bonus, loot, plunder } from './phases/bonus.ts';
import { cannon, misfire, placeTaken, shotGoesTo } from './phases/cannon.ts';
import { firstPlayer } from './phases/first-player.ts';
import { hook, secondHook } from './phases/hook.ts';
import { cardsOnMap, map, shuffleDiscard } from './phases/map.ts';
import { mermaid } from './phases/mermaid.ts';
import { oracle } from './phases/oracle.ts';
import { sword } from './phases/sword.ts';
import { chooseTrait, dealTraits, nameVictim } from './phases/traits.ts';
import { drawFromPile, turn } from './phases/turn.ts';
import { bustEnd, turnEnd } from './phases/turn-end.ts';
import { secrets } from './secrets.ts';
import { copiesFor, setup } from './setup.ts';
import { oddsOf, pileSize } from './table.ts';
import type { DeadMansDraw, State } from './types.ts';
import { determinize, view, viewEvent } from './view.ts';

setAbilities(ABILITIES);

export const deadMansDraw: Game<DeadMansDraw> = defineGame({
  id: 'dead-mans-draw',
  rules: 1,
  seats: { min: 2, max: 8 },
  options,
  setup,
  // The most frequent first: random play looks for its phase from the front.
  phases: {
    turn,
    'draw-card': drawFromPile,
    'turn-end': turnEnd,
    'shuffle-discard': shuffleDiscard,
    oracle,
    bust: bustEnd,
    map,
    cannon,
    misfire,
    hook,
    'second-hook': secondHook,
    sword,
    mermaid,
    bonus,
    plunder,
    loot,
    'first-player': firstPlayer,
    'deal-traits': dealTraits,
    'choose-trait': chooseTrait,
    'name-victim': nameVictim,
  },
  watch: watchSuddenDeath,
  view,
  viewEvent,
  reveals: ['traits-revealed'],
  determinize,
  outcome,
  notation,
  secrets,
  census: (state) => ({ loot: allCards(state).map(cardWord.print).sort().join(' ') }),
  longest: (_options, seats) => 12_000 * copiesFor(seats),
  absent: ['collect', 'draw'], // A50
});

/** Every loot card, wherever it lies: also those turned up by a map or waiting to be lost. */
function allCards(state: State): Card[] {
  const inFrames = state.stack.flatMap((frame) => ('shown' in frame ? frame.shown : 'lost' in frame ? frame.lost : []));
  const inArea = state.area.map((entry) => entry.card);
  return [...state.deck, ...state.known, ...state.discard, ...inArea, ...inFrames, ...state.banks.flatMap(cardsOf)];
}

export * from './data/cards.ts';
export * from './data/suits.ts';
export * from './data/traits.ts';
export * from './data/variants.ts';
export type { Odds } from './table.ts';
export * from './types.ts';
export { cardsOnMap, isSafe, isSureBust, oddsOf, pileSize, placeTaken, rightmostAnchor, shotGoesTo };
