import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getTransactions } from '#contract/credits';
import { paymentWebhook } from '#contract/payment-webhook';
import { cancelPayment, checkPayment, getPayment, type Payment } from '#contract/payments';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { purchaseTest } from '../testing/purchase-test.ts';
import { pollProviders } from './poll-providers.ts';

const till = createFakePaymentProvider();
const server = await startTestServer({}, { payments: till });
const { app, clock } = server;
const { buyer, webhookOf, deliver, report, expectReconciled } = purchaseTest(server, till);
const start = clock.now();
beforeEach(() => {
  clock.set(start);
  till.isUnavailable = false;
});

describe('a payment (spec 4.9)', () => {
  test('credits nothing until the provider reports it as completed; then once, with premium for life and an email', async () => {
    const customer = await buyer();
    const payment = await customer.startOrder();
    expect(await customer.credits()).toBe(0);
    expect((await report(payment, { state: 'pending' })).status).toBe(204);
    expect([await customer.credits(), await customer.stateOf(payment)]).toEqual([0, 'pending']);
    await report(payment, { state: 'completed' });
    expect([await customer.credits(), await customer.stateOf(payment)]).toEqual([10, 'completed']);
    expect((await customer.user())?.paid_user).toBe(true);
    expect(await customer.emails()).toHaveLength(1);
    const { transactions } = await customer.browser.call(getTransactions);
    expect(transactions).toMatchObject([{ kind: 'sales', lot: 'purchased', credits: 10 }]);
    await expectReconciled();
  });

  const orders = [
    ['pending', 'completed', 'failed'],
    ['pending', 'failed', 'completed'],
    ['completed', 'pending', 'failed'],
    ['completed', 'failed', 'pending'],
    ['failed', 'pending', 'completed'],
    ['failed', 'completed', 'pending'],
  ] as const;
  test.each(orders)(
    'reported as %s, %s, %s, many times each and in parallel, is credited once',
    async (...order) => {
      const customer = await buyer();
      const payment = await customer.startOrder();
      for (const state of order) {
        const webhook = webhookOf(payment, { state });
        const answers = await Promise.all(Array.from({ length: 8 }, () => deliver(webhook)));
        expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204));
      }
      expect([await customer.credits(), await customer.stateOf(payment)]).toEqual([10, 'completed']);
      await expectReconciled();
    },
  );

  test('is not changed by a webhook that is forged, stale, altered by a bit or unsigned', async () => {
    const customer = await buyer();
    const payment = await customer.startOrder();
    const signed = (secondsAgo: number) => webhookOf(payment, { state: 'completed' }, secondsAgo);
    const good = signed(0);
    const refused = [
      { ...good, headers: { 'content-type': 'application/json' } },
      { ...good, body: good.body.replace('999', '998') },
      { ...good, headers: { ...good.headers, 'x-till-signature': '1' } },
      signed(301),
      { ...good, body: '' },
      { ...good, body: '{}' },
    ];
    for (const webhook of refused) expect((await deliver(webhook)).error?.code).toBe('signature_invalid');
    expect([await customer.credits(), await customer.stateOf(payment)]).toEqual([0, 'created']);
    const other = await deliver(good, { 'sec-fetch-site': 'cross-site' });
    expect(other.error?.code).toBe('cross_site');
    expect((await deliver(signed(299))).status).toBe(204);
    expect(await customer.credits()).toBe(10);
  });

  test.each([{ amount: 998 }, { amount: 99_900 }, { amount: 0 }, { currency: 'USD' }])(
    'for which %j was paid credits nothing, and gives the reason',
    async change => {
      const customer = await buyer();
      const payment = await customer.startOrder();
      await report(payment, { state: 'completed', ...change });
      const failed = await customer.reload(payment);
      expect([await customer.credits(), failed.state, failed.failure]).toEqual([
        0,
        'failed',
        'amount_differs',
      ]);
    },
  );

  test('without a webhook is polled: within a minute the credits are granted', async () => {
    const customer = await buyer();
    const payment = await customer.startOrder();
    till.setStatus(payment.payment_id, { state: 'completed' });
    await pollProviders(app);
    expect(await customer.credits()).toBe(0);
    clock.advance(30_000);
    await pollProviders(app);
    expect([await customer.credits(), await customer.stateOf(payment)]).toEqual([10, 'completed']);
  });

  test('is polled when its page is viewed, at most every five seconds', async () => {
    const customer = await buyer();
    const payment = await customer.startOrder();
    const body = { payment: payment.payment_id };
    const lookThrice = () => Promise.all([1, 2, 3].map(() => customer.browser.call(checkPayment, { body })));
    const statusCalls = vi.spyOn(till, 'status');
    await lookThrice();
    clock.advance(4_999);
    await lookThrice();
    expect(statusCalls).toHaveBeenCalledTimes(1);
    till.setStatus(payment.payment_id, { state: 'completed' });
    clock.advance(1);
    const answers = await lookThrice();
    expect(statusCalls).toHaveBeenCalledTimes(2);
    expect(answers.some(({ state }) => state === 'completed')).toBe(true);
    expect(await customer.credits()).toBe(10);
    statusCalls.mockRestore();
  });

  test('of another member is not_found, to read, to check and to cancel', async () => {
    const payment = await (await buyer()).startOrder();
    const { browser } = await buyer();
    const body = { payment: payment.payment_id };
    const answers = [
      await browser.send(getPayment, { query: { id: payment.payment_id } }),
      await browser.send(checkPayment, { body }),
      await browser.send(cancelPayment, { body }),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(['not_found', 'not_found', 'not_found']);
  });

  test('is cancelled if it was not made; one that the bank took stays', async () => {
    const customer = await buyer();
    const [open, paid] = [await customer.startOrder(), await customer.startOrder()];
    till.setStatus(paid.payment_id, { state: 'completed' });
    const give = (payment: Payment) =>
      customer.browser.call(cancelPayment, { body: { payment: payment.payment_id } });
    expect([(await give(open)).state, (await give(paid)).state]).toEqual(['cancelled', 'completed']);
    expect(await customer.credits()).toBe(10);
  });

  test('that cannot be started is reported and holds nothing, and everything is settled once the provider is back', async () => {
    const customer = await buyer();
    const before = await customer.startOrder();
    till.isUnavailable = true;
    const body = { payment: before.payment_id };
    for (const refused of [await customer.attempt(), await customer.browser.send(cancelPayment, { body })])
      expect(refused.error?.code).toBe('payment_provider_away');
    for (let minute = 0; minute < 10; minute++) {
      clock.advance(60_000);
      await pollProviders(app);
    }
    expect(await customer.credits()).toBe(0);
    till.isUnavailable = false;
    till.setStatus(before.payment_id, { state: 'completed' });
    clock.advance(300_000);
    await pollProviders(app);
    expect(await customer.credits()).toBe(10);
    await expectReconciled();
  });

  test('no more than five are open at the same time', async () => {
    const customer = await buyer();
    const answers = await Promise.all(Array.from({ length: 12 }, () => customer.attempt()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ error }) => error?.code === 'payments_open')).toHaveLength(7);
  });
});

test('a webhook for an unknown payment is acknowledged, and nothing happens', async () => {
  const customer = await buyer();
  const payment = await customer.startOrder();
  const status = {
    ...till.setStatus(payment.payment_id, { state: 'completed' }),
    reference: 'unknown',
    payment: null,
  };
  expect((await deliver(till.webhook(status, { now: clock.now() }))).status).toBe(204);
  expect(await customer.credits()).toBe(0);
  expect(paymentWebhook.access).toBe('provider');
});
