// The words that only the terminal's table says, in three languages; the game's own words are in text/.
import type { ByLanguage } from '@quarterdeck/kernel';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import type { Words } from '../text/types.ts';
import { uk } from '../text/uk.ts';

export interface TableWords {
  readonly game: Words;
  readonly round: string;
  readonly leg: string;
  readonly legend: string;
  readonly out: string;
  readonly team: string;
  readonly stored: string;
  readonly points: string;
  readonly mines: string;
  readonly aboard: string;
  readonly moved: string;
  readonly locked: string;
  readonly fort: string;
  readonly royalPort: string;
  readonly ruin: string;
  readonly nobody: string;
}

export const TABLE_WORDS: ByLanguage<TableWords> = {
  en: {
    game: en,
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
  },
  ru: {
    game: ru,
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
  },
  uk: {
    game: uk,
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
  },
};
