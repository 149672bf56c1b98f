// Pirates of the 7 Seas: the game as the kernel knows it.
import { defineGame, type Game } from '@quarterdeck/kernel';
import { LOOT, type Loot } from './data/cards.ts';
import { notation } from './notation.ts';
import { options } from './options.ts';
import { outcome } from './outcome.ts';
import { aborigine } from './phases/aborigine.ts';
import { captain } from './phases/captain.ts';
import { cartographer, drawAdventure } from './phases/cartographer.ts';
import { chooseCharacter } from './phases/choose-character.ts';
import { curse, nameGood } from './phases/curse.ts';
import { discardExcess } from './phases/discard-excess.ts';
import { finalSale } from './phases/final-sale.ts';
import { governor } from './phases/governor.ts';
import { drawGood, drawLoot, loadGoods } from './phases/loot.ts';
import { merchant } from './phases/merchant.ts';
import { nearestPair, raid, unsinkableShips } from './phases/raid.ts';
import { round } from './phases/round.ts';
import { sendShips } from './phases/send-ships.ts';
import { dealAdventures, firstPlayer } from './phases/setup.ts';
import { shaman } from './phases/shaman.ts';
import { shipwright } from './phases/shipwright.ts';
import { loseGood, payWinnings, tavernDice, winnings } from './phases/tavern.ts';
import { throwDice } from './phases/throw-dice.ts';
import { nearestToRed } from './phases/whirlpool.ts';
import { secrets } from './secrets.ts';
import { setup } from './setup.ts';
import type { PiratesOf7Seas, State } from './types.ts';
import { determinize, view, viewEvent } from './view.ts';

/** More moves than any turn has: ships sent, a throw, loot for everybody, rituals. */
const MOVES_PER_TURN = 60;

export const piratesOf7Seas: Game<PiratesOf7Seas> = defineGame({
  id: 'pirates-of-7-seas',
  rules: 1,
  seats: { min: 2, max: 4 },
  options,
  setup,
  phases: {
    'first-player': firstPlayer,
    'deal-adventures': dealAdventures,
    round,
    'choose-character': chooseCharacter,
    shipwright,
    governor,
    captain,
    aborigine,
    shaman,
    merchant,
    cartographer,
    'draw-adventure': drawAdventure,
    'throw-dice': throwDice,
    'send-ships': sendShips,
    raid,
    'nearest-pair': nearestPair,
    'unsinkable-ships': unsinkableShips,
    'draw-loot': drawLoot,
    'load-goods': loadGoods,
    curse,
    'name-good': nameGood,
    'nearest-to-red': nearestToRed,
    'discard-excess': discardExcess,
    'tavern-dice': tavernDice,
    winnings,
    'pay-winnings': payWinnings,
    'lose-good': loseGood,
    'draw-good': drawGood,
    'final-sale': finalSale,
  },
  view,
  viewEvent,
  reveals: ['dealt', 'called', 'caravan-played', 'port-changed', 'cursed', 'drew', 'hand-shown', 'ended'],
  determinize,
  outcome,
  notation,
  secrets,
  census: (state) => ({ adventures: allAdventures(state), loot: allLoot(state) }),
  longest: ({ stallRounds }, seats) => seats * (stallRounds + 5) * MOVES_PER_TURN,
  absent: ['send', 'load', 'save', 'pair', 'die', 'end-turn', 'sell-rest', 'choose'], // R40
});

function allAdventures({ bag, pile, players }: State): string {
  return [...bag, ...pile, ...players.flatMap(({ hand }) => hand)].sort().join(' ');
}

/** Every loot card: in the deck, in holds, before players, and being divided. */
function allLoot(state: State): string {
  return LOOT.map((kind) => `${kind} ${lootOf(state, kind)}`).join(' ');
}

function lootOf({ loot, players, stack }: State, kind: Loot): number {
  const held = players.reduce((sum, { goods, talismans }) => sum + (kind === 'talisman' ? talismans : goods[kind]), 0);
  const divided = stack.reduce((sum, frame) => {
    const isOpen = kind !== 'talisman' && (frame.kind === 'draw-loot' || frame.kind === 'load-goods');
    return sum + (isOpen ? frame.goods[kind] : 0);
  }, 0);
  return loot.bag[kind] + loot.discard[kind] + held + divided;
}

export * from './data/cards.ts';
export * from './data/components.ts';
export { capacityOf, countGoods, fleetOf, freeShipsOf, holdsOf, loadedOf, reserveOf, roomOf } from './fleet.ts';
export { bargainProceeds, highestDemand, portPrice, proceeds, proceedsOfAll } from './market.ts';
export { tooFewDiscarded } from './phases/discard-excess.ts';
export { NO_ROOM } from './phases/loot.ts';
export { isWon } from './phases/raid.ts';
export { nextToSend } from './phases/send-ships.ts';
export { pointsOf, sheetOf } from './scoring.ts';
export { clockwiseFrom, componentsOf, freeFlags, raidLimit, shipsOf } from './table.ts';
export { isIdle } from './turn.ts';
export * from './types.ts';
export { isCalled } from './view.ts';
