// `npm run golden GAME [-- --again]`: finds and keeps the golden replays that games/GAME/test/wanted.ts asks for.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadGame } from '@quarterdeck/catalog';
import { findReplay, type Wanted } from '@quarterdeck/testkit';

const [id = '', ...flags] = process.argv.slice(2);
const folder = resolve('games', id, 'test');
const { wanted }: { wanted: readonly Wanted[] } = await import(pathToFileURL(join(folder, 'wanted.ts')).href);
const offer = await loadGame(id);

mkdirSync(join(folder, 'replays'), { recursive: true });
for (const want of wanted) {
  const file = join(folder, 'replays', `${want.name}.record`);
  if (existsSync(file) && !flags.includes('--again')) continue;
  writeFileSync(file, findReplay(offer, want));
  console.log(`kept ${want.name}`);
}
