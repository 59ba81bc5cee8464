import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cancelPayment, checkPayment, type Payment } from '#contract/payments';
import { startRepeatOrder } from '#contract/repeat-order';
import { withdrawPurchase } from '#contract/withdrawals-and-spending-limit';
import { PaymentProviderError } from '../../platform/payments/provider.ts';
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
const { buyer, newcomer, webhookOf, hear, tell, expectReconciled } = purchases;
const { keeper } = storedCardTest(purchases);

/** As if the process had died before it noted the provider's name of a payment. */
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
  'killed before statement %i between the capture and the credits, all of it is right within 60 s (section 4)',
  async statement => expect(await survivesKill(server, purchases, statement)).toBe(false),
);

test('killed after the provider began and before its name for the payment was noted, the webhook finds it by ours', async () => {
  const one = await buyer();
  const payment = await one.begin();
  const telling = webhookOf(payment, { state: 'completed' });
  await unnote(payment);
  expect((await hear(telling)).status).toBe(204);
  expect([await one.credits(), await one.stateOf(payment)]).toEqual([10, 'completed']);
});

test('a payment that was never begun at the provider is over within minutes, and its code is free again', async () => {
  const one = await newcomer();
  const payment = await one.begin({ amount: 749 });
  await unnote(payment);
  for (let minute = 0; minute < 4; minute++) {
    clock.advance(60_000);
    await pollProviders(app);
  }
  expect(await one.stateOf(payment)).toBe('expired');
  expect((await one.begin({ amount: 749 })).discount).toBe(250);
});

test('refunded at the provider in parts, each part takes the credits it paid for, and its echo nothing', async () => {
  const one = await buyer();
  const payment = await one.buy();
  await tell(payment, { state: 'refunded', refunded: 400 });
  await tell(payment, { state: 'refunded', refunded: 400 });
  expect([await one.credits(), await one.stateOf(payment)]).toEqual([5, 'completed']);
  await tell(payment, { state: 'refunded', refunded: 999 });
  expect([await one.credits(), await one.stateOf(payment)]).toEqual([0, 'refunded']);
  await tell(payment, { state: 'charged_back' });
  expect([await one.wallet(), await one.stateOf(payment)]).toEqual([
    { purchased: 0, debt: 0 },
    'charged_back',
  ]);
  await expectReconciled();
});

test('what is paid by one who was erased meanwhile stands in the books with nobody, and its money goes back', async () => {
  const one = await buyer();
  const payment = await one.begin();
  await db.deleteFrom('accounts').where('id', '=', one.member.accountId).execute();
  await tell(payment, { state: 'completed' });
  await sendRefunds(app);
  expect([...till.returned.values()].filter(({ amount }) => amount === 999)).toHaveLength(1);
  await expectReconciled();
  await tell(payment, { state: 'charged_back' });
  const row = await db
    .selectFrom('payments')
    .select(['account_id', 'state', 'receipt_number'])
    .where('id', '=', payment.payment_id)
    .executeTakeFirst();
  expect(row).toMatchObject({ account_id: null, state: 'charged_back', receipt_number: expect.any(Number) });
  await expectReconciled();
});

test('a provider that cannot be asked about its own word is told so, and tells again', async () => {
  const one = await buyer();
  const payment = await one.begin();
  const telling = webhookOf(payment, { state: 'completed' });
  const { readWebhook } = till;
  till.readWebhook = () => Promise.reject(new PaymentProviderError('away', 'the till is closed'));
  expect((await hear(telling)).error?.code).toBe('payment_provider_away');
  till.readWebhook = readWebhook;
  expect((await hear(telling)).status).toBe(204);
  expect(await one.credits()).toBe(10);
});

test('what the bank takes back itself while a refund still waits goes back once', async () => {
  const one = await buyer();
  const payment = await one.buy();
  const body = { payment: payment.payment_id, credits: 10, amount: 999 };
  expect((await one.browser.call(withdrawPurchase, { body })).state).toBe('refunded');
  const before = till.returned.size;
  till.isAway = true;
  await sendRefunds(app);
  await tell(payment, { state: 'charged_back' });
  till.isAway = false;
  clock.advance(6 * 3_600_000);
  await sendRefunds(app);
  expect(till.returned.size).toBe(before);
  expect([await one.wallet(), await one.stateOf(payment)]).toEqual([
    { purchased: 0, debt: 0 },
    'charged_back',
  ]);
  await expectReconciled();
});

