import { beforeEach, describe, expect, test } from 'vitest';
import { getBundles } from '#contract/credits';
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
const { expectReconciled, buyer, tell } = purchaseTest(server, till);
const start = clock.now();
const HOUR_MS = 3_600_000;
beforeEach(() => clock.set(start));

const limitTo = ({ browser }: Buyer, limit: number | null) =>
  browser.call(setSpendingLimit, { body: { limit } });
const limitOf = ({ browser }: Buyer) => browser.call(getSpendingLimit);

describe('a spending limit (spec D5.1)', () => {
  test('is none until it is set; then an order above it is refused with the remaining amount', async () => {
    const one = await buyer();
    expect(await limitOf(one)).toEqual({
      ...{ currency: 'EUR', limit: null, spent: 0, unpaid: 0, raised: null, pays_in: 'EUR' },
      month_ends: '2026-03-31T22:00:00.000Z',
    });
    await limitTo(one, 2_000);
    await one.buy();
    const { status, error } = await one.attempt({ credits: 25 });
    expect([status, error?.code, error?.params?.left]).toEqual([403, 'spending_limit_reached', 1_001]);
    expect(error?.message).toMatch(/je kunt nog €\s10,01 uitgeven/);
    expect(await limitOf(one)).toMatchObject({ limit: 2_000, spent: 999 });
    expect((await one.attempt()).status).toBe(200);
  });

  test('is lowered at once, and raised or removed after 24 hours', async () => {
    const one = await buyer();
    await limitTo(one, 5_000);
    expect(await limitTo(one, 1_000)).toMatchObject({ limit: 1_000, raised: null });
    const from = new Date(start.getTime() + 24 * HOUR_MS).toISOString();
    expect(await limitTo(one, 9_000)).toMatchObject({
      ...{ limit: 1_000, raised: { limit: 9_000, currency: 'EUR', from } },
    });
    clock.advance(24 * HOUR_MS - 1);
    expect((await one.attempt({ credits: 25 })).error?.code).toBe('spending_limit_reached');
    clock.advance(1);
    expect((await one.attempt({ credits: 25 })).status).toBe(200);
    expect(await limitTo(one, null)).toMatchObject({ limit: 9_000, raised: { limit: null } });
    clock.advance(24 * HOUR_MS);
    expect(await limitOf(one)).toMatchObject({ limit: null, raised: null });
  });

  test('counts open payments, and no cancelled or refunded ones', async () => {
    const one = await buyer();
    await limitTo(one, 1_500);
    const open = await one.begin();
    expect((await one.attempt()).error?.params?.left).toBe(501);
    expect(await limitOf(one), 'and says that it is not paid').toMatchObject({ spent: 999, unpaid: 999 });
    await one.browser.call(cancelPayment, { body: { payment: open.payment_id } });
    const paid = await one.buy();
    expect(await limitOf(one)).toMatchObject({ spent: 999, unpaid: 0 });
    await one.browser.call(withdrawPurchase, {
      body: { payment: paid.payment_id, credits: 10, amount: 999 },
    });
    expect((await limitOf(one)).spent).toBe(0);
    const left = await one.begin();
    clock.advance(24 * HOUR_MS);
    expect((await limitOf(one)).spent).toBe(0);
    await tell(left, { state: 'completed' });
    expect((await limitOf(one)).spent).toBe(999);
  });

  test('exceeded by a cancelled payment that is paid after all refunds it at once, and an email explains why', async () => {
    const one = await buyer();
    await limitTo(one, 1_500);
    const first = await one.begin();
    await tell(first, { state: 'cancelled' });
    const second = await one.buy();
    await tell(first, { state: 'completed' });
    expect([await one.stateOf(first), await one.stateOf(second)]).toEqual(['refunded', 'completed']);
    expect([await one.credits(), (await limitOf(one)).spent]).toEqual([10, 999]);
    expect((await one.emails()).at(-1)).toContain('over de uitgavenlimiet gaan die je zelf hebt ingesteld');
  });

  test('that is not exceeded accepts a cancelled payment that is paid after all', async () => {
    const one = await buyer();
    await limitTo(one, 2_000);
    const first = await one.begin();
    await tell(first, { state: 'expired' });
    await one.buy();
    await tell(first, { state: 'completed' });
    expect(await one.stateOf(first)).toBe('completed');
    expect([await one.credits(), (await limitOf(one)).spent]).toEqual([20, 1_998]);
  });

  test('counts a transfer for as long as it can be made; paid later and above the limit it is refunded', async () => {
    const one = await buyer();
    await limitTo(one, 1_500);
    const transfer = await one.begin({ method: 'sct' });
    clock.advance(13 * 24 * HOUR_MS);
    expect((await one.attempt()).error?.code).toBe('spending_limit_reached');
    expect(await limitOf(one)).toMatchObject({ spent: 999, unpaid: 999 });
    const { payments } = await one.browser.call(getOpenPayments);
    expect(payments.map(({ payment }) => payment.payment_id)).toEqual([transfer.payment_id]);
    clock.advance(24 * HOUR_MS);
    await one.buy();
    await tell(transfer, { state: 'completed' });
    expect([await one.stateOf(transfer), await one.credits()]).toEqual(['refunded', 10]);
    await expectReconciled();
  });

  test('counts payments started in the previous month that may still be paid', async () => {
    const one = await buyer();
    await limitTo(one, 1_500);
    clock.set(new Date('2026-03-31T20:00:00Z'));
    const begun = await one.begin();
    await tell(begun, { state: 'pending' });
    clock.set(new Date('2026-04-01T20:00:00Z'));
    expect((await one.attempt()).error?.code).toBe('spending_limit_reached');
    await tell(begun, { state: 'completed' });
    expect(await limitOf(one)).toMatchObject({ spent: 999, unpaid: 0 });
  });

  test('releases the code of a refunded payment for another order', async () => {
    const one = await buyer();
    const code = `AFTER${one.member.accountId.slice(-6).toUpperCase()}`;
    await db.insertInto('discount_codes').values({ site_id: 1, code, value_percentage: 10 }).execute();
    await limitTo(one, 1_000);
    const coded = await one.begin({ code, amount: 899 });
    await tell(coded, { state: 'cancelled' });
    await one.buy();
    await tell(coded, { state: 'completed' });
    expect(await one.stateOf(coded)).toBe('refunded');
    expect(await one.quote({ code })).toMatchObject({ code: { code }, amount: 899 });
    await expectReconciled();
  });

  test('is not exceeded by a new order and a late payment at the same moment', async () => {
    for (let round = 0; round < 6; round++) {
      const one = await buyer();
      await one.buy();
      await limitTo(one, 2_500);
      const given = await one.begin();
      await tell(given, { state: 'cancelled' });
      await Promise.all([tell(given, { state: 'completed' }), one.attempt()]);
      expect((await limitOf(one)).spent).toBe(1_998);
    }
    await expectReconciled();
  });

  test('restarts with the calendar month of the site', async () => {
    const one = await buyer();
    await limitTo(one, 1_000);
    clock.set(new Date('2026-03-31T21:59:59Z'));
    await one.buy();
    expect((await limitOf(one)).spent).toBe(999);
    clock.set(new Date('2026-03-31T22:00:00Z'));
    expect(await limitOf(one)).toMatchObject({ spent: 0, month_ends: '2026-04-30T22:00:00.000Z' });
    expect((await one.attempt()).status).toBe(200);
  });

  test('admits one of two simultaneous orders that fit only separately', async () => {
    const one = await buyer();
    await limitTo(one, 1_500);
    const answers = await Promise.all([1, 2, 3, 4].map(() => one.attempt()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('in another currency allows nothing, until a new one is set and 24 hours have passed', async () => {
    const one = await buyer();
    await limitTo(one, 5_000);
    await one.browser.call(setPaymentCountry, { body: { country: 'GB' } });
    expect(await limitOf(one)).toMatchObject({ currency: 'EUR', limit: 5_000, pays_in: 'GBP' });
    const british = await one.browser.call(getBundles, {
      query: { country: 'GB' },
    });
    const [ten] = british.bundles;
    const body = { bundle: ten?.id ?? '', method: 'paypal', amount: ten?.price ?? 0, country: 'GB' } as const;
    const order = () => one.browser.send(startPayment, { body });
    expect((await order()).error).toMatchObject({ code: 'spending_limit_reached', params: { left: 0 } });
    expect(await limitTo(one, 4_000)).toMatchObject({
      ...{ currency: 'EUR', limit: 5_000, raised: { limit: 4_000, currency: 'GBP' } },
    });
    clock.advance(24 * HOUR_MS);
    expect(await limitOf(one)).toMatchObject({ currency: 'GBP', limit: 4_000, raised: null });
    expect((await order()).status).toBe(200);
  });

  test.each([-1, 1.5, 1_000_001, '100'])('of %j is refused', async limit => {
    const one = await buyer();
    const { status } = await one.browser.send(setSpendingLimit, { body: { limit: limit as number } });
    expect(status).toBe(422);
  });
});
