import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getStaffDebits } from '#contract/staff-debits';
import { getStaffLedger } from '#contract/staff-ledger';
import { getStaffPayments } from '#contract/staff-payments';
import { getStaffDiscounts } from '#contract/staff-prices';
import { testDatabaseUrl } from '../../platform/testing/database.ts';
import { measureReads } from '../../testing/measure-reads.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const DATABASE_URL = await testDatabaseUrl();
const server = await startTestServer({ DATABASE_URL });
const { db } = server;
const staff = await createTestStaff(server, { roles: ['finance'] });

const ROWS = 20_000;
const ENTRIES = 4_000;

beforeAll(async () => {
  const { accountId } = await server.signUpMember();
  await sql`
    insert into payments (site_id, account_id, credits, currency, list_price, amount, vat_country, vat_rate, vat,
      location_proofs, country, method, provider, statement, state, created_at, provider_reference)
    select 1, ${accountId}, 10, 'EUR', 999 + n % 5000, 999 + n % 5000, 'NL', 2100, 0, '{payment:NL}',
      case when n % 5000 = 0 then 'PL' else 'NL' end, case when n % 5000 = 0 then 'blik' else 'ideal' end, 'sandbox', 'LVD',
      case when n % 5000 = 0 then 'cancelled' else 'failed' end, timestamptz '2025-01-01' + n * interval '1 minute', 'ref' || n
    from generate_series(1, ${ROWS}::int) n`.execute(db);
  // In parts, because each entry updates the same wallet.
  for (let first = 1; first <= ENTRIES; first += 500)
    await sql`
      insert into ledger_entries (account_id, lot, contra, amount, created_at)
      select ${accountId}, 'free', case when n % 1000 = 0 then 'corrections' else 'messages' end,
        case when n % 2 = 0 then 1 else -1 end, timestamptz '2025-01-01' + n * interval '1 minute'
      from generate_series(${first}::int, ${first + 499}::int) n`.execute(db);
  await sql`
    insert into discount_codes (site_id, code, value_percentage, status, created_at)
    select 1, 'CODE' || n, 5, case when n % 5000 = 0 then 'active' else 'used' end,
      timestamptz '2025-01-01' + n * interval '1 minute'
    from generate_series(1, ${ROWS}::int) n`.execute(db);
  await sql`
    insert into direct_debits (payment_id, site_id, account_id, mandate_reference, state, encrypted_details, iban_hash,
      iban_end, phone_hash, phone_end, code_hash, code_sent_at, code_expires_at, agreed_at, collect_on, created_at)
    select id, 1, account_id, 'M' || lpad(substr(provider_reference, 4), 12, '0'), 'released', '', hash, '0001', hash, '001',
      hash, created_at, created_at, created_at, '2026-01-20', created_at
    from payments, sha256('hash') hash`.execute(db);
  await sql`analyze payments, ledger_entries, discount_codes, refunds, direct_debits`.execute(db);
});

const TABLES = /payments|ledger_entries|discount_codes/;
const payments = (query: object) => () => staff.call(getStaffPayments, { query });
const NOBODY = '00000000-0000-0000-0000-000000000000';
const before = `2025-01-08T12:00:00.000Z_${NOBODY}`;

/** Reading a whole table of payments takes over 500 pages, and without its index a list is sorted. */
test.each([
  ['all payments', payments({})],
  ['a later page of payments', payments({ before })],
  ['payments of a rare state', payments({ state: 'cancelled' })],
  ['payments of a rare method', payments({ method: 'blik' })],
  ['payments of a rare country', payments({ country: 'PL' })],
  ['payments of an amount', payments({ amount: 1_700 })],
  ['payments by amount', payments({ sort: 'amount_asc' })],
  ['the dearest payments', payments({ sort: 'amount_desc' })],
  ['a later page of payments by amount', payments({ sort: 'amount_desc', before: `1700_${NOBODY}` })],
  ['the earliest payments', payments({ sort: 'time_asc' })],
  ['the earliest payments of a rare state', payments({ state: 'cancelled', sort: 'time_asc' })],
  ['payments of a day', payments({ from: '2025-01-10', until: '2025-01-10' })],
  ['the ledger', () => staff.call(getStaffLedger)],
  ['the ledger from the beginning', () => staff.call(getStaffLedger, { query: { sort: 'time_asc' } })],
  ['a rare kind of the ledger', () => staff.call(getStaffLedger, { query: { kind: 'corrections' } })],
  ['a frequent kind of the ledger', () => staff.call(getStaffLedger, { query: { kind: 'messages' } })],
  ['discount codes', () => staff.call(getStaffDiscounts)],
  ['discount codes by code', () => staff.call(getStaffDiscounts, { query: { sort: 'code_desc' } })],
  ['discount codes from the first', () => staff.call(getStaffDiscounts, { query: { sort: 'made_asc' } })],
  ['discount codes of a rare status', () => staff.call(getStaffDiscounts, { query: { status: 'active' } })],
])('the list of %s reads a page of it only, and sorts nothing (spec D5.10)', async (_what, work) => {
  const { pages, sorts } = await measureReads(DATABASE_URL, TABLES, work);
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThan(500);
  // An incremental sort orders only payments of the same moment.
  expect(sorts.filter(sort => sort !== 'Incremental Sort')).toEqual([]);
});

test.each([
  ['the latest mandates', {}],
  ['the earliest mandates', { sort: 'agreed_asc' }],
  ['a later page of mandates', { before }],
] as const)(
  'the list of %s reads a page of it only, and sorts nothing (spec D5.10)',
  async (_what, query) => {
    const { pages, sorts } = await measureReads(DATABASE_URL, /mandate_reference as reference/, () =>
      staff.call(getStaffDebits, { query }),
    );
    expect(pages).toBeGreaterThan(0);
    expect(pages).toBeLessThan(500);
    expect(sorts).toEqual([]);
  },
);

test.each(['17', 'ref777'])('a payment is found by %s without reading the table (spec D5.10)', async find => {
  const { pages } = await measureReads(DATABASE_URL, TABLES, payments({ find }));
  expect(pages).toBeLessThan(50);
});

test('a payment is found by its id or that of its refund without reading the table (spec D5.10)', async () => {
  const { pages } = await measureReads(DATABASE_URL, TABLES, payments({ find: crypto.randomUUID() }));
  expect(pages).toBeLessThan(50);
});

test('the entries of one transaction are found without reading the ledger (spec D5.10)', async () => {
  const query = { reference: crypto.randomUUID() };
  const { pages } = await measureReads(DATABASE_URL, TABLES, () => staff.call(getStaffLedger, { query }));
  expect(pages).toBeLessThan(50);
});