test('what is given up before the provider’s name of it is known is given up there, too, and asked for no more', async () => {
  const one = await buyer();
  const { start } = till;
  // He thinks better of it while the provider begins.
  till.start = async order => {
    await one.browser.call(cancelPayment, { body: { payment: order.payment } });
    return start(order);
  };
  const [payment, paid] = [await one.begin(), await one.begin()];
  till.start = start;
  till.setStatus(paid.payment_id, { state: 'completed' });
  clock.advance(60_000);
  till.isAway = true;
  await pollProviders(app);
  till.isAway = false;
  clock.advance(60_000);
  await pollProviders(app);
  const { reference = '' } = till.orders.get(payment.payment_id) ?? {};
  expect((await till.status(reference)).state).toBe('cancelled');
  expect([await one.stateOf(payment), await one.stateOf(paid)]).toEqual(['cancelled', 'completed']);
  const asked = db.selectFrom('payments').select('ask_at').where('account_id', '=', one.member.accountId);
  expect(await asked.execute()).toEqual([{ ask_at: null }, { ask_at: null }]);
  expect(await one.credits()).toBe(10);
});

test('however often it is asked for, what stays as it was is noted once', async () => {
  const one = await buyer();
  const payment = await one.begin();
  till.setStatus(payment.payment_id, { state: 'pending' });
  const look = () => one.browser.call(checkPayment, { body: { payment: payment.payment_id } });
  for (let time = 0; time < 5; time++) {
    clock.advance(10_000);
    expect((await look()).state).toBe('pending');
  }
  till.setStatus(payment.payment_id, { state: 'completed' });
  clock.advance(10_000);
  await look();
  const heard = await db
    .selectFrom('payment_events')
    .select('said')
    .where('payment_id', '=', payment.payment_id)
    .orderBy('id')
    .execute();
  expect(heard.map(({ said }) => said)).toEqual(['created', 'pending', 'completed']);
});

test('what came to nothing and was paid after all is asked for by who comes back within the hour, every five seconds at most', async () => {
  const [one, late, open] = [await buyer(), await buyer(), await buyer()];
  const look = async ({ browser }: typeof one, { payment_id: payment }: Payment) =>
    (await browser.call(checkPayment, { body: { payment } })).state;
  const givenUp = async ({ browser, begin }: typeof one) => {
    const payment = await begin();
    await browser.call(cancelPayment, { body: { payment: payment.payment_id } });
    return payment;
  };
  const [paid, old, unpaid] = [await givenUp(one), await givenUp(late), await givenUp(open)];
  expect(await look(one, paid)).toBe('cancelled');
  for (const payment of [paid, old]) till.setStatus(payment.payment_id, { state: 'completed' });
  // At the provider it may be open still: looking gives up nothing.
  till.setStatus(unpaid.payment_id, { state: 'created' });
  clock.advance(4_000);
  expect(await look(one, paid)).toBe('cancelled');
  expect(await look(open, unpaid)).toBe('cancelled');
  expect(till.setStatus(unpaid.payment_id, {}).state).toBe('created');
  clock.advance(1_000);
  expect([await look(one, paid), await one.credits()]).toEqual(['completed', 10]);
  const other = await open.begin();
  await tell(other, { state: 'completed', amount: 1 });
  till.setStatus(other.payment_id, { state: 'completed', amount: 999 });
  expect(await look(open, other), 'a person looks at another amount').toBe('failed');
  clock.advance(3_600_000);
  expect([await look(late, old), await late.credits()]).toEqual(['cancelled', 0]);
});

test('a charge of which nobody knows whether it was made is not given up: the provider is asked', async () => {
  const { browser, card } = await keeper();
  till.isAway = true;
  const { payment } = await browser.call(startRepeatOrder, { body: { amount: 999, card } });
  const body = { payment: payment.payment_id };
  expect((await browser.call(cancelPayment, { body })).state).toBe('pending');
  till.isAway = false;
});
