// `npm run plant GAME [-- --count 10 --seed 1 --keep FILE]`: changes one rule of a game after another, each alone and in memory only, and tells
// which of its sentences, node counts and golden replays notice. What nothing notices wants a sentence, or changes nothing.
import { execFile } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { quickRng, shuffled } from '@quarterdeck/kernel';
import { openCompiler } from './planting/compile.ts';
import { describeFault, type Fault, faultsIn } from './planting/faults.ts';

const WITNESSES = ['sentences', 'counts', 'replays'] as const;
type Witness = (typeof WITNESSES)[number];

interface Trial {
  readonly fault: string;
  readonly noticed: Readonly<Record<Witness, readonly string[]>>;
}

/** What tells, copies, reads or hides, and holds no rule; figures of components are data. */
const NO_RULES = /\/(types|index|notation|options|view|copy|secrets|determinize|knowledge|refusals|odds)\.ts$|\/data\//;
/** What takes so long goes round in circles: a whole part takes a few seconds. */
const PATIENCE = 60_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string' },
  },
});
const [game = ''] = positionals;
const rules = join('games', game, 'src');
const trials: Trial[] = [];
const chosen = await choose(Number(values.count));
await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));
console.log(summary());
if (values.keep !== undefined) writeFileSync(values.keep, JSON.stringify(trials, null, 1));

/** So many that the compiler and the first move let pass. */
async function choose(count: number): Promise<Fault[]> {
  const compiler = openCompiler(rules);
  const found: Fault[] = [];
  try {
    for (const fault of faults()) {
      if (found.length === count) break;
      if (compiler.lets(fault) && (await noticing(fault, 'start')).length === 0) found.push(fault);
    }
  } finally {
    compiler.close();
  }
  return found;
}

async function takeTurns(): Promise<void> {
  for (let fault = chosen.pop(); fault !== undefined; fault = chosen.pop()) {
    const trial = await tryOut(fault);
    trials.push(trial);
    console.log(line(trial));
  }
}

/** All that are possible, in an order that the seed fixes, one a line. */
function faults(): Fault[] {
  const files = globSync(join(rules, '**/*.ts')).sort();
  const all = files.filter((file) => !NO_RULES.test(file)).flatMap((file) => faultsIn(file, readFileSync(file, 'utf8')));
  const lines = new Set<string>();
  return shuffled(all, quickRng(Number(values.seed))).filter(({ file, line }) => {
    const isNew = !lines.has(`${file}:${line}`);
    lines.add(`${file}:${line}`);
    return isNew;
  });
}

async function tryOut(fault: Fault): Promise<Trial> {
  const [sentences = [], counts = [], replays = []] = await Promise.all(WITNESSES.map((part) => noticing(fault, part)));
  return { fault: describeFault(readFileSync(fault.file, 'utf8'), fault), noticed: { sentences, counts, replays } };
}

/** The names of what failed in one part of the proof; a part that crashes or never ends has noticed too. */
function noticing(fault: Fault, part: string): Promise<readonly string[]> {
  const args = [
    '--disable-warning=ExperimentalWarning',
    '--import',
    './scripts/planting/hook.ts',
    'scripts/planting/trial.ts',
    game,
    part,
  ];
  const settings = { env: { ...process.env, QUARTERDECK_FAULT: JSON.stringify(fault) }, timeout: PATIENCE };
  return new Promise((done) => {
    execFile(process.execPath, args, settings, (error, stdout) => {
      done(error === null ? JSON.parse(stdout.trim().split('\n').at(-1) ?? '[]') : [`${part} broke off`]);
    });
  });
}

function line({ fault, noticed }: Trial): string {
  const marks = WITNESSES.map((witness) => `${witness} ${String(noticed[witness].length).padStart(3)}`);
  return `${marks.join('  ')}  ${fault}`;
}

function summary(): string {
  const counts = WITNESSES.map((witness) => `${witness} ${trials.filter(({ noticed }) => noticed[witness].length > 0).length}`);
  const missed = trials.filter(({ noticed }) => WITNESSES.every((witness) => noticed[witness].length === 0));
  return `${game}: of ${trials.length} faults noticed by ${counts.join(', ')}; by nothing ${missed.length}`;
}
