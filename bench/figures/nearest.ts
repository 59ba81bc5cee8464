import { cellOf } from '../../src/contract/cells.ts';
import { type Figure, type Reading, ratioReading } from '../figure.ts';
import { say } from '../support/capture.ts';
import { type Flooded, type House, sizeName } from '../support/house.ts';
import { asBrowser, loadDatabase, loadHttp } from '../support/load.ts';
import { logIn } from '../support/members.ts';
import { knnStatements, layPoints } from '../support/points.ts';
import { inTurns, medianOf } from '../support/stats.ts';
import { inTurn } from './sends.ts';

const CONNECTIONS = 4;
/** Where they search from: big towns, small ones, the middle of nowhere. */
const FROM = [
  [52.37, 4.89],
  [51.05, 3.72],
  [48.14, 11.58],
  [40.42, -3.7],
  [53.2, 5.8],
  [39.5, -98.35],
] as const;

const pathFrom = ([latitude, longitude]: readonly [number, number]): string =>
  `/api/members.php?order=nearest&near=${cellOf(latitude, longitude)}`;

/** P5: from near to far over HTTP, beside the nearest points that an index of points finds by itself. */
export const nearest: Figure = {
  id: 'P5',
  title: 'Nearest first',
  async measure(house) {
    const readings: Reading[] = [];
    const p95s: { members: number; p95: number }[] = [];
    for (const database of house.databases) {
      const { reading, p95 } = await measureAt(house, database);
      readings.push(reading);
      p95s.push({ members: database.members, p95 });
    }
    const [first, last] = [p95s[0], p95s.at(-1)];
    if (first && last && first !== last) {
      const what = `HTTP p95 at ${sizeName(last.members)} beside ${sizeName(first.members)}`;
      readings.push(ratioReading(what, { ours: last.p95, limit: first.p95, unit: 'ms' }, { atMost: 2 }));
    }
    return readings;
  },
};

async function measureAt(
  { serve }: House,
  { url, members }: Flooded,
): Promise<{ reading: Reading; p95: number }> {
  const [member] = await logIn(url, 1);
  await layPoints(url);
  const statements = knnStatements(FROM);
  const app = await serve('serve-app.ts', url);
  const [nextBare, nextOurs] = [inTurn(statements), inTurn(FROM.map(pathFrom))];
  try {
    const { bare, ours } = await inTurns(3, {
      bare: () =>
        loadDatabase(url, CONNECTIONS, async client => {
          await say(client, nextBare());
        }),
      ours: () =>
        loadHttp(app.url, CONNECTIONS, () => ({
          path: nextOurs(),
          headers: asBrowser(app.port, member?.secret),
        })),
    });
    const p95 = medianOf(ours, round => round.p95);
    const limit = medianOf(bare, round => round.p95);
    const what = `HTTP p95 at ${sizeName(members)} beside the bare index of points`;
    return { p95, reading: ratioReading(what, { ours: p95, limit, unit: 'ms' }, { atMost: 2 }) };
  } finally {
    await app.stop();
  }
}
