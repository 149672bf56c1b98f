// Preloaded into a run of the tests: one file of the rules is read with the fault that QUARTERDECK_FAULT tells of.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Fault, planted } from './faults.ts';

const fault: Fault | null = JSON.parse(process.env['QUARTERDECK_FAULT'] ?? 'null');

if (fault !== null) {
  const file = resolve(fault.file);
  const address = pathToFileURL(file).href;
  registerHooks({
    load: (url, context, nextLoad) =>
      url === address
        ? { format: 'module-typescript', source: planted(readFileSync(file, 'utf8'), fault), shortCircuit: true }
        : nextLoad(url, context),
  });
}
