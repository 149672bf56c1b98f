// At World's End: the game as the kernel knows it.
import { closeAll, defineGame, type Game } from '@quarterdeck/kernel';
import { copyTable } from './copy.ts';
import type { ShipId } from './data/cards.ts';
import { determinize } from './determinize.ts';
import { notation } from './notation.ts';
import { options } from './options.ts';
import { outcome } from './outcome.ts';
import { actions } from './phases/actions.ts';
import { afterHit } from './phases/after-hit.ts';
import { attackManoeuvre } from './phases/attack-manoeuvre.ts';
import { auction, auctionCard } from './phases/auction.ts';
import { bagOfTricks } from './phases/bag-of-tricks.ts';
import { battle } from './phases/battle.ts';
import { chooseHero } from './phases/choose-hero.ts';
import { companyAttack } from './phases/company-attack.ts';
import { convoy } from './phases/convoy.ts';
import { defenceManoeuvre } from './phases/defence-manoeuvre.ts';
import { escortCourse } from './phases/escort-course.ts';
import { eventDice, luckyCompass } from './phases/event-dice.ts';
import { fameGift } from './phases/fame-gift.ts';
import { firingShip } from './phases/firing-ship.ts';
import { lastBattle } from './phases/last-battle.ts';
import { management } from './phases/management.ts';
import { manoeuvreDraw } from './phases/manoeuvre-draw.ts';
import { portOffer, portSale } from './phases/port.ts';
import { regroup } from './phases/regroup.ts';
import { retreatSea } from './phases/retreat-sea.ts';
import { returnFire } from './phases/return-fire.ts';
import { rollOff } from './phases/roll-off.ts';
import { salvo } from './phases/salvo.ts';
import { salvoDice } from './phases/salvo-dice.ts';
import { singleDie } from './phases/single-die.ts';
import { startSea, startSeaDeal, turnOrder } from './phases/start.ts';
import { steadyAim } from './phases/steady-aim.ts';
import { stormDie } from './phases/storm-die.ts';
import { survivabilityCheck } from './phases/survivability-check.ts';
import { target } from './phases/target.ts';
import { turn } from './phases/turn.ts';
import { undyingCrew } from './phases/undying-crew.ts';
import { secrets } from './secrets.ts';
import { setup } from './setup.ts';
import type { AtWorldsEnd, State } from './types.ts';
import { view, viewEvent } from './view.ts';

export const atWorldsEnd: Game<AtWorldsEnd> = defineGame({
  id: 'at-worlds-end',
  rules: 1,
  seats: { min: 2, max: 4 },
  options,
  setup,
  copy: copyTable,
  phases: {
    'choose-hero': chooseHero,
    'turn-order': turnOrder,
    'start-sea-deal': startSeaDeal,
    'start-sea': startSea,
    turn,
    'event-dice': eventDice,
    'lucky-compass': luckyCompass,
    convoy,
    'auction-card': auctionCard,
    auction,
    'storm-die': stormDie,
    'company-attack': companyAttack,
    management,
    actions,
    'escort-course': escortCourse,
    'port-offer': portOffer,
    'port-sale': portSale,
    battle,
    'bag-of-tricks': bagOfTricks,
    'manoeuvre-draw': manoeuvreDraw,
    'firing-ship': firingShip,
    target,
    regroup,
    'retreat-sea': retreatSea,
    salvo,
    'attack-manoeuvre': attackManoeuvre,
    'defence-manoeuvre': defenceManoeuvre,
    'salvo-dice': salvoDice,
    'steady-aim': steadyAim,
    'after-hit': afterHit,
    'single-die': singleDie,
    'survivability-check': survivabilityCheck,
    'undying-crew': undyingCrew,
    'return-fire': returnFire,
    'fame-gift': fameGift,
    'last-battle': lastBattle,
    'roll-off': rollOff,
  },
  /** W10.1: the game is over in mid turn, whatever is open. */
  watch(state) {
    if (state.end !== null) closeAll(state);
  },
  view,
  viewEvent,
  reveals: ['battle-began', 'storm-broke', 'manoeuvre-drawn', 'manoeuvre-played', 'won', 'armada-won'],
  determinize,
  outcome,
  notation,
  secrets,
  census: (state) => ({ ships: allShips(state), manoeuvres: allManoeuvres(state) }),
  longest: (_options, seats) => seats * MOVES_PER_SEAT,
  absent: ['end-turn', 'hold', 'leave', 'let-pass', 'keep', 'keep-gold', 'leave-port', 'decline', 'let-sink', 'fight-on'], // R56
});

/** No rule bounds a game: dice may miss for ever. The longest of 300,000 random games had 1,496 moves. */
const MOVES_PER_SEAT = 10_000;

/** Every ship of the market: undrawn, owned, sunk, on offer, under the hammer, or boarded in a battle that goes on. */
function allShips({ market, sunk, pirates, battle: fight, stack }: State): string {
  const owned = pirates.flatMap(({ fleet }) => fleet.map(({ ship }) => ship));
  const boarded = fight === null ? [] : [...fight.first.captured, ...fight.second.captured];
  return [...market, ...sunk, ...owned, ...boarded, ...stack.flatMap(shownIn)].sort().join(' ');
}

function shownIn(frame: State['stack'][number]): readonly ShipId[] {
  if (frame.kind === 'port-offer' || frame.kind === 'port-sale') return frame.offer;
  return frame.kind === 'auction' ? [frame.ship] : [];
}

function allManoeuvres({ manoeuvres: { bag, played }, pirates }: State): string {
  return [...bag, ...played, ...pirates.flatMap(({ hand }) => hand)].sort().join(' ');
}

export { enemyOf } from './battle/battle.ts';
export { boardingOdds, hitOdds, type SalvoOdds, salvoOdds, survivalOdds } from './battle/odds.ts';
export { defenceOf, diceOf, hasCheck, type Loaded, replacesSalvo } from './battle/salvo.ts';
export * from './data/cards.ts';
export * from './data/components.ts';
export { otherOwnSeas } from './fleet/escorts.ts';
export { countAt, defendersOf, shipsAt } from './fleet/fleet.ts';
export { priceFor } from './fleet/harbour.ts';
export { hasPlace, isOnePlace, onlyAt, PLACES } from './fleet/places.ts';
export { fameOf, hasMonopoly, holdsPart, seasOf, sheetOf } from './seas/fame.ts';
export {
  classOf,
  componentsOf,
  difficultyOf,
  flagshipOf,
  hullOf,
  isNextTo,
  isSloop,
  lastSpace,
  neighboursOf,
  nextSeat,
  refugesFrom,
  seaCard,
  shipCard,
} from './table.ts';
export * from './types.ts';
