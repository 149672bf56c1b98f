export * from './back.ts';
export * from './beats.ts';
export * from './heard.ts';
export * from './luck.ts';
export * from './play.ts';
