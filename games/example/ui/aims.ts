// What can be touched: every legal and every forbidden move, by the thing on the board that stands for it.
import type { AnyAim } from '@quarterdeck/board/touch/aim.ts';
import type { Forbidden, MoveOf, Shown, Speaker } from '@quarterdeck/kernel';
import type { Example } from '../src/index.ts';

type Move = MoveOf<Example>;
export type Aim = AnyAim & ({ readonly move: Move } | { readonly forbidden: Forbidden<Move> });

/** A card, or an answer that no piece of the table stands for. */
export function thingOf(move: Move): string {
  return move.type === 'stake' ? `card ${move.card}` : move.type;
}

export function aimsOf({ legal, forbidden, view }: Shown<Example>, speaker: Speaker<Example>): ReadonlyMap<string, Aim> {
  const barred = forbidden.map((one): [string, Aim] => [
    thingOf(one.move),
    { kind: 'forbidden', why: speaker.refusal(one.refusal), forbidden: one },
  ]);
  const open = legal.map((move): [string, Aim] => [thingOf(move), { kind: 'move', label: speaker.move(move, view), move }]);
  return new Map([...barred, ...open]);
}
