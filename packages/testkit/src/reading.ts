// Words as they are written: every string of a text, in the letters of its language.
import { type ByLanguage, fieldsOf } from '@quarterdeck/kernel';

/** Letters that have no place in the language. */
export const FOREIGN: ByLanguage<RegExp> = { en: /[\u0400-\u04ff]/, ru: /[a-zіїєґ]/i, uk: /[a-zыэъё]/i };

/** Every string in a piece of the texts, functions left out, and fields that only name something to the page. */
export function strings(data: unknown, notRead: readonly string[] = []): string[] {
  if (typeof data === 'string') return [data];
  if (Array.isArray(data)) return data.flatMap((item) => strings(item, notRead));
  return [...(fieldsOf(data) ?? [])].flatMap(([name, value]) => (notRead.includes(name) ? [] : strings(value, notRead)));
}
