// What is new to a board: an entry of the log is told once, and nothing is told to somebody else with what the last viewer
// knew.
import type { Beat, GameTypes, Shown } from '@quarterdeck/kernel';
import type { News } from '../board.ts';

export type Position<T extends GameTypes> = Pick<Shown<T>, 'viewer' | 'view'>;

export interface Heard<T extends GameTypes> {
  readonly beats: readonly Beat<T>[];
  /** The same viewer as before looks at the board. */
  readonly isSameViewer: boolean;
}

export type Hear<T extends GameTypes> = (shown: Position<T>, news: readonly News<T>[]) => Heard<T>;

/** What was news when the board was first shown is on the table already. */
export function hearingOf<T extends GameTypes>(first: Position<T>, firstNews: readonly News<T>[]): Hear<T> {
  let { viewer } = first;
  let told = lastNumber(firstNews, -1);
  return (shown, news) => {
    const fresh = news.filter(({ number }) => number > told);
    const isSameViewer = shown.viewer === viewer;
    viewer = shown.viewer;
    told = lastNumber(news, told);
    return { beats: fresh.flatMap(({ beats }) => beats), isSameViewer };
  };
}

function lastNumber(news: readonly News<GameTypes>[], before: number): number {
  return news.reduce((last, { number }) => Math.max(last, number), before);
}
