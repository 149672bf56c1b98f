// What a pirate does when it is his turn to act (C4.9 to C4.14).
import { at, type Emit, open, type Seat } from '@quarterdeck/kernel';
import { pirateOf } from './crew.ts';
import type { Face } from './data/cards.ts';
import type { PirateDeed } from './data/components.ts';
import { exchangeObjects, exchangeRum } from './phases/exchange.ts';
import { sendLookout } from './phases/lookout.ts';
import { askVictim } from './phases/monsieur-plume.ts';
import { captainOf, faceOf } from './table.ts';
import type { Card, Event, State } from './types.ts';

interface Act {
  readonly state: State;
  readonly seat: Seat;
  readonly by: Face;
  readonly doubloons: number;
  /** The captain who was named, or all defeated ones. */
  readonly targets: readonly Seat[];
  readonly times: number;
  readonly emit: Emit<Event>;
}

const DEEDS: Readonly<Record<PirateDeed, (act: Act) => void>> = {
  gain: gainDoubloons,
  'steal-doubloons': stealDoubloons,
  'steal-rum': stealRum,
  'exchange-rum': ({ state, seat, targets }) => exchangeRum(state, seat, at(targets, 0)),
  'exchange-object': ({ state, seat, targets, emit }) => exchangeObjects(state, seat, at(targets, 0), emit),
  'discard-object': ({ state, targets, by, emit }) => askVictim(state, at(targets, 0), by, emit),
  'look-out': ({ state, seat, emit }) => sendLookout(state, seat, emit),
  'take-parrot': takeParrot,
};

export function act(state: State, seat: Seat, card: Card, targets: readonly Seat[], times: number, emit: Emit<Event>): void {
  const { does, doubloons } = pirateOf(state, card);
  DEEDS[does]({ state, seat, by: faceOf(state, card), doubloons, targets, times, emit });
}

/** C4.11. */
function gainDoubloons({ state, seat, by, doubloons, times, emit }: Act): void {
  captainOf(state, seat).doubloons += doubloons * times;
  emit({ type: 'gained', seat, doubloons: doubloons * times, by });
}

/** C4.9: what is there, if it is less; never what lies in the Chest. */
function stealDoubloons({ state, seat, by, doubloons: wanted, targets, emit }: Act): void {
  for (const from of targets) {
    const victim = captainOf(state, from);
    const doubloons = Math.min(wanted, victim.doubloons);
    if (doubloons === 0) continue;
    victim.doubloons -= doubloons;
    captainOf(state, seat).doubloons += doubloons;
    emit({ type: 'stole-doubloons', seat, from, doubloons, by });
  }
}

/** C4.9: what is opened last comes first, so that the neighbour on the left does. */
function stealRum({ state, seat, by, targets }: Act): void {
  for (const from of targets.toReversed()) {
    if (captainOf(state, from).rum.length > 0) open(state, { kind: 'steal-rum', seat, from, by });
  }
}

/** C4.12: from whoever has it (R10). */
function takeParrot({ state, seat, emit }: Act): void {
  const from = state.parrot ?? seat;
  state.parrot = seat;
  emit({ type: 'took-parrot', seat, from });
}
