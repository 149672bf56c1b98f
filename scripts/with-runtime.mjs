// `node scripts/with-runtime.mjs FILE.ts ...`: installs what is missing, then runs FILE.ts with a Node that can.
import { resolve } from 'node:path';
import { installPackages, ROOT, run } from './runtime.mjs';

const [file, ...args] = process.argv.slice(2);
installPackages();
process.exit(await run(resolve(ROOT, file), args));
