// Figures of a run: percentiles, and the server's own histograms.

export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).sort();
  const share = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { p50: share(0.5), p95: share(0.95), p99: share(0.99), max: share(1) };
}

/** The counts of a histogram in Prometheus' text, by their upper bounds in seconds. */
function bucketsOf(metrics: string, name: string): Map<number, number> {
  const lines = metrics.matchAll(new RegExp(`^quarterdeck_${name}_seconds_bucket\\{le="(.+?)"\\} (\\d+)$`, 'gm'));
  return new Map(
    [...lines].map(([, bound, count]) => [bound === '+Inf' ? Number.POSITIVE_INFINITY : Number(bound), Number(count)]),
  );
}

/** The bound, in milliseconds, under which this share of what was observed between two readings lies. */
export function boundOf(before: string, after: string, name: string, part: number): number {
  const earlier = bucketsOf(before, name);
  const grown = [...bucketsOf(after, name)].map(([bound, count]): [number, number] => [bound, count - (earlier.get(bound) ?? 0)]);
  const total = grown.at(-1)?.[1] ?? 0;
  return (grown.find(([, count]) => count >= total * part)?.[0] ?? Number.NaN) * 1000;
}
