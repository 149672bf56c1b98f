// The armada's marker (W3.2, W3.11, W10.2). It never leaves the track to the left (R14); on its last space play stops at once (R15).
import { closeAll, type Emit, open } from '@quarterdeck/kernel';
import { FIGURES } from '../data/components.ts';
import { lastSpace } from '../table.ts';
import type { Event, State } from '../types.ts';

type Why = Extract<Event, { type: 'armada-moved' }>['why'];

/** One space. If the armada arrives, all that is open is closed, and the last battle comes: the caller has nothing more to do. */
export function moveArmada(state: State, why: Why, emit: Emit<Event>): void {
  const from = state.armada;
  const last = lastSpace(state);
  const to = why === 'monster-beaten' ? Math.max(FIGURES.firstSpace, from - 1) : Math.min(last, from + 1);
  state.armada = to;
  emit({ type: 'armada-moved', from, to, last, why });
  if (to < last) return;
  closeAll(state);
  open(state, { kind: 'last-battle', champion: null, captain: null });
  emit({ type: 'armada-arrived', space: to });
}
