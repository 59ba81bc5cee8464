import { runStatement } from '../../src/server/testing/capture-statements.ts';
import { type Benchmark, type Measurement, ratioMeasurement } from '../benchmark.ts';
import { type BenchEnvironment, type FloodedDatabase, sizeName } from '../support/bench-environment.ts';
import { browserHeaders, loadDatabase, loadHttp } from '../support/load.ts';
import { captureSearches, writeSearches } from '../support/searches.ts';
import { alternate, medianOf } from '../support/stats.ts';
import { roundRobin } from './message-sends.ts';

const CONNECTIONS = 4;

/**
 * Compares our HTTP searches with their SQL: without HTTP, and on a minimal server.
 * @spec P4
 */
export const searchBenchmark: Benchmark = {
  id: 'P4',
  title: 'Filter search',
  async measure(environment) {
    const measurements: Measurement[] = [];
    const p95s: { members: number; p95: number }[] = [];
    for (const database of environment.databases) {
      const result = await measureAt(environment, database);
      measurements.push(...result.measurements);
      p95s.push({ members: database.members, p95: result.p95 });
    }
    const [first, last] = [p95s[0], p95s.at(-1)];
    if (first && last && first !== last) {
      measurements.push(
        ratioMeasurement(
          `HTTP p95 at ${sizeName(last.members)} beside ${sizeName(first.members)}`,
          { ours: last.p95, limit: first.p95, unit: 'ms' },
          { atMost: 1.5 },
        ),
      );
    }
    return measurements;
  },
};

async function measureAt(
  { serve }: BenchEnvironment,
  { url, members }: FloodedDatabase,
): Promise<{ measurements: Measurement[]; p95: number }> {
  const { member, searches } = await captureSearches(url);
  const [app, small] = await Promise.all([
    serve('serve-app.ts', url),
    serve('serve-sql.ts', url, { SEARCHES: writeSearches(searches) }),
  ]);
  const [nextBare, nextSmall, nextOurs] = [0, 1, 2].map(() => roundRobin([...searches.keys()]));
  try {
    const { bare, smallest, ours } = await alternate(3, {
      bare: () =>
        loadDatabase(url, CONNECTIONS, async client => {
          for (const statement of searches[nextBare?.() ?? 0]?.statements ?? [])
            await runStatement(client, statement);
        }),
      smallest: () => loadHttp(small.url, CONNECTIONS, () => ({ path: `/${nextSmall?.()}` })),
      ours: () =>
        loadHttp(app.url, CONNECTIONS, () => ({
          path: searches[nextOurs?.() ?? 0]?.path ?? '',
          headers: browserHeaders(app.port, member.secret),
        })),
    });
    const p95 = medianOf(ours, round => round.p95);
    const at = sizeName(members);
    return {
      p95,
      measurements: [
        ratioMeasurement(
          `HTTP p95 at ${at} beside bare SQL`,
          { ours: p95, limit: medianOf(bare, round => round.p95), unit: 'ms' },
          { atMost: 3 },
        ),
        ratioMeasurement(
          `searches at ${at} beside the smallest route with that SQL`,
          {
            ours: medianOf(ours, round => round.perSecond),
            limit: medianOf(smallest, round => round.perSecond),
            unit: '/s',
          },
          { atLeast: 0.7 },
        ),
      ],
    };
  } finally {
    await Promise.all([app.stop(), small.stop()]);
  }
}
