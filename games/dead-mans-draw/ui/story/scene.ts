// What lies on the table at a moment: what the view of the moment has, and the card that no view has because it is on its way.
import {
  type Bank,
  type Card,
  type Entry,
  type Event,
  type Odds,
  oddsOf,
  pileSize,
  type View,
} from '@quarterdeck/dead-mans-draw';

export interface Scene {
  /** Cards in the draw pile, known ones included. */
  readonly pile: number;
  readonly known: readonly Card[];
  /** How the next draw stands; null where there is none. */
  readonly odds: Odds | null;
  readonly discard: readonly Card[];
  readonly area: readonly Entry[];
  /** The card that has just busted the row, until what is lost is gone. */
  readonly clash: Card | null;
  /** Cards turned up by a map. */
  readonly shown: readonly Card[];
  readonly banks: readonly Bank[];
  /** What the banks are worth. */
  readonly scores: readonly number[];
  readonly debt: number;
  readonly active: number;
}

/** A card that is named but not laid anywhere yet stays in sight where it was: the next event says where it goes. */
const ON_ITS_WAY: readonly Event['type'][] = ['drawn', 'stolen'];

export function sceneOf(view: View, before: Scene | null = null, event: Event | null = null): Scene {
  if (before !== null && event !== null && ON_ITS_WAY.includes(event.type)) return before;
  const wreck = view.stack.flatMap((frame) => (frame.kind === 'bust' ? frame.lost : []));
  const clash = event?.type === 'busted' ? event.card : (wreck.at(-1) ?? null);
  return {
    pile: pileSize(view),
    known: view.known,
    odds: oddsOf(view),
    discard: view.discard,
    area: wreck.length > 0 ? wreck.slice(0, -1).map((card) => ({ card, kept: false })) : view.area,
    clash,
    shown: view.stack.flatMap((frame) => ('shown' in frame ? frame.shown : [])),
    banks: view.banks,
    scores: view.scores,
    debt: view.turn.debt,
    active: view.turn.seat,
  };
}
