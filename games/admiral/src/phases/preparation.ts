// Before the first round (IV): what is laid out at once, and who is asked for the rest.
import { at, close, type Emit, open, passage, type Seat } from '@quarterdeck/kernel';
import { bookOf } from '../book.ts';
import { type Cell, cellNamed, columnOf, distance, rowOf } from '../data/cells.ts';
import { kindOf } from '../data/ships.ts';
import type { PhaseOf } from '../table.ts';
import type { Event, FrameFor, Preparation, State } from '../types.ts';

export const preparation: PhaseOf<'preparation'> = passage((state, frame, emit) => {
  const step = frame.steps.shift();
  if (step === undefined) close(state);
  else PREPARE[step](state, emit);
});

const PREPARE: Readonly<Record<Preparation, (state: State, emit: Emit<Event>) => void>> = {
  'turn-order': (state) => open(state, { kind: 'turn-order' }),
  cargo: layCargo,
  reefs: askForReefs,
  wreck(state) {
    if (bookOf(state.fixed).scenario.cargo.wreck.length > 0) open(state, { kind: 'wreck-site' });
  },
  treasure(state) {
    const { more } = bookOf(state.fixed).scenario.cargo;
    if (more > 0) open(state, { kind: 'bury-treasure', seat: at(state.order, state.order.length - 1), left: more });
  },
  berths: (state) => open(state, { kind: 'berth', queue: berthQueue(state) }),
  mines(state) {
    if (bookOf(state.fixed).hasMines) open(state, { kind: 'lay-mines', card: 0, laid: state.players.map(() => null) });
  },
};

/** V 3.1: one parcel in each cell; cells to spare are those nearest the first player's fort (R22). */
function layCargo(state: State, emit: Emit<Event>): void {
  const { cargo } = bookOf(state.fixed).scenario;
  const cells = cargo.cells.map(cellNamed);
  const first = state.forts.find(({ owner }) => owner === state.order[0]);
  const nearest = first === undefined ? cells : cells.toSorted((a, b) => nearness(first.at, a) - nearness(first.at, b));
  const spared = nearest.slice(0, cargo.spare);
  const laid = cells.filter((cell) => !spared.includes(cell));
  if (laid.length === 0) return;
  for (const cell of laid) state.sites.push({ at: cell, parcels: [null], buried: cargo.buried });
  state.unlaid -= laid.length;
  emit({ type: 'cargo-laid', cells: laid });
}

/** In cells, then along columns and rows, then by the number of the cell. */
function nearness(from: Cell, to: Cell): number {
  const along = Math.abs(columnOf(from) - columnOf(to)) + Math.abs(rowOf(from) - rowOf(to));
  return (distance(from, to) * 100 + along) * 1000 + to;
}

/** V 3.6: one reef each, then the next one, in turn order. */
function askForReefs(state: State): void {
  const { reefsEach } = bookOf(state.fixed).scenario;
  const queue: Seat[] = Array.from({ length: reefsEach }, () => state.order).flat();
  if (queue.length > 0) open(state, { kind: 'place-reef', queue });
}

/** Each player berths all ships, in turn order (IV 6); in a race the brig first, since it chooses the port (M1 3). */
function berthQueue({ fixed, order, ships }: State): FrameFor<'berth'>['queue'] {
  const isRace = bookOf(fixed).scenario.aim.kind === 'race';
  return order.flatMap((seat) => {
    const fleet = ships.flatMap(({ owner }, ship) => (owner === seat ? [ship] : []));
    return isRace ? fleet.toSorted((a, b) => Number(kindOf(b) === 'brig') - Number(kindOf(a) === 'brig')) : fleet;
  });
}
