// `npm run new-game NAME`: a sixth game, playable and tested from the first minute.
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { BadName, makeGame } from '@quarterdeck/tools/new-game.ts';

const [id = ''] = process.argv.slice(2);
const root = process.cwd();
try {
  const folder = makeGame(root, id);
  for (const [command, ...args] of [
    [process.execPath, 'scripts/make-replays.ts', id],
    ['node_modules/.bin/biome', 'check', '--write', relative(root, folder), 'packages/catalog'],
  ]) {
    const { status } = spawnSync(command ?? '', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new BadName(`'${command} ${args.join(' ')}' did not succeed`);
  }
  console.log(`${relative(root, folder)} is a copy of the example, registered and playable:

  npx quarterdeck play ${id}
  npm test games/${id}/test/*.test.ts

Begin with src/types.ts, the contents page; docs/adding-a-game.md tells the way from there.`);
} catch (error) {
  if (!(error instanceof BadName)) throw error;
  console.error(`new-game: ${error.message}`);
  process.exit(2);
}
