export * from './game.ts';
export * from './live.ts';
export * from './me.ts';
export * from './table.ts';
export * from './words.ts';
