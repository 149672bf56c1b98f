// A battle (W6): two sides with their lines, who commands them, and how a round goes on.
import { type Emit, open, type Seat } from '@quarterdeck/kernel';
import { type AnyShip, COMPANY_FLEETS, COMPANY_SHIPS, type CompanyShipId, type ShipId } from '../data/cards.ts';
import { defendersOf, reveal, shipsAt } from '../fleet/fleet.ts';
import { difficultyOf, flagshipOf, pirateOf } from '../table.ts';
import type { Battle, Clash, DrawnUp, Event, LineShip, Side, SideOf, State } from '../types.ts';

export function battleOf(state: State): Battle {
  if (state.battle === null) throw new Error('no battle is on');
  return state.battle;
}

export function enemyOf(side: SideOf): SideOf {
  return side === 'first' ? 'second' : 'first';
}

/** Where a ship is in a line; -1 when it is not afloat there. */
export function placeIn({ line }: Readonly<Side>, ship: AnyShip): number {
  let place = line.length - 1;
  while (place >= 0 && line[place]?.ship !== ship) place -= 1;
  return place;
}

export function lineShip(side: Side, ship: AnyShip): LineShip {
  const found = side.line[placeIn(side, ship)];
  if (found === undefined) throw new Error(`${ship} is not in the line`);
  return found;
}

/** How many ships of a line have not fired in this round. */
export function unfiredOf({ line }: Readonly<Side>): number {
  let count = 0;
  for (const ship of line) if (!ship.fired) count += 1;
  return count;
}

/** W6.4: both lines are laid open; what follows is up to the phase `battle`. */
export function startBattle(state: State, clash: Clash, emit: Emit<Event>): void {
  const [first, second] = sidesOf(state, clash);
  revealLines(state, clash);
  state.battle = { cause: clash.cause, sea: clash.sea, first, second, step: 'begin', round: 1, next: 'first' };
  open(state, { kind: 'battle' });
  emit({
    type: 'battle-began',
    cause: clash.cause,
    sea: clash.sea,
    first: drawnUp(state, first),
    second: drawnUp(state, second),
  });
}

/** W3.2, W10.4: the monster and the armada fire first; else the pirate who attacks. */
function sidesOf(state: State, { cause, sea, pirate, against }: Clash): [Side, Side] {
  switch (cause) {
    case 'sea': {
      if (sea === null) throw new Error('a battle for a sea needs one');
      const own = sideOf(pirate, pirate, shipsAt(pirateOf(state, pirate), 'squadron'));
      const owner = state.seas[sea];
      if (owner === null) return [own, sideOf(null, against, COMPANY_FLEETS[difficultyOf(state, sea)])];
      return [own, sideOf(owner, owner, defendersOf(state, owner, sea))];
    }
    case 'convoy':
      return [sideOf(pirate, pirate, shipsAt(pirateOf(state, pirate), 'squadron')), sideOf(null, against, CONVOY)];
    case 'monster':
      return [sideOf(null, against, MONSTER), sideOf(pirate, pirate, shipsAt(pirateOf(state, pirate), 'squadron'))];
    case 'armada':
      return [sideOf(null, against, COMPANY_SHIPS), sideOf(pirate, pirate, championsShips(state, pirate))];
  }
}

const CONVOY: readonly CompanyShipId[] = ['company-frigate']; // W3.3
const MONSTER: readonly CompanyShipId[] = ['sea-monster']; // W3.2

/** W10.4: the squadron; guards of the same sea only where the table plays so. */
function championsShips(state: State, champion: Seat): ShipId[] {
  if (state.fixed.options.lastBattle === 'with-escorts') return defendersOf(state, champion, flagshipOf(state, champion));
  return shipsAt(pirateOf(state, champion), 'squadron');
}

function sideOf(pirate: Seat | null, commander: Seat, ships: readonly AnyShip[]): Side {
  const line: LineShip[] = [];
  for (const ship of ships) line.push({ ship, damaged: false, fired: false, carded: false });
  return { pirate, commander, line, withdrawn: [], captured: [], lost: 0 };
}

/** Whoever fights shows the whole pile that he fights with. */
function revealLines(state: State, { cause, sea, pirate }: Clash): void {
  const withGuards = cause === 'armada' && state.fixed.options.lastBattle === 'with-escorts';
  if (withGuards) reveal(state, pirate, 'squadron', flagshipOf(state, pirate));
  else reveal(state, pirate, 'squadron');
  const owner = sea === null ? null : state.seas[sea];
  if (owner === null || sea === null) return;
  if (pirateOf(state, owner).flagship === sea) reveal(state, owner, 'squadron', sea);
  else reveal(state, owner, sea);
}

function drawnUp(state: State, { pirate, commander, line }: Side): DrawnUp {
  const ships = line.map(({ ship }) => ship);
  const fleet = pirate === null ? [] : pirateOf(state, pirate).fleet;
  const guards = fleet.filter(({ ship, at }) => at !== 'squadron' && ships.includes(ship)).map(({ ship }) => ship);
  return { pirate, commander, ships, guards };
}

/** W6.9: all have fired, and the ships go back into their lines. */
export function endRound({ first, second }: Battle): void {
  for (const { line } of [first, second]) {
    for (const ship of line) {
      ship.fired = false;
      ship.carded = false;
    }
  }
}

export function beginRound(battle: Battle, emit: Emit<Event>): void {
  battle.step = 'shots';
  battle.round += 1;
  battle.next = 'first'; // W6.5: in every round
  emit({ type: 'round-began', round: battle.round });
}
