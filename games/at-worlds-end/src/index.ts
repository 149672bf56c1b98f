// At World's End: the game as the kernel knows it.
export * from './data/cards.ts';
export * from './data/components.ts';
export { fameOf, hasMonopoly, holdsPart, seasOf, sheetOf } from './fame.ts';
export { countAt, defendersOf, shipsAt } from './fleet.ts';
export { boardingOdds, hitOdds, type SalvoOdds, salvoOdds, survivalOdds } from './odds.ts';
export { hasPlace, isOnePlace, onlyAt, PLACES } from './places.ts';
export { defenceOf, diceOf, hasCheck, type Loaded } from './salvo.ts';
export {
  classOf,
  componentsOf,
  difficultyOf,
  flagshipOf,
  hullOf,
  isNextTo,
  isSloop,
  lastSpace,
  neighboursOf,
  nextSeat,
  refugesFrom,
  seaCard,
  shipCard,
} from './table.ts';
export * from './types.ts';
