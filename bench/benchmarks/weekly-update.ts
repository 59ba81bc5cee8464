import type pg from 'pg';
import { Agent, request } from 'undici';
import { type Benchmark, boundMeasurement, type Measurement } from '../benchmark.ts';
import { sizeName } from '../support/bench-environment.ts';
import { onDatabase } from '../support/open-server.ts';

/** More members would take an hour. */
const MOST_MEMBERS = 100_000;

/** The newcomers of the week, by place, and one batch of members. */
const MEMORY_MB = 64;

/**
 * Prepares the weekly updates of all members of each database in bounded memory.
 * @spec P15
 */
export const weeklyUpdateBenchmark: Benchmark = {
  id: 'P15',
  title: 'Preparing the weekly updates',
  async measure({ databases, serve, log }) {
    const measurements: Measurement[] = [];
    for (const { members, url } of databases.filter(({ members }) => members <= MOST_MEMBERS)) {
      await using child = await serve('serve-weekly-updates.ts', url);
      const { grown, updates, seconds } = await prepareAll(url, child.url);
      const rate = Math.round(updates / seconds);
      log(`${sizeName(members)}: ${updates} updates in ${seconds.toFixed(0)} s, ${rate} a second`);
      const label = `memory for the ${updates.toLocaleString('en')} updates of ${sizeName(members)}, ${rate} a second`;
      measurements.push(boundMeasurement(label, grown / 1e6, MEMORY_MB, 'MB'));
    }
    return measurements;
  },
};

const prepareAll = (url: string, childUrl: string) =>
  onDatabase(url, async client => {
    await deleteUpdates(client);
    // Accounts of generated members get no emails otherwise, and next week none of these members is new.
    await client.query('update accounts set seeded = false');
    await client.query(`update profiles set created_at = created_at + interval '7 days'`);
    const from = performance.now();
    const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0 });
    const answer = await request(childUrl, { dispatcher });
    if (answer.statusCode !== 200) throw new Error(await answer.body.text());
    const { before, most } = (await answer.body.json()) as { before: number; most: number };
    const seconds = (performance.now() - from) / 1_000;
    const { rows } = await client.query(
      `select count(*)::int as updates from email_outbox where topic = 'weekly_updates'`,
    );
    await client.query('update accounts set seeded = true');
    await client.query(`update profiles set created_at = created_at - interval '7 days'`);
    await deleteUpdates(client);
    return { grown: most - before, updates: Number(rows[0]?.updates), seconds };
  });

async function deleteUpdates(client: pg.Client): Promise<void> {
  await client.query(`delete from email_outbox where topic = 'weekly_updates'`);
  await client.query('truncate notification_emails, notification_runs');
}
