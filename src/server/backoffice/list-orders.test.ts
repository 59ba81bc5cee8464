import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestStaff } from '../testing/staff.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { db } = server;
const admin = await createTestStaff(server);
const { accountId } = await server.signUpMember();

const ROWS = 60;
const rows = sql`generate_series(1, ${ROWS}::int) n`;
// Twenty rows each of three microseconds, so that cursors of milliseconds would lose or repeat some.
const at = sql`timestamptz '2026-01-05' + n / 20 * interval '1 microsecond'`;
const bytes = sql`sha256(('row' || n)::bytea)`;

await sql`
  with made as (
    insert into accounts (site_id, email, status, language, signed_up_at, confirmed_at)
    select 1, 'ordered.' || n || '@mail.example', 'active', 'nl', ${at}, '2026-01-06' from ${rows}
    returning id, signed_up_at)
  insert into profiles (account_id, site_id, name, gender, birth_date, country, status, fictional, created_at)
  select id, 1, case when random() < 0.5 then 'Same' else 'same' end, 'male', '1990-01-01', 'NZ', 'active', true, signed_up_at
  from made`.execute(db);
await sql`
  insert into abuse_levels (account_id, site_id, level, score, since, weighed_at)
  select account_id, 1, 'review', n % 3, ${at}, '2026-01-06'
  from (select account_id, row_number() over () as n from profiles where country = 'NZ') numbered`.execute(
  db,
);
await sql`
  with paid as (
    insert into payments (site_id, account_id, credits, currency, list_price, amount, vat_country, vat_rate, vat,
      location_proofs, country, method, provider, statement, state, created_at)
    select 1, ${accountId}, 10, 'EUR', 999 + n % 3, 999 + n % 3, 'NL', 2100, 0, '{payment:NL}', 'NL', 'ideal', 'sandbox',
      'LVD', 'failed', ${at} from ${rows} returning id)
  insert into direct_debits (payment_id, site_id, account_id, mandate_reference, state, encrypted_details, iban_hash,
    iban_end, phone_hash, phone_end, code_hash, code_sent_at, code_expires_at, agreed_at, collect_on, created_at)
  select id, 1, ${accountId}, 'M' || lpad(n::text, 12, '0'), 'released', '', ${bytes}, '0001', ${bytes}, '001', ${bytes},
    ${at}, ${at}, ${at}, '2026-01-20', ${at}
  from (select id, row_number() over () as n from paid) numbered`.execute(db);
await sql`
  insert into refunds (payment_id, kind, credits, amount, vat, state, requested_at, done_at)
  select id, 'chargeback', 1, 1, 0, 'done', created_at, created_at from payments`.execute(db);
await sql`
  insert into credit_corrections (site_id, account_id, credits, reason, needs_second, asked_at)
  select 1, ${accountId}, 1, 'A mistake of ours', true, ${at} from ${rows}`.execute(db);
await sql`
  insert into invitations (site_id, secret_hash, created_at, expires_at)
  select 1, ${bytes}, ${at}, '2026-02-05' from ${rows}`.execute(db);
await sql`
  insert into ledger_entries (account_id, lot, contra, amount, created_at)
  select ${accountId}, 'free', 'messages', case when n % 2 = 1 then 1 else -1 end, ${at} from ${rows}`.execute(
  db,
);
await sql`
  insert into discount_codes (site_id, code, value_percentage, status, created_at)
  select 1, 'CODE' || n, 5, 'active', ${at} from ${rows}`.execute(db);
await sql`
  insert into email_outbox (site_id, recipient, subject, text_body, html_body, topic, created_at, sent_at)
  select 1, 'ordered@mail.example', 'Subject', '', '', case when n % 2 = 0 then 'news' end, ${at}, '2026-01-06'
  from ${rows}`.execute(db);
await sql`
  insert into reports (site_id, reporter_id, reported_id, reason, text, created_at, evidence, closed_at, urgent, due_at)
  select 1, ${accountId}, ${accountId}, 'harassment', 'They do not stop.', ${at}, case when state = 'open' then '{}'::jsonb end,
    case when state = 'decided' then ${at} end, n % 2 = 0, ${at}
  from ${rows}, unnest(array['open', 'decided']) state`.execute(db);
await sql`
  insert into complaints (site_id, email, topic, text, fingerprint, sent_on, created_at, state, answer, answered_at)
  select 1, state || '@mail.example', 'other', 'Too slow.', ${bytes}, '2026-01-05', ${at}, state,
    case when state = 'answered' then 'It is fast now.' end, case when state = 'answered' then ${at} end
  from ${rows}, unnest(array['received', 'answered']) state`.execute(db);
await sql`
  with made as (
    insert into decisions (site_id, account_id, outcome, rule, reason, created_at)
    select 1, ${accountId}, 'warning', 'harassment', 'Too many messages.', ${at} from ${rows} returning id)
  insert into appeals (site_id, decision_id, account_id, party, text, created_at, outcome, answer, decided_at)
  select 1, id, ${accountId}, party, 'It was not me.', ${at}, case when party = 'reporter' then 'upheld' end,
    case when party = 'reporter' then 'It was you.' end, case when party = 'reporter' then ${at} end
  from (select id, row_number() over () as n from made) numbered, unnest(array['reporter', 'reported']) party`.execute(
  db,
);

