// A server in a process of its own, to be killed: `node run-server.ts DATA-FOLDER` prints where it listens.
import { serve, stopOnSignals } from '../../src/index.ts';
import { GENEROUS } from './harness.ts';

const server = await serve({ ...GENEROUS, dataDir: process.argv[2] ?? '', port: 0 });
stopOnSignals(server);
process.stdout.write(`${server.url}\n`);
