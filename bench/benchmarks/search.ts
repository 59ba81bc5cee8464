import { runStatement } from '../../src/server/testing/capture-statements.ts';
import { type Benchmark, growthMeasurements, loadMeasurement, type Measurement } from '../benchmark.ts';
import { type BenchEnvironment, type FloodedDatabase, sizeName } from '../support/bench-environment.ts';
import { browserHeaders, loadDatabase, loadHttp } from '../support/load.ts';
import { captureSearches, writeSearches } from '../support/searches.ts';
import { alternate, medianOf } from '../support/stats.ts';
import { roundRobin } from './message-sends.ts';

const CONNECTIONS = 4;

/**
 * Compares our HTTP searches with their SQL without the count: without HTTP, and on a minimal server.
 * @spec P4
 */
export const searchBenchmark: Benchmark = {
  id: 'P4',
  title: 'Filter search',
  async measure(environment) {
    const measurements: Measurement[] = [];
    const p95s: { members: number; value: number }[] = [];
    for (const database of environment.databases) {
      const result = await measureAt(environment, database);
      measurements.push(...result.measurements);
      p95s.push({ members: database.members, value: result.p95 });
    }
    return [...measurements, ...growthMeasurements('HTTP p95 at ', p95s, 'ms', { atMost: 1.3 })];
  },
};

async function measureAt({ serve }: BenchEnvironment, { url, members }: FloodedDatabase) {
  const { member, searches } = await captureSearches(url);
  await using app = await serve('serve-app.ts', url);
  await using small = await serve('serve-sql.ts', url, { SEARCHES: writeSearches(searches) });
  const [nextBare, nextSmall, nextOurs] = [
    roundRobin(searches),
    roundRobin([...searches.keys()]),
    roundRobin(searches),
  ];
  const { bare, smallest, ours } = await alternate(3, {
    bare: () =>
      loadDatabase(url, CONNECTIONS, async client => {
        for (const statement of nextBare().statements) await runStatement(client, statement);
      }),
    smallest: () => loadHttp(small.url, CONNECTIONS, () => ({ path: `/${nextSmall()}` })),
    ours: () =>
      loadHttp(app.url, CONNECTIONS, () => ({
        path: nextOurs().path,
        headers: browserHeaders(app.port, member.secret),
      })),
  });
  const at = sizeName(members);
  const besideSmallest = `searches at ${at} beside the smallest route with that SQL without the count`;
  return {
    p95: medianOf(ours, round => round.p95),
    measurements: [
      loadMeasurement(`HTTP p95 at ${at} beside bare SQL`, 'p95', { ours, limit: bare }, { atMost: 3 }),
      loadMeasurement(besideSmallest, 'perSecond', { ours, limit: smallest }, { atLeast: 0.75 }),
    ],
  };
}
