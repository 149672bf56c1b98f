// The shell's words by language.
import { LANGUAGES, type Language } from '@quarterdeck/kernel';
import { en } from './en.ts';
import { ru } from './ru.ts';
import type { ShellTexts } from './types.ts';
import { uk } from './uk.ts';

export const TEXTS: ShellTexts = { en, ru, uk };

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The first of the browser's languages that we speak. */
export function guessLanguage(preferred: readonly string[]): Language {
  const codes = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return codes.find(isLanguage) ?? 'en';
}
