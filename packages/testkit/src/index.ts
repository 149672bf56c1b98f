export * from './broken.ts';
export * from './conform.ts';
export * from './fairness.ts';
export * from './fuzz.ts';
export * from './golden.ts';
export * from './nodes.ts';
export * from './option-sets.ts';
export * from './suite.ts';
