// Which drawing of game-icons.net stands for what. `npm run icons` draws them into icons.ts, so that no other ends in a bundle.

export const ICON_NAMES = {
  sail: 'sail',
  drift: 'windy-stripes',
  gun: 'pirate-cannon',
  sabres: 'crossed-sabres',
  storm: 'castle',
  fire: 'flame',
  blast: 'mine-explosion',
  repair: 'hammer-nails',
  pearls: 'oyster-pearl',
  treasure: 'locked-chest',
  spade: 'trench-spade',
  port: 'anchor',
  hand: 'trade',
  mine: 'land-mine',
  end: 'hourglass',
  lock: 'crossed-chains',
  fleet: 'galleon',
  points: 'round-star',
} as const;
