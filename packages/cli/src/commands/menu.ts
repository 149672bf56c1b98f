// `quarterdeck menu`: asks for everything that a game in the terminal needs.
import type { Command } from '../command.ts';
import { openMenu } from '../menu.ts';

export const menu: Command = {
  usage: {
    name: 'menu',
    operands: [],
    summary: 'Asks for language, game, players and options, and plays in the terminal.',
    options: {},
  },
  async run(_given, world) {
    await openMenu(world);
    return 0;
  },
};
