// What the figures of the rules page are drawn with: outlines in a square of 24.
import type { ByBack } from '@quarterdeck/sea-of-clouds';

export const OUTLINES: Readonly<ByBack<string>> = {
  rum: 'M9.5 1.5h5v2h-.8v4.2c2.2 1 3.3 2.7 3.3 5v8.3c0 .8-.6 1.5-1.5 1.5h-7c-.9 0-1.5-.7-1.5-1.5v-8.3c0-2.3 1.1-4 3.3-5V3.5h-.8zM8.8 13.5v5.5h6.4v-5.5z',
  relic: 'M6.5 3h11l5 6.5L12 22 1.5 9.5zM7.5 5l-3 4.5h5L12 5zM12 5l2.5 4.5h5l-3-4.5z',
  object: 'M7 4h10c2.5 0 4.5 2 4.5 4.5V11H14V9.5h-4V11H2.5V8.5C2.5 6 4.5 4 7 4zM2.5 12.5H10V15h4v-2.5h7.5V20h-19z',
  pirate:
    'M12 3c4 0 6 3 7 7 1 .3 2.5.2 4-.5-.8 3.5-3 5.5-5 6.2-3.5 1.3-8.5 1.3-12 0-2-.7-4.2-2.7-5-6.2 1.5.7 3 .8 4 .5 1-4 3-7 7-7zM7.5 18.5c3 .9 6 .9 9 0l-1 2.5h-7z',
};

/** Two crossed sabres. */
export const SABRES = 'M3 3c7 2 12 7 15 13M21 3C14 5 9 10 6 16M15 19l6-5M9 19l-6-5M18.5 17l3 4M5.5 17l-3 4';
export const PARROT =
  'M9.5 2.5c3.2 0 5.3 2 5.8 5 .5 2.7 2.7 4.3 4.2 7l2.5 7-4.3-2.7-.7 3.2-2-3.3c-4.2.6-8-2-8.7-6.7-.2-1.2-.2-2.2 0-3.2-.9.2-1.6.9-1.9 2.2-1.5-1.1-2-3.2-1-5 1-2.2 3.3-3.5 6.1-3.5zM9 5.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zM9.5 11.5c.3 2.8 2.2 4.7 5.5 5.2-.3-2.7-2.5-4.7-5.5-5.2z';
export const SHIP = 'M11 2v3l7 6h-7v2h11l-3 6H5l-3-6h7v-2H4l5-6V2z';

/** Where a drawing of 24 stands, so large. */
export function placed(x: number, y: number, size: number): string {
  return `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`;
}
