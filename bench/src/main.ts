// `npm run bench [-- --rounds N] [--only a,b] [--json]`: speed against peers, everything in one run.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const HELP = `npm run bench [-- --rounds N] [--only ROW,ROW] [--json]

  --rounds N     counted rounds of each row (15)
  --only a,b     these rows alone
  --json         one JSON object instead of the tables
`;

const { values: given } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const { NODE_ENV } = process.env;
if (given.help) process.stdout.write(HELP);
else if (NODE_ENV === 'production') await run();
else process.exitCode = againInProduction();

/** boardgame.io and what it is made of look at NODE_ENV while they are loaded. */
function againInProduction(): number {
  const args = [...process.execArgv, fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
  return status ?? 1;
}

async function run(): Promise<void> {
  const [{ ROWS }, { measure }, { agreement }, { printed, reportOf }] = await Promise.all([
    import('./rows.ts'),
    import('./rounds.ts'),
    import('./agree.ts'),
    import('./report.ts'),
  ]);
  const rounds = Number(given.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) return refuse(`--rounds is a whole number from 1, not '${given.rounds}'`);
  const only = given.only === '' ? ROWS.map(({ id }) => id) : given.only.split(',');
  const unknown = only.find((id) => !ROWS.some((row) => row.id === id));
  if (unknown !== undefined) return refuse(`--only: no row '${unknown}'; there are ${ROWS.map(({ id }) => id).join(', ')}`);
  const measured = await measure(
    ROWS.filter(({ id }) => only.includes(id)),
    rounds,
    progress,
  );
  const report = reportOf(measured, rounds, agreement());
  process.stdout.write(given.json ? `${JSON.stringify(report)}\n` : printed(report));
  if (!report.agreement.agrees) process.exitCode = 1;
}

function refuse(why: string): void {
  process.stderr.write(`bench: ${why}\n`);
  process.exitCode = 1;
}

function progress(done: number, of: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\rround ${done + 1} of ${of} `);
  if (process.stderr.isTTY && done + 1 === of) process.stderr.write('\r\x1b[K');
}
