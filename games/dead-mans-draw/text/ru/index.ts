// Dead Man's Draw in Russian.
import type { GameText } from '@quarterdeck/kernel';
import type { DeadMansDraw } from '../../src/types.ts';
import { cover } from '../cover.ts';
import { say } from '../say.ts';
import { board } from './board.ts';
import { cardName, casanovaInMermaidDeck, mermaidAbility, suits, traits, variants } from './names.ts';
import { options } from './options.ts';
import { events, lines, moves, prompts, refusals, ways } from './sentences.ts';
import { terminal } from './terminal.ts';

export const ru: GameText<DeadMansDraw> = say({
  ...cover.ru,
  prompts,
  moves,
  events,
  ways,
  refusals,
  options,
  lines,
  own: { suits, traits, variants, mermaidAbility, casanovaInMermaidDeck, card: cardName, board, terminal },
});
