import { cellOf, centreOf } from '../../src/contract/cells.ts';
import { runStatement, type Statement } from '../../src/server/testing/capture-statements.ts';
import { type Benchmark, growthMeasurements, loadMeasurement, type Measurement } from '../benchmark.ts';
import { type BenchEnvironment, type FloodedDatabase, sizeName } from '../support/bench-environment.ts';
import { browserHeaders, loadDatabase, loadHttp } from '../support/load.ts';
import { onDatabase } from '../support/open-server.ts';
import { captureSearches, writeSearches } from '../support/searches.ts';
import { alternate, type Load, medianOf } from '../support/stats.ts';
import { roundRobin } from './message-sends.ts';

const CONNECTIONS = 4;
/** Pairs of latitude and longitude. */
const ORIGINS = [
  [52.37, 4.89],
  [51.05, 3.72],
  [48.14, 11.58],
  [40.42, -3.7],
  [53.2, 5.8],
  [39.5, -98.35],
] as const;

const queryFrom = ([latitude, longitude]: readonly [number, number]): string =>
  `order=nearest&near=${cellOf(latitude, longitude)}`;

/**
 * Compares our nearest-first search with PostgreSQL's nearest-neighbour query on an index of points.
 * @spec P5
 */
export const nearestBenchmark: Benchmark = {
  id: 'P5',
  title: 'Nearest first',
  async measure(environment) {
    const measurements: Measurement[] = [];
    const p95s: { members: number; list: number; http: number }[] = [];
    for (const database of environment.databases) {
      const result = await measureAt(environment, database);
      measurements.push(...result.measurements);
      p95s.push({ members: database.members, ...result.p95 });
    }
    const growthOf = (label: string, list: 'list' | 'http', atMost: number) => {
      const values = p95s.map(p95 => ({ members: p95.members, value: p95[list] }));
      return growthMeasurements(`${label} p95 at `, values, 'ms', { atMost });
    };
    return [...measurements, ...growthOf('list', 'list', 2), ...growthOf('HTTP', 'http', 1.3)];
  },
};

async function measureAt({ serve }: BenchEnvironment, { url, members }: FloodedDatabase) {
  const { member, searches } = await captureSearches(url, ORIGINS.map(queryFrom));
  await createPoints(url);
  const lists = searches.map(({ statements }) =>
    statements.filter(({ text }) => /cross join lateral/.test(text)),
  );
  await using app = await serve('serve-app.ts', url);
  await using small = await serve('serve-sql.ts', url, { SEARCHES: writeSearches(searches) });
  const [nextBare, nextList, nextPath] = [roundRobin(knnStatements), roundRobin(lists), roundRobin(searches)];
  const nextSmall = roundRobin([...searches.keys()]);
  const { bare, list, smallest, http } = await alternate(3, {
    bare: () => loadDatabase(url, CONNECTIONS, async client => void (await runStatement(client, nextBare()))),
    list: () =>
      loadDatabase(url, CONNECTIONS, async client => {
        for (const statement of nextList()) await runStatement(client, statement);
      }),
    smallest: () => loadHttp(small.url, CONNECTIONS, () => ({ path: `/${nextSmall()}` })),
    http: () =>
      loadHttp(app.url, CONNECTIONS, () => ({
        path: nextPath().path,
        headers: browserHeaders(app.port, member.secret),
      })),
  });
  const compared = (label: string, ours: Load[]) => {
    const full = `${label} p95 at ${sizeName(members)} beside the bare index of points`;
    return loadMeasurement(full, 'p95', { ours, limit: bare }, { atMost: 2 });
  };
  const p95Of = (loads: Load[]) => medianOf(loads, ({ p95 }) => p95);
  return {
    measurements: [
      compared('list', list),
      compared('HTTP', http),
      loadMeasurement(
        `searches at ${sizeName(members)} beside the smallest route with that SQL without the count`,
        'perSecond',
        { ours: http, limit: smallest },
        { atLeast: 0.75 },
      ),
    ],
    p95: { list: p95Of(list), http: p95Of(http) },
  };
}

/** Stores each member as a point at the centre of their cell. */
const createPoints = (url: string): Promise<void> =>
  onDatabase(url, async client => {
    const { rows: existing } = await client.query(`select to_regclass('bench.points') as points`);
    if (existing[0]?.points) return;
    const { rows } = await client.query<{ cell: number }>('select distinct cell from search_cells');
    const centres = rows.map(({ cell }) => centreOf(cell));
    await client.query('create schema if not exists bench');
    await client.query('begin');
    await client.query(
      `create table bench.points as
       select profiles.id, gender, point(longitude, latitude) as spot
       from unnest($1::int[], $2::float8[], $3::float8[]) as centre (cell, longitude, latitude) join profiles using (cell)
       where status = 'active' and not invisible and site_id = 1`,
      [
        rows.map(({ cell }) => cell),
        centres.map(({ longitude }) => longitude),
        centres.map(({ latitude }) => latitude),
      ],
    );
    await client.query('create index on bench.points using gist (spot)');
    await client.query('commit');
    await client.query('vacuum analyze bench.points');
  });

const knnStatements: Statement[] = ORIGINS.map(([latitude, longitude]) => ({
  text: `select id from bench.points where gender = 'male' order by spot <-> point($1, $2) limit 24`,
  values: [longitude, latitude],
}));
