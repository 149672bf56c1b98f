// The server under load, in a process of its own: it says where it listens, and, whenever it is asked, what it has used so far.
import { deadMansDraw } from '@quarterdeck/dead-mans-draw';
import { asAny } from '@quarterdeck/kernel';
import { serve } from '@quarterdeck/server';
import { longDraw } from './long-draw.ts';

/** All people of the crowd come from one address. */
const NO_LIMITS = {
  requests: 1e9,
  writes: 1e9,
  logins: 1e9,
  guests: 1e9,
  peoplePerAddress: 1e9,
  patience: 1e9,
  burst: 1e9,
  perSecond: 1e9,
  newTables: 1e9,
};

const [dataDir = ''] = process.argv.slice(2);
const games = [asAny(deadMansDraw), asAny(longDraw)];
const server = await serve({ dataDir, port: 0, logLevel: 'warn', webDir: dataDir, limits: NO_LIMITS }, { games });
process.on('message', () => process.send?.({ cpu: process.cpuUsage(), metrics: server.metrics.print() }));
process.on('disconnect', () => void server.close().then(() => process.exit(0)));
process.send?.({ url: server.url });
