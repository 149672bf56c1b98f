// The same server with a fault in a game of the catalog: whoever keeps a trait at Dead Man's Draw never hears of it again.
import { deadMansDraw } from '@quarterdeck/dead-mans-draw';
import { serve } from '../../src/index.ts';
import { GENEROUS } from './harness.ts';

Reflect.set(deadMansDraw.phases['choose-trait'], 'apply', () => {
  for (;;);
});
const server = await serve({ ...GENEROUS, dataDir: process.argv[2] ?? '', port: 0, hangLimit: 300 });
process.stdout.write(`${server.url}\n`);
