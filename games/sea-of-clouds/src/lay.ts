// Where a card goes (C2.11), and what an immediate object does when it is laid (C3.4).
import { type Emit, open, type Seat } from '@quarterdeck/kernel';
import type { Face } from './data/cards.ts';
import type { ImmediateCard, LootCard, PermanentCard } from './data/components.ts';
import { SPACES } from './deck.ts';
import { showToAll } from './knowledge.ts';
import { pourBeer } from './phases/beer.ts';
import { captainOf, faceOf, lootCard } from './table.ts';
import type { Captain, Card, Event, State } from './types.ts';

export function layCard(state: State, seat: Seat, card: Card, emit: Emit<Event>): void {
  const face = faceOf(state, card);
  const loot = lootCard(state, face);
  const faceUp = liesOpen(loot);
  if (faceUp) showToAll(state, card);
  zoneFor(state, captainOf(state, seat), loot).push(card);
  emit({ type: 'laid', seat, card, back: loot.back, face, faceUp });
  if (loot.back === 'object' && loot.class === 'immediate') doAtOnce(state, seat, face, loot, emit);
  else if (loot.back === 'object' && loot.class === 'permanent') fillChest(state, seat, loot, emit);
}

/** C2.11: rum and secrets lie face down. */
function liesOpen(loot: LootCard): boolean {
  return loot.back !== 'rum' && !(loot.back === 'object' && loot.class === 'secret');
}

function zoneFor(state: State, captain: Captain, loot: LootCard): Card[] {
  switch (loot.back) {
    case 'rum':
      return captain.rum;
    case 'relic':
      return captain.relics;
    case 'pirate':
      return captain.crew;
    case 'object':
      if (loot.class === 'immediate') return state.gone;
      return loot.class === 'secret' ? captain.secrets : captain.objects;
  }
}

/** C3.9: the Chest comes full. */
function fillChest(state: State, seat: Seat, { doubloons }: PermanentCard, emit: Emit<Event>): void {
  if (doubloons === 0) return;
  state.chest = doubloons;
  emit({ type: 'chest-filled', seat, doubloons });
}

function doAtOnce(state: State, seat: Seat, face: Face, { does, doubloons }: ImmediateCard, emit: Emit<Event>): void {
  const captain = captainOf(state, seat);
  switch (does) {
    case 'gain':
      captain.doubloons += doubloons;
      emit({ type: 'gained', seat, doubloons, by: face });
      return;
    case 'pay': {
      const paid = Math.min(doubloons, captain.doubloons);
      captain.doubloons -= paid;
      emit({ type: 'paid', seat, doubloons: paid, by: face });
      return;
    }
    case 'add-to-shares':
      open(state, { kind: 'fill-spaces', spaces: SPACES.slice() });
      return;
    case 'discard-pirate':
      pourBeer(state, seat, face, emit);
      return;
    case 'discard-rum':
      if (captain.rum.length > 0) open(state, { kind: 'leaking-cask', seat });
      else emit({ type: 'fizzled', seat, by: face });
      return;
  }
}
