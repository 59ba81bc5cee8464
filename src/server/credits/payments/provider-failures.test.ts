import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cancelPayment, checkPayment, type Payment } from '#contract/payments';
import { startRepeatOrder } from '#contract/repeat-order';
import { withdrawPurchase } from '#contract/withdrawals-and-spending-limit';
import { PaymentProviderError } from '../../providers/payments/provider.ts';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { sendRefunds } from '../refunds/send-refunds.ts';
import { purchaseTest } from '../testing/purchase-test.ts';
import { pollProviders } from './poll-providers.ts';
import { storedCardTest } from './testing/stored-card-test.ts';
import { survivesKill } from './testing/survives-kill.ts';

const till = createFakePaymentProvider();
const server = await startTestServer({ LOG_LEVEL: 'silent' }, { payments: till });
const { app, db, clock } = server;
const purchases = purchaseTest(server, till);
const { buyer, newcomer, webhookOf, deliver, report, expectReconciled } = purchases;
const { buyWithStoredCard } = storedCardTest(purchases);

/** Removes the provider's reference, as if the process had died before storing it. */
const unnote = ({ payment_id }: Payment) =>
  db.transaction().execute(async trx => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await trx
      .updateTable('payments')
      .set({ provider_reference: null })
      .where('id', '=', payment_id)
      .execute();
  });

test.each([2, 5, 8, 11])(
  'killed before statement %i between capture and credits, everything is correct within 60 s (spec 4.9)',
  async statement => expect(await survivesKill(server, purchases, statement)).toBe(false),
);

test('killed before the reference of a started payment was stored, the webhook finds the payment by our id', async () => {
  const customer = await buyer();
  const payment = await customer.startOrder();
  const webhook = webhookOf(payment, { state: 'completed' });
  await unnote(payment);
  expect((await deliver(webhook)).status).toBe(204);
  expect([await customer.credits(), await customer.stateOf(payment)]).toEqual([10, 'completed']);
});

test('a payment that was never started at the provider expires within minutes, and its code is released', async () => {
  const customer = await newcomer();
  const payment = await customer.startOrder({ amount: 749 });
  await unnote(payment);
  for (let minute = 0; minute < 4; minute++) {
    clock.advance(60_000);
    await pollProviders(app);
  }
  expect(await customer.stateOf(payment)).toBe('expired');
  expect((await customer.startOrder({ amount: 749 })).discount).toBe(250);
});

test('refunded at the provider in parts, each part removes its credits, and a repeated report nothing', async () => {
  const customer = await buyer();
  const payment = await customer.buy();
  await report(payment, { state: 'refunded', refunded: 400 });
  await report(payment, { state: 'refunded', refunded: 400 });
  expect([await customer.credits(), await customer.stateOf(payment)]).toEqual([5, 'completed']);
  await report(payment, { state: 'refunded', refunded: 999 });
  expect([await customer.credits(), await customer.stateOf(payment)]).toEqual([0, 'refunded']);
  await report(payment, { state: 'charged_back' });
  expect([await customer.wallet(), await customer.stateOf(payment)]).toEqual([
    { purchased: 0, debt: 0 },
    'charged_back',
  ]);
  await expectReconciled();
});

test('a payment by a member erased meanwhile is in the ledger without an account, and is refunded', async () => {
  const customer = await buyer();
  const payment = await customer.startOrder();
  await db.deleteFrom('accounts').where('id', '=', customer.member.accountId).execute();
  await report(payment, { state: 'completed' });
  await sendRefunds(app);
  expect([...till.returned.values()].filter(({ amount }) => amount === 999)).toHaveLength(1);
  await expectReconciled();
  await report(payment, { state: 'charged_back' });
  const row = await db
    .selectFrom('payments')
    .select(['account_id', 'state', 'receipt_number'])
    .where('id', '=', payment.payment_id)
    .executeTakeFirst();
  expect(row).toMatchObject({ account_id: null, state: 'charged_back', receipt_number: expect.any(Number) });
  await expectReconciled();
});

test('a webhook is refused while its provider cannot be asked, and is repeated', async () => {
  const customer = await buyer();
  const payment = await customer.startOrder();
  const webhook = webhookOf(payment, { state: 'completed' });
  const { readWebhook } = till;
  till.readWebhook = () => Promise.reject(new PaymentProviderError('unavailable', 'the till is closed'));
  expect((await deliver(webhook)).error?.code).toBe('payment_provider_away');
  till.readWebhook = readWebhook;
  expect((await deliver(webhook)).status).toBe(204);
  expect(await customer.credits()).toBe(10);
});

