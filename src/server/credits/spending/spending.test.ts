import { beforeEach, describe, expect, test } from 'vitest';
import { getBundles } from '#contract/credits';
import { DAY_MS } from '#contract/durations';
import { cancelPayment, setPaymentCountry, startPayment } from '#contract/payments';
import { getOpenPayments } from '#contract/transactions';
import {
  getSpendingLimit,
  setSpendingLimit,
  withdrawPurchase,
} from '#contract/withdrawals-and-spending-limit';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { type Buyer, purchaseTest } from '../testing/purchase-test.ts';

const till = createFakePaymentProvider();
const server = await startTestServer({}, { payments: till });
const { clock, db } = server;
const { expectReconciled, buyer, report } = purchaseTest(server, till);
const start = clock.now();
beforeEach(() => clock.set(start));

const limitTo = ({ browser }: Buyer, limit: number | null) =>
  browser.call(setSpendingLimit, { body: { limit } });
const limitOf = ({ browser }: Buyer) => browser.call(getSpendingLimit);

describe('a spending limit (spec D5.1)', () => {
  test('is none until it is set; then an order above it is refused with the remaining amount', async () => {
    const customer = await buyer();
    expect(await limitOf(customer)).toEqual({
      ...{ currency: 'EUR', limit: null, spent: 0, unpaid: 0, raised: null, pays_in: 'EUR' },
      month_ends: '2026-03-31T22:00:00.000Z',
    });
    await limitTo(customer, 2_000);
    await customer.buy();
    const { status, error } = await customer.attempt({ credits: 25 });
    expect([status, error?.code, error?.params?.left]).toEqual([403, 'spending_limit_reached', 1_001]);
    expect(error?.message).toMatch(/je kunt nog €\s10,01 uitgeven/);
    expect(await limitOf(customer)).toMatchObject({ limit: 2_000, spent: 999 });
    expect((await customer.attempt()).status).toBe(200);
  });

  test('is lowered at once, and raised or removed after 24 hours', async () => {
    const customer = await buyer();
    await limitTo(customer, 5_000);
    expect(await limitTo(customer, 1_000)).toMatchObject({ limit: 1_000, raised: null });
    const from = new Date(start.getTime() + DAY_MS).toISOString();
    expect(await limitTo(customer, 9_000)).toMatchObject({
      ...{ limit: 1_000, raised: { limit: 9_000, currency: 'EUR', from } },
    });
    clock.advance(DAY_MS - 1);
    expect((await customer.attempt({ credits: 25 })).error?.code).toBe('spending_limit_reached');
    clock.advance(1);
    expect((await customer.attempt({ credits: 25 })).status).toBe(200);
    expect(await limitTo(customer, null)).toMatchObject({ limit: 9_000, raised: { limit: null } });
    clock.advance(DAY_MS);
    expect(await limitOf(customer)).toMatchObject({ limit: null, raised: null });
  });

  test('counts open payments, and no cancelled or refunded ones', async () => {
    const customer = await buyer();
    await limitTo(customer, 1_500);
    const open = await customer.startOrder();
    expect((await customer.attempt()).error?.params?.left).toBe(501);
    expect(await limitOf(customer), 'and says that it is not paid').toMatchObject({
      spent: 999,
      unpaid: 999,
    });
    await customer.browser.call(cancelPayment, { body: { payment: open.payment_id } });
    const paid = await customer.buy();
    expect(await limitOf(customer)).toMatchObject({ spent: 999, unpaid: 0 });
    await customer.browser.call(withdrawPurchase, {
      body: { payment: paid.payment_id, credits: 10, amount: 999 },
    });
    expect((await limitOf(customer)).spent).toBe(0);
    const left = await customer.startOrder();
    clock.advance(DAY_MS);
    expect((await limitOf(customer)).spent).toBe(0);
    await report(left, { state: 'completed' });
    expect((await limitOf(customer)).spent).toBe(999);
  });

  test('exceeded by a cancelled payment that is paid after all refunds it at once, and an email explains why', async () => {
    const customer = await buyer();
    await limitTo(customer, 1_500);
    const first = await customer.startOrder();
    await report(first, { state: 'cancelled' });
    const second = await customer.buy();
    await report(first, { state: 'completed' });
    expect([await customer.stateOf(first), await customer.stateOf(second)]).toEqual([
      'refunded',
      'completed',
    ]);
    expect([await customer.credits(), (await limitOf(customer)).spent]).toEqual([10, 999]);
    expect((await customer.emails()).at(-1)).toContain(
      'over de uitgavenlimiet gaan die je zelf hebt ingesteld',
    );
  });

  test('that is not exceeded accepts a cancelled payment that is paid after all', async () => {
    const customer = await buyer();
    await limitTo(customer, 2_000);
    const first = await customer.startOrder();
    await report(first, { state: 'expired' });
    await customer.buy();
    await report(first, { state: 'completed' });
    expect(await customer.stateOf(first)).toBe('completed');
    expect([await customer.credits(), (await limitOf(customer)).spent]).toEqual([20, 1_998]);
  });

  test('counts a transfer for as long as it can be made; paid later and above the limit it is refunded', async () => {
    const customer = await buyer();
    await limitTo(customer, 1_500);
    const transfer = await customer.startOrder({ method: 'sct' });
    clock.advance(13 * DAY_MS);
    expect((await customer.attempt()).error?.code).toBe('spending_limit_reached');
    expect(await limitOf(customer)).toMatchObject({ spent: 999, unpaid: 999 });
    const { payments } = await customer.browser.call(getOpenPayments);
    expect(payments.map(({ payment }) => payment.payment_id)).toEqual([transfer.payment_id]);
    clock.advance(DAY_MS);
    await customer.buy();
    await report(transfer, { state: 'completed' });
    expect([await customer.stateOf(transfer), await customer.credits()]).toEqual(['refunded', 10]);
    await expectReconciled();
  });

  test('counts payments started in the previous month that may still be paid', async () => {
    const customer = await buyer();
    await limitTo(customer, 1_500);
    clock.set(new Date('2026-03-31T20:00:00Z'));
    const begun = await customer.startOrder();
    await report(begun, { state: 'pending' });
    clock.set(new Date('2026-04-01T20:00:00Z'));
    expect((await customer.attempt()).error?.code).toBe('spending_limit_reached');
    await report(begun, { state: 'completed' });
    expect(await limitOf(customer)).toMatchObject({ spent: 999, unpaid: 0 });
  });

  test('releases the code of a refunded payment for another order', async () => {
    const customer = await buyer();
    const code = `AFTER${customer.member.accountId.slice(-6).toUpperCase()}`;
    await db.insertInto('discount_codes').values({ site_id: 1, code, value_percentage: 10 }).execute();
    await limitTo(customer, 1_000);
    const coded = await customer.startOrder({ code, amount: 899 });
    await report(coded, { state: 'cancelled' });
    await customer.buy();
    await report(coded, { state: 'completed' });
    expect(await customer.stateOf(coded)).toBe('refunded');
    expect(await customer.quote({ code })).toMatchObject({ code: { code }, amount: 899 });
    await expectReconciled();
  });

  test('is not exceeded by a new order and a late payment at the same moment', async () => {
    for (let round = 0; round < 6; round++) {
      const customer = await buyer();
      await customer.buy();
      await limitTo(customer, 2_500);
      const given = await customer.startOrder();
      await report(given, { state: 'cancelled' });
      await Promise.all([report(given, { state: 'completed' }), customer.attempt()]);
      expect((await limitOf(customer)).spent).toBe(1_998);
    }
    await expectReconciled();
  });

  test('restarts with the calendar month of the site', async () => {
    const customer = await buyer();
    await limitTo(customer, 1_000);
    clock.set(new Date('2026-03-31T21:59:59Z'));
    await customer.buy();
    expect((await limitOf(customer)).spent).toBe(999);
    clock.set(new Date('2026-03-31T22:00:00Z'));
    expect(await limitOf(customer)).toMatchObject({ spent: 0, month_ends: '2026-04-30T22:00:00.000Z' });
    expect((await customer.attempt()).status).toBe(200);
  });

  test('admits one of two simultaneous orders that fit only separately', async () => {
    const customer = await buyer();
    await limitTo(customer, 1_500);
    const answers = await Promise.all([1, 2, 3, 4].map(() => customer.attempt()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('in another currency allows nothing, until a new one is set and 24 hours have passed', async () => {
    const customer = await buyer();
    await limitTo(customer, 5_000);
    await customer.browser.call(setPaymentCountry, { body: { country: 'GB' } });
    expect(await limitOf(customer)).toMatchObject({ currency: 'EUR', limit: 5_000, pays_in: 'GBP' });
    const british = await customer.browser.call(getBundles, {
      query: { country: 'GB' },
    });
    const [ten] = british.bundles;
    const body = { bundle: ten?.id ?? '', method: 'paypal', amount: ten?.price ?? 0, country: 'GB' } as const;
    const order = () => customer.browser.send(startPayment, { body });
    expect((await order()).error).toMatchObject({ code: 'spending_limit_reached', params: { left: 0 } });
    expect(await limitTo(customer, 4_000)).toMatchObject({
      ...{ currency: 'EUR', limit: 5_000, raised: { limit: 4_000, currency: 'GBP' } },
    });
    clock.advance(DAY_MS);
    expect(await limitOf(customer)).toMatchObject({ currency: 'GBP', limit: 4_000, raised: null });
    expect((await order()).status).toBe(200);
  });

  test.each([-1, 1.5, 1_000_001, '100'])('of %j is refused', async limit => {
    const customer = await buyer();
    const { status } = await customer.browser.send(setSpendingLimit, { body: { limit: limit as number } });
    expect(status).toBe(422);
  });
});
