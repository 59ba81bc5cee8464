import { type Benchmark, growthMeasurements, loadMeasurement, type Measurement } from '../benchmark.ts';
import { type BenchEnvironment, type FloodedDatabase, sizeName } from '../support/bench-environment.ts';
import { loadHttp, newAddressHeaders } from '../support/load.ts';
import { logInMembers } from '../support/members.ts';
import { alternate, medianOf } from '../support/stats.ts';

const CONNECTIONS = 8;

/**
 * Compares `/members`, for visitors and for members, with bare React that renders as many cards, and with a page of
 * constant data, which shares our tree and thus hides its cost. Compares a light page with constant HTML.
 * @spec P11
 */
export const renderingBenchmark: Benchmark = {
  id: 'P11',
  title: 'Rendering on the server',
  async measure(environment) {
    const { databases, largest } = environment;
    const measurements: Measurement[] = [];
    const perSecond: { members: number; value: number }[] = [];
    for (const database of databases) {
      const { members, ofMember, bare, constant, light, constantLight } = await measureAt(
        environment,
        database,
      );
      perSecond.push({ members: database.members, value: medianOf(members, round => round.perSecond) });
      const label = `/members at ${sizeName(database.members)} beside`;
      measurements.push(
        loadMeasurement(
          `${label} bare React with 24 plain cards`,
          'perSecond',
          { ours: members, limit: bare },
          { atLeast: 0.08 },
        ),
        loadMeasurement(
          `/members of a member at ${sizeName(database.members)} beside bare React with 24 plain cards`,
          'perSecond',
          { ours: ofMember, limit: bare },
          { atLeast: 0.08 },
        ),
        loadMeasurement(
          `${label} constant data`,
          'perSecond',
          { ours: members, limit: constant },
          { atLeast: 0.6 },
        ),
      );
      if (database !== largest) continue;
      const sides = { ours: light, limit: constantLight };
      measurements.push(
        loadMeasurement('a light page beside a constant answer', 'perSecond', sides, { atLeast: 0.7 }),
      );
    }
    return [...measurements, ...growthMeasurements('/members at ', perSecond, '/s', { atLeast: 0.95 })];
  },
};

async function measureAt({ serve }: BenchEnvironment, { url }: FloodedDatabase) {
  await using app = await serve('serve-app.ts', url);
  await using limit = await serve('serve-constant.ts', url);
  const load =
    (base: string, path: string, headers: Record<string, string> = {}) =>
    () =>
      loadHttp(base, CONNECTIONS, () => ({
        path,
        headers: { ...newAddressHeaders(), 'accept-language': 'nl', ...headers },
      }));
  const [member] = await logInMembers(url, 1);
  return await alternate(3, {
    constant: load(limit.url, '/members'),
    members: load(app.url, '/members'),
    ofMember: load(app.url, '/members', { cookie: `session=${member?.secret}` }),
    constantLight: load(limit.url, '/light'),
    light: load(app.url, '/'),
    bare: load(limit.url, '/bare'),
  });
}
