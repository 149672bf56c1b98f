// Which drawing of game-icons.net stands for what. `npm run icons` draws them into icons.ts, so that no other ends in a bundle.

export const ICON_NAMES = {
  broadside: 'cannon-shot',
  'raking-fire': 'fire-ray',
  boarding: 'crossed-sabres',
  'fire-ship': 'fire-zone',
  'damage-control': 'hammer-nails',
  'brave-crew': 'rally-the-troops',
  'close-ranks': 'shield-opposition',
  'return-fire': 'return-arrow',
  damaged: 'small-fire',
  hold: 'hand',
  retreat: 'flying-flag',
  withdraw: 'sailboat',
  shield: 'shield',
  undying: 'raise-skeleton',
} as const;
