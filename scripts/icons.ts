// `npm run icons`: takes the icons that boards name out of the big icon set into small files, so that no other ends in a bundle.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@quarterdeck/catalog';
import { iconFiles } from '@quarterdeck/tools/icons.ts';

const root = process.cwd();
const set = readFileSync(join(root, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8');
for (const { file, text } of await iconFiles(root, GAME_IDS, set)) writeFileSync(join(root, file), text);
