// `node scripts/with-runtime.mjs FILE.ts ...`: installs what is missing, then runs FILE.ts with a Node that can.
import { resolve } from 'node:path';
import { installPackages, ROOT, run } from './runtime.mjs';

// Whoever ends npm ends its shell, and a shell does not pass that on: when it is gone, our program is told.
const SHELL = process.ppid;
setInterval(() => process.ppid !== SHELL && process.emit('SIGTERM'), 1000).unref();

const [file, ...args] = process.argv.slice(2);
installPackages();
process.exit(await run(resolve(ROOT, file), args));
