import { type Benchmark, type Measurement, ratioMeasurement } from '../benchmark.ts';
import { type BenchEnvironment, type FloodedDatabase, sizeName } from '../support/bench-environment.ts';
import { loadHttp, newAddressHeaders } from '../support/load.ts';
import { alternate, medianOf } from '../support/stats.ts';

const CONNECTIONS = 8;

/**
 * Compares `/members` with a page of constant data, and a light page with constant HTML.
 * @spec P11
 */
export const renderingBenchmark: Benchmark = {
  id: 'P11',
  title: 'Rendering on the server',
  async measure(environment) {
    const { databases, smallest, largest, log } = environment;
    const measurements: Measurement[] = [];
    const perSecond = new Map<number, number>();
    for (const database of databases) {
      const rates = await measureAt(environment, database);
      const at = sizeName(database.members);
      perSecond.set(database.members, rates.members);
      measurements.push(
        ratioMeasurement(
          `/members at ${at} beside constant data`,
          { ours: rates.members, limit: rates.constant, unit: '/s' },
          { atLeast: 0.6 },
        ),
      );
      if (database !== largest) continue;
      measurements.push(
        ratioMeasurement(
          'a light page beside a constant answer',
          { ours: rates.light, limit: rates.constantLight, unit: '/s' },
          { atLeast: 0.5 },
        ),
      );
      log(
        `React alone renders 24 plain cards ${Math.round(rates.bare)} times a second: /members is ${(rates.members / rates.bare).toFixed(2)} x that`,
      );
    }
    if (largest === smallest) return measurements;
    const sides = {
      ours: perSecond.get(largest.members) ?? 0,
      limit: perSecond.get(smallest.members) ?? 0,
      unit: '/s',
    };
    const label = `/members at ${sizeName(largest.members)} beside ${sizeName(smallest.members)}`;
    return [...measurements, ratioMeasurement(label, sides, { atLeast: 0.9 })];
  },
};

async function measureAt({ serve }: BenchEnvironment, { url }: FloodedDatabase) {
  const [app, limit] = await Promise.all([serve('serve-app.ts', url), serve('serve-constant.ts', url)]);
  const load = (base: string, path: string) => () =>
    loadHttp(base, CONNECTIONS, () => ({
      path,
      headers: { ...newAddressHeaders(), 'accept-language': 'nl' },
    }));
  try {
    const runs = await alternate(3, {
      constant: load(limit.url, '/members'),
      members: load(app.url, '/members'),
      constantLight: load(limit.url, '/light'),
      light: load(app.url, '/'),
      bare: load(limit.url, '/bare'),
    });
    const rateOf = (side: keyof typeof runs) => medianOf(runs[side], round => round.perSecond);
    return {
      constant: rateOf('constant'),
      members: rateOf('members'),
      constantLight: rateOf('constantLight'),
      light: rateOf('light'),
      bare: rateOf('bare'),
    };
  } finally {
    await Promise.all([app.stop(), limit.stop()]);
  }
}
