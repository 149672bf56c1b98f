export * from './absent.ts';
export * from './bot.ts';
export * from './greedy.ts';
export * from './names.ts';
export * from './one-step.ts';
export * from './random.ts';
export * from './search/descent.ts';
export * from './search/search.ts';
