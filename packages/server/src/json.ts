// Text as JSON: the one place where the server reads it. What comes out has been looked at by a schema.
import type * as z from 'zod';

/** What a text of ours says; it was written by this server, so that anything else is a bug or a damaged file. */
export function readJson<T>(text: string, schema: z.ZodType<T>): T {
  return schema.parse(JSON.parse(text));
}

/** What somebody has sent, not yet looked at; null where it is no JSON. */
export function parseJson(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
