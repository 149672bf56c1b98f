// What may be laid where: cards, on the place that the move brings them to.

import { type Drops, dropsFrom } from '@quarterdeck/board/touch/drops.ts';
import { shotGoesTo, type View } from '@quarterdeck/dead-mans-draw';
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
function goalOf({ type }: Move, view: View): Goal | null {
  switch (type) {
    case 'draw':
    case 'hook':
    case 'steal':
    case 'place':
      return 'row';
    case 'collect':
    case 'loot':
      return goalAt(view.turn.seat);
    case 'shoot':
      return goalAt(shotGoesTo(view));
    case 'misfire':
      return 'discard';
    default:
      return null;
  }
}

function goalAt(place: ReturnType<typeof shotGoesTo>): Goal {
  return place === 'discard' ? place : `tray ${place}`;
}
