// The Tavern (P7.8): as many dice as players; the caster gives one to each.
import { at, become, CHANCE, close, type Emit, only, open, passage, type Rng, type Seat } from '@quarterdeck/kernel';
import { GOODS, type Good } from '../data/cards.ts';
import { FIGURES, type Winning } from '../data/components.ts';
import { settleGuards } from '../fleet.ts';
import { discardGoods } from '../market.ts';
import { clockwiseFrom, componentsOf, mark, type PhaseOf, playerOf } from '../table.ts';
import type { Event, State } from '../types.ts';
import { isAnyGood } from './loot.ts';

export const tavernDice: PhaseOf<'tavern-dice'> = {
  waiting: () => CHANCE,
  legalMoves: ({ fixed }) => sortedRolls(fixed.seats).map((faces) => ({ type: 'roll', faces })),
  weight: (_state, _frame, { faces }) => arrangements(faces).length,
  draw: ({ fixed }, _frame, rng) => ({ type: 'roll', faces: rolled(fixed.seats, rng) }),
  apply(state, { caster }, { faces }, _actor, emit) {
    become(state, { kind: 'winnings', caster, faces: faces.slice() });
    emit({ type: 'rolled', faces });
  },
};

function rolled(dice: number, rng: Rng): number[] {
  return Array.from({ length: dice }, () => 1 + rng.below(6)).sort((a, b) => a - b);
}

/** Every result of so many dice, faces rising. */
function sortedRolls(dice: number, from = 1): number[][] {
  if (dice === 0) return [[]];
  const faces = [1, 2, 3, 4, 5, 6].filter((face) => face >= from);
  return faces.flatMap((face) => sortedRolls(dice - 1, face).map((rest) => [face, ...rest]));
}

/** All different orders of these faces. */
function arrangements(faces: readonly number[]): number[][] {
  if (faces.length === 0) return [[]];
  return [...new Set(faces)].flatMap((face) => arrangements(without(faces, face)).map((rest) => [face, ...rest]));
}

function without(faces: readonly number[], face: number): number[] {
  const place = faces.indexOf(face);
  return faces.filter((_, i) => i !== place);
}

/** R22: the caster may give himself any die. */
export const winnings: PhaseOf<'winnings'> = {
  waiting: (_state, { caster }) => only(caster),
  legalMoves: (_state, { faces }) => arrangements(faces).map((given) => ({ type: 'give', faces: given })),
  apply(state, { caster }, { faces }, _actor, emit) {
    become(state, { kind: 'pay-winnings', faces: faces.slice(), queue: clockwiseFrom(state, caster) });
    emit({ type: 'winnings-given', seat: caster, faces });
  },
};

export const payWinnings: PhaseOf<'pay-winnings'> = passage((state, { faces, queue }, emit) => {
  const seat = queue.shift();
  if (seat === undefined) close(state);
  else payOut(state, seat, at(faces, seat), emit);
});

function payOut(state: State, seat: Seat, face: number, emit: Emit<Event>): void {
  const winning = at(componentsOf(state).tavern, face - 1);
  pay(state, seat, winning);
  emit({ type: 'won', seat, face });
  if (winning === 'mark') mark(state, seat, 'tavern', emit);
  if (winning === 'lose-chest' || winning === 'gain-chest') settleGuards(state, seat, emit);
}

/** A mark is told by itself, and so is a good that comes or goes. */
function pay(state: State, seat: Seat, winning: Winning): void {
  const player = playerOf(state, seat);
  switch (winning) {
    case 'mark':
      return;
    case 'lose-good':
      open(state, { kind: 'lose-good', seat });
      return;
    case 'lose-chest':
      player.chests = Math.max(0, player.chests - 1);
      return;
    case 'gain-chest':
      player.chests += 1;
      return;
    case 'gain-good':
      if (isAnyGood(state)) open(state, { kind: 'draw-good', seat });
      return;
    case 'gain-yin-yang':
      player.yinYang += FIGURES.tavernYinYang;
      return;
  }
}

/** With one kind or none there is nothing to choose. */
export const loseGood: PhaseOf<'lose-good'> = {
  waiting: (state, { seat }) => (kindsOf(state, seat).length > 1 ? only(seat) : []),
  legalMoves: (state, { seat }) => kindsOf(state, seat).map((good) => ({ type: 'lose', good })),
  apply(state, { seat }, { good }, _actor, emit) {
    close(state);
    loseOne(state, seat, good, emit);
  },
  resume(state, { seat }, emit) {
    close(state);
    for (const good of kindsOf(state, seat)) loseOne(state, seat, good, emit);
  },
  whyNot: () => ({ reason: 'not-that-many', rule: 'P7.8' }),
};

function kindsOf(state: State, seat: Seat): Good[] {
  const { goods } = playerOf(state, seat);
  return GOODS.filter((good) => goods[good] > 0);
}

function loseOne(state: State, seat: Seat, good: Good, emit: Emit<Event>): void {
  discardGoods(state, seat, good, 1);
  emit({ type: 'lost-good', seat, good });
  settleGuards(state, seat, emit);
}
