// Which drawing of game-icons.net stands for what. `npm run icons` draws them into icons.ts, so that no other ends in a bundle.

export const ICON_NAMES = {
  anchor: 'anchor',
  wheel: 'ship-wheel',
  skull: 'pirate-skull',
  crown: 'queen-crown',
  coin: 'two-coins',
  warning: 'skull-crossed-bones',
  hourglass: 'hourglass',
  cards: 'poker-hand',
  compass: 'compass',
} as const;
