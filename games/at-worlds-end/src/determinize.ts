// A state that a view cannot rule out: hidden ships are dealt over their owners' piles again, and hidden manoeuvres over bag and hands.
// What a rival has done with a ship in this turn is his own memory (R51): imagined ships are free of it.
import { at, type Rng, type Seat, takeAt } from '@quarterdeck/kernel';
import { copyBattle, copyFrame, copyList, copySeas, copyTurn } from './copy.ts';
import type { Manoeuvre, ShipId } from './data/cards.ts';
import { SEAS } from './data/cards.ts';
import { hasPlace } from './fleet/places.ts';
import type { FleetShip, FleetShipView, OpenFrame, Pirate, PirateView, Place, Places, State, View } from './types.ts';

export function determinize(view: View, rng: Rng): State {
  const bag = copyList(view.manoeuvres.unseen);
  const pirates: Pirate[] = [];
  for (let seat = 0; seat < view.pirates.length; seat++) pirates.push(imaginePirate(view, seat, bag, rng));
  const stack: State['stack'] = [];
  for (const frame of view.stack) stack.push(imagineFrame(frame, pirates, rng));
  return {
    stack,
    fixed: view.fixed,
    order: copyList(view.order),
    pirates,
    seas: copySeas(view.seas),
    market: copyList(view.market),
    sunk: copyList(view.sunk),
    armada: view.armada,
    turn: view.turn === null ? null : copyTurn(view.turn),
    battle: view.battle === null ? null : copyBattle(view.battle),
    manoeuvres: { bag, played: copyList(view.manoeuvres.played) },
    end: view.end === null ? null : { how: view.end.how, winner: view.end.winner },
  };
}

function imaginePirate(view: View, seat: Seat, bag: Manoeuvre[], rng: Rng): Pirate {
  const pirate = at(view.pirates, seat);
  return {
    hero: pirate.hero,
    gold: pirate.gold,
    favour: pirate.favour,
    flagship: pirate.flagship,
    turns: pirate.turns,
    boughtFame: pirate.boughtFame,
    giftFame: pirate.giftFame,
    ruined: pirate.ruined,
    fleet: imagineFleet(view, pirate, seat, rng),
    hand: imagineHand(pirate, bag, rng),
  };
}

function imagineHand({ hand }: PirateView, bag: Manoeuvre[], rng: Rng): Manoeuvre[] {
  const cards: Manoeuvre[] = [];
  for (const card of hand) cards.push(card ?? takeAt(bag, rng.below(bag.length)));
  return cards;
}

function imagineFleet(view: View, pirate: PirateView, seat: Seat, rng: Rng): FleetShip[] {
  const { fleet } = pirate;
  const doubtful: Places[] = [];
  for (const ship of fleet) if (ship.at === null) doubtful.push(ship.mayBe);
  const dealt = doubtful.length === 0 ? [] : dealPlaces(doubtful, freePlaces(view, pirate, seat), rng);
  const ships: FleetShip[] = [];
  let next = 0;
  for (const ship of fleet) {
    if (ship.at === null) {
      ships.push(imagineShip(ship, at(dealt, next)));
      next += 1;
    } else ships.push(imagineShip(ship, ship.at));
  }
  return ships;
}

function imagineShip(ship: FleetShipView, place: Place): FleetShip {
  const { posted, collected, sent } = ship;
  return {
    ship: ship.ship,
    at: place,
    mayBe: ship.mayBe,
    posted: posted === true,
    collected: collected === true,
    sent: sent === true,
  };
}

/** The places of a pirate's ships that one cannot place, each as often as there are such ships in it. */
function freePlaces(view: View, { fleet, squadron }: PirateView, seat: Seat): Place[] {
  const places: Place[] = [];
  addTimes(places, 'squadron', squadron - knownAt(fleet, 'squadron'));
  for (const sea of SEAS)
    if (view.seas[sea] === seat && view.escorts[sea] > 0) addTimes(places, sea, view.escorts[sea] - knownAt(fleet, sea));
  return places;
}

function addTimes(places: Place[], place: Place, times: number): void {
  for (let i = 0; i < times; i++) places.push(place);
}

function knownAt(fleet: readonly FleetShipView[], place: Place): number {
  let count = 0;
  for (const ship of fleet) if (ship.at === place) count += 1;
  return count;
}

/** A place for each ship in which it may be. Some deal is possible, since the true one is. */
function dealPlaces(ships: readonly Places[], places: Place[], rng: Rng): Place[] {
  shuffle(places, rng);
  const holders: number[] = [];
  for (let i = 0; i < places.length; i++) holders.push(NOBODY);
  for (let ship = 0; ship < ships.length; ship++) seatShip(ship, { ships, places, holders, tried: [] });
  swapAtRandom({ ships, places, holders, tried: [] }, rng);
  const dealt: Place[] = [];
  for (let ship = 0; ship < ships.length; ship++) dealt.push(at(places, holders.indexOf(ship)));
  return dealt;
}

const NOBODY = -1;

/** `holders[i]` is the ship at `places[i]`. */
interface Deal {
  readonly ships: readonly Places[];
  readonly places: readonly Place[];
  readonly holders: number[];
  readonly tried: boolean[];
}

/** Finds a place, if need be by moving others along. */
function seatShip(ship: number, deal: Deal): boolean {
  const { ships, places, holders, tried } = deal;
  const mayBe = at(ships, ship);
  for (let i = 0; i < places.length; i++) {
    if (tried[i] === true || !hasPlace(mayBe, at(places, i))) continue;
    tried[i] = true;
    const holder = at(holders, i);
    if (holder === NOBODY || seatShip(holder, deal)) {
      holders[i] = ship;
      return true;
    }
  }
  return false;
}

/** The first deal found favours some; swaps that are possible both ways even it out. */
function swapAtRandom({ ships, places, holders }: Deal, rng: Rng): void {
  for (let i = 0; i < places.length; i++) {
    const j = rng.below(places.length);
    const one = at(holders, i);
    const other = at(holders, j);
    if (hasPlace(at(ships, one), at(places, j)) && hasPlace(at(ships, other), at(places, i))) {
      holders[i] = other;
      holders[j] = one;
    }
  }
}

/** A guard under orders is one of its pile. */
function imagineFrame(frame: OpenFrame, pirates: readonly Pirate[], rng: Rng): State['stack'][number] {
  if (frame.kind !== 'escort-course') return copyFrame(frame);
  const { kind, seat, from } = frame;
  return { kind, seat, ship: frame.ship ?? oneAt(at(pirates, seat), from, rng), from };
}

function oneAt({ fleet }: Pirate, place: Place, rng: Rng): ShipId {
  const ships: ShipId[] = [];
  for (const ship of fleet) if (ship.at === place) ships.push(ship.ship);
  return at(ships, rng.below(ships.length));
}

function shuffle<T>(list: T[], rng: Rng): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const item = at(list, i);
    list[i] = at(list, j);
    list[j] = item;
  }
}
