export * from './live.ts';
export * from './table.ts';
