// The packages of the project as they declare themselves: where each lies, and which others it uses.
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readManifest } from './json.ts';

export interface Member {
  readonly name: string;
  /** From the project's root, which is '.' itself. */
  readonly folder: string;
  /** What runs needs these. */
  readonly dependencies: readonly string[];
  /** Tests, builds and tools need these besides. */
  readonly devDependencies: readonly string[];
}

export function membersOf(root: string): Member[] {
  const manifests = globSync(['package.json', 'packages/*/package.json', 'games/*/package.json', 'bench/package.json'], {
    cwd: root,
  });
  return manifests.sort().map((file) => {
    const { name, dependencies = {}, devDependencies = {} } = readManifest(readFileSync(join(root, file), 'utf8'));
    return {
      name,
      folder: dirname(file),
      dependencies: Object.keys(dependencies),
      devDependencies: Object.keys(devDependencies),
    };
  });
}

/** The folders of a package and of all that it runs on. */
export function foldersBehind(members: readonly Member[], name: string): string[] {
  const found = new Map<string, string>();
  const visit = (wanted: string) => {
    const member = members.find((one) => one.name === wanted);
    if (member === undefined || found.has(wanted)) return;
    found.set(wanted, member.folder);
    for (const next of member.dependencies) visit(next);
  };
  visit(name);
  return [...found.values()];
}

/** What is made of the sources, and what no page is made of. */
const NO_SOURCES = ['node_modules', 'dist', 'dist-pages', 'test'];

export function sourcesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => !NO_SOURCES.includes(name));
  return names.flatMap((name) => sourcesBelow(join(path, name)));
}
