import { beforeEach, describe, expect, test } from 'vitest';
import { getPayment, startPayment } from '#contract/payments';
import { getRepeatOrder } from '#contract/repeat-order';
import { PaymentProviderError, type PaymentStatus } from '../../providers/payments/provider.ts';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { type Buyer, purchaseTest } from '../testing/purchase-test.ts';
import { pollProviders } from './poll-providers.ts';
import { storedCardTest } from './testing/stored-card-test.ts';

const till = createFakePaymentProvider();
const { cards } = till;
const server = await startTestServer({ LOG_LEVEL: 'silent' }, { payments: till });
const { app, db, clock } = server;
const purchases = purchaseTest(server, till);
const { buyer, newcomer, expectReconciled } = purchases;
const { buyWithStoredCard } = storedCardTest(purchases);
beforeEach(() => {
  Object.assign(till, { isUnavailable: false, cards });
  till.chargedPayments.length = 0;
});

const paidBy = ({ body }: { body: unknown }) =>
  (body as { payment?: { payment_id: string; state: string } }).payment;
const repeatsOf = ({ member }: Buyer) =>
  db
    .selectFrom('payments')
    .select(['id', 'state', 'failure'])
    .where('account_id', '=', member.accountId)
    .where('is_repeat', '=', true)
    .execute();

function onceCharged(after: (status: PaymentStatus) => unknown): void {
  let isFirst = true;
  till.cards = {
    ...(cards as NonNullable<typeof cards>),
    async charge(order, token) {
      const status = await (cards as NonNullable<typeof cards>).charge(order, token);
      if (!isFirst) return status;
      isFirst = false;
      return ((await after(status)) as PaymentStatus | undefined) ?? status;
    },
  };
}
const asking = async (minutes: number) => {
  for (let minute = 0; minute < minutes; minute++) {
    clock.advance(60_000);
    await pollProviders(app);
  }
};

