// The ships as they are drawn: outlines of each kind of hull in a field of 120 by 100, the waterline at 84, bow to the right.
export const HULLS = ['sloop', 'brig', 'frigate', 'ghost', 'monster'] as const;
export type Hull = (typeof HULLS)[number];

/** timber: hull and spars; sail: canvas; trim: gun ports and stripes; line: rigging; pennant: a flag at the top; eye: what glows. */
export type Material = 'timber' | 'sail' | 'trim' | 'line' | 'pennant' | 'eye';

export interface Part {
  readonly material: Material;
  readonly d: string;
}

const part = (material: Material, d: string): Part => ({ material, d });

const SLOOP: readonly Part[] = [
  part('line', 'M56 14L98 62M56 14L22 64M114 57L56 26'),
  part('timber', 'M54.4 10h3.2v60h-3.2zM92 67L115 55.6l.9 1.8L93 70zM57 24L32 10.5l-1 1.9L57 27zM54 65.5H20v-2.4h34z'),
  part('pennant', 'M57.6 10h17l-5 3.4 5 3.4h-17z'),
  part('sail', 'M53.6 25.6C44 28 41 46 44 62H21.5C17.5 43 22 24 31.5 14.2zM60 29c13 7 30 17 50 29.4C92 62 74 62.4 60 61.6z'),
  part('timber', 'M24 68.5L100 65.5C98.5 75 92 85 84 86H38C30 84 26 77 24 68.5z'),
  part('trim', 'M26.6 73.2L97.6 70.4 97 72.6 27.4 75.4z'),
  part('eye', 'M44 77h5v4.4h-5zM57 76.6h5v4.4h-5zM70 76.2h5v4.4h-5z'),
];

const BRIG: readonly Part[] = [
  part('line', 'M42 8L14 60M42 8L74 62M74 8L106 58M74 8L42 62M116 50L74 20'),
  part(
    'timber',
    'M40.5 6h3v60h-3zM72.5 6h3v60h-3zM96 66L118 51l1.2 1.7L98 69zM28 18h28v1.8H28zM27 37h30v1.8H27zM60 18h28v1.8H60zM59 37h30v1.8H59zM24 62h18v1.8H24z',
  ),
  part('pennant', 'M43.5 5h13l-4 2.6 4 2.6h-13zM75.5 5h13l-4 2.6 4 2.6h-13z'),
  part(
    'sail',
    'M29 20h26c4 5 4 11 1.6 16.6H28C32 31 32 25 29 20zM28 39h28c5 7 5 14 2 21H30c4-7 3-14-2-21zM61 20h26c4 5 4 11 1.6 16.6H60C64 31 64 25 61 20zM60 39h28c5 7 5 14 2 21H62c4-7 3-14-2-21zM92 33l23 17.6c-6 4.6-14 7.4-20 8.4 1.6-9 0-17-3-26zM26 40c-7 5-11 13-12 21h15c2-7 1-14-3-21z',
  ),
  part('timber', 'M12 60l8-1 3 6.5H102c-1 9-7 19-15 20.5H30C19 83 13 73 12 60z'),
  part('trim', 'M16 70.5L101 69.5l-.8 2.5L17.4 73.5z'),
  part('eye', 'M32 75.5h5v4.5h-5zM44 75.5h5v4.5h-5zM56 75.5h5v4.5h-5zM68 75.5h5v4.5h-5zM80 75.5h5v4.5h-5z'),
];

const FRIGATE: readonly Part[] = [
  part('line', 'M30 10L8 56M30 10L58 60M58 4L88 60M58 4L30 60M86 9L110 58M86 9L58 60M118 44L86 18'),
  part(
    'timber',
    'M28.6 9h2.8v56h-2.8zM56.6 3h2.8v62h-2.8zM84.6 8h2.8v57h-2.8zM100 63L119 45.5l1.2 1.6L102 66.5zM19 20h23v1.7H19zM18 34h25v1.7H18zM46 13h25v1.7H46zM44.5 28h28v1.7h-28zM43.5 44h30v1.7h-30zM75 18h23v1.7H75zM74 32h25v1.7H74zM73.5 46.5h26v1.7h-26z',
  ),
  part('pennant', 'M31.4 7h11l-3.5 2.4 3.5 2.4h-11zM59.4 1.5h13l-4 2.6 4 2.6h-13zM87.4 6.5h11l-3.5 2.4 3.5 2.4h-11z'),
  part(
    'sail',
    'M20 22h21.5c3 4 3 8 1 11.7H18.5c3-3.7 3.5-7.7 1.5-11.7zM19 36h23c4 7 4 13 1.5 20H20c3-7 3-13-1-20zM47 15h23.5c3 4 3 8.5 1 12.7H45c3.5-4.2 4-8.7 2-12.7zM46 30h25.5c3.5 4.5 3.5 9.5 1.5 13.7H44c4-4.2 4-9.2 2-13.7zM45 46h27.5c3.5 4.5 3.5 9.5 1.5 14H47c2.5-4.5 1.5-9.5-2-14zM76 20h21.5c3 3.7 3 8 1 11.7H74c3.5-3.7 4-8 2-11.7zM75 34h23.5c3 4 3 8.5 1 12.2H73.5c3-3.7 3.5-8.2 1.5-12.2zM74.5 48.5h24.5c3 4 3 8 1.5 11.5H76c2-3.5 1-7.5-1.5-11.5zM103 30l14.5 14.6c-3.5 5-8 9-12.5 11 1.5-8 1-17-2-25.6zM15 36c-5 6-8 13-8.5 20H18c2-7 1-14-3-20z',
  ),
  part('timber', 'M4 52h13l3 11h86c-.5 10-6 21-13 23.5H26C13 84 6 70 4 52z'),
  part('trim', 'M5.6 61.5h12.6l.6 2.2H6zM8 70.5h97l-.7 2.3H9zM7.5 55h3v3h-3zM12.5 55h3v3h-3z'),
  part(
    'eye',
    'M22 65.5h4.6v3.6H22zM33 65.5h4.6v3.6H33zM44 65.5h4.6v3.6H44zM55 65.5h4.6v3.6H55zM66 65.5h4.6v3.6H66zM77 65.5h4.6v3.6H77zM88 65.5h4.6v3.6H88zM27 76h4.6v3.8H27zM38 76h4.6v3.8H38zM49 76h4.6v3.8H49zM60 76h4.6v3.8H60zM71 76h4.6v3.8H71zM82 76h4.6v3.8H82z',
  ),
];

