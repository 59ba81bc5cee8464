import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { getBundles } from '#contract/credits';
import { type Payment, startPayment } from '#contract/payments';
import { transact } from '../../platform/transact.ts';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { applyPaymentReport } from '../payments/apply-payment-report.ts';
import { type ReconciliationCheck, reconciliationChecks } from './queries.ts';
import { reconcileLedger, reconcileLedgerIn } from './reconcile-ledger.ts';

const server = await startTestServer({}, { payments: createFakePaymentProvider() });
const { app, db } = server;
const everyCheck = (found: number) => Object.fromEntries(reconciliationChecks.map(name => [name, found]));

beforeAll(async () => {
  for (const fate of ['stays', 'charged_back', 'erased'] as const) {
    const member = await server.signUpMember({ credits: 2 });
    const browser = server.as(member);
    const [ten] = (await browser.call(getBundles)).bundles;
    const body = { bundle: ten?.id ?? '', method: 'ideal', amount: 749 } as const;
    const { payment } = await browser.call(startPayment, { body });
    await settle(payment, 'completed');
    await db
      .insertInto('ledger_entries')
      .values({ account_id: member.accountId, lot: 'purchased', contra: 'messages', amount: -4 })
      .execute();
    if (fate === 'charged_back') await settle(payment, 'charged_back');
    if (fate === 'erased') await db.deleteFrom('accounts').where('id', '=', member.accountId).execute();
  }
});
const settle = ({ payment_id }: Payment, state: 'completed' | 'charged_back') =>
  transact(app, tx => applyPaymentReport(app, tx, payment_id, { state, source: 'webhook' }));

const failed = `update payments set state = 'failed', completed_at = null, receipt_number = null where state = 'completed'`;

const corruptions: Record<ReconciliationCheck, string[]> = {
  wallets: [
    'update wallets set free = free + 1',
    'update wallets set purchased = purchased - 1 where purchased > 0',
    'update wallets set debt = debt + 1',
    'delete from wallets',
    `insert into ledger_entries (account_id, lot, contra, amount) select account_id, 'free', 'corrections', 5 from wallets`,
  ],
  sales: [
    `delete from ledger_entries where contra = 'sales'`,
    `update ledger_entries set amount = amount + 1 where contra = 'sales'`,
    `update ledger_entries set reference = null where contra = 'sales'`,
    failed,
    'update payments set credits = credits + 1',
  ],
  receipts: [
    'update payments set receipt_number = 70 where receipt_number = 2',
    'update receipt_counters set last = last + 1',
    'delete from receipt_counters',
  ],
  refunds: ['update refunds set amount = amount + 1', 'update refunds set credits = 11'],
  refunded_credits: [
    'delete from refunds',
    'update refunds set credits = credits - 1',
    'update refunds set debt = 0',
    `delete from ledger_entries where contra = 'chargebacks' and lot = 'debt'`,
  ],
  discounts: [
    'delete from redemptions',
    `update redemptions set state = 'held'`,
    `update redemptions set state = 'held'; ${failed}`,
    failed,
    'update payments set discount = 0, amount = list_price',
  ],
};

describe('the reconciliation (spec D4.2)', () => {
  test('finds no difference after purchases, a chargeback, a debt and an erased member, and stores that', async () => {
    expect(await reconcileLedger(app)).toEqual(everyCheck(0));
    expect(await app.metrics.text()).toContain('reconciliation_differences{state="wallets"} 0');
    expect(await app.metrics.text()).toContain('reconciliation_age_seconds 0');
  });

  const planted = Object.entries(corruptions).flatMap(([name, wrong]) =>
    wrong.map(sql => [name, sql] as const),
  );
  test.each(planted)('%s: the difference is found after "%s"', async (name, corruption) => {
    const log = { ...app.log, error: vi.fn() };
    const planting = db.transaction().execute(async trx => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql.raw(corruption).execute(trx);
      const found = await reconcileLedgerIn({ ...app, log: log as unknown as typeof app.log }, trx);
      expect(found[name as ReconciliationCheck]).toBeGreaterThan(0);
      throw new Error('as if nothing had happened');
    });
    await expect(planting).rejects.toThrow('as if nothing had happened');
    const [[details, message] = []] = log.error.mock.calls;
    expect([message, Object.keys(details.differences)]).toEqual([
      'the ledger does not reconcile',
      expect.arrayContaining([name]),
    ]);
    expect(Object.values(details.differences).every(Number.isInteger)).toBe(true);
  });
});
