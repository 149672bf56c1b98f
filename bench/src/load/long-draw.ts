// Dead Man's Draw with four times the cards: a game of more than a thousand entries, which no game of the shelf has.
import { type DeadMansDraw, deadMansDraw } from '@quarterdeck/dead-mans-draw';
import type { Game } from '@quarterdeck/kernel';

const TIMES = 4;

export const longDraw: Game<DeadMansDraw> = {
  ...deadMansDraw,
  id: 'long-draw',
  setup(options, seats) {
    const state = deadMansDraw.setup(options, seats);
    return { ...state, deck: Array.from({ length: TIMES }, () => state.deck).flat() };
  },
};
