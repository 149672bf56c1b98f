// What a file imports, read from its text: one reading for all who ask what needs what.

/** Loaded together with the file, loaded when it asks for it, or gone at run time. */
export const WAYS = ['at once', 'lazy', 'types'] as const;
export type Way = (typeof WAYS)[number];

export interface Import {
  /** A lazy one with a star where only a part of the name is known. */
  readonly from: string;
  readonly way: Way;
}

const STATIC = /(?:^|[;}>]|\n)\s*(?:import|export)\s(type\s)?(?:[^'"`();]*?\sfrom\s)?\s*['"]([^'"\n]+)['"]/g;
const LAZY = /(?<!['"`])\bimport(?:\.meta\.glob(?:<[^(]*>)?)?\(\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`]+)`)/g;
const IN_STYLES = /@import\s*(?:url\()?['"]([^'"]+)['"]|url\(['"]?([^'")]+)['"]?\)/g;

/** Of a script, a component or a page. */
export function importsOf(text: string): Import[] {
  const statics = [...text.matchAll(STATIC)].map(
    ([, type, from = '']): Import => ({ from, way: type === undefined ? 'at once' : 'types' }),
  );
  const lazy = found(text, LAZY).map((from): Import => ({ from: from.replace(/\$\{[^}]*\}/g, '*'), way: 'lazy' }));
  return [...statics, ...lazy];
}

export function importsOfStyle(text: string): Import[] {
  return found(text, IN_STYLES).map((from) => ({ from, way: 'at once' }));
}

export function withoutImports(text: string): string {
  return text.replace(STATIC, '').replace(LAZY, '');
}

/** What the first group that took part has caught, at each place. */
export function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, ...parts]) => parts.find((part) => part !== undefined) ?? '');
}