test('a chargeback while a refund is waiting returns the money once', async () => {
  const customer = await buyer();
  const payment = await customer.buy();
  const body = { payment: payment.payment_id, credits: 10, amount: 999 };
  expect((await customer.browser.call(withdrawPurchase, { body })).state).toBe('refunded');
  const before = till.returned.size;
  till.isUnavailable = true;
  await sendRefunds(app);
  await report(payment, { state: 'charged_back' });
  till.isUnavailable = false;
  clock.advance(6 * 3_600_000);
  await sendRefunds(app);
  expect(till.returned.size).toBe(before);
  expect([await customer.wallet(), await customer.stateOf(payment)]).toEqual([
    { purchased: 0, debt: 0 },
    'charged_back',
  ]);
  await expectReconciled();
});

test('a payment cancelled before its reference is known is cancelled at the provider, too, and no longer polled', async () => {
  const customer = await buyer();
  const { start } = till;
  till.start = async order => {
    await customer.browser.call(cancelPayment, { body: { payment: order.payment } });
    return start(order);
  };
  const [payment, paid] = [await customer.startOrder(), await customer.startOrder()];
  till.start = start;
  till.setStatus(paid.payment_id, { state: 'completed' });
  clock.advance(60_000);
  till.isUnavailable = true;
  await pollProviders(app);
  till.isUnavailable = false;
  clock.advance(60_000);
  await pollProviders(app);
  const { reference = '' } = till.orders.get(payment.payment_id) ?? {};
  expect((await till.status(reference)).state).toBe('cancelled');
  expect([await customer.stateOf(payment), await customer.stateOf(paid)]).toEqual(['cancelled', 'completed']);
  const asked = db
    .selectFrom('payments')
    .select('next_poll_at')
    .where('account_id', '=', customer.member.accountId);
  expect(await asked.execute()).toEqual([{ next_poll_at: null }, { next_poll_at: null }]);
  expect(await customer.credits()).toBe(10);
});

test('repeated polls of an unchanged payment are recorded once', async () => {
  const customer = await buyer();
  const payment = await customer.startOrder();
  till.setStatus(payment.payment_id, { state: 'pending' });
  const look = () => customer.browser.call(checkPayment, { body: { payment: payment.payment_id } });
  for (let time = 0; time < 5; time++) {
    clock.advance(10_000);
    expect((await look()).state).toBe('pending');
  }
  till.setStatus(payment.payment_id, { state: 'completed' });
  clock.advance(10_000);
  await look();
  const heard = await db
    .selectFrom('payment_events')
    .select('reported_state')
    .where('payment_id', '=', payment.payment_id)
    .orderBy('id')
    .execute();
  expect(heard.map(({ reported_state }) => reported_state)).toEqual(['created', 'pending', 'completed']);
});

test('an unsuccessful payment that was paid after all is polled when its member returns within the hour, every five seconds at most', async () => {
  const [customer, late, open] = [await buyer(), await buyer(), await buyer()];
  const look = async ({ browser }: typeof customer, { payment_id: payment }: Payment) =>
    (await browser.call(checkPayment, { body: { payment } })).state;
  const givenUp = async ({ browser, startOrder }: typeof customer) => {
    const payment = await startOrder();
    await browser.call(cancelPayment, { body: { payment: payment.payment_id } });
    return payment;
  };
  const [paid, old, unpaid] = [await givenUp(customer), await givenUp(late), await givenUp(open)];
  expect(await look(customer, paid)).toBe('cancelled');
  for (const payment of [paid, old]) till.setStatus(payment.payment_id, { state: 'completed' });
  till.setStatus(unpaid.payment_id, { state: 'created' });
  clock.advance(4_000);
  expect(await look(customer, paid)).toBe('cancelled');
  expect(await look(open, unpaid)).toBe('cancelled');
  expect(till.setStatus(unpaid.payment_id, {}).state).toBe('created');
  clock.advance(1_000);
  expect([await look(customer, paid), await customer.credits()]).toEqual(['completed', 10]);
  const other = await open.startOrder();
  await report(other, { state: 'completed', amount: 1 });
  till.setStatus(other.payment_id, { state: 'completed', amount: 999 });
  expect(await look(open, other), 'a person looks at another amount').toBe('failed');
  clock.advance(3_600_000);
  expect([await look(late, old), await late.credits()]).toEqual(['cancelled', 0]);
});

test('a charge with an unknown outcome is not cancelled: the provider is polled', async () => {
  const { browser, card } = await buyWithStoredCard();
  till.isUnavailable = true;
  const { payment } = await browser.call(startRepeatOrder, { body: { amount: 999, card } });
  const body = { payment: payment.payment_id };
  expect((await browser.call(cancelPayment, { body })).state).toBe('pending');
  till.isUnavailable = false;
});
