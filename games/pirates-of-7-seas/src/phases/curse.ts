// A curse (P7): the dice fall, whom it strikes loses the matching goods and then ships, and throws overboard what no ship can carry.
import { close, type Emit, only, open, passage, type Seat } from '@quarterdeck/kernel';
import { type Curse, GOODS, type Loot } from '../data/cards.ts';
import { FIGURES } from '../data/components.ts';
import { fleetOf, roomOf, settleGuards } from '../fleet.ts';
import { discardGoods, highestDemand } from '../market.ts';
import { clockwiseFrom, type PhaseOf, playerOf } from '../table.ts';
import { hitsOf } from '../tray.ts';
import type { Event, FrameFor, Owner, State } from '../types.ts';
import { isDrawnIn } from './whirlpool.ts';

type Frame = FrameFor<'curse'>;

export const curse: PhaseOf<'curse'> = passage((state, frame, emit) => {
  switch (frame.step) {
    case 'begin':
      return begin(state, frame, emit);
    case 'strike':
      return strike(state, frame, emit);
    case 'excess':
      return throwOverboard(state, frame, emit);
  }
});

function begin(state: State, frame: Frame, emit: Emit<Event>): void {
  switch (frame.curse) {
    case 'idol':
      frame.step = 'excess';
      open(state, { kind: 'name-good', caster: frame.caster });
      return;
    case 'wages':
      frame.step = 'excess';
      payWages(state, frame.caster, emit);
      return;
    case 'tavern':
      frame.step = 'excess';
      open(state, { kind: 'tavern-dice', caster: frame.caster });
      return;
    default:
      frame.step = 'strike';
      throwFleets(state, frame);
      return;
  }
}

/** P7.1: every ship that is not on the island, loaded or not; the caster's protected ones stay out (R18). */
function throwFleets(state: State, { caster, curse: name, spared }: Frame): void {
  const owners: Owner[] = name === 'whirlpool' ? ['red'] : [];
  for (const seat of clockwiseFrom(state, caster)) {
    const fleet = fleetOf(playerOf(state, seat)) - (seat === caster ? spared : 0);
    for (let ship = 0; ship < fleet; ship++) owners.push(seat);
  }
  if (owners.length > 0) open(state, { kind: 'throw-dice', owners });
}

function strike(state: State, frame: Frame, emit: Emit<Event>): void {
  if (frame.curse === 'whirlpool' && !isDrawnIn(state, frame.caster, emit)) return;
  const kind = demanded(state, frame.curse);
  for (const seat of clockwiseFrom(state, frame.caster)) lose(state, seat, kind, hitsOf(state.tray, seat), emit);
  state.tray.length = 0;
  frame.step = 'excess';
}

/** What a curse takes before it takes ships. */
function demanded(state: State, name: Curse): Loot {
  switch (name) {
    case 'kraken':
      return 'fruit';
    case 'iceberg':
      return 'coffee';
    case 'sirens':
      return 'rum';
    case 'mutiny':
      return highestDemand(state);
    default:
      return 'talisman';
  }
}

/** R19, R20: the matching cards first, without a choice; then ships of the fleet, which bring no yin-yang. */
function lose(state: State, seat: Seat, kind: Loot, hits: number, emit: Emit<Event>): void {
  const player = playerOf(state, seat);
  const lost = Math.min(hits, kind === 'talisman' ? player.talismans : player.goods[kind]);
  const ships = Math.min(hits - lost, fleetOf(player));
  if (lost + ships === 0) return;
  if (kind === 'talisman') {
    player.talismans -= lost;
    state.loot.discard.talisman += lost;
  } else discardGoods(state, seat, kind, lost);
  player.ships -= ships;
  emit({ type: 'struck', seat, kind, lost, ships });
}

/** P7.6: one good that the caster names, of everybody; who has none loses a ship. */
export const nameGood: PhaseOf<'name-good'> = {
  waiting: (_state, { caster }) => only(caster),
  legalMoves: () => GOODS.map((good) => ({ type: 'name', good })),
  apply(state, { caster }, { good }, _actor, emit) {
    close(state);
    emit({ type: 'good-named', seat: caster, good });
    for (const seat of clockwiseFrom(state, caster)) lose(state, seat, good, 1, emit);
  },
};

/** P7.7, R21: by the guards that stand there now; then those that are too many come home. */
function payWages(state: State, caster: Seat, emit: Emit<Event>): void {
  for (const seat of clockwiseFrom(state, caster)) {
    const player = playerOf(state, seat);
    const chests = Math.min(player.chests, FIGURES.wagesPerGuard * player.guards);
    if (chests === 0) continue;
    player.chests -= chests;
    emit({ type: 'paid-wages', seat, chests });
    settleGuards(state, seat, emit);
  }
}

/** P7.2: whoever has more goods than his ships can carry is asked, one after the other (R39); only then do guards sail (R9). */
function throwOverboard(state: State, { caster }: Frame, emit: Emit<Event>): void {
  for (const seat of clockwiseFrom(state, caster)) {
    const excess = -roomOf(playerOf(state, seat));
    if (excess <= 0) continue;
    open(state, { kind: 'discard-excess', seat, excess });
    return;
  }
  close(state);
  for (const seat of clockwiseFrom(state, caster)) settleGuards(state, seat, emit);
}
