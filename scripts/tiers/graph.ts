// Which files of the project a file needs, and those in turn: the graph of its imports.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { needsOf } from './needs.ts';

export interface Edge {
  readonly to: string;
  /** Whether it is loaded only when it is asked for. */
  readonly isLazy: boolean;
}

export interface Graph {
  /** Every file of the project, from its root. */
  readonly files: ReadonlySet<string>;
  /** To files, and to packages that are not ours by their names. */
  readonly edges: ReadonlyMap<string, readonly Edge[]>;
  readonly texts: ReadonlyMap<string, string>;
}

interface Package {
  readonly folder: string;
  readonly exports: Readonly<Record<string, string>>;
}

/** The project itself, where a file names the way to it. */
export const ROOT = '.';
const CODE = /\.(ts|mts|mjs|js|svelte|html)$/;

/** Of the files given, as they are on disk below `root`. */
export function graphOf(root: string, given: readonly string[]): Graph {
  const files = new Set(given);
  const code = given.filter((file) => CODE.test(file));
  const texts = new Map(code.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const packages = packagesOf(root, given);
  const edges = new Map([...texts].map(([file, text]) => [file, edgesOf(file, text, files, packages)]));
  return { files, edges, texts };
}

function packagesOf(root: string, files: readonly string[]): Map<string, Package> {
  const manifests = files.filter((file) => /(^|\/)package\.json$/.test(file));
  return new Map(
    manifests.map((file) => {
      const { name = '', exports = {} }: { name?: string; exports?: Record<string, string> } = JSON.parse(
        readFileSync(join(root, file), 'utf8'),
      );
      return [name, { folder: posix.dirname(file), exports }];
    }),
  );
}

type Packages = ReadonlyMap<string, Package>;

function edgesOf(file: string, text: string, files: ReadonlySet<string>, packages: Packages): Edge[] {
  const { imports, lazy, named } = needsOf(text);
  const edge = (isLazy: boolean) => (to: string) => ({ to, isLazy });
  return [
    ...imports.flatMap((name) => resolved(file, name, files, packages)).map(edge(false)),
    ...lazy.flatMap((name) => resolved(file, name, files, packages)).map(edge(true)),
    ...named
      .flatMap((path) => places(file, path))
      .flatMap((path) => meant(path, files))
      .map(edge(false)),
  ];
}

/** A path in a text is meant from the file, from its package or from the root. */
function places(file: string, path: string): string[] {
  const ours = /^(packages|games)\/[^/]+/.exec(file)?.[0] ?? '.';
  return [posix.dirname(file), ours, '.'].map((folder) => posix.join(folder, path).replace(/^\.\/$|(?<=.)\/$/, ''));
}

/** A file, all that is in a folder, or the root as a whole. */
function meant(path: string, files: ReadonlySet<string>): string[] {
  if (path === ROOT || files.has(path)) return [path];
  const folder = path.endsWith('/') ? path : `${path}/`;
  return path.includes('/') ? [...files].filter((file) => file.startsWith(folder)) : [];
}

/** The files that an import means; a package that is not ours is its own name. */
function resolved(file: string, name: string, files: ReadonlySet<string>, packages: Packages): string[] {
  if (name.startsWith('.')) return below(posix.normalize(posix.join(posix.dirname(file), name)), files);
  const [scope = '', second = ''] = name.split('/');
  const owner = scope.startsWith('@') ? `${scope}/${second}` : scope;
  const found = packages.get(owner);
  return found === undefined ? [owner] : exported(found, `.${name.slice(owner.length)}`, files);
}

function exported({ folder, exports }: Package, wanted: string, files: ReadonlySet<string>): string[] {
  for (const [name, target] of Object.entries(exports)) {
    const [before = '', after] = name.split('*');
    if (after === undefined ? name !== wanted : !(wanted.startsWith(before) && wanted.endsWith(after))) continue;
    const part = wanted.slice(before.length, wanted.length - (after ?? '').length);
    return below(posix.join(folder, target.replace('*', part)), files);
  }
  return [];
}

/** The file itself, the one that is meant without its ending, or all that fit a pattern. */
function below(path: string, files: ReadonlySet<string>): string[] {
  if (path.includes('*')) {
    const pattern = new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\*+/g, '[^/]*')}$`);
    return [...files].filter((file) => pattern.test(file));
  }
  const [bare = ''] = path.split('?');
  return [bare, `${bare}.ts`, `${bare}.js`, `${bare}/index.ts`].filter((candidate) => files.has(candidate)).slice(0, 1);
}
