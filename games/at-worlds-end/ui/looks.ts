// How things look: a drawing and an ink for each good, hero, skill and event, dark enough for parchment.
import type { EventName, Good, Hero } from '@quarterdeck/at-worlds-end';
import { MARKS } from '@quarterdeck/web/design/icons.ts';
import { ICONS } from './icons.ts';

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
  swordsmith: [ICONS.shipwright, ICONS['smugglers-cove']],
  trickster: [MARKS.compass, ICONS['bag-of-tricks']],
  corsair: [ICONS.plunder, ICONS['undying-crew']],
};

export const EVENT_ICONS: Readonly<Record<EventName, string>> = {
  monster: ICONS.monster,
  convoy: ICONS.convoy,
  calm: ICONS.calm,
  quiet: ICONS.quiet,
  auction: ICONS.auction,
  profit: ICONS.profit,
  favour: ICONS.favour,
  storm: ICONS.storm,
  company: MARKS.crown,
  armada: ICONS.convoy,
};
