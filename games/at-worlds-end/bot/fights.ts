// A battle that goes on: what each pirate in it may expect of its end.
import type { Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import { isCompanyShip } from '../src/data/cards.ts';
import { FIGURES } from '../src/data/components.ts';
import { shipCard } from '../src/table.ts';
import type { Battle, Side, State } from '../src/types.ts';
import { winChance } from './clash.ts';
import { GUESSES } from './guesses.ts';
import { lineOf } from './hulls.ts';
import { fleetOfPrice, goldWorth, seaWorth } from './worth.ts';

/** What the battle adds to the holdings of this seat, which still count all ships of its line. */
export function battleWorth(state: State, battle: Battle, seat: Seat, rounds: number): number {
  const isFirst = battle.first.pirate === seat;
  if (!isFirst && battle.second.pirate !== seat) return 0;
  const chance = chanceOfFirst(state, battle);
  const own = isFirst ? chance : 1 - chance;
  const side = isFirst ? battle.first : battle.second;
  return own * prizeOf(state, battle, seat, rounds) + prizes(state, side, own) - (1 - own) * atRisk(state, side);
}

function chanceOfFirst(state: State, battle: Battle): number {
  const first = lineOf(state, battle.first);
  const second = lineOf(state, battle.second);
  const cards = handOf(state, battle.first) - handOf(state, battle.second);
  const isNext = battle.next === 'first';
  return isNext ? winChance(first, second, cards) : 1 - winChance(second, first, -cards);
}

function handOf(state: State, { pirate }: Side): number {
  return pirate === null ? 0 : at(state.pirates, pirate).hand.length;
}

/** What there is to win, or to keep. */
function prizeOf(state: State, { cause, sea, first }: Battle, seat: Seat, rounds: number): number {
  switch (cause) {
    case 'sea':
      if (sea === null) return 0;
      return first.pirate === seat ? seaWorth(state, seat, sea, rounds) : keepWorth(state, seat, sea, rounds);
    case 'convoy':
      return goldWorth(FIGURES.convoyGold, 0);
    case 'monster':
      return 0.5;
    case 'armada':
      return GUESSES.victory;
  }
}

/** The sea still counts among the holdings: what is lost with it is counted when it is lost. */
function keepWorth(state: State, seat: Seat, sea: NonNullable<Battle['sea']>, rounds: number): number {
  const { seas } = state;
  seas[sea] = null;
  const worth = seaWorth(state, seat, sea, rounds);
  seas[sea] = seat;
  return worth;
}

/** Boarded ships come along only with a victor. */
function prizes(state: State, { captured }: Side, chance: number): number {
  let price = 0;
  for (const ship of captured) price += shipCard(state, ship).price;
  return chance * 0.5 * fleetOfPrice(price);
}

function atRisk(state: State, { line }: Side): number {
  let price = 0;
  for (const { ship } of line) if (!isCompanyShip(ship)) price += shipCard(state, ship).price;
  return GUESSES.lostInDefeat * fleetOfPrice(price);
}
