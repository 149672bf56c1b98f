// What a guided game tells, from what the table shows.
import { type Actor, type GameTypes, LEARNER, type Moment, sinceOwnMove } from '@quarterdeck/kernel';
import { isAsked, type TableState } from '../table/feed.ts';

/** The moment at which a lesson may be told; null while others play. */
export function momentOf(state: TableState): Moment<GameTypes> | null {
  if (!isAsked(state) && state.shown.outcome === null) return null;
  return { shown: state.shown, events: sinceOwnMove(state.log, LEARNER) };
}

/** The number of the learner's last entry in the log; -1 before the first. */
export function lastOwnMove({ log }: { readonly log: readonly { readonly actor: Actor }[] }): number {
  return log.findLastIndex(({ actor }) => actor === LEARNER);
}

/** Points at places of the board until it is called off. A style sheet outlives whatever the board draws anew meanwhile. */
export function pointAt(places: readonly string[]): () => void {
  const sheet = new CSSStyleSheet();
  const names = places.map((place) => `.board [data-at="${CSS.escape(place)}"]`);
  if (names.length > 0) sheet.replaceSync(`${names.join(', ')} { outline: 3px dashed var(--lit); outline-offset: 3px; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
