// What can be touched: every legal and every forbidden move, by the things on the board that one touches for it. Most moves
// are one thing; a pirate who can strike several captains, and an exchange, are two, one after the other.
import type { Forbidden, MoveOf, Seat, Shown, Speaker } from '@quarterdeck/kernel';
import type { Card, SeaOfClouds, View } from '@quarterdeck/sea-of-clouds';

export type Move = MoveOf<SeaOfClouds>;

/** The name of a thing that can be touched. */
export type Thing = 'take' | 'leave' | 'finish' | `card ${Card}` | `seat ${Seat}`;

export type Aim =
  | { readonly kind: 'move'; readonly move: Move; readonly label: string }
  /** The first of two things. */
  | { readonly kind: 'pick'; readonly label: string }
  /** The first of two things, touched: once more puts it back. */
  | { readonly kind: 'picked' }
  | { readonly kind: 'forbidden'; readonly forbidden: Forbidden<Move>; readonly why: string };

export type Aims = ReadonlyMap<Thing, Aim>;

export interface Speech {
  readonly speaker: Pick<Speaker<SeaOfClouds>, 'move' | 'why'>;
  /** The name of a card whose face or back this viewer sees. */
  card(card: Card): string;
}

export function aimsOf(shown: Shown<SeaOfClouds>, picked: Thing | null, speech: Speech): Aims {
  const aims = new Map<Thing, Aim>();
  for (const forbidden of shown.forbidden) {
    aims.set(pathOf(forbidden.move)[0], { kind: 'forbidden', forbidden, why: speech.speaker.why(forbidden.refusal) });
  }
  for (const [first, moves] of byFirst(shown.legal)) {
    if (moves.length === 1 || first !== picked) aims.set(first, firstAim(first, moves, shown.view, speech));
    else aims.set(first, { kind: 'picked' });
  }
  for (const move of shown.legal) {
    const [first, second] = pathOf(move);
    if (second !== undefined && aims.get(first)?.kind === 'picked') aims.set(second, moveAim(move, shown.view, speech));
  }
  return aims;
}

/** The things that one touches for a move, in order. */
export function pathOf(move: Move): readonly [first: Thing, second?: Thing] {
  switch (move.type) {
    case 'take':
    case 'leave':
    case 'finish':
      return [move.type];
    case 'aim':
      return [`card ${move.card}`, `seat ${move.at}`];
    case 'exchange':
      return [`card ${move.give}`, `card ${move.take}`];
    case 'first-player':
      return [`seat ${move.seat}`];
    case 'back':
      throw new Error('the deck is turned up by chance');
    default:
      return [`card ${move.card}`];
  }
}

function byFirst(moves: readonly Move[]): ReadonlyMap<Thing, readonly Move[]> {
  const groups = new Map<Thing, Move[]>();
  for (const move of moves) {
    const [first] = pathOf(move);
    groups.set(first, [...(groups.get(first) ?? []), move]);
  }
  return groups;
}

/** What is picked now: what was touched, or the only thing that can be the first of two; nothing when it is no longer asked. */
export function pickedOf(moves: readonly Move[], touched: Thing | null): Thing | null {
  const firsts = [...byFirst(moves)];
  const [only] = firsts;
  if (only !== undefined && firsts.length === 1 && only[1].length > 1) return only[0];
  return firsts.some(([first, group]) => first === touched && group.length > 1) ? touched : null;
}

function firstAim(first: Thing, moves: readonly Move[], view: View, speech: Speech): Aim {
  const [only] = moves;
  if (only !== undefined && moves.length === 1) return moveAim(only, view, speech);
  return { kind: 'pick', label: first.startsWith('card ') ? speech.card(Number(first.slice(5))) : first };
}

function moveAim(move: Move, view: View, { speaker }: Speech): Aim {
  return { kind: 'move', move, label: speaker.move(move, view) };
}
