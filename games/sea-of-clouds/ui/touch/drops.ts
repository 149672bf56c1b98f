// What may be laid where: a share and cards on the ship that gets them, a pirate on the captain he strikes, a card on the one it is
// exchanged for; and who leaves a share lays on it what it gets for that.

import { type Drops, dropsFrom } from '@quarterdeck/board/touch/drops.ts';
import type { Shown } from '@quarterdeck/kernel';
import { type SeaOfClouds, sourceOfMore, type View } from '@quarterdeck/sea-of-clouds';
import type { Spot } from '../telling/tellings.ts';
import { type Move, pathOf, type Thing } from './aims.ts';

/** `picked`: the first of two things, touched already. */
export function dropsOf({ legal, view }: Pick<Shown<SeaOfClouds>, 'legal' | 'view'>, picked: Thing | null): Drops<Thing, Spot> {
  return dropsFrom(
    legal.flatMap((move) => {
      const place = goalOf(move, view);
      return place === null ? [] : [{ thing: pathOf(move)[0], place, touches: touchesFor(move, legal, picked) }];
    }),
  );
}

function touchesFor(move: Move, legal: readonly Move[], picked: Thing | null): readonly Thing[] {
  const [first, second] = pathOf(move);
  const isAlone = legal.filter((other) => pathOf(other)[0] === first).length === 1;
  if (second === undefined || isAlone) return [first];
  return first === picked ? [second] : [first, second];
}

/** Null where nothing goes anywhere, or out of the game. */
function goalOf(move: Move, { stack }: View): Spot | null {
  const frame = stack.at(-1);
  switch (move.type) {
    case 'leave':
      return frame?.kind === 'divide-loot' ? `share ${frame.space}` : null;
    case 'take':
    case 'lay':
    case 'scout':
      return frame !== undefined && 'seat' in frame ? `captain ${frame.seat}` : null;
    case 'aim':
      return `captain ${move.at}`;
    case 'give':
      return frame?.kind === 'exchange-rum' ? `captain ${frame.against}` : null;
    case 'exchange':
      return `card ${move.take}`;
    default:
      return null;
  }
}

/** Where the share that is asked about gets more from if it is left. */
export function sourceOfLeave(view: View): 'deck' | 'bank' | null {
  const frame = view.stack.at(-1);
  return frame?.kind === 'divide-loot' ? sourceOfMore(view, frame.space) : null;
}
