// What the terminal's table says besides the game's own words.
import type { TerminalWords } from '../words.ts';

export const terminal: TerminalWords = {
  round: 'раунд',
  leg: 'переход',
  legend: '# суша  ~ отмель  ^ риф  * груз  x мина  A..F форты  a1 корабль игрока a',
  out: 'вне игры',
  team: 'команда',
  stored: 'в фортах',
  points: 'очки',
  mines: 'мины',
  aboard: 'на борту',
  moved: 'ходил',
  locked: 'занят',
  fort: 'форт',
  royalPort: 'королевский порт',
  ruin: 'руины',
  nobody: 'ничей',
};
