// What the active player may expect of the turn: collect now, or draw once more at the true risk.
import { at, type Seat, top } from '@quarterdeck/kernel';
import { isSafe, rightmostAnchor, takerOf } from '../src/bust.ts';
import { wouldBust } from '../src/clash.ts';
import { type Card, suitNumber, suitOf } from '../src/data/cards.ts';
import { SUITS, type Suit } from '../src/data/suits.ts';
import { bankOf, hasTrait, opponents, opponentsWith, pileSize } from '../src/table.ts';
import type { Place, State } from '../src/types.ts';
import { addLoot, gainOf, hitCard, lossOfTop, lossToHit, type Tops, topsOf } from './loot.ts';

/** The play area as the active player reckons with it. */
interface Reckoning {
  readonly seat: Seat;
  readonly suits: readonly Suit[];
  /** Tops of the bank with the play area in it. */
  readonly tops: Tops;
  /** Points for collecting, without the bonus of key and chest. */
  readonly loot: number;
  /** Points for a bust: what is safe, less what falls to an opponent. */
  readonly bust: number;
}

/** Points for the active player; nothing before the first draw, since every turn has one. */
export function prospect(state: State): number {
  if (!state.turn.hasDrawn) return 0;
  const sum = reckon(state);
  return goOn(state, sum) + pending(state, sum);
}

function goOn(state: State, sum: Reckoning): number {
  const collect = sum.loot + (hasCombo(sum.suits) ? bonusFor(state, sum, sum.suits.length) : 0);
  if (pileSize(state) === 0) return collect;
  return state.turn.debt > 0 ? forced(state, sum) : Math.max(collect, draw(state, sum));
}

/** What the open choice of an ability adds. */
function pending(state: State, sum: Reckoning): number {
  const frame = top(state);
  switch (frame?.kind) {
    case 'cannon':
      return bestShot(state);
    case 'misfire':
      return shotWorth(state);
    case 'sword':
      return theftWorth(state, sum);
    case 'map':
      return bestGain(state, sum, frame.shown.length > 0 ? frame.shown : state.discard, 'discard');
    case 'hook':
      return bestGain(state, sum, ownTops(state, sum.seat), sum.seat);
    default:
      return 0;
  }
}

function ownTops(state: State, seat: Seat): Card[] {
  return bankOf(state, seat).flatMap((stack) => stack.slice(-1));
}

/** The most that one of these cards can add; if each of them busts, one of them will. */
function bestGain(state: State, sum: Reckoning, cards: readonly Card[], from: Place): number {
  const safe = cards.filter((card) => !wouldBust(state, card, from));
  if (safe.length === 0) return sum.bust - sum.loot;
  return Math.max(...safe.map((card) => gainOf(state, sum.seat, sum.tops, card)));
}

function reckon(state: State): Reckoning {
  const { seat } = state.turn;
  const cards = state.area.map((entry) => entry.card);
  const anchor = rightmostAnchor(state.area);
  const safe = state.area.filter((entry, place) => isSafe(entry, place, anchor)).map((entry) => entry.card);
  const tops = topsOf(state, seat);
  const loot = addLoot(state, seat, tops, cards);
  return { seat, suits: cards.map(suitOf), tops, loot, bust: bustWorth(state, seat, safe) };
}

function bustWorth(state: State, seat: Seat, safe: readonly Card[]): number {
  const saved = safe.length === 0 ? 0 : addLoot(state, seat, topsOf(state, seat), safe);
  const taker = takerOf(state);
  if (taker === null) return saved;
  const lost = state.area.map((entry) => entry.card).filter((card) => !safe.includes(card));
  return saved - addLoot(state, taker, topsOf(state, taker), lost);
}

/** One more card: the known one, or each card of the pile as likely as the others. */
function draw(state: State, sum: Reckoning): number {
  const known = state.known[0];
  const bag = known === undefined ? state.deck : [known];
  const bySuit = SUITS.map((suit) => abilityWorth(state, sum, suit));
  let total = 0;
  for (const card of bag) {
    const isBust = wouldBust(state, card, 'deck');
    total += isBust ? sum.bust : sum.loot + gainOf(state, sum.seat, sum.tops, card) + at(bySuit, suitNumber(card));
  }
  return total / bag.length;
}

