// How far the worths that a search has met lie apart, for each seat: the measure for what is a big difference in this position.
import { at } from '@quarterdeck/kernel';

export interface Spreads {
  of(seat: number): number;
  add(seat: number, worth: number): void;
}

export function newSpreads(): Spreads {
  const counts: number[] = [];
  const means: number[] = [];
  const squares: number[] = [];
  return {
    of: (seat) => ((counts[seat] ?? 0) < 2 ? 1 : Math.sqrt(at(squares, seat) / at(counts, seat))),
    add(seat, worth) {
      while (counts.length <= seat) {
        counts.push(0);
        means.push(0);
        squares.push(0);
      }
      const count = at(counts, seat) + 1;
      const before = worth - at(means, seat);
      const mean = at(means, seat) + before / count;
      counts[seat] = count;
      means[seat] = mean;
      squares[seat] = at(squares, seat) + before * (worth - mean);
    },
  };
}
