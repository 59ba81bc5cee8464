import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabaseUrl } from '../../platform/testing/database.ts';
import { onTestEnd } from '../../platform/testing/on-test-end.ts';
import { captureStatements } from '../../testing/capture-statements.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const url = await testDatabaseUrl();
const server = await startTestServer({ DATABASE_URL: url });
const { db } = server;
const admin = await createTestStaff(server);
const client = new pg.Client({ connectionString: url });
await client.connect();
onTestEnd(() => client.end());

// Enough emails that a wrong index, or none, would cost more than the right one. Few wait, and few failed.
await sql`
  insert into email_outbox (site_id, recipient, subject, text_body, html_body, topic, created_at, sent_at, failed_at)
  select 1, 'member.' || n || '@mail.example', 'Subject', '', '',
    case when n % 5000 = 0 then 'news' when n % 3 = 0 then 'like' when n % 3 = 1 then 'new_messages' end,
    timestamptz '2026-02-20' + n * interval '30 seconds',
    case when n % 1000 > 1 then timestamptz '2026-03-14' end, case when n % 1000 = 1 then timestamptz '2026-03-14' end
  from generate_series(1, 60000) n`.execute(db);
await sql`vacuum analyze email_outbox`.execute(db);

const lists: [query: string, index: string][] = [
  ['', 'email_outbox_by_kind'],
  ['sort=time_asc', 'email_outbox_by_kind'],
  [
    'sort=time_asc&before=2026-03-01T00:00:00.000Z_00000000-0000-0000-0000-000000000000',
    'email_outbox_by_kind',
  ],
  ['kind=news', 'email_outbox_by_kind'],
  ['kind=account&state=sent', 'email_outbox_by_kind'],
  ['from=2026-03-01&until=2026-03-02', 'email_outbox_by_kind'],
  ['state=failed', 'email_outbox_failed'],
  ['state=failed&sort=time_asc', 'email_outbox_failed'],
  ['state=waiting', 'email_outbox_due'],
];

test.each(lists)('the emails by “%s” are read from the index %s (spec D5.10)', async (query, index) => {
  const statements = await captureStatements(async () => {
    const { status } = await admin.request({ url: `/api/staff-emails.php?${query}` });
    expect(status).toBe(200);
  });
  const statement = statements.find(({ text }) => text.includes('join email_outbox email'));
  const { rows } = await client.query({
    text: `explain ${statement?.text ?? ''}`,
    values: statement?.values ?? [],
  });
  const plan = rows.map(row => row['QUERY PLAN']).join('\n');
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on email_outbox/);
});
