// What each suit does when its card enters the play area, or when a mermaid has it done again (D3).
import type { Emit } from '@quarterdeck/kernel';
import type { Ability } from './ability.ts';
import type { BySuit } from './data/suits.ts';
import { fireCannon } from './phases/cannon.ts';
import { throwHook } from './phases/hook.ts';
import { readMap } from './phases/map.ts';
import { singMermaid } from './phases/mermaid.ts';
import { askOracle } from './phases/oracle.ts';
import { drawSword } from './phases/sword.ts';
import { opponentsWith } from './table.ts';
import type { Entry, Event, State } from './types.ts';

/** Key and chest wait until they are collected (D3.4); an anchor holds by lying there (D3.1). */
const waits: Ability = () => {};

export const ABILITIES: BySuit<Ability> = {
  anchor: waits,
  hook: throwHook,
  cannon: fireCannon,
  key: waits,
  chest: waits,
  map: readMap,
  oracle: askOracle,
  sword: drawSword,
  kraken: wakeKraken,
  mermaid: singMermaid,
};

/** D3.8, D4.14. A second kraken's demand runs beside the first, or is added to it (A10). */
function wakeKraken(state: State, _entry: Entry, emit: Emit<Event>): void {
  const { turn, fixed } = state;
  const { krakenDemand, beastmasterDemand } = fixed.options.components;
  const demand = opponentsWith(state, 'beastmaster').length > 0 ? beastmasterDemand : krakenDemand;
  turn.debt = fixed.options.secondKraken === 'add' ? turn.debt + demand : Math.max(turn.debt, demand);
  emit({ type: 'demanded', seat: turn.seat, debt: turn.debt });
}
