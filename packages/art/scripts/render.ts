// `npm run art`: makes stale pictures anew. `-- --check` only names them; `-- NAME...` makes those that bear or begin with NAME;
// `-- --draft FOLDER NAME...` leaves plain PNGs there to look at, and the finished pictures alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Entry, Manifest, PictureFile, Size } from '../src/manifest.ts';
import { type ByPlate, type Picture, PLATES, type Plate } from '../src/picture.ts';
import type { Draw, Scenes } from '../src/scene.ts';
import { groupOf, ROOT, sceneFiles, sourceHash } from '../src/sources.ts';
import { svg } from '../src/svg.ts';

const PICTURES = join(ROOT, 'pictures');
const MANIFEST = join(PICTURES, 'manifest.json');
const TOOLS = join(ROOT, 'tools');
const OVERSAMPLE: ByPlate<number> = { L: 2, M: 3, S: 3 };

type Subject = { readonly name: string; readonly source: string; readonly hash: string; readonly draw: Draw };

async function subjectsOf(source: string): Promise<Subject[]> {
  const { scenes }: { scenes: Scenes } = await import(pathToFileURL(join(ROOT, source)).href);
  const hash = sourceHash(source);
  return Object.entries(scenes).map(([name, draw]) => ({ name: `${groupOf(source)}/${name}`, source, hash, draw }));
}

function readManifest(): Manifest {
  return existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : { pictures: [] };
}

function writeManifest(entries: ReadonlyMap<string, Entry>): void {
  const sorted = [...entries.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  writeFileSync(MANIFEST, `${JSON.stringify({ pictures: sorted }, null, 2)}\n`);
}

function installTools(): void {
  if (existsSync(join(TOOLS, 'node_modules/sharp')) && existsSync(join(TOOLS, 'node_modules/@resvg/resvg-js'))) return;
  console.log('art: fetching the renderer into packages/art/tools');
  const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit'], { cwd: TOOLS, stdio: 'inherit' });
  if (status !== 0) throw new Error('The renderer could not be installed; what npm said stands above.');
}

type Engine = typeof import('../tools/engine.mjs');

/** Wide covers keep their proportions: the long side of the middle and small plates is that of a square picture's width and a half. */
const widthOn = (c: Picture): number =>
  ({ L: c.width, M: c.width > c.height ? 240 : 160, S: c.width > c.height ? 96 : 52 })[c.plate];

const FILES: ByPlate<string> = { L: 'large.avif', M: 'middle.webp', S: 'small.webp' };
const QUALITY: ByPlate<number> = { L: 45, M: 74, S: 80 };

async function makeSize(engine: Engine, subject: Subject, plate: Plate): Promise<PictureFile> {
  const drawn = subject.draw(plate);
  const width = widthOn(drawn);
  const png = await engine.render(svg(drawn), width, OVERSAMPLE[plate]);
  const bytes = await (plate === 'L' ? engine.toAvif : engine.toWebp)(png, QUALITY[plate]);
  const file = `${subject.name}.${FILES[plate]}`;
  mkdirSync(dirname(join(PICTURES, file)), { recursive: true });
  writeFileSync(join(PICTURES, file), bytes);
  return { file, width, height: Math.round((width * drawn.height) / drawn.width), bytes: bytes.length };
}

function drawingHash({ draw }: Subject): string {
  const hash = createHash('sha256').update(JSON.stringify([OVERSAMPLE, QUALITY]));
  for (const plate of PLATES) hash.update(svg(draw(plate)));
  return hash.digest('hex').slice(0, 16);
}

async function make(engine: Engine, subject: Subject, before: Entry | undefined): Promise<Entry> {
  const drawing = drawingHash(subject);
  const head = { name: subject.name, group: groupOf(subject.source), source: subject.source, hash: subject.hash, drawing };
  if (before !== undefined && before.drawing === drawing && filesExist(before)) return { ...head, sizes: before.sizes };
  const sizes: { [size in Size]: PictureFile } = {
    large: await makeSize(engine, subject, 'L'),
    middle: await makeSize(engine, subject, 'M'),
    small: await makeSize(engine, subject, 'S'),
  };
  return { ...head, sizes };
}

async function draft(engine: Engine, subject: Subject, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const plate of PLATES) {
    const drawn = subject.draw(plate);
    const png = await engine.render(svg(drawn), plate === 'L' ? drawn.width * 0.8 : widthOn(drawn), 1.5);
    writeFileSync(join(folder, `${subject.name.replace('/', '--')}.${plate}.png`), png);
  }
}

const filesExist = (entry: Entry): boolean => Object.values(entry.sizes).every(({ file }) => existsSync(join(PICTURES, file)));

function isStale(subject: Subject, entry: Entry | undefined): boolean {
  return entry === undefined || entry.hash !== subject.hash || !filesExist(entry);
}

/** Pictures whose scene is gone go too. */
function dropOrphans(entries: Map<string, Entry>, subjects: readonly Subject[]): void {
  const names = new Set(subjects.map(({ name }) => name));
  for (const entry of [...entries.values()]) {
    if (names.has(entry.name)) continue;
    entries.delete(entry.name);
    for (const { file } of Object.values(entry.sizes)) rmSync(join(PICTURES, file), { force: true });
  }
}

const wanted = (name: string, asked: readonly string[]): boolean =>
  asked.some((word) => name === word || name.startsWith(word) || name.endsWith(`/${word}`));

async function makeAll(subjects: readonly Subject[], entries: Map<string, Entry>): Promise<void> {
  installTools();
  const engine = await import('../tools/engine.mjs');
  for (const subject of subjects) {
    const entry = await make(engine, subject, entries.get(subject.name));
    entries.set(subject.name, entry);
    writeManifest(entries);
    console.log(
      `art: ${subject.name} (${Object.values(entry.sizes)
        .map(({ bytes }) => bytes)
        .join(' + ')} bytes)`,
    );
  }
}

async function main(args: readonly string[]): Promise<number> {
  const flags = args.filter((word) => word.startsWith('--'));
  const words = args.filter((word) => !word.startsWith('--'));
  const subjects = (await Promise.all(sceneFiles().map(subjectsOf))).flat();
  const entries = new Map(readManifest().pictures.map((entry) => [entry.name, entry]));
  if (flags.includes('--draft')) {
    const [folder = 'draft', ...asked] = words;
    installTools();
    const engine = await import('../tools/engine.mjs');
    for (const subject of subjects) if (wanted(subject.name, asked)) await draft(engine, subject, folder);
    return 0;
  }
  const todo = subjects.filter((s) => (words.length > 0 ? wanted(s.name, words) : isStale(s, entries.get(s.name))));
  if (flags.includes('--check')) {
    for (const { name } of todo) console.log(`art: ${name} is stale`);
    return todo.length === 0 ? 0 : 1;
  }
  dropOrphans(entries, subjects);
  await makeAll(todo, entries);
  writeManifest(entries);
  return 0;
}

process.exit(await main(process.argv.slice(2)));
