// Sides of the table that are folded away on a phone until somebody opens them.
import type { Seat } from '@quarterdeck/kernel';

export interface Folds {
  isOpen(seat: Seat): boolean;
  toggle(seat: Seat): void;
}

export function createFolds(): Folds {
  let opened = $state.raw<readonly Seat[]>([]);
  return {
    isOpen: (seat) => opened.includes(seat),
    toggle(seat) {
      opened = opened.includes(seat) ? opened.filter((other) => other !== seat) : [...opened, seat];
    },
  };
}
