// What a file needs of others, read from its text: imports of every kind, and files that it names.
import { found, importsOf, type Way, withoutImports } from '@quarterdeck/tools/scan.ts';

export interface Needs {
  /** Loaded together with it. */
  readonly imports: readonly string[];
  /** Loaded when it asks for them, in a pattern of paths where only a part of the name is known. */
  readonly lazy: readonly string[];
  /** Paths of files in its texts: what it reads, serves or starts. */
  readonly named: readonly string[];
}

const SCRIPTS = /<script[^>]*\ssrc="([^"]+)"/g;
/** In quotes, with a folder or an ending in it. */
const PATHS = /['"`]((?:\.{0,2}\/)?[\w@-][\w@./-]*\.\w+|\.{1,2}\/[\w@./-]+)['"`]/g;

export function needsOf(text: string): Needs {
  const imports = importsOf(text);
  const by = (wanted: Way) => imports.flatMap(({ from, way }) => (way === wanted ? [from] : []));
  return {
    imports: [...by('at once'), ...found(text, SCRIPTS).map((path) => path.replace(/^\//, './'))],
    lazy: by('lazy'),
    named: found(withoutImports(text), PATHS),
  };
}
