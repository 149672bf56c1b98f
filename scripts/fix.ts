// `npm run fix`: formats, and mends what the linter can mend safely.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('node_modules/.bin/biome', ['check', '--write', '.'], { stdio: 'inherit' });
process.exit(status ?? 1);
