// The colours of the four kinds of loot, those of the printed backs: rum orange, relics blue, objects green, pirates red.
import type { ByBack } from '@quarterdeck/sea-of-clouds';

/** Dark enough for parchment. */
export const INKS: ByBack<string> = { rum: '#8a4208', relic: '#1c3f94', object: '#0d5b50', pirate: '#971c22' };

/** Cloth of the backs: four that differ in lightness as well as in hue. */
export const CLOTHS: ByBack<string> = { rum: '#a85a12', relic: '#1d3a8a', object: '#0f5f55', pirate: '#8a1a20' };
