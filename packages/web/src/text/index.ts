// The shell's words by language.
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { ShellTexts } from './types.ts';
import { uk } from './uk.ts';

export const TEXTS: ShellTexts = { en, ru, uk };