type List = [path: string, cursor: 'before' | 'after', rows: string, id: string, columns: string[]];
const lists: List[] = [
  ['payments.php?', 'before', 'payments', 'id', ['time', 'amount']],
  ['ledger.php?kind=messages', 'before', 'entries', 'id', ['time']],
  ['discounts.php?', 'before', 'codes', 'code', ['made', 'code']],
  ['debits.php?', 'before', 'debits', 'reference', ['agreed']],
  ['credits.php?', 'before', 'corrections', 'id', ['time']],
  ['refunds.php?list=chargebacks', 'after', 'refunds', 'id', ['time']],
  ['invitations.php?', 'before', 'invitations', 'id', ['made']],
  ['emails.php?', 'before', 'emails', 'id', ['time']],
  ['members.php?country=NZ', 'before', 'members', 'id', ['signed_up', 'last_seen', 'name']],
  ['fictional.php?', 'before', 'profiles', 'id', ['made', 'name']],
  ['signals.php?', 'before', 'members', 'id', ['since', 'score']],
  ['reports.php?', 'after', 'reports', 'id', ['sent']],
  ['reports.php?state=decided', 'after', 'reports', 'id', ['decided']],
  ['appeals.php?', 'after', 'appeals', 'id', ['sent']],
  ['appeals.php?state=decided', 'after', 'appeals', 'id', ['decided']],
  ['complaints.php?', 'after', 'complaints', 'id', ['sent']],
  ['complaints.php?state=answered', 'after', 'complaints', 'id', ['answered']],
];

const read = (path: string, query: Record<string, string>) =>
  admin.request({ url: `/api/staff-${path}&${new URLSearchParams(query)}` });

async function readAll([path, cursor, name, id]: List, sort?: string): Promise<string[]> {
  const ids: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const query = { ...(sort && { sort }), ...(next && { [cursor]: next }) };
    const { status, body } = await read(path, query);
    expect(status).toBe(200);
    const page = body as Record<string, Record<string, string>[]> & { next: string | null };
    ids.push(...(page[name] ?? []).map(row => row[id] ?? ''));
    next = page.next;
  }
  return ids;
}

describe('the orders of the lists of the back office (spec D5.10)', () => {
  const orders = lists.flatMap(list => list[4].map(column => [list[0], column, list] as const));
  test.each(orders)('%s is read both ways by %s, page by page without gaps', async (_path, column, list) => {
    const downwards = await readAll(list, `${column}_desc`);
    expect(downwards).toHaveLength(ROWS);
    expect(new Set(downwards).size).toBe(ROWS);
    expect(await readAll(list, `${column}_asc`)).toEqual(downwards.toReversed());
  });

  test('a list without an order has its usual one, also one that the state of its entries does not have', async () => {
    for (const [path, sort, usual] of [
      ['payments.php?', undefined, 'time_desc'],
      ['complaints.php?', 'answered_desc', 'sent_asc'],
      ['appeals.php?state=decided', 'sent_asc', 'decided_desc'],
      ['reports.php?state=decided', 'due_asc', 'decided_desc'],
      ['reports.php?', 'decided_asc', 'due_asc'],
    ] as const) {
      const list = lists.find(one => one[0] === path) ?? expect.fail(path);
      expect(await readAll(list, sort)).toEqual(await readAll(list, usual));
    }
  });

  test('urgent reports come first, whatever their time', async () => {
    const { body } = await read('reports.php?', {});
    const { reports, next } = body as { reports: { urgent: boolean }[]; next: string };
    expect(reports.map(({ urgent }) => urgent)).toEqual([...Array(30).fill(true), ...Array(20).fill(false)]);
    expect(next).toMatch(/^0_/);
    expect(await readAll(['reports.php?', 'after', 'reports', 'id', []], 'due_asc')).toHaveLength(ROWS);
  });

  test('amounts and scores are in their order', async () => {
    const { body: paid } = await read('payments.php?', { sort: 'amount_desc' });
    const amounts = (paid as { payments: { amount: number }[] }).payments.map(({ amount }) => amount);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    const { body: limited } = await read('signals.php?', { sort: 'score_desc' });
    const scores = (limited as { members: { score: number }[] }).members.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  const id = '00000000-0000-0000-0000-000000000000';
  test.each([
    ['payments.php?', 'before', { before: `1700_${id}` }],
    ['payments.php?', 'before', { before: `2026-02-30T00:00:00.000Z_${id}` }],
    ['payments.php?', 'before', { before: `9999999999_${id}`, sort: 'amount_asc' }],
    ['payments.php?', 'before', { before: `2026-01-05T00:00:00.000000Z_${id}`, sort: 'amount_asc' }],
    ['payments.php?', 'before', { before: 'x' }],
    ['reports.php?', 'after', { after: `2026-01-05T00:00:00.000000Z_${id}` }],
    ['reports.php?', 'after', { after: `0_2026-01-05T00:00:00.000000Z_${id}`, sort: 'sent_asc' }],
    ['payments.php?', 'sort', { sort: 'name_asc' }],
  ])('%s refuses, at %s, %o', async (path, field, query) => {
    const { status, error } = await read(path, query);
    expect([status, error?.fields && Object.keys(error.fields)]).toEqual([422, [field]]);
  });
});
