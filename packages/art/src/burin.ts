// Hand-coloured engraving as code; a burin is the engraver's tool. Scenes import everything from here.
export * from './geometry.ts';
export * from './ink.ts';
export * from './palette.ts';
export * from './picture.ts';
export * from './tone.ts';
export * from './wash.ts';
