// What the event dice bring (W3). A double is the armada and nothing else, unless the table wants the sum too (R1).
import { type Emit, open, type Seat } from '@quarterdeck/kernel';
import { startBattle } from '../battle/battle.ts';
import { type EventName, eventsOf, SEAS, type SeaId, type ShipId } from '../data/cards.ts';
import { FIGURES } from '../data/components.ts';
import { countAt } from '../fleet/fleet.ts';
import { onlyAt } from '../fleet/places.ts';
import { moveArmada } from '../seas/armada.ts';
import { giveToCompany } from '../seas/seas.ts';
import { isSloop, lastSpace, nextSeat, pirateOf, turnOf } from '../table.ts';
import type { Event, State } from '../types.ts';

type Dice = readonly [number, number];

export function settleEvent(state: State, seat: Seat, dice: Dice, emit: Emit<Event>): void {
  for (const event of eventsOf(dice, state.fixed.options.doubles)) {
    if (state.armada >= lastSpace(state)) return; // R15: the armada of this throw has arrived
    markTurn(state, event);
    emit({ type: 'event', seat, event, dice });
    HAPPENINGS[event](state, seat, emit);
  }
}

/** What holds for the rest of the turn, and is all that these events do. */
function markTurn(state: State, event: EventName): void {
  if (event === 'calm') turnOf(state).calm = true; // W3.4
  if (event === 'profit') turnOf(state).extraProfit = true; // W3.7: paid with the income
}

type Happening = (state: State, seat: Seat, emit: Emit<Event>) => void;

const HAPPENINGS: Readonly<Record<EventName, Happening>> = {
  monster: meetMonster,
  convoy: meetConvoy,
  calm() {},
  quiet() {},
  auction: callAuction,
  profit() {},
  favour: gainFavour,
  storm,
  company: companyAttack,
  armada: (state, _seat, emit) => moveArmada(state, 'double', emit),
};

/** W3.2, R7: without a squadron ship it is lost at once. */
function meetMonster(state: State, seat: Seat, emit: Emit<Event>): void {
  if (countAt(pirateOf(state, seat), 'squadron') > 0) {
    startBattle(state, { cause: 'monster', sea: null, pirate: seat, against: nextSeat(state, seat) }, emit);
    return;
  }
  emit({ type: 'monster-unopposed', seat });
  moveArmada(state, 'monster-won', emit);
}

/** W3.3, R8. */
function meetConvoy(state: State, seat: Seat, emit: Emit<Event>): void {
  if (countAt(pirateOf(state, seat), 'squadron') > 0) open(state, { kind: 'convoy', seat });
  else emit({ type: 'convoy-passed', seat, why: 'no-ship' });
}

/** W3.6, R20: without a card there is no auction. */
function callAuction(state: State, seat: Seat, emit: Emit<Event>): void {
  if (state.market.length > 0) open(state, { kind: 'auction-card', seat });
  else emit({ type: 'no-auction' });
}

/** W3.8, R11. */
function gainFavour(state: State, seat: Seat, emit: Emit<Event>): void {
  const pirate = pirateOf(state, seat);
  if (pirate.favour < FIGURES.favour) {
    pirate.favour += 1;
    emit({ type: 'favour-gained', seat, favour: pirate.favour });
  } else {
    pirate.gold += FIGURES.favourGold;
    emit({ type: 'favour-full', seat, gold: FIGURES.favourGold });
  }
}

/** W3.9, R12: dice for the sloops of the squadron. Everybody sees which ones they are, and that there are no others (R48). */
function storm(state: State, seat: Seat, emit: Emit<Event>): void {
  const sloops: ShipId[] = [];
  for (const ship of pirateOf(state, seat).fleet) {
    if (!isSloop(state, ship.ship)) continue;
    if (ship.at === 'squadron') {
      sloops.push(ship.ship);
      ship.mayBe = onlyAt('squadron');
    } else ship.mayBe &= ~onlyAt('squadron');
  }
  if (sloops.length > 0) open(state, { kind: 'storm-die', seat, sloops });
  emit({ type: 'storm-broke', seat, sloops: sloops.slice() });
}

/** W3.10, R13: where neither flagship nor guard lies. The only such sea is taken without asking (R55). */
function companyAttack(state: State, victim: Seat, emit: Emit<Event>): void {
  const [sea, other] = openSeas(state, victim);
  if (sea === undefined) emit({ type: 'company-found-nothing', seat: victim });
  else if (other === undefined) giveToCompany(state, sea, 'company', emit);
  else open(state, { kind: 'company-attack', chooser: nextSeat(state, victim), victim });
}

/** The seas that the Company can take from a pirate. */
export function openSeas(state: State, victim: Seat): SeaId[] {
  return SEAS.filter((sea) => isOpenSea(state, victim, sea));
}

export function isOpenSea(state: State, victim: Seat, sea: SeaId): boolean {
  const pirate = pirateOf(state, victim);
  return state.seas[sea] === victim && pirate.flagship !== sea && countAt(pirate, sea) === 0;
}
