import type pg from 'pg';
import type { Statement } from '../../src/server/testing/capture-statements.ts';
import { type Benchmark, growthMeasurements, type Measurement, ratioMeasurement } from '../benchmark.ts';
import { sizeName } from '../support/bench-environment.ts';
import { onDatabase } from '../support/open-server.ts';
import { captureCount } from '../support/searches.ts';
import { alternate, median } from '../support/stats.ts';

const RUNS = 7;
/** With fewer members the count never reaches its cap, so the goal does not apply. */
const GOAL_MIN_MEMBERS = 1_000_000;
const NO_CAP = 2_000_000_000;

/** @spec P6 */
export const countBenchmark: Benchmark = {
  id: 'P6',
  title: 'numResults',
  async measure({ databases }) {
    const measurements: Measurement[] = [];
    const ours: { members: number; value: number }[] = [];
    for (const { members, url } of databases) {
      const count = await captureCount(url);
      const { capped, exact } = await onDatabase(url, client => timeBoth(client, count));
      ours.push({ members, value: capped });
      const measurement = ratioMeasurement(
        `everybody at ${sizeName(members)}, beside an exact count`,
        { ours: capped, limit: exact, unit: 'ms' },
        { atMost: 0.3 },
      );
      measurements.push(members >= GOAL_MIN_MEMBERS ? measurement : { ...measurement, goal: '', met: null });
    }
    return [...measurements, ...growthMeasurements('', ours, 'ms', { atMost: 1.5 })];
  },
};

/** The cap of `count` is its last parameter. Returns medians in ms. */
async function timeBoth(client: pg.Client, count: Statement): Promise<{ capped: number; exact: number }> {
  const uncapped = { text: count.text, values: [...count.values.slice(0, -1), NO_CAP] };
  const { capped, exact } = await alternate(RUNS, {
    capped: () => timed(client, count),
    exact: () => timed(client, uncapped),
  });
  return { capped: median(capped), exact: median(exact) };
}

async function timed(client: pg.Client, { text, values }: Statement): Promise<number> {
  const from = performance.now();
  await client.query(text, values);
  return performance.now() - from;
}
