// What a player's position is worth in points: what he has, and what ships, goods and cards will probably still bring.
import { type Adventure, GOODS, isCaravan, isCurse, isPort, type Nation, nationOf } from '../../src/data/cards.ts';
import { FIGURES } from '../../src/data/components.ts';
import { fleetOf, freeShipsOf } from '../../src/fleet.ts';
import { proceeds } from '../../src/market.ts';
import type { Player, State } from '../../src/types.ts';
import { GUESSES } from './guesses.ts';

/** How many rounds are still to come after this one. */
export function roundsToCome({ roundsLeft, aboveEnd, fixed }: State): number {
  return roundsLeft ?? Math.min(GUESSES.rounds, 4 + aboveEnd / fixed.seats);
}

/** How much of its lasting worth something keeps with so few rounds to come. */
function lasting(state: State, rounds: number): number {
  return Math.min(1, roundsToCome(state) / rounds);
}

export function worthOf(state: State, player: Player): number {
  const { chests, talismans, marks } = player;
  const sure = chests + talismans - FIGURES.pointsPerMark * marks;
  return (
    sure +
    goodsWorth(state, player) +
    shipsWorth(state, player) +
    spiritsWorth(state, player) +
    handWorth(state, player.hand) -
    flagsCost(state, player)
  );
}

/** At today's prices, less what another port or a curse may take of them; and a little hope for kinds that may come to three. */
function goodsWorth(state: State, { goods }: Player): number {
  const rounds = lasting(state, 4);
  const sure = 1 - GUESSES.goodRisk * rounds;
  const hope = (count: number) => GUESSES.goodHope * rounds * Math.min(count, 3);
  return GOODS.reduce((sum, good) => sum + sure * proceeds(state, good, goods[good]) + hope(goods[good]), 0);
}

function shipsWorth(state: State, player: Player): number {
  return lasting(state, 6) * (GUESSES.ship * fleetOf(player) + GUESSES.freeShip * Math.max(0, freeShipsOf(player)));
}

function spiritsWorth(state: State, { yinYang, doubleHold, unsinkable }: Player): number {
  const rest = Math.floor(yinYang / FIGURES.yinYangPerPoint);
  const spent =
    GUESSES.yinYang * Math.min(yinYang, GUESSES.purse) + Math.max(0, yinYang - GUESSES.purse) / FIGURES.yinYangPerPoint;
  const share = lasting(state, 3);
  const tokens = lasting(state, 8) * (GUESSES.doubleHold * Math.sqrt(doubleHold) + GUESSES.unsinkable * Math.sqrt(unsinkable));
  return share * spent + (1 - share) * rest + tokens;
}

/** A card that can still be laid is worth something; any other is a mark. */
function handWorth(state: State, hand: readonly Adventure[]): number {
  const worths = hand.map(cardWorth).sort((a, b) => b - a);
  const layable = (roundsToCome(state) + 1) / 1.5;
  return worths.reduce((sum, worth, i) => sum + (i < layable ? worth * lasting(state, 3) : -FIGURES.pointsPerMark), 0);
}

function cardWorth(card: Adventure): number {
  if (isCaravan(card)) return GUESSES.caravan;
  return isPort(card) ? GUESSES.port : isCurse(card) ? GUESSES.curse : 0;
}

/** Every raid on that nation is a mark. */
function flagsCost(state: State, { corsairOf }: Player): number {
  const toCome = corsairOf.reduce((sum, nation) => sum + caravansToCome(state, nation), 0);
  return FIGURES.pointsPerMark * GUESSES.flag * toCome * lasting(state, 12);
}

export function caravansToCome({ pile }: State, nation: Nation): number {
  return 4 - pile.filter((card) => isCaravan(card) && nationOf(card) === nation).length;
}
