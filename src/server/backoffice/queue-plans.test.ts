import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabaseUrl } from '../platform/testing/database.ts';
import { onTestEnd } from '../platform/testing/on-test-end.ts';
import { captureStatements } from '../testing/capture-statements.ts';
import { createTestStaff } from '../testing/staff.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const url = await testDatabaseUrl();
const server = await startTestServer({ DATABASE_URL: url });
const { db } = server;
const admin = await createTestStaff(server);
const client = new pg.Client({ connectionString: url });
await client.connect();
onTestEnd(() => client.end());

// Enough rows that a wrong index, or none, would cost more than the right one.
await sql`
  with made as (
    insert into accounts (site_id, email, status, language, signed_up_at, confirmed_at)
    select 1, 'planned.' || n || '@mail.example', 'active', 'nl', timestamptz '2026-01-01' + n * interval '1 minute',
      timestamptz '2026-01-02'
    from generate_series(1, 20000) n returning id)
  insert into profiles (account_id, site_id, name, gender, birth_date, country, status, created_at, activity_rank)
  select id, 1, 'Planned', 'male', '1990-01-01', 'NL', 'active', '2026-01-01', 100 from made`.execute(db);
await sql`
  insert into reports (site_id, reporter_id, reported_id, reason, text, evidence, created_at, closed_at, urgent, due_at)
  select 1, account_id, account_id, 'harassment', 'He does not stop.', case when n % 200 = 0 then '{}'::jsonb end, at,
    case when n % 200 <> 0 then at + interval '1 hour' end, n % 2000 = 0, at + interval '1 day'
  from (select account_id, row_number() over () as n, timestamptz '2026-01-01' + row_number() over () * interval '1 minute'
    as at from profiles where name = 'Planned') planned`.execute(db);
await sql`
  insert into decisions (site_id, account_id, report_id, outcome, reason, created_at)
  select 1, reported_id, id, 'no_action', 'Nothing was wrong.', closed_at from reports where closed_at is not null`.execute(
  db,
);
await sql`
  insert into photos (profile_id, position, clear_key, blur_key, file_key, width, height, colour, status, created_at)
  select id, 0, md5(id::text || 'clear'), md5(id::text || 'blur'), md5(id::text), 100, 100, '#000000',
    case when row_number() over () % 200 = 0 then 'pending' else 'active' end, '2026-01-01'
  from profiles where name = 'Planned'`.execute(db);
await sql`
  insert into email_outbox (site_id, recipient, subject, text_body, html_body, created_at, sent_at, failed_at)
  select 1, 'planned@mail.example', 'Planned', '', '', '2026-01-01', case when n % 500 <> 0 then timestamptz '2026-01-01' end,
    case when n % 500 = 0 then timestamptz '2026-01-01' end
  from generate_series(1, 20000) n`.execute(db);
await sql`
  insert into daily_figures (site_id, day, figure, value, counted_at)
  select 1, date '2026-01-01' - n, figure, 1, '2026-01-01' from generate_series(1, 2000) n,
    unnest(array['sign_ups', 'confirmed', 'active', 'messages']) figure`.execute(db);
for (const table of [
  'accounts',
  'profiles',
  'reports',
  'decisions',
  'photos',
  'email_outbox',
  'daily_figures',
])
  await sql`vacuum analyze ${sql.table(table)}`.execute(db);

const reads: [what: string, url: string, statement: RegExp, index: RegExp, sorts?: true][] = [
  ['the open reports', '/api/staff-reports.php?state=open', /from "reports".*"due_at"/s, /reports_open/],
  [
    'the decided reports',
    '/api/staff-reports.php?state=decided',
    /from "reports".*"closed_at" is not null/s,
    /reports_decided/,
  ],
  [
    'the open reports by when they were sent',
    '/api/staff-reports.php?sort=sent_desc',
    /from "reports".*order by "?reports"?\."created_at/s,
    /reports_open_by_time/,
  ],
  [
    'the reports that were decided first',
    '/api/staff-reports.php?state=decided&sort=decided_asc',
    /from "reports".*"closed_at" is not null/s,
    /reports_decided/,
  ],
  ['the audit log', '/api/staff-audit.php', /from "audit"\."entries"/, /entries_/],
  ['the photos that wait', '/api/staff-overview.php', /from photos join profiles/, /photos_pending/, true],
  ['the broken emails', '/api/staff-overview.php', /from email_outbox/, /email_outbox_(failed|due)/],
  ['the figures', '/api/staff-statistics.php?days=30', /from daily_figures/, /daily_figures_pkey/, true],
];

test.each(reads)(
  '%s are read by an index, whatever the number of rows (spec D5.10)',
  async (_what, path, pattern, index, sorts) => {
    const statements = await captureStatements(async () => {
      expect((await admin.request({ url: path })).status).toBe(200);
    });
    const statement = statements.find(({ text }) => pattern.test(text));
    expect(statement?.text).toBeDefined();
    const { rows } = await client.query({
      text: `explain ${statement?.text ?? ''}`,
      values: statement?.values ?? [],
    });
    const plan = rows.map(row => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(
      sorts ? /Seq Scan on (reports|photos|email_outbox|daily_figures|entries)/ : /Seq Scan/,
    );
  },
);
