// What the terminal's table says besides the game's own words.
import type { TerminalWords } from '../words.ts';

export const terminal: TerminalWords = {
  round: 'round',
  leg: 'leg',
  legend: '# land  ~ shallows  ^ reef  * cargo  x mine  A..F forts  a1 ship of player a',
  out: 'out',
  team: 'team',
  stored: 'stored',
  points: 'points',
  mines: 'mines',
  aboard: 'aboard',
  moved: 'moved',
  locked: 'locked',
  fort: 'fort',
  royalPort: 'royal port',
  ruin: 'ruin',
  nobody: 'nobody’s',
};
