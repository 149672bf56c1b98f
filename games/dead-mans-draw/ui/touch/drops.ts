// What may be laid where: cards, on the place that the move brings them to.

import { type Drops, dropsFrom } from '@quarterdeck/board/touch/drops.ts';
import type { View } from '@quarterdeck/dead-mans-draw';
import type { Aims, Move, Thing } from './aims.ts';

/** Places by their `data-at`. */
export type Goal = 'row' | 'discard' | `tray ${number}`;

export function dropsOf(aims: Aims, view: View): Drops<Thing, Goal> {
  return dropsFrom(
    [...aims].flatMap(([thing, aim]) => {
      const place = aim.kind === 'move' ? goalOf(aim.move, view) : null;
      return place === null ? [] : [{ thing, place, touches: [thing] }];
    }),
  );
}

/** Null where no card goes anywhere. */
function goalOf({ type }: Move, { turn, traits }: View): Goal | null {
  switch (type) {
    case 'draw':
    case 'hook':
    case 'steal':
    case 'place':
      return 'row';
    case 'collect':
    case 'loot':
      return `tray ${turn.seat}`;
    case 'shoot':
      // 4.7: what the Scavenger shoots is the Scavenger's.
      return traits[turn.seat] === 'scavenger' ? `tray ${turn.seat}` : 'discard';
    case 'misfire':
      return 'discard';
    default:
      return null;
  }
}
