// `npm start`: the menu of games in the terminal.
import { openMenu, processWorld } from '@quarterdeck/cli';

const HOW_TO_PLAY = `Quarterdeck: a table for pirate board games.

  npm start                               the menu, in a terminal
  npx quarterdeck play dead-mans-draw     a game against a bot, in a terminal or through a pipe
  npx quarterdeck --help                  everything else
`;

const world = processWorld();
if (world.isTerminal) await openMenu(world);
else world.out(HOW_TO_PLAY);
