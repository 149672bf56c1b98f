// What a file needs of others, read from its text: imports of every kind, and files that it names.

export interface Needs {
  /** Loaded together with it. */
  readonly imports: readonly string[];
  /** Loaded when it asks for them, in a pattern of paths where only a part of the name is known. */
  readonly lazy: readonly string[];
  /** Paths of files in its texts: what it reads, serves or starts. */
  readonly named: readonly string[];
}

const STATIC = /(?:^|[;}>]|\n)\s*(?:import|export)\s(?!type\s)(?:[^'"`();]*?\sfrom\s)?\s*['"]([^'"\n]+)['"]/g;
const DYNAMIC = /\bimport(?:\.meta\.glob(?:<[^(]*>)?)?\(\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`]+)`)/g;
const SCRIPTS = /<script[^>]*\ssrc="([^"]+)"/g;
/** In quotes, with a folder or an ending in it. */
const PATHS = /['"`]((?:\.{0,2}\/)?[\w@-][\w@./-]*\.\w+|\.{1,2}\/[\w@./-]+)['"`]/g;

/** Types are gone at run time; a path in them loads nothing. */
const TYPES = /\b(?:import|export)\s+type\s[^'"`;]*?\sfrom\s+['"][^'"\n]+['"]/g;

export function needsOf(source: string): Needs {
  const text = source.replace(TYPES, '');
  const rest = text.replace(STATIC, '').replace(DYNAMIC, '');
  return {
    imports: [...found(text, STATIC), ...found(text, SCRIPTS).map((path) => path.replace(/^\//, './'))],
    lazy: found(text, DYNAMIC).map((path) => path.replace(/\$\{[^}]*\}/g, '*')),
    named: found(rest, PATHS),
  };
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, ...parts]) => parts.find((part) => part !== undefined) ?? '');
}