const GHOST: readonly Part[] = [
  part('line', 'M28 12L6 54M28 12L54 58M57 3L30 58M57 3L86 58M87 14L108 56M118 40L87 20'),
  part(
    'timber',
    'M26.6 14l1.4-6 1.6 6v52h-3zM55.5 6L57 0l1.7 6v60h-3.2zM85.7 16l1.2-5 1.9 5v50h-3.1zM98 62L120 38l1 1.8L102 67zM16 24l25-2v1.8l-25 2zM43 17l28-1v1.8l-28 1zM42 38l31 .5v1.8L42 39.8zM74 24l25 2v1.8l-25-2z',
  ),
  part(
    'sail',
    'M17 26.5l23-2c5 9 6 19 2 30l-4-5-3 8-5-7-3 9-4-8-6 6c4-10 4-21 0-31zM44 19l26-1c4 6 5 12 2.5 19l-4-3-5 4-6-4-5 4-4-3-6 2c3-6 4-12 1.5-18zM43 41l29 .5c5 7 5 14 2 22l-5-6-4 5-5-7-5 8-5-6-4 5-4-4c4-6 4-12 1-17.5zM75 27l23 2c4 8 5 17 2 27l-4-6-4 8-5-6-4 7-4-5-5 5c3-10 4-21 1-32zM104 30l13 8c-3 6-7 11-12 14l1-6-4 2c2-6 3-12 2-18z',
  ),
  part('timber', 'M2 46l6 4 2-3 4 4 3-2 4 12h83l6-6-3 10 6-2c-3 12-10 21-20 23H28C13 83 5 67 2 46z'),
  part('trim', 'M104 66l4 3-3.5 1 3 3.5-4-.5 1.5 4-4-2.5-.5 4-2.5-4-2 3.5-.5-5zM9 68l91 1-.7 2.2L10 70.5z'),
  part(
    'eye',
    'M9 55a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM26 75h4.6v4H26zM38 75h4.6v4H38zM50 75h4.6v4H50zM62 75h4.6v4H62zM74 75h4.6v4H74z',
  ),
];

const MONSTER: readonly Part[] = [
  part(
    'timber',
    'M37 86C31 62 33 30 60 12c27 18 29 50 23 74zM30 86C24 66 30 46 18 36c-8-7-17-1-14 6 2 4 7 3 8-1 6 5 0 22 4 45zM16 86C14 76 4 74 3 64c-.5-5 6-8 9-4-4 1-3 4-1 6 6 5 12 9 14 20zM90 86c6-20 0-40 12-50 8-7 17-1 14 6-2 4-7 3-8-1-6 5 0 22-4 45zM104 86c2-10 12-12 13-22 .5-5-6-8-9-4 4 1 3 4 1 6-6 5-12 9-14 20z',
  ),
  part('sail', 'M44 62c2-20 8-36 16-44 8 8 14 24 16 44-10 6-22 6-32 0z'),
  part(
    'trim',
    'M34 60a2.2 2.2 0 1 1-.1 4.4zM22 50a2 2 0 1 1-.1 4zM98 50a2 2 0 1 0 .1 4zM24 62a2 2 0 1 1-.1 4zM96 62a2 2 0 1 0 .1 4zM50 76l4-5 3 5 3-5 3 5 3-5 4 5-4 4H54z',
  ),
  part('eye', 'M46 60c3-5 9-5 11 1-3 5-9 4-11-1zM74 60c-3-5-9-5-11 1 3 5 9 4 11-1z'),
];

export const DRAWINGS: Readonly<Record<Hull, readonly Part[]>> = {
  sloop: SLOOP,
  brig: BRIG,
  frigate: FRIGATE,
  ghost: GHOST,
  monster: MONSTER,
};
