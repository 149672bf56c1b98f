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

/** example, Example and exampleOffer under the new name; the game's id where it stands as a string or in a package name. */
function renamed(text: string, id: string): string {
  return text
    .replaceAll('@quarterdeck/example', `@quarterdeck/${id}`)
    .replaceAll("'example'", `'${id}'`)
    .replaceAll('golden example', `golden ${id}`)
    .replace(/\bexampleOffer\b/g, `${camel(id)}Offer`)
    .replace(/\bexample\b/g, camel(id))
    .replace(/\bExample\b/g, pascal(id));
}

/** One line in the one list of games. */
function register(root: string, id: string): void {
  const file = join(root, CATALOG);
  const line = `  ['${id}', async () => (await import('@quarterdeck/${id}/offer')).${camel(id)}Offer],\n`;
  const text = readFileSync(file, 'utf8');
  const end = text.indexOf(']);');
  writeFileSync(file, text.slice(0, end) + line + text.slice(end));
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
