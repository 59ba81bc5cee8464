import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '#contract/durations';
import type { Payment } from '#contract/payments';
import { getWithdrawal, withdrawPurchase } from '#contract/withdrawals-and-spending-limit';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { sendRefunds } from '../refunds/send-refunds.ts';
import { type Buyer, purchaseTest } from '../testing/purchase-test.ts';

const till = createFakePaymentProvider();
const server = await startTestServer({ LOG_LEVEL: 'silent' }, { payments: till });
const { app, clock } = server;
const start = clock.now();
const { buyer, report, expectReconciled } = purchaseTest(server, till);
beforeEach(() => {
  clock.set(start);
  till.isUnavailable = false;
});
const isPremium = async (customer: Buyer) => (await customer.user())?.paid_user;
const take = ({ browser }: Buyer, { payment_id: payment }: Payment, part: object = {}) =>
  browser.call(withdrawPurchase, { body: { payment, credits: 10, amount: 999, ...part } });
const refundsOf = async (customer: Buyer, payment: Payment) =>
  (await customer.reload(payment)).refunds.map(({ state, amount }) => [state, amount]);

describe('refunds and chargebacks reported by the provider (spec D2.35)', () => {
  const lies = [
    ['refunded', { amount: 1 }],
    ['charged_back', { amount: 1 }],
    ['refunded', { currency: 'PLN' }],
  ] as const;
  test.each(lies)(
    'reported as %s with %j, without a report of the payment itself, grant no credits',
    async (state, change) => {
      const customer = await buyer();
      const payment = await customer.startOrder();
      await report(payment, { state, ...change });
      expect([await customer.credits(), await customer.stateOf(payment)]).toEqual([0, 'failed']);
      expect(await customer.wallet()).toBeUndefined();
      await expectReconciled();
    },
  );

  test.each(['refunded', 'charged_back'] as const)(
    'a payment of a wrong amount reported as %s with any amount is no purchase',
    async state => {
      const [failed, given] = [await buyer(), await buyer()];
      for (const customer of [failed, given]) {
        const payment = await customer.startOrder();
        if (customer === given) await report(payment, { state: 'cancelled' });
        await report(payment, { state: 'completed', amount: 1 });
        await report(payment, { state, amount: 999 });
        expect(await customer.credits()).toBe(0);
        expect(await isPremium(customer)).toBe(false);
        expect(await customer.stateOf(payment)).toBe(customer === given ? 'cancelled' : 'failed');
      }
      await expectReconciled();
    },
  );

  test('a partial refund reported before the payment itself: the rest is credited, since the ordered amount was captured', async () => {
    const customer = await buyer();
    const payment = await customer.startOrder();
    await report(payment, { state: 'refunded', amount: 999, refunded: 300 });
    expect([await customer.credits(), await customer.stateOf(payment)]).toEqual([6, 'completed']);
    await expectReconciled();
  });

  test.each([
    ['a part', 4, { credits: 6, amount: 599 }],
    ['the whole', 0, { credits: 10, amount: 999 }],
  ] as const)(
    'a full refund at the provider, while a withdrawal of %s waits, closes that withdrawal',
    async (_what, spent, shown) => {
      const customer = await buyer();
      const payment = await customer.buy();
      if (spent > 0) await customer.spend(spent);
      await take(customer, payment, shown);
      const before = till.returned.size;
      await report(payment, { state: 'refunded', refunded: 999 });
      expect((await refundsOf(customer, payment)).every(([state]) => state === 'done')).toBe(true);
      clock.advance(DAY_MS);
      await sendRefunds(app);
      expect([till.returned.size, await customer.stateOf(payment)]).toEqual([before, 'refunded']);
      await expectReconciled();
    },
  );

  test('a partial refund at the provider, while a withdrawal waits: the withdrawal is still sent', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    await customer.spend(4);
    await take(customer, payment, { credits: 6, amount: 599 });
    await report(payment, { state: 'refunded', refunded: 300 });
    expect(await refundsOf(customer, payment)).toEqual([['requested', 599]]);
    await sendRefunds(app);
    expect(await refundsOf(customer, payment)).toEqual([['done', 599]]);
  });

  test('a chargeback after a full refund is logged and counted, although nothing is left to remove', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    const twice = async () => /^payments_charged_back_twice (\d+)$/m.exec(await app.metrics.text())?.[1];
    const before = Number(await twice());
    await take(customer, payment);
    await sendRefunds(app);
    const error = vi.spyOn(app.log, 'error');
    await report(payment, { state: 'charged_back' });
    expect(error.mock.calls).toEqual([[{ payment: payment.payment_id, sent: 999 }, expect.any(String)]]);
    expect(Number(await twice())).toBe(before + 1);
    error.mockClear();
    // This refund was never sent, so the chargeback returns the money only once.
    const other = await customer.buy();
    await take(customer, other);
    await report(other, { state: 'charged_back' });
    expect(error).not.toHaveBeenCalled();
    expect(Number(await twice())).toBe(before + 1);
    error.mockRestore();
  });

  test('a chargeback removes its credits; spent ones become debt, which the next purchase pays off', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    await customer.spend(7);
    await report(payment, { state: 'charged_back' });
    await report(payment, { state: 'charged_back' });
    expect([await customer.credits(), await customer.stateOf(payment)]).toEqual([0, 'charged_back']);
    expect(await customer.wallet()).toEqual({ purchased: 0, debt: 7 });
    expect(await isPremium(customer)).toBe(false);
    expect(await customer.quote()).toMatchObject({ credits: 10, settles: 7 });
    const next = await customer.startOrder();
    expect(next.settled).toBe(0);
    await report(next, { state: 'completed' });
    expect(await customer.wallet()).toEqual({ purchased: 3, debt: 0 });
    expect(await customer.reload(next)).toMatchObject({ credits: 10, settled: 7 });
    expect(await customer.quote()).toMatchObject({ settles: 0 });
    await expectReconciled();
  });
});

