// In port (W5.5): three cards are turned up one by one, any of them bought, and the others go back.
import { become, CHANCE, close, type Emit, only, pick, take } from '@quarterdeck/kernel';
import { putBack } from '../fleet/bag.ts';
import { addToFleet } from '../fleet/fleet.ts';
import { priceFor } from '../fleet/harbour.ts';
import { NO_GOLD_FOR, no } from '../refusals.ts';
import { type PhaseOf, pirateOf } from '../table.ts';
import type { Decisions, Event, FrameFor, State } from '../types.ts';

type Move = Decisions['port-sale']['answer'];

const LEAVE_PORT: Move = { type: 'leave-port' };
const NOT_FOR_SALE = no('not-for-sale', 'W5.5');

export const portOffer: PhaseOf<'port-offer'> = {
  waiting: () => CHANCE,
  legalMoves: ({ market }) => market.map((ship) => ({ type: 'offer', ship })),
  draw: ({ market }, _frame, rng) => ({ type: 'offer', ship: pick(market, rng) }),
  apply(state, frame, { ship }, _actor, emit) {
    const { seat, offer } = frame;
    take(state.market, ship);
    offer.push(ship);
    frame.left -= 1;
    emit({ type: 'offered', seat, ship, price: priceFor(state, seat, ship) });
    if (frame.left === 0) become(state, { kind: 'port-sale', seat, offer });
  },
};

export const portSale: PhaseOf<'port-sale'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves(state, { seat, offer }) {
    const moves: Move[] = [];
    const { gold } = pirateOf(state, seat);
    for (const ship of offer) if (priceFor(state, seat, ship) <= gold) moves.push({ type: 'buy', ship });
    moves.push(LEAVE_PORT);
    return moves;
  },
  apply(state, frame, move, _actor, emit) {
    if (move.type === 'buy') buy(state, frame, move.ship, emit);
    if (move.type === 'leave-port' || frame.offer.length === 0) leavePort(state, frame, emit);
  },
  forbidden(state, { seat, offer }) {
    const { gold } = pirateOf(state, seat);
    return offer.filter((ship) => priceFor(state, seat, ship) > gold).map((ship) => ({ type: 'buy', ship }));
  },
  whyNot(_state, { offer }, move) {
    if (move.type === 'leave-port') return null;
    return offer.includes(move.ship) ? NO_GOLD_FOR.ship : NOT_FOR_SALE;
  },
};

function buy(
  state: State,
  { seat, offer }: FrameFor<'port-sale'>,
  ship: FrameFor<'port-sale'>['offer'][number],
  emit: Emit<Event>,
): void {
  const gold = priceFor(state, seat, ship);
  take(offer, ship);
  pirateOf(state, seat).gold -= gold;
  addToFleet(state, seat, ship);
  emit({ type: 'bought', seat, ship, gold });
}

function leavePort(state: State, { seat, offer }: FrameFor<'port-sale'>, emit: Emit<Event>): void {
  close(state);
  for (const ship of offer) putBack(state.market, ship);
  emit({ type: 'left-port', seat, returned: offer.slice() });
}
