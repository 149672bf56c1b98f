// What can be touched: every legal and every forbidden move, by the thing on the board that stands for it.
import {
  type Card,
  cardsOnMap,
  type DeadMansDraw,
  isSureBust,
  type OpenFrame,
  type Place,
  type Suit,
  type View,
} from '@quarterdeck/dead-mans-draw';
import { at, type Forbidden, type MoveOf, type Shown, type Speaker } from '@quarterdeck/kernel';

export type Move = MoveOf<DeadMansDraw>;

/** The name of a thing that can be touched. */
export type Thing =
  | 'pile'
  | 'row'
  | `stack ${number} ${Suit}`
  | `seat ${number}`
  | `row ${Card}`
  | `spread ${Card}`
  | `trait ${string}`;

export type Aim =
  | { readonly kind: 'move'; readonly move: Move; readonly label: string; readonly busts: boolean }
  | { readonly kind: 'forbidden'; readonly forbidden: Forbidden<Move>; readonly why: string };

export type Aims = ReadonlyMap<Thing, Aim>;

export function aimsOf(shown: Shown<DeadMansDraw>, speaker: Speaker<DeadMansDraw>): Aims {
  const { view } = shown;
  const aims = new Map<Thing, Aim>();
  for (const forbidden of shown.forbidden) {
    aims.set(thingOf(forbidden.move, view), { kind: 'forbidden', forbidden, why: speaker.why(forbidden.refusal) });
  }
  for (const move of shown.legal) {
    aims.set(thingOf(move, view), { kind: 'move', move, label: speaker.move(move, view), busts: isSureBust(view, move) });
  }
  return aims;
}

function thingOf(move: Move, view: View): Thing {
  switch (move.type) {
    case 'draw':
      return 'pile';
    case 'collect':
      return 'row';
    case 'hook':
    case 'misfire':
      return `stack ${view.turn.seat} ${move.suit}`;
    case 'shoot':
    case 'steal':
      return `stack ${move.seat} ${move.suit}`;
    case 'repeat':
      return `row ${move.card}`;
    case 'keep':
    case 'deal-trait':
      return `trait ${move.trait}`;
    case 'victim':
    case 'plunder':
    case 'first-player':
      return `seat ${move.seat}`;
    default:
      return `spread ${move.card}`;
  }
}

/** Cards that are spread out to choose from, and where they come from: a map's, the Navigator's pile, the Plunderer's bank. */
export interface Choice {
  readonly cards: readonly Card[];
  readonly from: Place;
}

export function choiceOf({ view }: Pick<Shown<DeadMansDraw>, 'view'>): Choice | null {
  const frame = topFrame(view);
  if (frame?.kind === 'map') return { cards: cardsOnMap(view, frame), from: 'discard' };
  if (frame?.kind === 'loot') return { cards: at(view.banks, frame.from).flat(), from: frame.from };
  return null;
}

export function topFrame(view: View): OpenFrame | null {
  return view.stack.at(-1) ?? null;
}
