// The auction (W3.6, R10): a ship of the market goes to who bids most. A seat that cannot pay the least bid is passed over, for gold is open.
import { at, become, CHANCE, close, type Emit, NOBODY, only, pick, type Seat, take } from '@quarterdeck/kernel';
import { FIGURES } from '../data/components.ts';
import { putBack } from '../fleet/bag.ts';
import { addToFleet } from '../fleet/fleet.ts';
import { nextSeat, type PhaseOf, pirateOf, shipCard } from '../table.ts';
import type { Auction, Decisions, Event, State } from '../types.ts';

type Move = Decisions['auction']['answer'];
type Bid = Extract<Move, { type: 'bid' }>;

const LEAVE: Move = { type: 'leave' };
/** Bids that are likely to be made, by hundreds. */
const BIDS: Bid[] = [];
for (let coins = 0; coins < 400; coins++) BIDS.push({ type: 'bid', gold: coins * FIGURES.coin });

export const auctionCard: PhaseOf<'auction-card'> = {
  waiting: () => CHANCE,
  legalMoves: ({ market }) => market.map((ship) => ({ type: 'turn-up', ship })),
  draw: ({ market }, _frame, rng) => ({ type: 'turn-up', ship: pick(market, rng) }),
  apply(state, { seat }, { ship }, _actor, emit) {
    take(state.market, ship);
    become(state, { kind: 'auction', ship, high: null, highBy: null, stillIn: bidders(state, seat), next: seat });
    emit({ type: 'ship-turned-up', ship, price: shipCard(state, ship).price });
  },
};

/** All who are not ruined, from the active pirate on. */
function bidders(state: State, first: Seat): Seat[] {
  const seats: Seat[] = [];
  let seat = first;
  do {
    seats.push(seat);
    seat = nextSeat(state, seat);
  } while (seat !== first);
  return seats;
}

export const auction: PhaseOf<'auction'> = {
  waiting: (state, frame) => (leastBid(state, frame) <= pirateOf(state, frame.next).gold ? only(frame.next) : NOBODY),
  legalMoves(state, frame) {
    const moves: Move[] = [];
    const highest = highestBid(state, frame);
    for (let gold = leastBid(state, frame); gold <= highest; gold += FIGURES.coin) moves.push(bidOf(gold));
    moves.push(LEAVE);
    return moves;
  },
  apply(state, frame, move, _actor, emit) {
    if (move.type === 'bid') raise(state, frame, move.gold, emit);
    else leave(state, frame, 'left', emit);
  },
  resume: (state, frame, emit) => leave(state, frame, 'too-poor', emit),
  whyNot(state, frame, move) {
    if (move.type === 'leave') return null;
    if (move.gold > pirateOf(state, frame.next).gold) return { reason: 'too-little-gold', rule: 'W3.6' };
    const least = leastBid(state, frame);
    if (move.gold > highestBid(state, frame))
      return { reason: 'bid-too-high', rule: 'W3.6', params: { gold: highestBid(state, frame) } };
    return { reason: 'bid-too-low', rule: 'W3.6', params: { gold: least } };
  },
};

function bidOf(gold: number): Bid {
  return BIDS[gold / FIGURES.coin] ?? { type: 'bid', gold };
}

function leastBid(state: State, { ship, high }: Auction): number {
  return high === null ? shipCard(state, ship).price : high + FIGURES.coin;
}

/** R47: a jump only signals, so that there is a limit to it. */
function highestBid(state: State, frame: Auction): number {
  return Math.min(pirateOf(state, frame.next).gold, leastBid(state, frame) + FIGURES.highestJump);
}

function raise(state: State, frame: Auction, gold: number, emit: Emit<Event>): void {
  const seat = frame.next;
  frame.high = gold;
  frame.highBy = seat;
  frame.next = after(frame, seat);
  emit({ type: 'bid', seat, ship: frame.ship, gold });
  if (frame.stillIn.length === 1) sell(state, frame, seat, gold, emit);
}

/** The next of those who have not left. */
function after({ stillIn }: Auction, seat: Seat): Seat {
  return at(stillIn, (stillIn.indexOf(seat) + 1) % stillIn.length);
}

function leave(state: State, frame: Auction, why: 'left' | 'too-poor', emit: Emit<Event>): void {
  const { ship, next: seat, high, highBy, stillIn } = frame;
  frame.next = after(frame, seat);
  take(stillIn, seat);
  emit({ type: 'left-auction', seat, ship, why });
  if (stillIn.length === 0) {
    close(state);
    putBack(state.market, ship);
    emit({ type: 'auction-failed', ship });
  } else if (stillIn.length === 1 && highBy !== null && high !== null) sell(state, frame, highBy, high, emit);
}

function sell(state: State, { ship }: Auction, seat: Seat, gold: number, emit: Emit<Event>): void {
  close(state);
  pirateOf(state, seat).gold -= gold;
  addToFleet(state, seat, ship);
  emit({ type: 'auction-won', seat, ship, gold });
}
