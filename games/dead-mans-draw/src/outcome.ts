// Scores and the winner (D2.7, D2.8), with the variants that change them (D7).
import { at, closeAll, type Emit, type Outcome, type ScoreLine, type Seat } from '@quarterdeck/kernel';
import { bankSize, hasSuit, stackOf, suitsOf, topCard } from './bank.ts';
import { cardValue } from './data/cards.ts';
import { SUITS } from './data/suits.ts';
import { bankOf, opponents } from './table.ts';
import type { Event, Line, State, View } from './types.ts';

/** What a score is counted from. */
type Counted = Pick<View, 'banks' | 'fixed' | 'traits'>;

export function outcome(state: State): Outcome<Line> {
  const sheets = state.banks.map((_, seat) => sheetOf(state, seat));
  const places = placesOf(state, sheets.map(total));
  return { winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])), places, sheets };
}

function sheetOf(state: Counted, seat: Seat): ScoreLine<Line>[] {
  return [...loot(state, seat), ...extras(state, seat)];
}

/** What a seat would have if the game ended now: the ordinary count, unless the variant counts otherwise (D7.2, D7.4). */
export function scoreOf(state: Counted, seat: Seat): number {
  const { variant } = state.fixed.options;
  const countsOtherwise = variant === 'pile-o-treasure' || variant === 'all-hands-on-deck';
  return countsOtherwise ? total(sheetOf(state, seat)) : bankScore(state, seat);
}

export function endGame(state: State, emit: Emit<Event>): void {
  // D7.3: what a bust saves may win at once, before what it loses has gone away.
  for (const frame of state.stack) if (frame.kind === 'bust') state.discard.push(...frame.lost);
  closeAll(state);
  emit({ type: 'ended' });
}

/** What the bank is worth by the ordinary count: the top of each stack, and the Golden Scales. */
export function bankScore(state: Counted, seat: Seat): number {
  const bank = bankOf(state, seat);
  let tops = 0;
  for (const stack of bank) tops += cardValue(topCard(stack) ?? 0);
  const scales = state.traits[seat] === 'golden-scales' && hasSuit(bank, 'mermaid');
  return tops + (scales ? state.fixed.options.components.goldenScalesPoints : 0);
}

/** D7.3, Sudden Death: whoever reaches fifty wins at once, the active player before the others clockwise. */
export function watchSuddenDeath(state: State, emit: Emit<Event>): void {
  const { options } = state.fixed;
  if (options.variant !== 'sudden-death' || state.suddenWinner !== null) return;
  const winner = [state.turn.seat, ...opponents(state)].find(
    (seat) => bankScore(state, seat) >= options.components.suddenDeathScore,
  );
  if (winner === undefined) return;
  state.suddenWinner = winner;
  endGame(state, emit);
}

/** D7.2, Pile o' Treasure counts every card. */
function loot(state: Counted, seat: Seat): ScoreLine<Line>[] {
  const countsAll = state.fixed.options.variant === 'pile-o-treasure';
  const bank = bankOf(state, seat);
  return suitsOf(bank).map((suit) => {
    const stack = stackOf(bank, suit);
    const counted = countsAll ? stack : stack.slice(-1);
    const points = counted.reduce((sum, card) => sum + cardValue(card), 0);
    return { line: countsAll ? 'whole-suit' : 'suit', points, params: { suit, cards: stack.length } };
  });
}

/** D4.2: once, or for each mermaid where every card counts (A39). D7.4: missing suits. */
function extras(state: Counted, seat: Seat): ScoreLine<Line>[] {
  const { components, variant } = state.fixed.options;
  const bank = bankOf(state, seat);
  const lines: ScoreLine<Line>[] = [];
  const held = stackOf(bank, 'mermaid').length;
  const mermaids = variant === 'pile-o-treasure' ? held : Math.min(1, held);
  if (state.traits[seat] === 'golden-scales' && mermaids > 0) {
    lines.push({ line: 'golden-scales', points: mermaids * components.goldenScalesPoints, params: { mermaids } });
  }
  const missing = SUITS.length - suitsOf(bank).length;
  if (variant === 'all-hands-on-deck' && missing > 0) {
    lines.push({ line: 'missing-suits', points: -missing * components.missingSuitPenalty, params: { missing } });
  }
  return lines;
}

function total(sheet: readonly ScoreLine[]): number {
  return sheet.reduce((sum, line) => sum + line.points, 0);
}

/** A seat's place is one more than the number of seats that come before it. */
function placesOf(state: State, totals: readonly number[]): number[] {
  return totals.map((_, seat) => 1 + totals.filter((_, other) => comesBefore(state, totals, other, seat)).length);
}

/** D2.8: more points, then more cards. Sudden Death and Beneath the Waves have a word before that. */
function comesBefore(state: State, totals: readonly number[], a: Seat, b: Seat): boolean {
  if (state.suddenWinner === a || state.suddenWinner === b) return state.suddenWinner === a && a !== b;
  const byPoints = at(totals, a) - at(totals, b);
  const byCards = bankSize(bankOf(state, a)) - bankSize(bankOf(state, b));
  if (state.fixed.options.variant !== 'beneath-the-waves') return byPoints > 0 || (byPoints === 0 && byCards > 0);
  return comesBeforeInTheWaves(state, totals, a, b, byPoints, byCards);
}

/** D7.6: below sixty the most wins; who has too much comes after, the least of them first. */
function comesBeforeInTheWaves(
  state: State,
  totals: readonly number[],
  a: Seat,
  b: Seat,
  byPoints: number,
  byCards: number,
): boolean {
  const { components, nobodyBelow } = state.fixed.options;
  const drowned = (seat: Seat) => at(totals, seat) >= components.wavesLimit;
  if (nobodyBelow === 'draw' && totals.every((_, seat) => drowned(seat))) return false;
  if (drowned(a) !== drowned(b)) return drowned(b);
  if (byPoints === 0) return byCards > 0;
  return drowned(a) ? byPoints < 0 : byPoints > 0;
}
