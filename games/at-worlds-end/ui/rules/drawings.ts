// Outlines for the figures of the rules page, in a square of 24.

export const ANCHOR =
  'M12 2a3 3 0 0 1 1.4 5.6V9.5h3.6v2.4h-3.6v7.4c2.5-.5 4.4-2 5.2-4.1l-1.9.5 2.9-4.4 2.6 4.4-1.7-.4C19.4 19.6 16.1 22 12 22s-7.4-2.4-8.5-6.7l-1.7.4 2.6-4.4 2.9 4.4-1.9-.5c.8 2.1 2.7 3.6 5.2 4.1v-7.4H7V9.5h3.6V7.6A3 3 0 0 1 12 2zm0 2a1 1 0 1 0 0 2a1 1 0 0 0 0-2z';
export const SKULL =
  'M12 2c5 0 8.5 3.4 8.5 8 0 3-1.3 5-3.3 6.2V20h-2.4v-2h-1.6v2h-2.4v-2H9.2v2H6.8v-3.8C4.8 15 3.5 13 3.5 10c0-4.6 3.5-8 8.5-8zM8.5 9a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM15.5 9a2 2 0 1 0 0 4a2 2 0 0 0 0-4z';
export const SHIP = 'M11 2v3l7 6h-7v2h11l-3 6H5l-3-6h7v-2H4l5-6V2z';

/** Where a drawing of 24 stands, so large. */
export function placed(x: number, y: number, size: number): string {
  return `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`;
}
