// Пірати 7 морів українською.
import type { GameText } from '@quarterdeck/kernel';
import type { PiratesOf7Seas } from '../../src/types.ts';
import { cover } from '../cover.ts';
import { say } from '../say.ts';
import { board } from './board.ts';
import { actions, caravan, characters, curseRules, curses, gifts, loot, nations, ports, winnings } from './names.ts';
import { events, lines, moves, options, prompts, refusals, ways } from './sentences.ts';
import { terminal } from './terminal.ts';

export const uk: GameText<PiratesOf7Seas> = say({
  ...cover.uk,
  ...{ prompts, moves, events, ways, refusals, options, lines },
  own: {
    ...{ actions, caravan, characters, curseRules, curses, gifts, loot, nations, ports, winnings },
    board,
    terminal,
  },
});
