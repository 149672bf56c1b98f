// How things of a battle look: a drawing for each manoeuvre and each sign, and the ink of attack and defence.
import { MARKS } from '@quarterdeck/board/design/icons.ts';
import { ICONS } from './icons.ts';

const CROSSHAIR =
  'M256 80a176 176 0 1 1 0 352a176 176 0 1 1 0-352zM256 116a140 140 0 1 0 0 280a140 140 0 1 0 0-280zM238 24h36v130h-36zM238 358h36v130h-36zM24 238h130v36H24zM358 238h130v36H358zM256 226a30 30 0 1 1 0 60a30 30 0 1 1 0-60z';
const BAG =
  'M176 40h160l-40 78q26 12 44 30H172q18-18 44-30zM164 172h184q120 96 120 204 0 104-112 104H156q-112 0-112-104 0-108 120-204zM256 236l-24 56-60 6 46 40-14 60 52-32 52 32-14-60 46-40-60-6z';
/** Two balls and three links between them. */
const CHAIN =
  'M30 382a100 100 0 1 1 200 0a100 100 0 1 1-200 0zM282 130a100 100 0 1 1 200 0a100 100 0 1 1-200 0zM176 306a44 44 0 0 1 0-62l30-30a44 44 0 0 1 62 62l-30 30a44 44 0 0 1-62 0zM203 278a6 6 0 0 0 9 0l29-29a6 6 0 0 0-9-9l-29 29a6 6 0 0 0 0 9zM244 268a44 44 0 0 1 0-62l30-30a44 44 0 0 1 62 62l-30 30a44 44 0 0 1-62 0zM271 240a6 6 0 0 0 9 0l29-29a6 6 0 0 0-9-9l-29 29a6 6 0 0 0 0 9z';
const CLOUD =
  'M120 424a92 92 0 0 1-18-182a104 104 0 0 1 118-126a120 120 0 0 1 204 70a100 100 0 0 1 6 198a96 96 0 0 1-96 40zM150 300a60 60 0 0 0 60 44l8-26a34 34 0 0 1-38-30zM278 240a70 70 0 0 1 92 26l26-14a100 100 0 0 0-130-40z';
const BURST =
  'M256 12l42 128 92-98-22 132 128-42-98 92 122 32-122 32 98 92-128-42 22 132-92-98-42 128-42-128-92 98 22-132-128 42 98-92L-8 256l122-32-98-92 128 42-22-132 92 98z';
const WRECK =
  'M150 40l150 70-22 46 64 30-24 54 98 46-66 82H150l-74-120 60-22-26-56 54-26zM16 372q40-44 80 0t80 0 80 0 80 0 80 0 80 0v40q-40 44-80 0t-80 0-80 0-80 0-80 0-80 0zM16 444q40-44 80 0t80 0 80 0 80 0 80 0 80 0v34q-40 40-80 0t-80 0-80 0-80 0-80 0-80 0z';
const DIE =
  'M112 32h288a80 80 0 0 1 80 80v288a80 80 0 0 1-80 80H112a80 80 0 0 1-80-80V112a80 80 0 0 1 80-80zM150 110a42 42 0 1 0 0 84a42 42 0 1 0 0-84zM362 110a42 42 0 1 0 0 84a42 42 0 1 0 0-84zM256 214a42 42 0 1 0 0 84a42 42 0 1 0 0-84zM150 318a42 42 0 1 0 0 84a42 42 0 1 0 0-84zM362 318a42 42 0 1 0 0 84a42 42 0 1 0 0-84z';

/** Outlines in a square of 512. */
export const SIGNS = {
  ...ICONS,
  'chain-shot': CHAIN,
  tricks: BAG,
  'steady-aim': CROSSHAIR,
  'hard-turn': MARKS.wheel,
  'smoke-screen': CLOUD,
  hit: BURST,
  sunk: WRECK,
  die: DIE,
  cards: MARKS.cards,
} as const;

/** Dark enough for parchment. */
export const INKS = { attack: '#8f1a16', defence: '#17506b' } as const;
export type Stance = keyof typeof INKS;
