// Counters in the text format of Prometheus.
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Upper bounds of a histogram, in seconds. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export const COUNTERS = {
  moves: 'Moves of people that were committed.',
  bot_moves: 'Moves of bots that were committed.',
  refusals: 'Requests that were refused.',
  crashes: 'Tables closed because their rules failed.',
  lost_races: 'Commits that came too late and were done again.',
  sockets_opened: 'Sockets opened.',
  bot_failures: 'Bots that gave no move in time.',
  tables_created: 'Tables set up.',
  log_failures: 'Things that went wrong and were logged as errors.',
} as const;
export type Counter = keyof typeof COUNTERS;

export const TIMES = {
  commit: 'Seconds of a commit.',
  command: 'Seconds of a request at a table.',
  think: 'Seconds of a bot.',
} as const;
export type Timed = keyof typeof TIMES;

export interface Metrics {
  count(counter: Counter): void;
  observe(timed: Timed, milliseconds: number): void;
  gauge(name: string, help: string, read: () => number): void;
  print(): string;
  stop(): void;
}

export function makeMetrics(): Metrics {
  const counts = new Map<string, number>();
  const times = new Map<string, { buckets: number[]; sum: number; count: number }>();
  const gauges = new Map<string, { help: string; read: () => number }>();
  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();
  gauges.set('event_loop_lag_p99_seconds', { help: 'Delay of the event loop.', read: () => lag.percentile(99) / 1e9 });
  gauges.set('resident_memory_bytes', { help: 'Memory in use.', read: () => process.memoryUsage.rss() });
  gauges.set('uptime_seconds', { help: 'Seconds since the start.', read: () => process.uptime() });
  return {
    count(counter) {
      counts.set(counter, (counts.get(counter) ?? 0) + 1);
    },
    observe(timed, milliseconds) {
      const seconds = milliseconds / 1000;
      const known = times.get(timed) ?? { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 };
      const buckets = known.buckets.map((count, i) => count + (seconds <= (BUCKETS[i] ?? 0) ? 1 : 0));
      times.set(timed, { buckets, sum: known.sum + seconds, count: known.count + 1 });
    },
    gauge(name, help, read) {
      gauges.set(name, { help, read });
    },
    print: () => [...printCounters(counts), ...printTimes(times), ...printGauges(gauges)].join('\n').concat('\n'),
    stop: () => lag.disable(),
  };
}

function head(name: string, help: string, type: string): string[] {
  return [`# HELP quarterdeck_${name} ${help}`, `# TYPE quarterdeck_${name} ${type}`];
}

function printCounters(counts: ReadonlyMap<string, number>): string[] {
  return Object.entries(COUNTERS).flatMap(([name, help]) => [
    ...head(`${name}_total`, help, 'counter'),
    `quarterdeck_${name}_total ${counts.get(name) ?? 0}`,
  ]);
}

function printTimes(times: ReadonlyMap<string, { buckets: readonly number[]; sum: number; count: number }>): string[] {
  return Object.entries(TIMES).flatMap(([timed, help]) => {
    const name = `${timed}_seconds`;
    const { buckets, sum, count } = times.get(timed) ?? { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 };
    return [
      ...head(name, help, 'histogram'),
      ...buckets.map((upTo, i) => `quarterdeck_${name}_bucket{le="${BUCKETS[i]}"} ${upTo}`),
      `quarterdeck_${name}_bucket{le="+Inf"} ${count}`,
      `quarterdeck_${name}_sum ${sum}`,
      `quarterdeck_${name}_count ${count}`,
    ];
  });
}

function printGauges(gauges: ReadonlyMap<string, { help: string; read: () => number }>): string[] {
  return [...gauges].flatMap(([name, { help, read }]) => [...head(name, help, 'gauge'), `quarterdeck_${name} ${read()}`]);
}
