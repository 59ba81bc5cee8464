import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Payment } from '#contract/payments';
import { setSpendingLimit, withdrawPurchase } from '#contract/withdrawals-and-spending-limit';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { sendRefunds } from '../refunds/send-refunds.ts';
import { type Buyer, purchaseTest } from '../testing/purchase-test.ts';

const till = createFakePaymentProvider();
const server = await startTestServer({ LOG_LEVEL: 'silent' }, { payments: till });
const { app } = server;
const { buyer, report, expectReconciled } = purchaseTest(server, till);
const error = vi.spyOn(app.log, 'error');
beforeEach(() => error.mockClear());

const take = ({ browser }: Buyer, { payment_id: payment }: Payment, credits: number, amount: number) =>
  browser.call(withdrawPurchase, { body: { payment, credits, amount } });
const refundsOf = async (customer: Buyer, payment: Payment) =>
  (await customer.reload(payment)).refunds.map(({ kind, state, amount }) => [kind, state, amount]);
const backTwice = async () =>
  Number(/^payments_charged_back_twice (\d+)$/m.exec(await app.metrics.text())?.[1]);

describe('a chargeback before a withdrawal was sent (spec D2.35)', () => {
  test('after a partial withdrawal is of the whole, as its email says, and the withdrawal is not sent', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    await customer.spend(4);
    await take(customer, payment, 6, 599);
    await report(payment, { state: 'charged_back' });
    await sendRefunds(app);
    expect(till.returned.size).toBe(0);
    expect(await refundsOf(customer, payment)).toEqual([
      ['chargeback', 'done', 400],
      ['withdrawal', 'taken_back', 599],
    ]);
    const email = (await customer.emails()).at(-1);
    expect(email).toMatch(
      /De bank heeft € 9,99 teruggeboekt .* Daar zit € 5,99 bij die naar je onderweg was/,
    );
    expect(email).toContain('4 credits ervan had je al gebruikt');
    expect(email).not.toContain('van je saldo af');
    await expectReconciled();
  });

  test('after a full withdrawal is announced as well: the promised refund is not sent', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    await take(customer, payment, 10, 999);
    await report(payment, { state: 'charged_back' });
    await report(payment, { state: 'charged_back' });
    expect(await refundsOf(customer, payment)).toEqual([['withdrawal', 'taken_back', 999]]);
    const emails = (await customer.emails()).filter(subject => subject.startsWith('Over je betaling'));
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatch(/€ 9,99 teruggeboekt .* Daar zit € 9,99 bij/);
    expect(emails[0]).not.toMatch(/saldo|al gebruikt/);
    await expectReconciled();
  });

  test('after a sent withdrawal is of the rest; its email mentions no pending refund', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    await customer.spend(4);
    await take(customer, payment, 6, 599);
    await sendRefunds(app);
    await report(payment, { state: 'charged_back' });
    expect(await refundsOf(customer, payment)).toEqual([
      ['chargeback', 'done', 400],
      ['withdrawal', 'done', 599],
    ]);
    const email = (await customer.emails()).at(-1);
    expect(email).toContain('De bank heeft € 4,00 teruggeboekt');
    expect(email).not.toContain('onderweg');
    await expectReconciled();
  });
});

describe('a chargeback of an immediately refunded payment (spec D2.35)', () => {
  async function returned(customer: Buyer): Promise<Payment> {
    await customer.browser.call(setSpendingLimit, { body: { limit: 1_500 } });
    const first = await customer.startOrder();
    await report(first, { state: 'cancelled' });
    await customer.buy();
    await report(first, { state: 'completed' });
    return first;
  }

  test('before the refund was sent returns the money once, and is not counted as double', async () => {
    const customer = await buyer();
    const payment = await returned(customer);
    const before = await backTwice();
    await report(payment, { state: 'charged_back' });
    expect(await refundsOf(customer, payment)).toEqual([['refund', 'taken_back', 999]]);
    expect([error.mock.calls, await backTwice()]).toEqual([[], before]);
    await expectReconciled();
  });

  test('after the refund was sent may be a double refund, and is counted', async () => {
    const customer = await buyer();
    const payment = await returned(customer);
    const before = await backTwice();
    await sendRefunds(app);
    await report(payment, { state: 'charged_back' });
    expect(await refundsOf(customer, payment)).toEqual([['refund', 'done', 999]]);
    expect(error.mock.calls).toEqual([[{ payment: payment.payment_id, sent: 999 }, expect.any(String)]]);
    expect(await backTwice()).toBe(before + 1);
  });
});
