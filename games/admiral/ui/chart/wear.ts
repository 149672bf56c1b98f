// How a damaged ship looks: holes in its sails first, then its masts go by the board, at last it burns.
import type { Sail } from './hulls.ts';

export interface Wear {
  /** Holes in the sails, as points. */
  readonly holes: readonly { readonly x: number; readonly y: number; readonly r: number }[];
  /** The last so many sails hang in rags. */
  readonly torn: number;
  readonly burns: boolean;
}

export function wearOf(sails: readonly Sail[], damage: number, durability: number): Wear {
  const part = damage / durability;
  const torn = part >= 0.6 ? Math.max(1, Math.floor(sails.length / 2)) : 0;
  return {
    holes: Array.from({ length: damage }, (_, number) => holeIn(sails, number)),
    torn,
    burns: damage > 0 && durability - damage <= Math.max(1, Math.floor(durability / 4)),
  };
}

function holeIn(sails: readonly Sail[], number: number): Wear['holes'][number] {
  const sail = sails[number % sails.length] ?? { y: 0, half: 10, belly: 5 };
  const side = number % 2 === 0 ? 0.42 : -0.5;
  const x = sail.half * (side + (number > 3 ? -0.3 : 0));
  return { x, y: sail.y - sail.belly * 0.4, r: 2.6 };
}

/** A sail in rags. */
export function ragPath({ y, half, belly }: Sail): string {
  const top = y - belly * 0.55;
  return `M${-half} ${y}Q${-half * 0.4} ${top - 3} ${-half * 0.1} ${top}L${-half * 0.3} ${y - 1}L${-half * 0.5} ${y - 4}Z M${half * 0.25} ${top}Q${half * 0.7} ${top} ${half} ${y}L${half * 0.6} ${y - 3}L${half * 0.4} ${y}Z`;
}
