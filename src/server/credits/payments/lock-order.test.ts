import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Payment, startPayment } from '#contract/payments';
import { withdrawPurchase } from '#contract/withdrawals-and-spending-limit';
import { eraseAccount } from '../../accounts/deletion/erase-account.ts';
import { transact } from '../../platform/transact.ts';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { directDebitTest, type Payer } from '../direct-debit/testing/direct-debit-test.ts';
import { createFakeSms } from '../direct-debit/testing/fake-sms.ts';
import { expectReconciled } from '../testing/expect-reconciled.ts';
import { applyPaymentReport } from './apply-payment-report.ts';

const telephone = createFakeSms();
const server = await startTestServer({}, { sms: telephone, payments: createFakePaymentProvider() });
const { app, db, clock } = server;
const { payer } = directDebitTest(server, telephone);

/** Waits because PostgreSQL updates the deadlock counter only once a second. */
async function deadlocks(): Promise<number> {
  await wait(1_100);
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::int from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.deadlocks ?? 0;
}
const order = async ({ browser, form }: Payer) => {
  const body = { bundle: form.bundle, amount: form.amount, method: 'paypal' } as const;
  return (await browser.call(startPayment, { body })).payment;
};
const settle = ({ payment_id: id }: Payment, state: 'completed' | 'charged_back') =>
  transact(app, tx =>
    applyPaymentReport(app, tx, id, { state, source: 'webhook', event: crypto.randomUUID() }),
  );
const withdrawFrom = ({ browser, form }: Payer, { payment_id: payment }: Payment) =>
  browser.send(withdrawPurchase, { body: { payment, credits: 10, amount: form.amount } });

const races: Record<string, (customer: Payer, after: (ms: number) => Promise<void>) => Promise<unknown>> = {
  'two purchases paid while a direct debit is confirmed': async (customer, after) => {
    const [first, second] = [await order(customer), await order(customer)];
    const { debit } = await customer.submit();
    const otp = telephone.lastCode();
    await Promise.all([
      settle(first, 'completed'),
      settle(second, 'completed'),
      after(2).then(() => customer.tryConfirm(debit, otp)),
    ]);
  },
  'a withdrawal while a direct debit is confirmed': async (customer, after) => {
    const first = await order(customer);
    await settle(first, 'completed');
    const { debit } = await customer.submit();
    const otp = telephone.lastCode();
    await Promise.all([withdrawFrom(customer, first), after(4).then(() => customer.tryConfirm(debit, otp))]);
  },
  'a chargeback, a withdrawal and a new purchase': async (customer, after) => {
    const [first, second, third] = [await order(customer), await order(customer), await order(customer)];
    await settle(first, 'completed');
    await settle(second, 'completed');
    await Promise.all([
      settle(first, 'charged_back'),
      withdrawFrom(customer, second),
      after(2).then(() => settle(third, 'completed')),
      order(customer),
    ]);
  },
  customer: async (one, after) => {
    const [first, second] = [await order(one), await order(one)];
    await settle(first, 'completed');
    const { accountId } = one.member;
    const deleted = { status: 'deleting', deleted_at: new Date(clock.now().getTime() - 15 * 86_400_000) };
    const withdrawn = withdrawFrom(one, first);
    await db.updateTable('accounts').set(deleted).where('id', '=', accountId).execute();
    await Promise.all([
      withdrawn,
      settle(second, 'completed'),
      after(3).then(() => eraseAccount(app, accountId, 'deleting')),
    ]);
  },
};

test.each(Object.entries(races))('%s: no deadlock (spec 4.9)', async (_, race) => {
  const before = await deadlocks();
  for (let round = 0; round < 5; round++) await race(await payer(), most => wait((round * most) / 4));
  expect((await deadlocks()) - before).toBe(0);
  await expectReconciled(app);
});