describe('one confirmation is one charge (spec 3.10, D1.3)', () => {
  test('if the step after the charge fails, the repeated call continues the payment it had started', async () => {
    const customer = await buyWithStoredCard();
    onceCharged(() => Promise.reject(new Error('the line to the database was lost')));
    expect((await customer.repay('first')).status).toBe(500);
    const again = await customer.repay('first');
    expect(paidBy(again)?.state).toBe('completed');
    expect([till.chargedPayments.length, await customer.credits()]).toEqual([1, 20]);
    expect(await repeatsOf(customer)).toHaveLength(1);
    await expectReconciled();
  });

  test('if its process hangs or died, the process that takes over continues the same payment', async () => {
    const customer = await buyWithStoredCard();
    const { promise: hung, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: charged, resolve: isCharged } = Promise.withResolvers<void>();
    onceCharged(() => {
      isCharged();
      return hung;
    });
    const first = customer.repay('taken over');
    await charged;
    clock.advance(61_000);
    const second = await customer.repay('taken over');
    goOn();
    expect(paidBy(await first)?.payment_id).toBe(paidBy(second)?.payment_id);
    expect([till.chargedPayments.length, await customer.credits()]).toEqual([1, 20]);
    await expectReconciled();
  });

  test('if the answer of the provider is lost, the charge is not reported as failed: the provider is polled, and it completes', async () => {
    const customer = await buyWithStoredCard();
    onceCharged(() => Promise.reject(new PaymentProviderError('unavailable', 'no answer in time')));
    const answer = await customer.repay('lost');
    expect([answer.status, paidBy(answer)?.state]).toEqual([200, 'pending']);
    await asking(1);
    expect(await repeatsOf(customer)).toMatchObject([{ state: 'completed' }]);
    expect([till.chargedPayments.length, await customer.credits()]).toEqual([1, 20]);
  });

  test('a charge that never reached the provider fails once the provider reports it, and the next try is another payment', async () => {
    const customer = await buyWithStoredCard();
    till.isUnavailable = true;
    expect(paidBy(await customer.repay('unheard'))?.state).toBe('pending');
    await asking(3);
    expect(await repeatsOf(customer)).toMatchObject([{ state: 'pending' }]);
    till.isUnavailable = false;
    await asking(3);
    expect(await repeatsOf(customer)).toMatchObject([{ state: 'failed', failure: 'provider_away' }]);
    await db.deleteFrom('idempotency_keys').execute();
    expect(paidBy(await customer.repay('unheard'))?.state).toBe('completed');
    expect([till.chargedPayments.length, await customer.credits()]).toEqual([1, 20]);
  });

  test('if a wrong amount was charged, the card is not reported as declined: the payment shows why it failed', async () => {
    const customer = await buyWithStoredCard();
    onceCharged(status => ({ ...status, amount: 998 }));
    const answer = await customer.repay('another amount');
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { payment: { state: 'failed', failure: 'amount_differs' }, leave_for: null },
    ]);
    // Without the stored answer, the server must find the payment by its order key.
    await db.deleteFrom('idempotency_keys').execute();
    expect((await customer.repay('another amount')).body).toMatchObject({
      payment: { failure: 'amount_differs' },
    });
    expect([till.chargedPayments.length, await customer.credits()]).toEqual([1, 10]);
    await expectReconciled();
  });

  test('two keys are two orders', async () => {
    const customer = await buyWithStoredCard();
    const [first, same, other] = await Promise.all([
      customer.repay('one', true),
      customer.repay('one', true),
      customer.repay('two', true),
    ]);
    const started = new Set([first, same, other].flatMap(answer => paidBy(answer)?.payment_id ?? []));
    expect([started.size, till.chargedPayments.length, await customer.credits()]).toEqual([2, 2, 30]);
    await expectReconciled();
  });

  test('the same order from another page is refused for ten minutes, completed or open, unless it is confirmed as another', async () => {
    const customer = await buyWithStoredCard();
    const first = paidBy(await customer.repay('here'));
    const stale = await customer.repay('a page that does not know');
    expect([stale.status, stale.error?.code]).toEqual([409, 'ordered_just_now']);
    expect(stale.error?.params).toEqual({ payment: first?.payment_id });
    expect([till.chargedPayments.length, await customer.credits()]).toEqual([1, 20]);
    expect(paidBy(await customer.repay('a page that does not know', true))?.state).toBe('completed');
    clock.advance(10 * 60_000);
    till.isUnavailable = true;
    expect(paidBy(await customer.repay('later'))?.state).toBe('pending');
    till.isUnavailable = false;
    expect((await customer.repay('later, elsewhere')).error?.code).toBe('ordered_just_now');
    expect((await customer.repay('later')).status).toBe(200);
    await expectReconciled();
  });

  test('of ten pages that send the same order simultaneously one is charged', async () => {
    const customer = await buyWithStoredCard();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, page) => customer.repay(`page ${page}`)),
    );
    expect(answers.filter(({ error }) => error?.code === 'ordered_just_now')).toHaveLength(9);
    expect([till.chargedPayments.length, await customer.credits()]).toEqual([1, 20]);
  });

  test('a card unknown to the provider counts as declined, and is not offered again (spec 8.1)', async () => {
    const customer = await buyWithStoredCard();
    till.unknownCards.add(customer.token);
    const { status, error } = await customer.repay('unknown');
    expect([status, error?.code]).toEqual([402, 'card_payment_failed']);
    expect(await customer.browser.call(getRepeatOrder)).toMatchObject({ method: 'visa', card: null });
    const id = String(error?.params?.payment);
    expect((await customer.browser.call(getPayment, { query: { id } })).state).toBe('failed');
  });
});

describe('one order is started once (spec 4.8, D1.3)', () => {
  const deleteIdempotencyKeys = () => db.deleteFrom('idempotency_keys').execute();

  test('an order whose answer was lost leads to its payment page, at its original price', async () => {
    const customer = await newcomer();
    const order = { body: customer.order({ amount: 749 }), key: 'a started order' };
    const first = await customer.browser.call(startPayment, order);
    await deleteIdempotencyKeys();
    const again = await customer.browser.call(startPayment, order);
    expect([again.payment.payment_id, again.leave_for]).toEqual([first.payment.payment_id, first.leave_for]);
    await deleteIdempotencyKeys();
    const other = await customer.browser.send(startPayment, { ...order, body: customer.order() });
    expect(other.error?.code).toBe('idempotency_conflict');
  });

  test('an order that could not be started is another payment at the next try', async () => {
    const customer = await buyer();
    const order = { body: customer.order(), key: 'a failed order' };
    till.isUnavailable = true;
    expect((await customer.browser.send(startPayment, order)).error?.code).toBe('payment_provider_away');
    till.isUnavailable = false;
    expect((await customer.browser.call(startPayment, order)).payment.state).toBe('created');
  });

  test('the same key of another member is another order', async () => {
    const [customer, other] = [await buyer(), await buyer()];
    const started = [customer, other].map(({ browser, order }) =>
      browser.call(startPayment, { body: order(), key: 'the key of two members' }),
    );
    expect(new Set((await Promise.all(started)).map(({ payment }) => payment.payment_id)).size).toBe(2);
  });
});
