// What may be laid where: a share and cards on the ship that gets them, a pirate on the captain he strikes, a card on the one it is
// exchanged for; and who leaves a share lays on it what it gets for that.

import { type Drops, dropsFrom } from '@quarterdeck/board/touch/drops.ts';
import { at, type Shown } from '@quarterdeck/kernel';
import { componentsOf, type SeaOfClouds, type View } from '@quarterdeck/sea-of-clouds';
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

/** Where a share that is left gets more from (2.7, 2.8): the deck, or the bank if the share is full or the deck empty. */
export function sourceOfMore(view: View): 'deck' | 'bank' | null {
  const frame = view.stack.at(-1);
  if (frame?.kind !== 'divide-loot') return null;
  const isFull = at(view.spaces, frame.space).cards.length >= componentsOf(view).shareCards;
  return view.top === null || isFull ? 'bank' : 'deck';
}
