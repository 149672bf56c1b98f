// What each seat sees. Gold, seas, favour, fame and every number are open; where another's ships are is not, nor a manoeuvre in hand (R23).
import type { Seat, Viewer } from '@quarterdeck/kernel';
import { bySea, MANOEUVRES, type Manoeuvre } from './data/cards.ts';
import { countAt } from './fleet/fleet.ts';
import { isOnePlace } from './fleet/places.ts';
import { fameOf } from './seas/fame.ts';
import type { Event, FleetShip, FleetShipView, OpenFrame, PirateView, State, View } from './types.ts';

export function view(state: State, viewer: Viewer): View {
  // While the armada's arrival is told nothing is open for a moment, and yet the game goes on.
  const isOpen = viewer === 'all' || (state.end !== null && state.stack.length === 0);
  const sees = (seat: Seat) => isOpen || viewer === seat;
  return {
    viewer,
    fixed: state.fixed,
    stack: state.stack.map((frame) => viewFrame(frame, sees)),
    order: state.order,
    pirates: state.pirates.map((_, seat) => viewPirate(state, seat, sees(seat))),
    seas: state.seas,
    escorts: bySea((sea) => {
      const owner = state.seas[sea];
      const pirate = owner === null ? undefined : state.pirates[owner];
      return pirate === undefined ? 0 : countAt(pirate, sea);
    }),
    market: state.market,
    sunk: state.sunk,
    armada: state.armada,
    turn: state.turn,
    battle: state.battle,
    manoeuvres: {
      undrawn: state.manoeuvres.bag.length,
      played: state.manoeuvres.played,
      unseen: manoeuvresNotSeen(state, sees),
    },
    end: state.end,
  };
}

function viewFrame(frame: State['stack'][number], sees: (seat: Seat) => boolean): OpenFrame {
  if (frame.kind !== 'escort-course' || sees(frame.seat)) return frame;
  return { kind: 'escort-course', seat: frame.seat, ship: null, from: frame.from };
}

/** By name, so that a new field of a pirate is not seen by others before somebody decides so. */
function viewPirate(state: State, seat: Seat, isSeen: boolean): PirateView {
  const pirate = state.pirates[seat];
  if (pirate === undefined) throw new RangeError(`no pirate ${seat}`);
  const { hero, gold, favour, flagship, turns, boughtFame, giftFame, ruined, fleet, hand } = pirate;
  return {
    hero,
    gold,
    favour,
    flagship,
    turns,
    boughtFame,
    giftFame,
    ruined,
    fleet: isSeen ? fleet : fleet.map(viewShip),
    squadron: countAt(pirate, 'squadron'),
    hand: isSeen ? hand : hand.map(() => null),
    fame: fameOf(state, seat),
  };
}

function viewShip({ ship, at, mayBe }: FleetShip): FleetShipView {
  return { ship, at: isOnePlace(mayBe) ? at : null, mayBe, posted: null, collected: null, sent: null };
}

/** In the order of the card list, which says nothing. */
function manoeuvresNotSeen({ manoeuvres, pirates }: State, sees: (seat: Seat) => boolean): Manoeuvre[] {
  const hidden = [...manoeuvres.bag, ...pirates.flatMap(({ hand }, seat) => (sees(seat) ? [] : hand))];
  return MANOEUVRES.flatMap((kind) => hidden.filter((card) => card === kind));
}

/** Guards come and go face down, and manoeuvres are drawn so. */
export function viewEvent(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'posted':
    case 'collected':
    case 'escort-called':
    case 'sent':
      return viewer === 'all' || viewer === event.seat ? event : { ...event, ship: null };
    case 'manoeuvre-drawn':
      return viewer === 'all' || viewer === event.seat ? event : { ...event, card: null };
    default:
      return event;
  }
}
