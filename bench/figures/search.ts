import { say } from '../../src/server/testing/capture.ts';
import { type Figure, type Reading, ratioReading } from '../figure.ts';
import { type Flooded, type House, sizeName } from '../support/house.ts';
import { asBrowser, loadDatabase, loadHttp } from '../support/load.ts';
import { captureSearches, keepSearches } from '../support/searches.ts';
import { inTurns, medianOf } from '../support/stats.ts';
import { inTurn } from './sends.ts';

const CONNECTIONS = 4;

/** P4: filter search over HTTP, beside the same SQL bare and beside the smallest route with that SQL. */
export const search: Figure = {
  id: 'P4',
  title: 'Filter search',
  async measure(house) {
    const readings: Reading[] = [];
    const p95s: { members: number; p95: number }[] = [];
    for (const database of house.databases) {
      const seen = await measureAt(house, database);
      readings.push(...seen.readings);
      p95s.push({ members: database.members, p95: seen.p95 });
    }
    const [first, last] = [p95s[0], p95s.at(-1)];
    if (first && last && first !== last) {
      readings.push(
        ratioReading(
          `HTTP p95 at ${sizeName(last.members)} beside ${sizeName(first.members)}`,
          { ours: last.p95, limit: first.p95, unit: 'ms' },
          { atMost: 1.5 },
        ),
      );
    }
    return readings;
  },
};

async function measureAt(
  { serve }: House,
  { url, members }: Flooded,
): Promise<{ readings: Reading[]; p95: number }> {
  const { member, searches } = await captureSearches(url);
  const [app, small] = await Promise.all([
    serve('serve-app.ts', url),
    serve('serve-sql.ts', url, { SEARCHES: keepSearches(searches) }),
  ]);
  const [nextBare, nextSmall, nextOurs] = [0, 1, 2].map(() => inTurn([...searches.keys()]));
  try {
    const { bare, smallest, ours } = await inTurns(3, {
      bare: () =>
        loadDatabase(url, CONNECTIONS, async client => {
          for (const statement of searches[nextBare?.() ?? 0]?.statements ?? []) await say(client, statement);
        }),
      smallest: () => loadHttp(small.url, CONNECTIONS, () => ({ path: `/${nextSmall?.()}` })),
      ours: () =>
        loadHttp(app.url, CONNECTIONS, () => ({
          path: searches[nextOurs?.() ?? 0]?.path ?? '',
          headers: asBrowser(app.port, member.secret),
        })),
    });
    const p95 = medianOf(ours, round => round.p95);
    const at = sizeName(members);
    return {
      p95,
      readings: [
        ratioReading(
          `HTTP p95 at ${at} beside bare SQL`,
          { ours: p95, limit: medianOf(bare, round => round.p95), unit: 'ms' },
          { atMost: 3 },
        ),
        ratioReading(
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
