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

// Enough members that a wrong index, or none, would cost more than the right one.
await sql`
  with made as (
    insert into accounts (site_id, email, status, language, premium_since, frozen_at, signed_up_at, confirmed_at)
    select 1, 'planned.' || n || '@mail.example',
      case when n % 1000 = 0 then 'banned' when n % 20 = 0 then 'not_confirmed' else 'active' end, 'nl',
      case when n % 50 = 1 then timestamptz '2026-01-01' end, case when n % 2000 = 3 then timestamptz '2026-01-02' end,
      timestamptz '2020-01-01' + n * interval '37 minutes', timestamptz '2026-01-01'
    from generate_series(1, 30000) n returning id, email::text, signed_up_at)
  insert into profiles (account_id, site_id, name, gender, birth_date, country, status, fictional, created_at, activity_rank)
  select id, 1, 'Member ' || number, 'male', '1990-01-01',
    case when number % 40 = 0 then 'PL' when number % 3 = 0 then 'DE' else 'NL' end, 'active', number % 200 = 7,
    signed_up_at, (number * 7919) % 900000
  from made, lateral (select split_part(split_part(email, '@', 1), '.', 2)::int as number) as n`.execute(db);
await sql`vacuum analyze accounts`.execute(db);
await sql`vacuum analyze profiles`.execute(db);

const lists: [query: string, index: string, path?: string][] = [
  ['sort=name_asc', 'profiles_fictional_by_name', 'fictional'],
  ['sort=made_asc', 'profiles_fictional', 'fictional'],
  ['', 'accounts_by_signup'],
  ['status=banned', 'accounts_by_status'],
  ['premium=1', 'accounts_premium'],
  ['frozen=1', 'accounts_frozen'],
  ['country=PL', 'profiles_signed_up'],
  ['fictional=1', 'profiles_fictional'],
  ['sort=last_seen_desc', 'profiles_last_seen'],
  ['sort=last_seen_desc&country=DE', 'profiles_last_seen'],
  ['q=member%2012', 'profiles_by_name'],
  ['q=member%2012&sort=name_desc', 'profiles_by_name'],
  ['sort=name_asc', 'profiles_by_name'],
  ['sort=name_desc&before=member%20500_00000000-0000-0000-0000-000000000000', 'profiles_by_name'],
  ['sort=signed_up_asc', 'accounts_by_signup'],
  ['sort=signed_up_asc&country=PL', 'profiles_signed_up'],
  ['sort=last_seen_asc', 'profiles_last_seen'],
];

test.each(lists)(
  'the list by “%s” is read from the index %s, and sorts nothing (spec D5.10)',
  async (query, index, path = 'members') => {
    const statements = await captureStatements(async () => {
      const { status } = await admin.request({ url: `/api/staff-${path}.php?${query}` });
      expect(status).toBe(200);
    });
    const statement = statements.find(({ text }) =>
      /^\s*select profiles\.id as "profileId"|as "cursor_key"/.test(text),
    );
    const { rows } = await client.query({
      text: `explain ${statement?.text ?? ''}`,
      values: statement?.values ?? [],
    });
    const plan = rows.map(row => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  },
);
