export * from './book.ts';
export * from './data/cells.ts';
export * from './data/components.ts';
export * from './data/scenario.ts';
export { findScenario } from './data/scenarios/index.ts';
export * from './data/ships.ts';
export * from './sea.ts';
export * from './types.ts';
