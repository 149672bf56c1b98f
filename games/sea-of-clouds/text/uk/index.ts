// Sea of Clouds in Ukrainian.
import type { GameText } from '@quarterdeck/kernel';
import type { SeaOfClouds } from '../../src/types.ts';
import { cover } from '../cover.ts';
import { say } from '../say.ts';
import { board } from './board.ts';
import { sayings } from './cards.ts';
import { backs, captains, cards, classes } from './names.ts';
import { events, faceDown, island, moves, options, prompts, refusals, share, ways } from './sentences.ts';
import { terminal } from './terminal.ts';

export const uk: GameText<SeaOfClouds> = say({
  ...cover.uk,
  prompts,
  moves,
  events,
  ways,
  refusals,
  options,
  cards: sayings,
  own: { captains, backs, cards, classes, faceDown, share, island, board, terminal },
});
