// The four kinds of ships as they are drawn, seen from above with the bow up, in a square of 100: each with its own hull, masts
// and sails, so that nobody needs the colour to tell a galleon from a frigate.
import type { ShipKind } from '@quarterdeck/admiral';

export interface Hull {
  readonly outline: string;
  /** The raised deck at the stern, and at the bow. */
  readonly decks: string;
  /** From the foremost: where it stands, how wide its sail is, and how much the sail fills. */
  readonly sails: readonly Sail[];
  readonly bowsprit: readonly [from: number, to: number];
  /** Guns on each side, by their distance from the middle. */
  readonly guns: readonly number[];
  readonly beam: number;
}

export interface Sail {
  readonly y: number;
  readonly half: number;
  readonly belly: number;
}

export const HULLS: Readonly<Record<ShipKind, Hull>> = {
  brig: {
    outline: hull(-25, 25, 8.5, 6),
    decks: 'M-6 17H6L5 25H-5Z',
    sails: [
      { y: -5, half: 19, belly: 13 },
      { y: 13, half: 17, belly: 12 },
    ],
    bowsprit: [-22, -36],
    guns: [4],
    beam: 8.5,
  },
  frigate: {
    outline: hull(-35, 32, 8.5, 6.5),
    decks: 'M-6.5 22H6.5L5.5 32H-5.5Z M-5 -20L5 -20L2.5 -28L-2.5 -28Z',
    sails: [
      { y: -15, half: 19, belly: 12 },
      { y: 3, half: 22, belly: 13 },
      { y: 20, half: 16, belly: 11 },
    ],
    bowsprit: [-32, -46],
    guns: [-2, 10],
    beam: 8.5,
  },
  galleon: {
    outline: hull(-30, 34, 14, 12),
    decks: 'M-12 14H12L11.5 34H-11.5Z M-10 22H10 M-10 -13L10 -13L5 -22H-5Z',
    sails: [
      { y: -11, half: 22, belly: 17 },
      { y: 7, half: 27, belly: 20 },
      { y: 25, half: 13, belly: 7 },
    ],
    bowsprit: [-27, -42],
    guns: [-4, 5, 14],
    beam: 14,
  },
  line: {
    outline: hull(-39, 40, 13.5, 11),
    decks: 'M-11 24H11L10.5 40H-10.5Z M-10.5 32H10.5 M-8 -22L8 -22L4 -31H-4Z',
    sails: [
      { y: -20, half: 25, belly: 14 },
      { y: -8, half: 20, belly: 11 },
      { y: 6, half: 29, belly: 15 },
      { y: 27, half: 22, belly: 13 },
    ],
    bowsprit: [-36, -49],
    guns: [-14, -5, 4, 13, 22],
    beam: 13.5,
  },
};

/** A hull from bow to stern, as wide as twice its beam in the middle. */
function hull(bow: number, stern: number, beam: number, transom: number): string {
  const shoulder = bow + (stern - bow) * 0.34;
  const side = (sign: 1 | -1) => `${sign * beam * 0.5} ${bow + 5} ${sign * beam} ${shoulder - 6} ${sign * beam} ${shoulder + 4}`;
  return `M0 ${bow}C${side(1)}L${beam} ${stern - 12}Q${beam} ${stern - 4} ${transom} ${stern}H${-transom}Q${-beam} ${stern - 4} ${-beam} ${stern - 12}L${-beam} ${shoulder + 4}C${-beam} ${shoulder - 6} ${-beam * 0.5} ${bow + 5} 0 ${bow}Z`;
}

/** A sail that fills towards the bow. */
export function sailPath({ y, half, belly }: Sail): string {
  return `M${-half} ${y}Q0 ${y - belly * 1.5} ${half} ${y}Q0 ${y - belly * 0.42} ${-half} ${y}Z`;
}

/** The stripe on a sail in the colours of its owner. */
export function stripePath({ y, half, belly }: Sail, part: number): string {
  const x = half * part;
  const [top, foot] = [y - belly * 0.75 * (1 - part * part), y - belly * 0.21 * (1 - part * part)];
  return `M${x - 2.4} ${top}L${x + 2.4} ${top}L${x + 2.4} ${foot}L${x - 2.4} ${foot}Z`;
}
