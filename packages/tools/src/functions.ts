// How long the functions of the project are, as the parser of Svelte reads them: scripts and components alike.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';

export interface Length {
  readonly file: string;
  /** Where it begins. */
  readonly line: number;
  readonly lines: number;
}

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
const OPEN = '<script lang="ts">';

/** Of the functions in these files below `root` those of more lines than this. */
export function functionsAbove(limit: number, root: string, files: readonly string[]): Length[] {
  return files.flatMap((file) => lengthsIn(file, readFileSync(join(root, file), 'utf8')).filter(({ lines }) => lines > limit));
}

export function lengthsIn(file: string, text: string): Length[] {
  const source = file.endsWith('.svelte') ? text : `${OPEN}${text.replaceAll('</script', '< script')}</script>`;
  const spans = functionsIn(parse(source, { modern: true })).sort((one, other) => one.start - other.start);
  return spans.map(({ start, end }) => ({
    file,
    line: linesOf(source.slice(0, start)),
    lines: linesOf(source.slice(start, end)),
  }));
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function functionsIn(tree: unknown): Span[] {
  if (typeof tree !== 'object' || tree === null) return [];
  if (isSuite(tree)) return tree.arguments.flatMap((given) => functionsIn(given).slice(1));
  const inside = Object.values(tree).flatMap(functionsIn);
  return isFunction(tree) ? [tree, ...inside] : inside;
}

/** A group of tests is a chapter: what is in it counts, one by one. */
function isSuite(node: object): node is { readonly arguments: readonly unknown[] } {
  if (!('type' in node && node.type === 'CallExpression' && 'callee' in node && 'arguments' in node)) return false;
  const { callee } = node;
  return typeof callee === 'object' && callee !== null && 'name' in callee && callee.name === 'describe';
}

function isFunction(node: object): node is Span {
  return 'type' in node && FUNCTIONS.includes(String(node.type)) && 'start' in node && 'end' in node;
}

function linesOf(text: string): number {
  return text.split('\n').length;
}