describe('the email about a chargeback (spec D2.35)', () => {
  test.each([
    ['nothing', 0, /De bank heeft € 9,99 .* 10 credits daarvan zijn van je saldo af gegaan/, /al gebruikt/],
    [
      'some',
      4,
      /6 credits daarvan zijn .* 4 credits ervan had je al gebruikt\. Dat verrekenen we/,
      /niets van je saldo/,
    ],
    ['all', 10, /10 credits ervan had je al gebruikt/, /van je saldo af/],
  ] as const)(
    'names removed credits and debt of a member who had spent %s',
    async (_what, spent, expected, unexpected) => {
      const customer = await buyer();
      const payment = await customer.buy();
      if (spent > 0) await customer.spend(spent);
      await report(payment, { state: 'charged_back' });
      await report(payment, { state: 'charged_back' });
      const [, email = '', ...more] = await customer.emails();
      expect(email).toMatch(expected);
      expect(email).not.toMatch(unexpected);
      expect(more, 'sent once').toEqual([]);
    },
  );

  test('says that premium ended, and nothing of premium if it stays: because of another purchase, or after refund_days', async () => {
    const [customer, late] = [await buyer(), await buyer()];
    const [first, second, old] = [await customer.buy(), await customer.buy(), await late.buy()];
    await report(first, { state: 'charged_back' });
    expect((await customer.emails()).at(-1)).not.toMatch(/premium/i);
    await report(second, { state: 'charged_back' });
    expect((await customer.emails()).at(-1)).toContain('Daarmee is je premium gestopt.');
    clock.advance(14 * DAY_MS);
    await report(old, { state: 'charged_back' });
    const [, email] = await late.emails();
    expect(email).toMatch(/^Over je betaling/);
    expect(email).not.toMatch(/premium/i);
  });

  test('has a neutral subject in discreet mode; there is none about a refund that we sent', async () => {
    const [customer, other] = [await buyer(), await buyer()];
    await server.db
      .updateTable('accounts')
      .set({ discreet: true })
      .where('id', '=', customer.member.accountId)
      .execute();
    await report(await customer.buy(), { state: 'charged_back' });
    expect((await customer.emails()).at(-1)).toMatch(/^Je hebt een nieuwe melding/);
    await report(await other.buy(), { state: 'refunded', refunded: 999 });
    expect(await other.emails()).toHaveLength(1);
  });

  test('the receipt of the next purchase names the debt it pays off, and only the remaining credits', async () => {
    const customer = await buyer();
    const { accountId: account_id } = customer.member;
    const owed = { account_id, lot: 'debt', contra: 'chargebacks', amount: -7 } as const;
    await server.db.insertInto('ledger_entries').values(owed).execute();
    await customer.buy();
    await server.db
      .insertInto('ledger_entries')
      .values({ ...owed, amount: -10 })
      .execute();
    await customer.buy();
    await customer.buy();
    const [some, all, none] = await customer.emails();
    expect(some).toContain('7 daarvan gingen op aan wat je nog openstaan had');
    expect(some).toContain('3 credits staan voor je klaar.');
    expect(all).toContain('Er kwam niets bij je saldo.');
    expect(none).toContain('Je hebt 10 credits gekocht voor € 9,99. Ze staan voor je klaar.');
  });
});

