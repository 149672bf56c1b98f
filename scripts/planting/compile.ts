// Whether the compiler lets a fault pass: a copy of the rules, in which one file at a time is changed.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Fault, planted } from './faults.ts';

export interface Compiler {
  lets(fault: Fault): boolean;
  close(): void;
}

/** `rules` is the folder of the rules, from the root of the project. */
export function openCompiler(rules: string): Compiler {
  const root = mkdtempSync(join(tmpdir(), 'quarterdeck-plant-'));
  cpSync(rules, join(root, rules), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const settings = { extends: resolve('tsconfig.base.json'), compilerOptions: { lib: ['es2024'], types: [] }, include: [rules] };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(settings));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  if (!compiles(root)) throw new Error(`${rules} does not compile even without a fault`);
  return {
    lets(fault) {
      const file = join(root, fault.file);
      const source = readFileSync(file, 'utf8');
      writeFileSync(file, planted(source, fault));
      const isFine = compiles(root);
      writeFileSync(file, source);
      return isFine;
    },
    close: () => rmSync(root, { recursive: true }),
  };
}

function compiles(root: string): boolean {
  return spawnSync(resolve('node_modules/.bin/tsc'), ['-p', root]).status === 0;
}
