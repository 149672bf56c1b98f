// A battle from its lines to its end (W6): skill, draws, shots, the pause between two rounds.
import { type Emit, open, passage, type Seat } from '@quarterdeck/kernel';
import { battleOf, beginRound, endRound, enemyOf, unfiredOf } from '../battle/battle.ts';
import { endBattle } from '../battle/battle-end.ts';
import { FIGURES } from '../data/components.ts';
import { componentsOf, type PhaseOf, pirateOf } from '../table.ts';
import type { Battle, Event, SideOf, State } from '../types.ts';
import { openTarget } from './target.ts';

export const battle: PhaseOf<'battle'> = passage((state, _frame, emit) => {
  const fight = battleOf(state);
  switch (fight.step) {
    case 'begin':
      fight.step = 'draw-first';
      return offerBag(state, fight);
    case 'draw-first':
      fight.step = 'draw-second';
      return openDraw(state, fight, 'first');
    case 'draw-second':
      fight.step = 'shots';
      return openDraw(state, fight, 'second');
    case 'shots':
      return nextShot(state, fight, emit);
    case 'regroup-first':
      return openRegroup(state, fight, 'first', emit);
    case 'regroup-second':
      return openRegroup(state, fight, 'second', emit);
    case 'over':
      return endBattle(state, 'fought', emit);
  }
});

/** W9.4: in a battle for a sea that the Trickster began; not where the hand will be full anyhow. */
function offerBag(state: State, { cause, first: { pirate, line } }: Battle): void {
  const { turn } = state;
  if (cause !== 'sea' || turn === null || pirate === null || turn.skillPaid) return;
  const { hero, gold, hand } = pirateOf(state, pirate);
  if (hero !== 'trickster' || gold < componentsOf(state).heroes.bagOfTricks) return;
  if (hand.length + line.length < FIGURES.hand) open(state, { kind: 'bag-of-tricks', seat: pirate });
}

/** W6.4: a card for each ship, never more than ten in hand; the Company has none. */
function openDraw(state: State, fight: Battle, side: SideOf): void {
  const { pirate, line } = fight[side];
  if (pirate === null) return;
  const wanted = line.length + (side === 'first' ? tricksOf(state, fight, pirate) : 0);
  const left = Math.min(wanted, FIGURES.hand - pirateOf(state, pirate).hand.length, state.manoeuvres.bag.length);
  if (left > 0) open(state, { kind: 'manoeuvre-draw', seat: pirate, left });
}

/** The bag is the only thing that a Trickster pays for. */
function tricksOf(state: State, { cause }: Battle, pirate: Seat): number {
  const isOpen = cause === 'sea' && state.turn?.skillPaid === true && pirateOf(state, pirate).hero === 'trickster';
  return isOpen ? componentsOf(state).heroes.tricks : 0;
}

/** W6.5: by turns; the side that has ships left over fires them one after the other. */
function nextShot(state: State, fight: Battle, emit: Emit<Event>): void {
  if (isDecided(fight)) {
    fight.step = 'over';
    return;
  }
  if (unfiredOf(fight[fight.next]) === 0) fight.next = enemyOf(fight.next);
  const ready = unfiredOf(fight[fight.next]);
  if (ready === 0) {
    endRound(fight);
    fight.step = 'regroup-first';
  } else if (ready > 1) {
    open(state, { kind: 'firing-ship', seat: fight[fight.next].commander, side: fight.next });
  } else {
    openLastShot(state, fight, emit);
  }
}

/** The only ship that can fire does so without asking which. */
function openLastShot(state: State, fight: Battle, emit: Emit<Event>): void {
  for (const { ship, fired } of fight[fight.next].line) if (!fired) openTarget(state, fight.next, ship, emit);
}

function isDecided({ first, second }: Battle): boolean {
  return first.line.length === 0 || second.line.length === 0;
}

/** W6.9: pirates only, and not in the last battle (W10.4). */
function openRegroup(state: State, fight: Battle, side: SideOf, emit: Emit<Event>): void {
  const { pirate } = fight[side];
  if (isDecided(fight)) fight.step = 'over';
  else if (pirate !== null && fight.cause !== 'armada') open(state, { kind: 'regroup', seat: pirate, side });
  else fightOn(fight, side, emit);
}

/** This side stays: the other one is asked, or the next round begins. */
export function fightOn(fight: Battle, side: SideOf, emit: Emit<Event>): void {
  if (side === 'first') fight.step = 'regroup-second';
  else beginRound(fight, emit);
}
