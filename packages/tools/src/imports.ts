// What each package imports, held against what it declares and against the order in which packages may lean on one another.
import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { importsOf, importsOfStyle } from './scan.ts';
import { type Member, membersOf } from './workspace.ts';

/** From the ground up: a package leans only on those of the rows before its own. Games lean on no other game. */
const ORDER: readonly (readonly string[])[] = [
  ['kernel', 'tools', 'art'],
  ['table', 'bots'],
  ['testkit'],
  ['board'],
  ['board-testkit'],
  ['a game'],
  ['catalog'],
  ['protocol'],
  ['server', 'web'],
  ['cli'],
  ['bench', 'the project'],
];
/** Only tests use these, and the programs that offer them to people. */
const TESTKITS = ['@quarterdeck/testkit', '@quarterdeck/board-testkit'];
const OFFERS_TESTKITS = ['testkit', 'board-testkit', 'cli', 'the project'];

/** The command finds a Node that is new enough, and installs the packages, before there is any package to import. */
const BEFORE_PACKAGES = ['packages/cli/bin/quarterdeck.mjs'];

const SOURCES = ['{packages,games}/*/**/*.{ts,mts,js,mjs,svelte,css,html}', '{bench,scripts}/**/*.{ts,mjs}'];
const NO_SOURCES = /(^|\/)(node_modules|dist|dist-pages|\.runtime)\/|^packages\/art\/tools\/|\.d\.mts$/;
/** Tests and what builds: these are not there when the program runs. */
const BESIDES = /^(packages|games)\/[^/]+\/(test|build|scripts)\/|\/(vite|svelte)[^/]*\.config\.[jt]s$|^scripts\/|\.html$/;

interface Leaning {
  readonly file: string;
  readonly from: string;
}

/** A sentence for each import that stands where it must not. */
export function importTroubles(root: string): string[] {
  const members = membersOf(root);
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !NO_SOURCES.test(file) && !BEFORE_PACKAGES.includes(file));
  return files
    .sort()
    .flatMap((file) => leaningsIn(file, readFileSync(join(root, file), 'utf8')))
    .flatMap((one) => trouble(one, members) ?? []);
}

/** What is the platform's, the page's own or a pattern of names leans on no package. */
function leaningsIn(file: string, text: string): Leaning[] {
  const imports = file.endsWith('.css') ? importsOfStyle(text) : importsOf(text);
  return imports.filter(({ from }) => !/^(node:|data:|#|\/)|\*/.test(from)).map(({ from }) => ({ file, from }));
}

function trouble({ file, from }: Leaning, members: readonly Member[]): string | null {
  const home = homeOf(file, members);
  if (from.startsWith('.')) {
    const isInside = homeOf(normalize(join(file, '..', from)), members) === home;
    return isInside ? null : `${file} reaches into another package: ${from}`;
  }
  const name = from.split('/', from.startsWith('@') ? 2 : 1).join('/');
  if (name === home.name) return null;
  return undeclared(file, name, home) ?? (name.startsWith('@quarterdeck/') ? wrongWay(file, name, home, members) : null);
}

function undeclared(file: string, name: string, home: Member): string | null {
  if (home.dependencies.includes(name)) return null;
  if (!home.devDependencies.includes(name)) return `${file} imports ${name}, which ${home.folder}/package.json does not declare`;
  return BESIDES.test(file) ? null : `${file} runs on ${name}, which ${home.folder}/package.json declares for tests only`;
}

function wrongWay(file: string, name: string, home: Member, members: readonly Member[]): string | null {
  const to = members.find((member) => member.name === name);
  if (to === undefined) return `${file} imports ${name}, and there is no such package`;
  const [here, there] = [roleOf(home), roleOf(to)];
  if (here === 'a game' && there === 'a game') return `${file} imports another game: ${name}`;
  if (here === 'a game' && there === 'web') return `${file} imports the page: ${name}`;
  if (BESIDES.test(file)) return null;
  if (TESTKITS.includes(name) && !OFFERS_TESTKITS.includes(here)) return `${file} is no test and imports ${name}`;
  return rank(there) < rank(here) ? null : `${file} leans the wrong way: ${here} comes before ${there} (${name})`;
}

/** The package that a file belongs to; the project itself where it is none of them. */
function homeOf(file: string, members: readonly Member[]): Member {
  const home = members.find(({ folder }) => file.startsWith(`${folder}/`)) ?? members.find(({ folder }) => folder === '.');
  if (home === undefined) throw new Error(`${file} is in no package`);
  return home;
}

function roleOf({ folder }: Member): string {
  if (folder.startsWith('games/')) return 'a game';
  return folder === '.' ? 'the project' : folder.replace('packages/', '');
}

function rank(role: string): number {
  const row = ORDER.findIndex((roles) => roles.includes(role));
  if (row < 0) throw new Error(`${role} has no place in the order of packages: give it one in packages/tools/src/imports.ts`);
  return row;
}
