import { type Benchmark, growthMeasurements, loadMeasurement, type Measurement } from '../benchmark.ts';
import { type BenchEnvironment, type FloodedDatabase, sizeName } from '../support/bench-environment.ts';
import { loadHttp, newAddressHeaders } from '../support/load.ts';
import { alternate, type Load, medianOf } from '../support/stats.ts';

const CONNECTIONS = 8;

/**
 * Compares `/members` with a page of constant data, and a light page with constant HTML.
 * @spec P11
 */
export const renderingBenchmark: Benchmark = {
  id: 'P11',
  title: 'Rendering on the server',
  async measure(environment) {
    const { databases, largest, log } = environment;
    const measurements: Measurement[] = [];
    const perSecond: { members: number; value: number }[] = [];
    for (const database of databases) {
      const runs = await measureAt(environment, database);
      const [members, bare] = [perSecondOf(runs.members), perSecondOf(runs.bare)];
      perSecond.push({ members: database.members, value: members });
      const label = `/members at ${sizeName(database.members)} beside constant data`;
      const sides = { ours: runs.members, limit: runs.constant };
      measurements.push(loadMeasurement(label, 'perSecond', sides, { atLeast: 0.6 }));
      if (database !== largest) continue;
      const light = { ours: runs.light, limit: runs.constantLight };
      measurements.push(
        loadMeasurement('a light page beside a constant answer', 'perSecond', light, { atLeast: 0.5 }),
      );
      log(
        `React alone renders 24 plain cards ${Math.round(bare)} times a second: /members is ${(members / bare).toFixed(2)} x that`,
      );
    }
    return [...measurements, ...growthMeasurements('/members at ', perSecond, '/s', { atLeast: 0.9 })];
  },
};

const perSecondOf = (loads: Load[]): number => medianOf(loads, round => round.perSecond);

async function measureAt({ serve }: BenchEnvironment, { url }: FloodedDatabase) {
  await using app = await serve('serve-app.ts', url);
  await using limit = await serve('serve-constant.ts', url);
  const load = (base: string, path: string) => () =>
    loadHttp(base, CONNECTIONS, () => ({
      path,
      headers: { ...newAddressHeaders(), 'accept-language': 'nl' },
    }));
  return await alternate(3, {
    constant: load(limit.url, '/members'),
    members: load(app.url, '/members'),
    constantLight: load(limit.url, '/light'),
    light: load(app.url, '/'),
    bare: load(limit.url, '/bare'),
  });
}
