export { openMenu } from './menu.ts';
export { quarterdeck } from './quarterdeck.ts';
export { processWorld } from './world.ts';
