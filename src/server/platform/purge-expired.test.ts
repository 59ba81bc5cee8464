import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#contract/durations';
import { fixedClock } from './clock.ts';
import { createDb } from './db.ts';
import { purgeExpiredPlatformData } from './purge-expired.ts';
import { testDatabaseUrl } from './testing/database.ts';

const db = createDb(await testDatabaseUrl());
const clock = fixedClock(new Date('2026-03-14T12:00:00Z'));
afterAll(() => db.destroy());

const insertEmails = (
  subject: string,
  count: number,
  { daysAgo, sent }: { daysAgo: number; sent: boolean },
) => {
  const at = new Date(clock.now().getTime() - daysAgo * DAY_MS);
  return sql`
    insert into email_outbox (site_id, recipient, subject, text_body, html_body, created_at, next_attempt_at, sent_at)
    select 1, 'm' || n || '@mail.example', ${subject}, 't', 'h', ${at}, ${at}, ${sent ? at : null}
    from generate_series(1, ${count}::int) n`.execute(db);
};
const counts = async () => {
  const rows = await db
    .selectFrom('email_outbox')
    .select(({ fn }) => ['subject', fn.countAll<number>().as('count')])
    .groupBy('subject')
    .execute();
  return Object.fromEntries(rows.map(({ subject, count }) => [subject, Number(count)]));
};
beforeEach(async () => {
  await db.deleteFrom('email_outbox').execute();
  await insertEmails('old', 2_500, { daysAgo: 31, sent: true });
  await insertEmails('recent', 20, { daysAgo: 29, sent: true });
  await insertEmails('waiting', 20, { daysAgo: 31, sent: false });
});

test('sent emails are deleted after 30 days, also more than one batch; waiting emails stay (spec D2.31)', async () => {
  await purgeExpiredPlatformData({ db, clock });
  expect(await counts()).toEqual({ recent: 20, waiting: 20 });
});

test('a purge that has to stop ends after a batch, and the next one deletes the rest', async () => {
  let asked = 0;
  await purgeExpiredPlatformData({ db, clock }, () => asked++ > 0);
  expect(await counts()).toMatchObject({ old: 1_500 });
  await purgeExpiredPlatformData({ db, clock });
  expect(await counts()).toEqual({ recent: 20, waiting: 20 });
});

test('the purge finds its emails by an index, without a look at the others', async () => {
  await insertEmails('recent', 20_000, { daysAgo: 1, sent: true });
  await sql`analyze email_outbox`.execute(db);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select id from email_outbox
    where created_at < ${new Date(clock.now().getTime() - 30 * DAY_MS)} and (sent_at is not null or failed_at is not null)
    order by created_at limit 1000`.execute(db);
  const plan = rows.map(row => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Scan using email_outbox_ended');
  expect(plan).not.toContain('Seq Scan');
});
