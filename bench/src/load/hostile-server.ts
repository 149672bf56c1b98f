// A server with the limits that everybody gets, in a process of its own: it says how long its thread kept people waiting.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { serve } from '@quarterdeck/server';

const [dataDir = ''] = process.argv.slice(2);
const server = await serve({ dataDir, port: 0, logLevel: 'silent', webDir: dataDir });
const delay = monitorEventLoopDelay({ resolution: 2 });
delay.enable();
/** The delay beyond the two milliseconds that the clock of this measure itself waits. */
const milliseconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - 2);
process.on('message', () => {
  process.send?.({
    p50: milliseconds(delay.percentile(50)),
    p99: milliseconds(delay.percentile(99)),
    max: milliseconds(delay.max),
    memory: process.memoryUsage.rss() / 1e6,
  });
  delay.reset();
});
process.on('disconnect', () => void server.close().then(() => process.exit(0)));
process.send?.({ url: server.url });
