// Actions (W5.1): sail, visit a port, fight, in any order and each once; guards at any time. Open until the pirate ends the turn.
import { close, only } from '@quarterdeck/kernel';
import { attack, bribe, whyNoAttack, whyNoBribe } from '../battle/assault.ts';
import { addForbiddenOrders, addOrders, callEscort, collect, post, whyNoOrder } from '../fleet/escorts.ts';
import { visitPort, whyNoCove, whyNoVisit } from '../fleet/harbour.ts';
import type { No } from '../refusals.ts';
import { type PhaseOf, pirateOf, turnOf } from '../table.ts';
import { addFavours, addSails, sail, sailByFavour, whyNoFavour, whyNoSail, whyNotThere } from '../turn/voyage.ts';
import type { Action, FrameFor, State } from '../types.ts';

const VISIT: Action = { type: 'visit-port' };
const COVE: Action = { type: 'smugglers-cove' };
const BRIBE: Action = { type: 'bribe' };
const ATTACK: Action = { type: 'attack' };
const END_TURN: Action = { type: 'end-turn' };

export const actions: PhaseOf<'actions'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves(state, { seat }) {
    const moves: Action[] = [];
    const { hero } = pirateOf(state, seat);
    if (whyNoSail(state) === null) addSails(state, seat, moves);
    if (whyNoFavour(state, seat) === null) addFavours(state, seat, moves);
    if (whyNoVisit(state, seat) === null) moves.push(VISIT);
    if (hero === 'swordsmith' && whyNoCove(state, seat) === null) moves.push(COVE);
    addOrders(state, seat, moves);
    if (hero === 'diplomat' && whyNoBribe(state, seat) === null) moves.push(BRIBE);
    if (whyNoAttack(state, seat) === null) moves.push(ATTACK);
    moves.push(END_TURN);
    return moves;
  },
  apply(state, { seat }, move, _actor, emit) {
    turnOf(state).justSailed = false; // W5.4: whatever else is done ends the voyage
    switch (move.type) {
      case 'sail':
        sail(state, seat, move.to, emit);
        return;
      case 'favour':
        sailByFavour(state, seat, move.to, emit);
        return;
      case 'visit-port':
        visitPort(state, seat, false, emit);
        return;
      case 'smugglers-cove':
        visitPort(state, seat, true, emit);
        return;
      case 'post':
        post(state, seat, move.ship, emit);
        return;
      case 'collect':
        collect(state, seat, move.ship, emit);
        return;
      case 'send':
        callEscort(state, seat, move.ship, move.from, emit);
        return;
      case 'bribe':
        bribe(state, seat, emit);
        return;
      case 'attack':
        attack(state, seat, emit);
        return;
      case 'end-turn':
        close(state);
        return;
    }
  },
  forbidden,
  whyNot: (state, { seat }, move) => whyNot(state, seat, move),
};

function forbidden(state: State, { seat }: FrameFor<'actions'>): Action[] {
  const moves: Action[] = [];
  const { hero } = pirateOf(state, seat);
  if (whyNoSail(state) !== null) addSails(state, seat, moves);
  if (whyNoFavour(state, seat) !== null) addFavours(state, seat, moves);
  if (whyNoVisit(state, seat) !== null) moves.push(VISIT);
  if (hero === 'swordsmith' && whyNoCove(state, seat) !== null) moves.push(COVE);
  addForbiddenOrders(state, seat, moves);
  if (hero === 'diplomat' && whyNoBribe(state, seat) !== null) moves.push(BRIBE);
  if (whyNoAttack(state, seat) !== null) moves.push(ATTACK);
  return moves;
}

function whyNot(state: State, seat: number, move: Action): No {
  switch (move.type) {
    case 'sail':
      return whyNoSail(state) ?? whyNotThere(state, seat, move.to);
    case 'favour':
      return whyNoFavour(state, seat) ?? whyNotThere(state, seat, move.to);
    case 'visit-port':
      return whyNoVisit(state, seat);
    case 'smugglers-cove':
      return whyNoCove(state, seat);
    case 'post':
    case 'collect':
    case 'send':
      return whyNoOrder(state, seat, move);
    case 'bribe':
      return whyNoBribe(state, seat);
    case 'attack':
      return whyNoAttack(state, seat);
    case 'end-turn':
      return null;
  }
}
