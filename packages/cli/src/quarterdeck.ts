// The command line: which command is meant, and what becomes of its faults.
import { Fault } from '@quarterdeck/kernel';
import { readArgs, refuse } from './args.ts';
import { type Command, helpOf, type World } from './command.ts';
import { arena } from './commands/arena.ts';
import { engine } from './commands/engine.ts';
import { menu } from './commands/menu.ts';
import { play } from './commands/play.ts';
import { replay, verify } from './commands/records.ts';
import { backup, restore, serve, upgradeCheck } from './commands/serve.ts';
import { sim } from './commands/sim.ts';
import { fuzz, nodes } from './commands/testkit.ts';

const COMMANDS: readonly Command[] = [
  play,
  sim,
  arena,
  replay,
  verify,
  engine,
  fuzz,
  nodes,
  serve,
  menu,
  backup,
  restore,
  upgradeCheck,
];

/** Runs a command and returns its exit code: 0 done, 1 tried and failed, 2 not understood. */
export async function quarterdeck(args: readonly string[], world: World): Promise<number> {
  try {
    return await run(args, world);
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    world.err(`quarterdeck: ${fault.message}\n`);
    return fault.code === 'bad-record' ? 1 : 2;
  }
}

async function run([name, ...args]: readonly string[], world: World): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    if (name !== undefined) world.out(overview());
    else world.err(overview());
    return name === undefined ? 2 : 0;
  }
  const command = COMMANDS.find(({ usage }) => usage.name === name);
  if (command === undefined)
    return refuse(`there is no command '${name}': choose one of ${COMMANDS.map(({ usage }) => usage.name).join(', ')}`);
  if (args.includes('--help') || args.includes('-h')) {
    world.out(helpOf(command.usage));
    return 0;
  }
  return command.run(readArgs(command.usage, args), world);
}

function overview(): string {
  const rows = COMMANDS.map(({ usage }): [string, string] => [[usage.name, ...usage.operands].join(' '), usage.summary]);
  const column = Math.max(...rows.map(([left]) => left.length)) + 2;
  return [
    'quarterdeck: a table for pirate board games',
    '',
    ...rows.map(([left, right]) => `  ${left.padEnd(column)}${right}`),
    '',
    "  'quarterdeck COMMAND --help' says what a command can be told.",
    '',
  ].join('\n');
}