describe('premium (spec D2.35)', () => {
  test('that stayed because its purchase was refunded after refund_days is not lost with the next purchase', async () => {
    const customer = await buyer();
    const first = await customer.buy();
    clock.advance(14 * DAY_MS);
    await report(first, { state: 'refunded', refunded: 999 });
    expect(await isPremium(customer)).toBe(true);
    const second = await customer.buy();
    const query = { payment: second.payment_id };
    expect((await customer.browser.call(getWithdrawal, { query })).ends_premium).toBe(false);
    await take(customer, second);
    expect(await isPremium(customer)).toBe(true);
  });

  test('cannot be had for the price of one credit: ten bought, one used, nine withdrawn', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    await customer.spend(1);
    expect((await customer.reload(payment)).withdrawal).toMatchObject({ credits: 9, ends_premium: true });
    await customer.browser.call(withdrawPurchase, {
      body: { payment: payment.payment_id, credits: 9, amount: 899 },
    });
    expect(await isPremium(customer)).toBe(false);
    await customer.buy();
    expect(await isPremium(customer), 'the next bundle brings it back').toBe(true);
  });

  test('is supported by any purchase without a withdrawal; after its chargeback no other supports it', async () => {
    const customer = await buyer();
    const [first, second] = [await customer.buy(), await customer.buy()];
    await customer.spend(11);
    await customer.browser.call(withdrawPurchase, {
      body: { payment: second.payment_id, credits: 9, amount: 899 },
    });
    expect(await isPremium(customer)).toBe(true);
    expect(await customer.reload(second)).toMatchObject({ state: 'completed' });
    await report(first, { state: 'charged_back' });
    expect(await isPremium(customer)).toBe(false);
    expect((await customer.emails()).at(-1)).toContain('Daarmee is je premium gestopt.');
  });

  test('stays after a partial refund by the operator', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    await report(payment, { state: 'refunded', refunded: 300 });
    expect(await isPremium(customer)).toBe(true);
  });

  test('ends with the last of its purchases that is refunded within refund_days', async () => {
    const customer = await buyer();
    const [first, second] = [await customer.buy(), await customer.buy()];
    clock.advance(14 * DAY_MS - 1);
    await report(first, { state: 'refunded', refunded: 999 });
    expect(await isPremium(customer)).toBe(true);
    await report(second, { state: 'charged_back' });
    expect(await isPremium(customer)).toBe(false);
  });

  test('stays if its purchase is charged back after refund_days', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    clock.advance(15 * DAY_MS);
    await report(payment, { state: 'charged_back' });
    expect(await isPremium(customer)).toBe(true);
  });
});
