// The shell's styles hold for the whole page: what a board calls its parts must not be a class of the shell.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '../../..');
/** The board itself is called so by both. */
const SHARED = ['board'];

/** Classes that have a style wherever they stand. */
function bareClasses(css: string): Set<string> {
  const selectors = css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?:^|[{};,])\s*\.([a-z-]+)\s*(?=[,{])/g);
  return new Set([...selectors].map(([, name = '']) => name).filter((name) => !SHARED.includes(name)));
}

function classesOf(component: string): string[] {
  const [markup = ''] = component.split('<style>');
  const listed = [...markup.matchAll(/\bclass="([^"{]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  return [...listed, ...[...markup.matchAll(/\bclass:([a-z-]+)/g)].map(([, name = '']) => name)];
}

test("no part of a board or a rules page has the name of one of the shell's classes", () => {
  const shell = bareClasses(readFileSync(join(ROOT, 'packages/web/src/shell/shell.css'), 'utf8'));
  assert.ok(shell.has('row') && shell.has('side'));
  for (const file of globSync(['games/*/ui/**/*.svelte', 'packages/board/src/*/*.svelte'], { cwd: ROOT })) {
    const clashes = classesOf(readFileSync(join(ROOT, file), 'utf8')).filter((name) => shell.has(name));
    assert.deepEqual(clashes, [], file);
  }
});
