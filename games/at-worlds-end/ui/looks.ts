// How things look: a drawing and an ink for each good, hero, skill and event, dark enough for parchment.
import type { EventName, Good, Hero } from '@quarterdeck/at-worlds-end';
import { MARKS } from '@quarterdeck/board/design/icons.ts';
import { SIGNS } from './battle/looks.ts';
import { ICONS } from './icons.ts';

const BOTTLE =
  'M216 24h80v40h-12v88c0 34 76 52 76 128v176c0 20-12 32-32 32H184c-20 0-32-12-32-32V280c0-76 76-94 76-128V64h-12zM192 300v112h128V300z';
/** The sun over water that does not stir. */
const SUN =
  'M116 300a140 140 0 0 1 280 0zM32 330h448v30H32zM96 390h320v30H96zM176 450h160v30H176zM241 40h30v80h-30zM90 92l21-21 57 57-21 21zM401 71l21 21-57 57-21-21zM20 220h80v30H20zM412 220h80v30h-80z';
const LOAVES =
  'M150 240l96 44v112l-96 44-96-44V284zM150 276l-58 24 58 26 58-26zM362 240l96 44v112l-96 44-96-44V284zM362 276l-58 24 58 26 58-26zM256 60l96 44v112l-96 44-96-44V104zM256 96l-58 24 58 26 58-26z';
const pearl = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const PEARLS = [
  [70, 110, 36],
  [86, 204, 40],
  [138, 290, 44],
  [256, 356, 66],
  [374, 290, 44],
  [426, 204, 40],
  [442, 110, 36],
].map(([x = 0, y = 0, r = 0]) => pearl(x, y, r));

/** Outlines in a square of 512. */
export const GOOD_ICONS: Readonly<Record<Good, string>> = {
  rum: BOTTLE,
  spices: ICONS.spices,
  sugar: LOAVES,
  pearls: PEARLS.join(''),
};
export const SABRES = SIGNS.boarding;

export const GOOD_INKS: Readonly<Record<Good, string>> = {
  rum: '#7a2a10',
  spices: '#9c1f1f',
  sugar: '#2f6a2a',
  pearls: '#4d3a86',
};

export const HERO_ICONS: Readonly<Record<Hero, string>> = {
  diplomat: ICONS.diplomat,
  swordsmith: ICONS.swordsmith,
  trickster: ICONS.trickster,
  corsair: ICONS.corsair,
};

export const SKILL_ICONS: Readonly<Record<Hero, readonly [free: string, paid: string]>> = {
  diplomat: [MARKS.coin, ICONS.bribe],
  swordsmith: [SIGNS['damage-control'], ICONS['smugglers-cove']],
  trickster: [MARKS.compass, SIGNS.tricks],
  corsair: [ICONS.plunder, SIGNS.undying],
};

export const EVENT_ICONS: Readonly<Record<EventName, string>> = {
  monster: ICONS.monster,
  convoy: ICONS.convoy,
  calm: SUN,
  quiet: SIGNS.withdraw,
  auction: ICONS.auction,
  profit: MARKS.coin,
  favour: ICONS.favour,
  storm: ICONS.storm,
  company: MARKS.crown,
  armada: ICONS.convoy,
};
