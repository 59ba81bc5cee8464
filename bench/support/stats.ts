import { pace } from './pace.ts';

export const median = (values: number[]): number => percentile(values, 50);

function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1);
  return sorted[Math.max(0, index)] ?? Number.NaN;
}

/** Times are in ms. */
export type Load = { perSecond: number; p50: number; p95: number; p99: number };

export const loadOf = (times: number[], seconds: number): Load => ({
  perSecond: times.length / seconds,
  p50: percentile(times, 50),
  p95: percentile(times, 95),
  p99: percentile(times, 99),
});

/** Runs the `sides` by turns after a warm-up, so that other activity of the machine affects them equally. */
export async function alternate<Side extends string, Result>(
  runs: number,
  sides: Record<Side, () => Promise<Result>>,
): Promise<Record<Side, Result[]>> {
  const names = Object.keys(sides) as Side[];
  const results = Object.fromEntries(names.map(name => [name, [] as Result[]])) as Record<Side, Result[]>;
  for (const name of names) await sides[name]();
  for (let run = 0; run < Math.min(runs, pace.maxRuns); run += 1) {
    for (const name of names) results[name].push(await sides[name]());
  }
  return results;
}

export const medianOf = <Result>(results: Result[], value: (round: Result) => number): number =>
  median(results.map(value));
