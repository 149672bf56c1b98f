import type { ByLanguage } from '@quarterdeck/kernel';
import { en } from './board-en.ts';
import { ru } from './board-ru.ts';
import type { BoardText } from './board-types.ts';
import { uk } from './board-uk.ts';

export const BOARD_TEXTS: ByLanguage<BoardText> = { en, ru, uk };
export type { BoardText };
