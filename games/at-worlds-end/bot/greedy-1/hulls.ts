// Lines of ships as the judgement of a clash sees them.
import type { AnyShip } from '../../src/data/cards.ts';
import { hullOf } from '../../src/table.ts';
import type { Pirate, Side, State } from '../../src/types.ts';
import type { Hull } from './clash.ts';

export function hull(state: State, ship: AnyShip, damaged: boolean): Hull {
  const { attack, defence, survivability } = hullOf(state, ship);
  return { attack, defence, checks: survivability && !damaged };
}

export function hullsOf(state: State, ships: readonly AnyShip[]): Hull[] {
  const hulls: Hull[] = [];
  for (const ship of ships) hulls.push(hull(state, ship, false));
  return hulls;
}

export function squadronOf(state: State, { fleet }: Pirate): Hull[] {
  const hulls: Hull[] = [];
  for (const ship of fleet) if (ship.at === 'squadron') hulls.push(hull(state, ship.ship, false));
  return hulls;
}

export function lineOf(state: State, { line }: Side): Hull[] {
  const hulls: Hull[] = [];
  for (const { ship, damaged } of line) hulls.push(hull(state, ship, damaged));
  return hulls;
}
