import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { transact } from '../../platform/transact.ts';
import { insertTestPurchase } from '../../testing/purchases.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { app, db } = server;
let account: string;
let payment: string;
beforeAll(async () => {
  account = (await server.signUpMember({ credits: 0 })).accountId;
  payment = await transact(app, tx => insertTestPurchase(tx, { accountId: account, credits: 10 }));
});

const forbiddenChanges: [what: string, statement: () => string, reason: RegExp][] = [
  [
    'credits without a completed payment',
    () => `insert into ledger_entries (account_id, lot, contra, amount, reference)
      values ('${account}', 'purchased', 'sales', 10, gen_random_uuid())`,
    /sold by a completed payment/,
  ],
  [
    'credits of no payment at all',
    () =>
      `insert into ledger_entries (account_id, lot, contra, amount) values ('${account}', 'purchased', 'sales', 10)`,
    /sold by a completed payment/,
  ],
  [
    'the credits of a payment a second time',
    () => `insert into ledger_entries (account_id, lot, contra, amount, reference)
      values ('${account}', 'purchased', 'sales', 10, '${payment}')`,
    /ledger_entries_sold/,
  ],
  [
    'a completed payment without its credits',
    () => `insert into payments (site_id, account_id, credits, currency, list_price, amount, vat_country, vat_rate, vat, location_proofs,
        country, method, provider, statement, created_at, state, completed_at, receipt_number)
      select site_id, account_id, credits, currency, list_price, amount, vat_country, vat_rate, vat, location_proofs,
        country, method, provider, statement, created_at, state, completed_at, 99 from payments where id = '${payment}'`,
    /completed payment is credited/,
  ],
  [
    'another amount',
    () => `update payments set amount = 1, list_price = 1 where id = '${payment}'`,
    /does not change/,
  ],
  ['more credits', () => `update payments set credits = 11 where id = '${payment}'`, /does not change/],
  ['another VAT', () => `update payments set vat = 0 where id = '${payment}'`, /does not change/],
  [
    'a return to an earlier state',
    () => `update payments set state = 'pending' where id = '${payment}'`,
    /does not go|receipt stays|check/,
  ],
  [
    'another receipt',
    () => `update payments set receipt_number = 7 where id = '${payment}'`,
    /receipt stays/,
  ],
  ['a payment gone', () => `delete from payments where id = '${payment}'`, /are kept/],
  ['an entry gone', () => `delete from ledger_entries where reference = '${payment}'`, /append-only/],
  [
    'an entry changed',
    () => `update ledger_entries set amount = 11 where reference = '${payment}'`,
    /append-only/,
  ],
  [
    'an entry whose reference changes as its member is erased',
    () => `update ledger_entries set account_id = null, reference = null where reference = '${payment}'`,
    /append-only/,
  ],
  [
    'another payment at the provider',
    () => `update payments set provider_reference = 'one'; update payments set provider_reference = 'two'`,
    /keeps its provider/,
  ],
  [
    'a balance below zero',
    () =>
      `insert into ledger_entries (account_id, lot, contra, amount) values ('${account}', 'purchased', 'messages', -11)`,
    /wallets_purchased_check/,
  ],
  [
    'a negative debt',
    () =>
      `insert into ledger_entries (account_id, lot, contra, amount) values ('${account}', 'debt', 'debts', 1)`,
    /wallets_debt_check/,
  ],
  ['a discount of everything', () => newCode(91), /value_percentage/],
];
const newCode = (percentage: number) =>
  `insert into discount_codes (site_id, code, value_percentage) values (1, 'EVERYTHING', ${percentage})`;

describe('the database itself refuses (spec D4.2)', () => {
  test.each(forbiddenChanges)('%s', async (_what, statement, reason) => {
    const trying = db.transaction().execute(async trx => {
      await sql.raw(statement()).execute(trx);
      await sql`set constraints all immediate`.execute(trx);
    });
    await expect(trying).rejects.toThrow(reason);
  });

  test('and correct rows are accepted', async () => {
    await sql.raw(newCode(90)).execute(db);
    const { purchased } = await db
      .selectFrom('wallets')
      .select('purchased')
      .where('account_id', '=', account)
      .executeTakeFirstOrThrow();
    expect(purchased).toBe(10);
  });
});
