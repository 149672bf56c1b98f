// `quarterdeck serve`, `backup` and `restore`: the server with the page, and its one data folder. The server is loaded only
// when it is asked for: no game in the terminal needs it.
import { once } from 'node:events';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import type * as Server from '@quarterdeck/server';
import { refuse } from '../args.ts';
import type { Command, World } from '../command.ts';
import { type Addresses, addressesOf, qrText, welcome } from './addresses.ts';

const PORT = 7777;
const DATA = '.quarterdeck';
const DATA_OPTION = { value: 'DIR', help: `the folder in which everything is kept; ${DATA} unless told otherwise` };

export const serve: Command = {
  usage: {
    name: 'serve',
    operands: [],
    summary: 'The server with the page in the browser, on an embedded database.',
    options: {
      port: { value: 'N', help: `where it listens; ${PORT} unless told otherwise` },
      host: {
        value: 'ADDRESS',
        help: 'the address it listens on: 0.0.0.0 for everybody in your network; 127.0.0.1, this machine alone, unless told otherwise',
      },
      data: DATA_OPTION,
      'public-url': { value: 'URL', help: 'how browsers reach it, where a proxy stands before it' },
      'trust-proxy': {
        value: 'HOPS|ADDRESSES',
        help: "whose word on callers' addresses is taken: the number of proxies in a row, or their addresses (10.0.0.0/8,::1)",
      },
      'metrics-token': {
        value: 'TOKEN',
        help: 'who shows it may read /metrics from anywhere; without one only this machine may',
      },
    },
    notes: [
      'It prints every address by which it can be reached; where others can come, with a code for the camera of a phone.',
      'It stops on Ctrl-C; nothing is lost.',
    ],
  },
  async run(given, world) {
    const settings = {
      port: portOf(given.text('port')),
      host: given.text('host') ?? '127.0.0.1',
      dataDir: resolve(given.text('data') ?? DATA),
      publicUrl: given.text('public-url'),
      trustProxy: trustOf(given.text('trust-proxy')),
      metricsToken: given.text('metrics-token'),
      logLevel: 'warn',
    } as const;
    return setUp(world.err, async (host) => {
      const server = await host.serve(settings);
      host.stopOnSignals(server);
      announce(world, settings, portAt(server));
      world.out(`Everything is kept in ${settings.dataDir}. Ctrl-C stops it; nothing is lost.\n`);
      await once(server.app.server, 'close');
      await server.close(); // nobody is listened to any more, but what was begun is still being written
    });
  },
};

export const backup: Command = {
  usage: {
    name: 'backup',
    operands: ['FILE'],
    summary: 'Writes everything that the server keeps into one file; the server may go on meanwhile.',
    options: { data: DATA_OPTION },
  },
  run: (given, world) =>
    setUp(world.err, async (host) => {
      const [file = ''] = given.operands;
      await host.backup(resolve(given.text('data') ?? DATA), resolve(file));
      world.out(`kept in ${file}\n`);
    }),
};

export const restore: Command = {
  usage: {
    name: 'restore',
    operands: ['FILE'],
    summary: 'Puts a backup into an empty data folder.',
    options: { data: DATA_OPTION },
  },
  run: (given, world) =>
    setUp(world.err, async (host) => {
      const [file = ''] = given.operands;
      const data = given.text('data') ?? DATA;
      await host.restore(resolve(file), resolve(data));
      world.out(`restored into ${data}\n`);
    }),
};

export const upgradeCheck: Command = {
  usage: {
    name: 'upgrade-check',
    operands: [],
    summary: 'Plays every game that is not over again by the rules of this version, and says which would be another game.',
    options: { data: DATA_OPTION },
    notes: ['Nothing is written; the server may go on meanwhile. It ends with 1 where a game differs.'],
  },
  async run(given, world) {
    let differing = 0;
    const failed = await setUp(world.err, async (host) => {
      const { tables, differences } = await host.upgradeCheck(resolve(given.text('data') ?? DATA));
      differing = differences.length;
      for (const { table, game, rules, here, entry, move, why } of differences)
        world.out(`${table}: ${game}, rules ${rules} (here ${here ?? 'none'}), entry ${entry}, ${move}: ${why}\n`);
      world.out(`${tables} tables gather or run; ${differing} would not go on.\n`);
    });
    return failed === 0 && differing > 0 ? 1 : failed;
  },
};

interface Reachable {
  readonly host: string;
  readonly publicUrl: string | null;
}

/** Where a proxy stands before the server, its address is the only one that counts. */
function announce(world: World, { host, publicUrl }: Reachable, port: number): void {
  const addresses: Addresses =
    publicUrl === null ? addressesOf(host, port, networkInterfaces()) : { here: publicUrl, elsewhere: [] };
  world.out(welcome(addresses, publicUrl === null && isLoopback(host)));
  const [first] = addresses.elsewhere;
  if (first !== undefined && world.isTerminal) world.out(`${qrText(first)}\n`);
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** The port that it got, where any would do. */
function portAt({ app }: Server.Served): number {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : PORT;
}

function portOf(text: string | null): number {
  const port = Number(text ?? PORT);
  return Number.isInteger(port) && port >= 0 && port < 65536
    ? port
    : refuse(`--port must be a number from 0 to 65535, not '${text}'`);
}

/** So many proxies in a row, or the addresses and networks of those that are trusted. */
export function trustOf(text: string | null): number | readonly string[] | null {
  if (text === null) return null;
  if (/^\d+$/.test(text))
    return Number(text) >= 1 && Number(text) <= 9 ? Number(text) : refuse('--trust-proxy must be 1 to 9 hops, or addresses');
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every(isNetwork)
    ? addresses
    : refuse("--trust-proxy must be a number of hops, or addresses such as '10.0.0.0/8,::1'");
}

function isNetwork(text: string): boolean {
  const [address = '', bits = null, ...more] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) !== 0 &&
    more.length === 0 &&
    (bits === null || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most))
  );
}

/** What the host can put right is told in one line. */
async function setUp(err: (text: string) => void, run: (host: typeof Server) => Promise<void>): Promise<number> {
  const host = await import('@quarterdeck/server');
  try {
    await run(host);
    return 0;
  } catch (error) {
    if (!(error instanceof host.SetupError)) throw error;
    err(`quarterdeck: ${error.message}\n`);
    return 1;
  }
}
