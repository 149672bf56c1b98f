import type { ByLanguage } from '@quarterdeck/kernel';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { TerminalWords } from './types.ts';
import { uk } from './uk.ts';

export const TERMINAL_WORDS: ByLanguage<TerminalWords> = { en, ru, uk };
export type { TerminalWords };
