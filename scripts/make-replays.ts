// `npm run golden GAME [-- --accept]`: finds and keeps the golden replays that games/GAME/test/wanted.ts asks for. With `--accept` the
// rules as they are now are right: what can still be played is kept with its new states, what cannot is found anew, and node counts are
// counted again.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadGame } from '@quarterdeck/catalog';
import { acceptCounts, acceptReplay, differenceOf, findReplay, type Wanted } from '@quarterdeck/testkit';

const given = process.argv.slice(2);
const [id = ''] = given.filter((word) => !word.startsWith('--'));
const isAccepting = given.includes('--accept');
const folder = resolve('games', id, 'test');
const { wanted }: { wanted: readonly Wanted[] } = await import(pathToFileURL(join(folder, 'wanted.ts')).href);
const offer = await loadGame(id);

mkdirSync(join(folder, 'replays'), { recursive: true });
for (const want of wanted) {
  const file = join(folder, 'replays', `${want.name}.record`);
  if (!existsSync(file)) keep(file, want.name, findReplay(offer, want), 'found');
  else if (isAccepting) accept(file, want);
}

if (isAccepting) acceptNodes(join(folder, 'nodes.txt'));

function acceptNodes(file: string): void {
  const before = readFileSync(file, 'utf8');
  const { text, unreached } = acceptCounts(offer.game, before, folder);
  if (text !== before) keep(file, 'nodes.txt', text, 'counted anew');
  for (const position of unreached) console.log(`nodes.txt: give this position other moves: ${position}`);
}

function accept(file: string, want: Wanted): void {
  const text = readFileSync(file, 'utf8');
  const difference = differenceOf(text, offer);
  if (difference === null) return;
  const again = acceptReplay(text, offer, want);
  keep(
    file,
    want.name,
    again ?? findReplay(offer, want),
    `${difference}; ${again === null ? 'found anew' : 'kept with its new states'}`,
  );
}

function keep(file: string, name: string, text: string, how: string): void {
  writeFileSync(file, text);
  console.log(`${name}: ${how}`);
}
