// What lies on the table, as the board shows it. While events are told it runs behind the view (`story.ts`), and at the end the view
// has the last word.
import { type Bank, type Card, type Entry, pileSize, scoreOf, type View } from '@quarterdeck/dead-mans-draw';

export interface Scene {
  /** Cards in the draw pile, known ones included. */
  readonly pile: number;
  readonly known: readonly Card[];
  readonly discard: readonly Card[];
  readonly area: readonly Entry[];
  /** The card that has just busted the row, until what is lost is gone. */
  readonly clash: Card | null;
  /** Cards turned up by a map. */
  readonly shown: readonly Card[];
  readonly banks: readonly Bank[];
  readonly debt: number;
  readonly active: number;
}

export function sceneOf(view: View): Scene {
  const shown = view.stack.flatMap((frame) => ('shown' in frame ? frame.shown : []));
  const wreck = view.stack.flatMap((frame) => (frame.kind === 'bust' ? frame.lost : []));
  return {
    pile: pileSize(view),
    known: view.known,
    discard: view.discard,
    area: wreck.length > 0 ? wreck.slice(0, -1).map((card) => ({ card, kept: false })) : view.area,
    clash: wreck.at(-1) ?? null,
    shown,
    banks: view.banks,
    debt: view.turn.debt,
    active: view.turn.seat,
  };
}

/** What the banks on the table are worth, by the count that the view plays with. */
export function scoresIn({ banks }: Scene, { fixed, traits }: View): readonly number[] {
  return banks.map((_, seat) => scoreOf({ banks, fixed, traits }, seat));
}
