// Where a rule can be changed by a small fault: an operator swapped, a number off by one, a condition negated.
import { stripTypeScriptTypes } from 'node:module';

export interface Fault {
  /** Where it is planted, from the root of the project. */
  readonly file: string;
  readonly line: number;
  readonly from: number;
  readonly to: number;
  /** What stands from there to there instead of what stood. */
  readonly text: string;
}

const SWAPS: Readonly<Record<string, string>> = {
  ' < ': ' <= ',
  ' <= ': ' < ',
  ' > ': ' >= ',
  ' >= ': ' > ',
  ' === ': ' !== ',
  ' !== ': ' === ',
  ' && ': ' || ',
  ' || ': ' && ',
  ' + ': ' - ',
  ' - ': ' + ',
  ' += ': ' -= ',
  ' -= ': ' += ',
  'Math.max(': 'Math.min(',
  'Math.min(': 'Math.max(',
  '.some(': '.every(',
  '.every(': '.some(',
};

/** Every fault that this file of rules can have. */
export function faultsIn(file: string, source: string): Fault[] {
  const code = rulesOnly(source);
  const lineAt = (from: number) => source.slice(0, from).split('\n').length;
  return [...swaps(code), ...numbers(code), ...conditions(code, source)]
    .filter(({ from }) => !/throw new|import\.meta/.test(lineOf(source, from)))
    .map((change) => ({ file, line: lineAt(change.from), ...change }))
    .sort((one, other) => one.from - other.from);
}

export function planted(source: string, { from, to, text }: Pick<Fault, 'from' | 'to' | 'text'>): string {
  return source.slice(0, from) + text + source.slice(to);
}

/** The line with the fault, beside the one that stood there. */
export function describeFault(source: string, fault: Fault): string {
  const now = planted(source, fault);
  return `${fault.file}:${fault.line}  ${lineOf(source, fault.from).trim()}  ->  ${lineOf(now, fault.from).trim()}`;
}

type Change = Omit<Fault, 'file' | 'line'>;

function swaps(code: string): Change[] {
  return Object.entries(SWAPS).flatMap(([was, text]) =>
    [...code.matchAll(new RegExp(was.replace(/[.+|()]/g, '\\$&'), 'g'))].map(({ index }) => ({
      from: index,
      to: index + was.length,
      text,
    })),
  );
}

/** One more; and one less where that is a number still. */
function numbers(code: string): Change[] {
  return [...code.matchAll(/(?<![\w.$])\d+(?![\w.])/g)].flatMap(({ index: from, 0: digits }) => {
    const to = from + digits.length;
    const more = { from, to, text: String(Number(digits) + 1) };
    return digits === '0' ? [more] : [more, { from, to, text: String(Number(digits) - 1) }];
  });
}

/** Negated; a single comparison is swapped already. */
function conditions(code: string, source: string): Change[] {
  const ifs = [...code.matchAll(/\bif \(/g)].map(({ index }) => ({ from: index + 4, to: closing(code, index + 3) }));
  const choices = [...code.matchAll(/\s\? /g)].map(({ index }) => ({ from: beginning(code, index), to: index }));
  return [...ifs, ...choices]
    .filter(({ from, to }) => !/^[^&|]* (===|!==) [^&|]*$/.test(code.slice(from, to)))
    .map(({ from, to }) => ({ from, to, text: `!(${source.slice(from, to)})` }));
}

/** The bracket that closes the one at `from`. */
function closing(code: string, from: number): number {
  let depth = 0;
  for (let at = from; at < code.length; at++) {
    if ('([{'.includes(code.charAt(at))) depth += 1;
    if (')]}'.includes(code.charAt(at))) depth -= 1;
    if (depth === 0) return at;
  }
  return code.length;
}

/** Where the condition begins that ends before `end`. */
function beginning(code: string, end: number): number {
  let depth = 0;
  for (let at = end - 1; at > 0; at--) {
    if (')]}'.includes(code.charAt(at))) depth += 1;
    if ('([{'.includes(code.charAt(at))) depth -= 1;
    const before = code.slice(0, at);
    if (depth < 0 || (depth === 0 && /\S/.test(code.charAt(at)) && /(=>|[^=!<>]=|\breturn|[,;:?])\s+$|[({[]\s*$/.test(before)))
      return depth < 0 ? at + 1 : at;
  }
  return 0;
}

/** The source with spaces where no rule stands: types, comments, texts, imports, and why a move is refused. Nothing changes its place. */
function rulesOnly(source: string): string {
  const bare = stripTypeScriptTypes(source).replace(
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|^import [\s\S]*?;$/gm,
    (part) => blank(part),
  );
  return [...bare.matchAll(/\bfunction why\w*|^ {2}(whyNot|forbidden)\b/gm)].reduce((code, { index }) => {
    const end = endOfMember(code, index);
    return code.slice(0, index) + blank(code.slice(index, end)) + code.slice(end);
  }, bare);
}

/** A function's closing brace, or the comma after a member of an object. */
function endOfMember(code: string, from: number): number {
  const indent = /^function/.test(code.slice(from)) ? '}' : ' {2}(\\}|[^\\n]*),';
  const [whole = ''] = new RegExp(`[\\s\\S]*?\\n?${indent}$`, 'm').exec(code.slice(from)) ?? [];
  return from + whole.length;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function lineOf(source: string, at: number): string {
  const from = source.lastIndexOf('\n', at - 1) + 1;
  return source.slice(from, source.indexOf('\n', at));
}
