import type { ByLanguage } from '@quarterdeck/kernel';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { BoardText } from './types.ts';
import { uk } from './uk.ts';

export const BOARD_TEXTS: ByLanguage<BoardText> = { en, ru, uk };
export type { BoardText };
