#!/usr/bin/env node
// The `quarterdeck` command. Plain JavaScript on purpose: it must start on whatever Node a machine happens to have, and
// finds one that runs the rest.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../../scripts/runtime.mjs';

const here = dirname(fileURLToPath(import.meta.url));
process.exit(await run(join(here, '..', 'src', 'main.ts'), process.argv.slice(2)));
