// `npm run bench:load`: a server and a crowd of clients, each in a process of its own, over the loopback.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { perform, startServer, type Used } from './processes.ts';
import { type MovesReport, movesReport, type OpeningReport, openingReport, printedMoves, printedOpening } from './report.ts';

const HELP = `npm run bench:load [-- --tables N] [--rate N] [--seconds N] [--warm-up N] [--data DIR] [--only moves|opening] [--json]

  --tables N     tables of four people, each with a socket (250)
  --rate N       moves a second in all (1000)
  --seconds N    how long is measured (30), after --warm-up N seconds (10)
  --data DIR     where the database is made, on a real disk (a folder for temporary files)
  --only WHAT    'moves' or 'opening' alone
  --json         one JSON object instead of the text
`;

const { values: given } = parseArgs({
  options: {
    tables: { type: 'string', default: '250' },
    rate: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '30' },
    'warm-up': { type: 'string', default: '10' },
    data: { type: 'string', default: tmpdir() },
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const LONG_TABLES = 10;
const LONG = 1000;

const spread = z.object({ p50: z.number(), p95: z.number(), p99: z.number(), max: z.number() });
const movesMeasured = z.object({
  moves: z.int(),
  rate: z.number(),
  delay: spread,
  late: z.int(),
  games: z.int(),
  crowdLag: z.number(),
});
const longTables = z.array(z.object({ id: z.string(), entries: z.int(), cookie: z.string() }));
const openingMeasured = z.object({ tables: z.int(), entries: z.int(), cold: spread, warm: spread });

async function moves(dataDir: string): Promise<MovesReport> {
  const plan = {
    tables: wholeNumber('tables'),
    rate: wholeNumber('rate'),
    seconds: wholeNumber('seconds'),
    warmUp: wholeNumber('warm-up'),
  };
  const server = await startServer(dataDir);
  const readings: Used[] = [];
  const task = { do: 'moves', url: server.url, ...plan } as const;
  const measured = movesMeasured.parse(await perform(task, async () => void readings.push(await server.used())));
  await server.stop();
  const [before, after] = readings;
  if (before === undefined || after === undefined) throw new Error('the server was not asked what it used');
  return movesReport(plan, measured, before, after);
}

async function opening(dataDir: string): Promise<OpeningReport> {
  const first = await startServer(dataDir);
  const long = longTables.parse(await perform({ do: 'play-long', url: first.url, tables: LONG_TABLES, entries: LONG }));
  await first.stop();
  const second = await startServer(dataDir);
  const before = await second.used();
  const measured = openingMeasured.parse(await perform({ do: 'open-long', url: second.url, long }));
  const after = await second.used();
  await second.stop();
  return openingReport(measured, before, after);
}

function wholeNumber(name: 'tables' | 'rate' | 'seconds' | 'warm-up'): number {
  const value = Number(given[name]);
  if (!Number.isInteger(value) || value < 1) throw new RangeError(`--${name} is a whole number from 1, not '${given[name]}'`);
  return value;
}

async function run(): Promise<void> {
  const dataDir = await mkdtemp(join(resolve(given.data), 'quarterdeck-load-'));
  try {
    const moved = given.only === 'opening' ? null : await moves(join(dataDir, 'moves'));
    const opened = given.only === 'moves' ? null : await opening(join(dataDir, 'opening'));
    if (given.json) process.stdout.write(`${JSON.stringify({ node: process.version, moves: moved, opening: opened })}\n`);
    else process.stdout.write([moved && printedMoves(moved), opened && printedOpening(opened)].filter(Boolean).join('\n'));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

if (given.help) process.stdout.write(HELP);
else
  await run().catch((error: unknown) => {
    process.stderr.write(`bench:load: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
