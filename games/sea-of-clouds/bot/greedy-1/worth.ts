// What a captain's loot will be worth at the end, guessed from what there is and what may still come.
import { at, type Seat } from '@quarterdeck/kernel';
import type { Face } from '../../src/data/cards.ts';
import { isChest } from '../../src/data/check.ts';
import type { ImmediateCard, PermanentCard, RelicCard, RumCard, SecretCard } from '../../src/data/components.ts';
import { trackOf } from '../../src/table.ts';
import type { Captain, State } from '../../src/types.ts';
import { boardingsLeft } from './crews.ts';
import { GUESSES } from './guesses.ts';
import { countOf, type Tally } from './tally.ts';

/** Points without the crew. */
export function lootWorth(state: State, seat: Seat, tallies: readonly Tally[]): number {
  const tally = at(tallies, seat);
  let worth = tally.doubloons + (state.parrot === seat ? GUESSES.parrot : 0);
  for (const { face, sort, count } of tally.holdings) {
    if (sort.kind === 'rum') worth += rumWorth(state, seat, face, sort.loot, count, tallies);
    else if (sort.kind === 'relic') worth += relicWorth(state, face, sort.loot, count, tallies);
    else if (sort.kind === 'permanent') worth += count * objectWorth(state, sort.loot);
    else if (sort.kind === 'immediate') worth += count * immediateWorth(at(state.captains, seat), tally, sort.loot);
    else if (sort.kind === 'secret') worth += count * secretWorth(state, seat, tally, sort.loot);
  }
  return worth;
}

function turnsLeft(state: State): number {
  return trackOf(state).islands - state.island;
}

/** A ladder between its steps; before the first step nothing. */
function onLadder(ladder: readonly number[], steps: number): number {
  const full = Math.min(ladder.length, Math.floor(steps));
  const here = full === 0 ? 0 : at(ladder, full - 1);
  const next = ladder[full] ?? here;
  return here + (steps - full) * (next - here);
}

/** Copies of a kind that a captain who collects it may hope for. */
function hopedFor(state: State, copies: number, seen: number, perTurn: number): number {
  const left = Math.max(0, copies - seen);
  return Math.min(left, (turnsLeft(state) * perTurn * left) / copies);
}

function relicWorth(state: State, face: Face, { copies, ladder }: RelicCard, count: number, tallies: readonly Tally[]): number {
  let seen = 0;
  for (const tally of tallies) seen += countOf(tally, face);
  return onLadder(ladder, Math.min(ladder.length, count + hopedFor(state, copies, seen, GUESSES.relicsPerTurn)));
}

function rumWorth(
  state: State,
  seat: Seat,
  face: Face,
  { copies, worth }: RumCard,
  count: number,
  tallies: readonly Tally[],
): number {
  switch (worth.kind) {
    case 'each':
      return count * worth.points;
    case 'ladder':
      return onLadder(worth.points, Math.min(worth.points.length, count + hopedFor(state, copies, count, GUESSES.rumPerTurn)));
    case 'majority': {
      let most = 0;
      for (let other = 0; other < tallies.length; other++) {
        if (other !== seat) most = Math.max(most, countOf(at(tallies, other), face));
      }
      const chance = 1 / (1 + Math.exp(-(count - most) * 1.5));
      return count * (worth.others + chance * (worth.most - worth.others));
    }
  }
}

/** Strength is worth something in every boarding to come; the Chest is often lost on the way. */
export function objectWorth(state: State, loot: PermanentCard): number {
  const boardings = boardingsLeft(state);
  const content = state.chest > 0 ? state.chest : loot.doubloons;
  const chest = isChest(loot) ? content * GUESSES.chestKept ** boardings : 0;
  return loot.points + chest + loot.strength * GUESSES.strengthForGood * Math.max(0, boardings - 1);
}

/** Of a card in a share, since a laid one is gone. It is laid before pirates and rum of the same share, which it does not cost. */
function immediateWorth({ crew, rum }: Captain, tally: Tally, { does, doubloons }: ImmediateCard): number {
  switch (does) {
    case 'gain':
      return doubloons;
    case 'pay':
      return -Math.min(doubloons, tally.doubloons);
    case 'discard-pirate':
      return crew.length > 0 ? -1 : 0;
    case 'discard-rum':
      return rum.length > 0 ? -2 : 0;
    case 'add-to-shares':
      return -0.5;
  }
}

function secretWorth(state: State, seat: Seat, tally: Tally, { points, counts, of }: SecretCard): number {
  const turns = turnsLeft(state);
  switch (counts) {
    case 'itself':
      return points;
    case 'parrot':
      return points * (state.parrot === seat ? 0.7 : 0.3);
    case 'rum':
      return (points * (tally.rum + turns * GUESSES.perTurn.rum)) / of;
    case 'relic':
      return (points * (tally.relics + turns * GUESSES.perTurn.relic)) / of;
    case 'object':
      return (points * (tally.objects + turns * GUESSES.perTurn.object)) / of;
    case 'doubloon':
      return (points * (tally.doubloons + turns * GUESSES.perTurn.doubloon)) / of;
  }
}
