// Which drawing of game-icons.net stands for what. `npm run icons` draws them into icons.ts, so that no other ends in a bundle.

export const ICON_NAMES = {
  spices: 'chili-pepper',
  diplomat: 'quill-ink',
  swordsmith: 'anvil',
  trickster: 'domino-mask',
  corsair: 'death-skull',
  bribe: 'envelope',
  'smugglers-cove': 'cave-entrance',
  plunder: 'open-chest',
  monster: 'octopus',
  convoy: 'galleon',
  auction: 'gavel',
  favour: 'trident',
  storm: 'lightning-storm',
  fame: 'star-medal',
  ruined: 'tombstone',
  rose: 'polar-star',
} as const;
