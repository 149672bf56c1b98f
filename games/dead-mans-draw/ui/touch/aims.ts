// What can be touched: every legal and every forbidden move, by the thing on the board that stands for it.
import {
  type Card,
  type DeadMansDraw,
  type OpenFrame,
  type Place,
  SUITS,
  type Suit,
  stackCard,
  type View,
  wouldBust,
} from '@quarterdeck/dead-mans-draw';
import { at, type Forbidden, type GameText, type GameTypes, type MoveOf, type Names, type Shown } from '@quarterdeck/kernel';

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

export function aimsOf(shown: Shown<DeadMansDraw>, words: GameText<DeadMansDraw>, names: Names): Aims {
  const { view } = shown;
  const texts: GameText<GameTypes> = words;
  const aims = new Map<Thing, Aim>();
  for (const forbidden of shown.forbidden) {
    const why = texts.refusals[forbidden.refusal.reason]?.(forbidden.refusal.params ?? {}) ?? '';
    aims.set(thingOf(forbidden.move, view), { kind: 'forbidden', forbidden, why });
  }
  for (const move of shown.legal) {
    const label = texts.moves[move.type]?.(move, { view, names }) ?? '';
    aims.set(thingOf(move, view), { kind: 'move', move, label, busts: bustsBy(move, view) });
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

/** A choice that costs the turn is legal (A18, A22, A23), and worth a mark. */
function bustsBy(move: Move, view: View): boolean {
  switch (move.type) {
    case 'draw':
      return view.known.length > 0 && view.busting > 0;
    case 'hook':
      return wouldBust(
        view,
        at(stackIn(view, view.turn.seat, move.suit), -1 + stackIn(view, view.turn.seat, move.suit).length),
        view.turn.seat,
      );
    case 'steal':
      return wouldBust(view, stackCard(view, move.seat, move.suit), move.seat);
    case 'place':
      return wouldBust(view, move.card, 'discard');
    default:
      return false;
  }
}

function stackIn(view: View, seat: number, suit: Suit): readonly Card[] {
  return at(at(view.banks, seat), SUITS.indexOf(suit));
}

/** Cards that are spread out to choose from, and where they come from: a map's, the Navigator's pile, the Plunderer's bank. */
export interface Choice {
  readonly cards: readonly Card[];
  readonly from: Place;
}

export function choiceOf({ view }: Pick<Shown<DeadMansDraw>, 'view'>): Choice | null {
  const frame = topFrame(view);
  if (frame?.kind === 'map') return { cards: frame.shown.length > 0 ? frame.shown : view.discard, from: 'discard' };
  if (frame?.kind === 'loot' && view.fixed.options.plunder === 'choice')
    return { cards: at(view.banks, frame.from).flat(), from: frame.from };
  return null;
}

export function topFrame(view: View): OpenFrame | null {
  return view.stack.at(-1) ?? null;
}
