// What the terminal's table says besides the game's own words.
import type { TerminalWords } from '../words.ts';

export const terminal: TerminalWords = {
  round: 'раунд',
  leg: 'перехід',
  legend: '# суша  ~ мілина  ^ риф  * вантаж  x міна  A..F форти  a1 корабель гравця a',
  out: 'поза грою',
  team: 'команда',
  stored: 'у фортах',
  points: 'очки',
  mines: 'міни',
  aboard: 'на борту',
  moved: 'ходив',
  locked: 'зайнятий',
  fort: 'форт',
  royalPort: 'королівський порт',
  ruin: 'руїни',
  nobody: 'нічий',
};
