// A raid (P4.5 to P4.9): the throw, one fight of the nearest pair after the other, and what is left of it.
import { at, close, type Emit, only, open, passage, type Seat } from '@quarterdeck/kernel';
import { clockwiseFrom, type PhaseOf, playerOf, shipsOf } from '../table.ts';
import { diceOf, distanceSquared, fight, hitsOf, nearestPairs } from '../tray.ts';
import type { Event, FrameFor, Owner, Pair, State, View } from '../types.ts';

type Frame = FrameFor<'raid'>;

export const raid: PhaseOf<'raid'> = passage((state, frame, emit) => {
  switch (frame.step) {
    case 'throw':
      return throwAll(state, frame);
    case 'fight':
      return fightOn(state, frame, emit);
    case 'save':
      return countSunk(state, frame, emit);
    case 'loot':
      return divideLoot(state, frame);
  }
});

/** P6.2: red dice first, then each player's, from the captain clockwise: the order in which ships were sent. */
function throwAll(state: State, frame: Frame): void {
  const owners: Owner[] = [];
  for (let i = shipsOf(state, frame.caravan); i > 0; i--) owners.push('red');
  frame.sent.forEach((ships, i) => {
    const seat = (frame.captain + i) % state.fixed.seats;
    for (let ship = 0; ship < ships; ship++) owners.push(seat);
  });
  frame.step = 'fight';
  open(state, { kind: 'throw-dice', owners });
}

/** P4.6: fights until one side is gone, or until two pairs are equally near (P4.7). */
function fightOn(state: State, frame: Frame, emit: Emit<Event>): void {
  for (;;) {
    const pairs = nearestPairs(state.tray);
    if (pairs.length > 1) {
      open(state, { kind: 'nearest-pair', captain: frame.captain, pairs });
      return;
    }
    if (pairs.length === 0) break;
    fightPair(state, at(pairs, 0), emit);
  }
  endFights(state, frame, emit);
}

function fightPair(state: State, pair: Pair, emit: Emit<Event>): void {
  const red = at(state.tray, pair.red);
  const pirate = at(state.tray, pair.pirate);
  if (pirate.owner === 'red') throw new Error('caravans do not fight each other');
  fight(state.tray, pair);
  const distance = Math.round(Math.sqrt(distanceSquared(red, pirate)));
  emit({ type: 'fought', red: pair.red, pirate: pair.pirate, owner: pirate.owner, faces: [red.face, pirate.face], distance });
}

/** P4.7: the one who laid the card says which of equally near pairs fights. */
export const nearestPair: PhaseOf<'nearest-pair'> = {
  waiting: (_state, { captain }) => only(captain),
  legalMoves: (_state, { pairs }) => pairs.map(({ red, pirate }) => ({ type: 'pair', red, pirate })),
  apply(state, _frame, { red, pirate }, _actor, emit) {
    close(state);
    fightPair(state, { red, pirate }, emit);
  },
  whyNot: () => ({ reason: 'not-nearest', rule: 'P4.7' }),
};

function endFights(state: State, frame: Frame, emit: Emit<Event>): void {
  const survivors = state.players.map((_, seat) => diceOf(state.tray, seat) - hitsOf(state.tray, seat));
  frame.step = 'save';
  frame.queue = clockwiseFrom(state, frame.captain);
  emit({ type: 'raid-over', card: frame.caravan, won: isWon(state), survivors });
}

/** P4.8, P5.4, R16: unsinkable ships come home by themselves, unless the table lets their owner decide. */
function countSunk(state: State, frame: Frame, emit: Emit<Event>): void {
  const seat = frame.queue.shift();
  if (seat === undefined) {
    frame.step = 'loot';
    frame.queue = isWon(state) ? clockwiseFrom(state, frame.captain) : []; // R7
    return;
  }
  const sunk = hitsOf(state.tray, seat);
  if (sunk === 0) return;
  const { unsinkable } = playerOf(state, seat);
  const isAsked = state.fixed.options.unsinkable === 'owner' && unsinkable > 0;
  if (isAsked) open(state, { kind: 'unsinkable-ships', seat, sunk });
  else sink(state, seat, sunk, Math.min(unsinkable, sunk), emit);
}

/** A yin-yang for every ship that is really gone. */
function sink(state: State, seat: Seat, sunk: number, saved: number, emit: Emit<Event>): void {
  const player = playerOf(state, seat);
  player.ships -= sunk - saved;
  player.yinYang += sunk - saved;
  emit({ type: 'sunk', seat, ships: sunk - saved, saved });
}

export const unsinkableShips: PhaseOf<'unsinkable-ships'> = {
  waiting: (_state, { seat }) => only(seat),
  legalMoves(state, { seat, sunk }) {
    const most = Math.min(playerOf(state, seat).unsinkable, sunk);
    return Array.from({ length: most + 1 }, (_, less) => ({ type: 'save', ships: most - less }));
  },
  apply(state, { seat, sunk }, { ships }, _actor, emit) {
    close(state);
    sink(state, seat, sunk, ships, emit);
  },
};

/** P4.9: the whole caravan is sunk. */
export function isWon({ tray }: Pick<View, 'tray'>): boolean {
  return hitsOf(tray, 'red') === diceOf(tray, 'red');
}

/** P4.9: a card for each ship that is afloat, from the captain clockwise. */
function divideLoot(state: State, frame: Frame): void {
  const seat = frame.queue.shift();
  if (seat === undefined) {
    state.tray.length = 0;
    close(state);
    return;
  }
  const left = diceOf(state.tray, seat) - hitsOf(state.tray, seat);
  if (left > 0) open(state, { kind: 'draw-loot', seat, left, goods: { fruit: 0, coffee: 0, rum: 0 } });
}
