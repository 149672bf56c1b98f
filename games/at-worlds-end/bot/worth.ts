// What a pirate's holdings are worth in points of fame: what he has, and what seas, ships and gold will still bring.
import { at, type Seat } from '@quarterdeck/kernel';
import { GOODS, PARTS, SEAS, SEAS_OF, type SeaId, type ShipId } from '../src/data/cards.ts';
import { FIGURES } from '../src/data/components.ts';
import { fameOf, seasOf } from '../src/fame.ts';
import { componentsOf, lastSpace, shipCard } from '../src/table.ts';
import type { Pirate, State } from '../src/types.ts';
import { GUESSES } from './guesses.ts';

/** Rounds still to come: until the armada is due, or somebody has ten points. */
export function roundsToCome(state: State): number {
  const active = state.pirates.reduce((sum, { ruined }) => sum + (ruined ? 0 : 1), 0);
  const untilArmada = ((lastSpace(state) - state.armada) * 6) / Math.max(1, active);
  let untilTen = 12;
  for (let seat = 0; seat < state.pirates.length; seat++)
    untilTen = Math.min(untilTen, GUESSES.pace * (FIGURES.fameToWin - fameOf(state, seat)));
  return Math.max(1, Math.min(untilArmada, untilTen));
}

export function holdingsOf(state: State, seat: Seat, rounds: number): number {
  const pirate = at(state.pirates, seat);
  if (pirate.ruined) return 0;
  return (
    fameOf(state, seat) +
    progressOf(state, seat) +
    goldWorth(pirate.gold + incomeOf(state, seat) * rounds) +
    fleetWorth(state, pirate) +
    GUESSES.favour * pirate.favour
  );
}

export function goldWorth(gold: number): number {
  return (GUESSES.gold * gold) / FIGURES.famePrice;
}

/** What all his seas pay in a turn. */
export function incomeOf(state: State, seat: Seat): number {
  const { seas } = componentsOf(state);
  let income = 0;
  for (const sea of SEAS) if (state.seas[sea] === seat) income += seas[sea].income;
  return income;
}

/** The more ships there are, the less one more is worth. */
function fleetWorth(state: State, { fleet }: Pirate): number {
  let price = 0;
  for (const { ship } of fleet) price += priceOf(state, ship);
  return fleetOfPrice(price);
}

export function fleetOfPrice(price: number): number {
  return GUESSES.fleet * (1 - Math.exp(-price / GUESSES.fleetPrice));
}

function priceOf(state: State, ship: ShipId): number {
  return shipCard(state, ship).price;
}

/** Monopolies and parts of the world on the way; those that are complete count as fame. */
export function progressOf(state: State, seat: Seat): number {
  const { seas } = componentsOf(state);
  let worth = 0;
  for (const good of GOODS) {
    let own = 0;
    for (const sea of SEAS) if (seas[sea].good === good && state.seas[sea] === seat) own += 1;
    if (own === 2) worth += GUESSES.twoOfThree;
    else if (own === 1) worth += GUESSES.oneOfThree;
  }
  for (const part of PARTS) {
    let own = 0;
    for (const sea of SEAS_OF[part]) if (state.seas[sea] === seat) own += 1;
    if (own < 5) worth += GUESSES.partStep * own * (own - 1);
  }
  return worth;
}

/** What a sea would add to the holdings of a pirate who has it not. */
export function seaWorth(state: State, seat: Seat, sea: SeaId, rounds: number): number {
  const owner = state.seas[sea];
  const before = fameOf(state, seat) + progressOf(state, seat);
  state.seas[sea] = seat;
  const gain = fameOf(state, seat) + progressOf(state, seat) - before;
  state.seas[sea] = owner;
  return gain + goldWorth(componentsOf(state).seas[sea].income * rounds);
}

/** What a defeat costs: most of the ships of the line, and if there is nothing else, nearly the game. */
export function costOfDefeat(state: State, seat: Seat, ships: number): number {
  const { fleet } = at(state.pirates, seat);
  const last = ships === fleet.length && seasOf(state, seat) === 0 ? GUESSES.lastStake : 0;
  return GUESSES.lostInDefeat * fleetOfPrice(ships * MIDDLING) + last;
}

/** What a ship costs in the middle. */
export const MIDDLING = 420;
