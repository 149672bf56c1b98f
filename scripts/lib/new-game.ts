// A new game begins as a copy of the example under its own name, registered in the catalog.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export class BadName extends Error {
  override readonly name = 'BadName';
}

const CATALOG = join('packages', 'catalog', 'src', 'index.ts');

/** Copies, renames and registers; returns the new game's folder. */
export function makeGame(root: string, id: string): string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new BadName(`'${id}' is not a name for a game: small letters, digits and dashes, such as 'dead-reckoning'`);
  const folder = join(root, 'games', id);
  if (existsSync(folder)) throw new BadName(`there is a game '${id}' already`);
  cpSync(join(root, 'games', 'example'), folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
  rmSync(join(folder, 'test', 'replays'), { recursive: true, force: true });
  for (const file of filesIn(folder)) writeFileSync(file, renamed(readFileSync(file, 'utf8'), id));
  writeFileSync(join(folder, 'README.md'), readme(id));
  register(root, id);
  return folder;
}

/** example, Example, exampleOffer and exampleCover under the new name; the game's id where it stands as a string or in a package name. */
function renamed(text: string, id: string): string {
  return text
    .replaceAll('@quarterdeck/example', `@quarterdeck/${id}`)
    .replaceAll("'example'", `'${id}'`)
    .replaceAll('golden example', `golden ${id}`)
    .replace(/\bexample(Offer|Cover)\b/g, `${camel(id)}$1`)
    .replace(/\bexample\b/g, camel(id))
    .replace(/\bExample\b/g, pascal(id));
}

/** The cover and the game itself, in the one list of games. */
function register(root: string, id: string): void {
  const file = join(root, CATALOG);
  const name = camel(id);
  const cover = `import { ${name}Cover } from '@quarterdeck/${id}/cover';`;
  const game = `  { cover: ${name}Cover, load: async () => (await import('@quarterdeck/${id}/offer')).${name}Offer },`;
  writeFileSync(file, withLine(withImport(readFileSync(file, 'utf8'), cover), game));
}

/** Imports stand in the order of the packages' names. */
function withImport(text: string, line: string): string {
  const lines = text.split('\n');
  const source = (given: string) => given.split(' from ')[1] ?? '';
  const next = lines.findIndex((given) => given.startsWith('import ') && source(given) > source(line));
  return lines.toSpliced(next, 0, line).join('\n');
}

function withLine(text: string, line: string): string {
  const end = text.indexOf('\n];');
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

function pascal(id: string): string {
  return id.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());
}

function camel(id: string): string {
  const name = pascal(id);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function readme(id: string): string {
  return `# ${pascal(id)}

## The rules

In our own words, numbered: the code, the tests and the refusals point at these numbers.

## Components

Each figure with its source: printed, inferred or ours.

## Rulings

Where the rulebook is silent or can be read in two ways.

## Who sees what

| what | who |
| --- | --- |
`;
}
