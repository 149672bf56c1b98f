// A new game begins as a copy of the example under its own name, registered in the catalog, and there for all who import it.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './json.ts';
import { changeLock } from './lock.ts';

export class BadName extends Error {
  override readonly name = 'BadName';
}

const CATALOG = join('packages', 'catalog');

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

/** What the example is called, and what it says of being one. */
const TITLES = /Smugglers' Cove|Бухта контрабандистов|Бухта контрабандистів/g;
const OF_ITSELF = / It shows each thing that a game can need once; read it before you write your own\./g;
const PITCHES: Readonly<Record<string, string>> = {
  'A tiny game of secret stakes that shows how a game is written.': 'A new game, of which nothing is said yet.',
  'Крошечная игра с тайными ставками: на ней видно, как пишется игра.': 'Новая игра, о которой ещё ничего не сказано.',
  'Крихітна гра з таємними ставками: на ній видно, як пишеться гра.': 'Нова гра, про яку ще нічого не сказано.',
};

/** example, Example, exampleOffer and exampleCover under the new name; the game's id where it stands as a string or in a package name. */
function renamed(text: string, id: string): string {
  return Object.entries(PITCHES)
    .reduce((words, [from, to]) => words.replaceAll(from, to), text)
    .replace(TITLES, titleOf(id))
    .replace(OF_ITSELF, '')
    .replaceAll('@quarterdeck/example', `@quarterdeck/${id}`)
    .replaceAll("'example'", `'${id}'`)
    .replaceAll('golden example', `golden ${id}`)
    .replace(/\bexample(Offer|Cover)\b/g, `${camel(id)}$1`)
    .replace(/\bexample\b/g, camel(id))
    .replace(/\bExample\b/g, pascal(id));
}

/** The cover and the game itself, in the one list of games; and what the game shows in the page, in the lists beside it. */
function register(root: string, id: string): void {
  list(root, id);
  declare(root, id);
  install(root, id);
  const has = (part: string) => existsSync(join(root, 'games', id, part));
  const parts = ['Board', 'Rules'].filter((part) => has(`ui/${part}.svelte`));
  const lines = parts.map((part) => `${part.toLowerCase()}: () => import('@quarterdeck/${id}/ui/${part}.svelte')`);
  if (lines.length > 0) insert(join(root, CATALOG, 'src', 'boards.ts'), `  '${id}': { ${lines.join(', ')} },`, '\n};');
  if (has('guide/index.ts'))
    insert(join(root, CATALOG, 'src', 'guides.ts'), `  '${id}': () => import('@quarterdeck/${id}/guide'),`, '\n};');
}

function list(root: string, id: string): void {
  const file = join(root, CATALOG, 'src', 'index.ts');
  const name = camel(id);
  const cover = `import { ${name}Cover } from '@quarterdeck/${id}/cover';`;
  const game = `  { cover: ${name}Cover, load: async () => (await import('@quarterdeck/${id}/offer')).${name}Offer },`;
  writeFileSync(file, withImport(readFileSync(file, 'utf8'), cover));
  insert(file, game, '\n];');
}

/** The catalog says which packages it imports. */
function declare(root: string, id: string): void {
  const file = join(root, CATALOG, 'package.json');
  const manifest = readManifest(readFileSync(file, 'utf8'));
  const names = [...Object.keys(dependenciesOf(join(root, CATALOG))), `@quarterdeck/${id}`].sort();
  const dependencies = Object.fromEntries(names.map((name) => [name, '*']));
  writeFileSync(file, `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`);
}

/** Nothing is fetched for a new game: a link, and what the lock file says of it, are all that an installation would bring. */
function install(root: string, id: string): void {
  const [name, folder] = [`@quarterdeck/${id}`, `games/${id}`];
  symlinkSync(join('..', '..', 'games', id), join(root, 'node_modules', '@quarterdeck', id));
  changeLock(root, (lock) => {
    const { packages } = lock;
    const more = {
      [folder]: { ...packages['games/example'], name },
      [`node_modules/${name}`]: { resolved: folder, link: true },
      'packages/catalog': { ...packages['packages/catalog'], dependencies: dependenciesOf(join(root, CATALOG)) },
    };
    const all = Object.entries({ ...packages, ...more }).sort(([one], [other]) => one.localeCompare(other, 'en'));
    return { ...lock, packages: Object.fromEntries(all) };
  });
}

function dependenciesOf(folder: string): Readonly<Record<string, string>> {
  return readManifest(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies ?? {};
}

/** Imports stand in the order of the packages' names. */
function withImport(text: string, line: string): string {
  const lines = text.split('\n');
  const source = (given: string) => given.split(' from ')[1] ?? '';
  const next = lines.findIndex((given) => given.startsWith('import ') && source(given) > source(line));
  return lines.toSpliced(next, 0, line).join('\n');
}

/** A line at the end of the file's first list. */
function insert(file: string, line: string, end: string): void {
  const text = readFileSync(file, 'utf8');
  const place = text.indexOf(end);
  writeFileSync(file, `${text.slice(0, place)}\n${line}${text.slice(place)}`);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

function pascal(id: string): string {
  return id.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());
}

function titleOf(id: string): string {
  return id.replace(/(^|-)([a-z0-9])/g, (_, dash: string, letter: string) => `${dash === '' ? '' : ' '}${letter.toUpperCase()}`);
}

function camel(id: string): string {
  const name = pascal(id);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function readme(id: string): string {
  return `# ${titleOf(id)}

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