/** What a suit brings besides its points: a hit on others, or the bonus of key and chest. The look-ahead sees the rest. */
function abilityWorth(state: State, sum: Reckoning, suit: Suit): number {
  const bonus = hasCombo([...sum.suits, suit]) ? bonusFor(state, sum, sum.suits.length + 1) : 0;
  if (suit === 'cannon') return bonus + shotWorth(state);
  return suit === 'sword' ? bonus + theftWorth(state, sum) : bonus;
}

function hasCombo(suits: readonly Suit[]): boolean {
  return suits.includes('key') && suits.includes('chest');
}

/** The kraken's demand: so many cards, each of which may bust. */
function forced(state: State, sum: Reckoning): number {
  const once = draw(state, sum);
  const survival = (1 - bustShare(state)) ** (state.turn.debt - 1);
  return survival * once + (1 - survival) * sum.bust;
}

function bustShare(state: State): number {
  return state.deck.filter((card) => wouldBust(state, card, 'deck')).length / Math.max(1, state.deck.length);
}

/** Key and chest: so many cards of the discard pile, or of the richest bank (D3.4, D4.3, D4.4). */
function bonusFor(state: State, sum: Reckoning, collected: number): number {
  const count = hasTrait(state, 'treasure-hunter') ? 2 * collected : collected;
  if (!hasTrait(state, 'plunderer')) return bagWorth(state, sum, state.discard, count);
  return Math.max(0, ...opponents(state).map((seat) => 2 * bagWorth(state, sum, bankOf(state, seat).flat(), count)));
}

/** What `count` random cards of a bag bring, each suit by its best one. */
function bagWorth(state: State, sum: Reckoning, bag: readonly Card[], count: number): number {
  if (bag.length === 0) return 0;
  const likely = Math.min(1, count / bag.length);
  const missed = SUITS.map(() => 1); // how likely no better card of the suit was drawn
  let points = 0;
  for (const card of bag.toSorted((a, b) => b - a)) {
    const suit = suitNumber(card);
    points += gainOf(state, sum.seat, sum.tops, card) * likely * at(missed, suit);
    missed[suit] = at(missed, suit) * (1 - likely);
  }
  return points;
}

/** A cannon that is still to be played: under a rival's Misfire it costs an own card, instead of a hit or besides (4.15, A30). */
function shotWorth(state: State): number {
  if (opponentsWith(state, 'misfire').length === 0) return bestShot(state);
  const cost = cheapestTop(state);
  return state.fixed.options.misfire === 'besides' ? bestShot(state) - cost : -cost;
}

function bestShot(state: State): number {
  return Math.max(0, ...opponents(state).flatMap((seat) => bankOf(state, seat).map((stack) => lossToHit(state, stack))));
}

/** What a misfire costs: the shooter chooses the stack. */
function cheapestTop(state: State): number {
  const own = bankOf(state, state.turn.seat).filter((stack) => stack.length > 0);
  return own.length === 0 ? 0 : Math.min(...own.map((stack) => lossOfTop(state, stack)));
}

/** The best card that a sword can bring in without a bust; it counts for the thief once it is collected. */
function theftWorth(state: State, sum: Reckoning): number {
  if (opponentsWith(state, 'parry').length > 0) return 0;
  let best = 0;
  for (const seat of opponents(state)) {
    for (const stack of bankOf(state, seat)) {
      const card = hitCard(state, stack);
      if (card === null || wouldBust(state, card, seat) || !canSteal(state, sum, card)) continue;
      best = Math.max(best, lossToHit(state, stack) + gainOf(state, sum.seat, sum.tops, card));
    }
  }
  return best;
}

function canSteal(state: State, sum: Reckoning, card: Card): boolean {
  return hasTrait(state, 'swordsman') || at(bankOf(state, sum.seat), suitNumber(card)).length === 0;
}
