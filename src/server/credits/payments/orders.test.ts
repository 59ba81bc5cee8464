import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { getBundles } from '#contract/credits';
import { getDiscountCode } from '#contract/discounts';
import { HOUR_MS } from '#contract/durations';
import { DISCONTINUED_METHODS } from '#contract/payment-methods';
import { getPaymentMethods, quotePayment, setPaymentCountry, startPayment } from '#contract/payments';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { purchaseTest } from '../testing/purchase-test.ts';

const till = createFakePaymentProvider();
const server = await startTestServer({}, { payments: till });
const { db, clock } = server;
const { buyer, newcomer, report, expectReconciled } = purchaseTest(server, till);
const start = clock.now();
beforeEach(() => clock.set(start));

describe('an order (spec 2.9, 4.8)', () => {
  test('is quoted with its price, included VAT and premium for life before anything is paid', async () => {
    expect(await (await buyer()).quote()).toMatchObject({
      ...{ credits: 10, currency: 'EUR', list_price: 999, discount: 0, amount: 999, vat: 173 },
      ...{ vat_rate: 2_100, vat_country: 'NL', code: null, statement: 'LVD DIGITAL', makes_premium: true },
    });
  });

  test('is for a bundle of the country’s price list only', async () => {
    const { browser, order } = await buyer();
    const british = await browser.send(quotePayment, { query: { bundle: order().bundle, country: 'GB' } });
    expect(british.error?.code).toBe('not_found');
  });

  test('is paid by methods of the country, with their banks; the country is stored (spec 3.10)', async () => {
    const { browser } = await buyer();
    expect(await browser.call(setPaymentCountry, { body: { country: 'AT' } })).toEqual({ country: 'AT' });
    const { country, methods } = await browser.call(getPaymentMethods);
    expect([country, methods[0]]).toEqual([
      'AT',
      { name: 'eps', banks: [{ id: 'donau', name: 'Donaubank' }], can_be_kept: false },
    ]);
    till.isUnavailable = true;
    expect((await browser.call(getPaymentMethods)).methods[0]).toEqual({
      ...{ name: 'eps', banks: [], can_be_kept: false },
    });
    till.isUnavailable = false;
  });

  test('offers what the provider supports and stores; nothing without a provider', async () => {
    const { browser, attempt } = await buyer();
    const { supports, cards } = till;
    const shown = async () =>
      (await browser.call(getPaymentMethods)).methods.filter(({ name }) => name !== 'sdd');
    expect((await shown()).find(({ name }) => name === 'visa')?.can_be_kept).toBe(true);
    Object.assign(till, { cards: null, supports: (method: string) => method !== 'ideal' });
    expect((await shown()).filter(({ name, can_be_kept }) => can_be_kept || name === 'ideal')).toEqual([]);
    expect((await attempt()).error?.fields?.method?.code).toBe('payment_method_unknown');
    till.supports = () => false;
    expect(await shown()).toEqual([]);
    Object.assign(till, { supports, cards });
  });

  test('by a discontinued method is offered only on a site whose operator enables it (spec D2.34)', async () => {
    const customer = await buyer();
    const offers = async () =>
      (await customer.browser.call(getPaymentMethods)).methods.map(({ name }) => name);
    expect(await offers()).not.toContain('sofort');
    await setSetting(server, 'retired_payment_methods', ['ideal']);
    expect(await offers()).toEqual(expect.arrayContaining(['sofort', 'maestro']));
    expect(await offers()).not.toContain('ideal');
    expect((await customer.attempt({ method: 'sofort' })).status).toBe(200);
    expect((await customer.attempt({ method: 'ideal' })).error?.fields?.method?.code).toBe(
      'payment_method_unknown',
    );
    await setSetting(server, 'retired_payment_methods', [...DISCONTINUED_METHODS]);
  });

  test('in Poland is priced and paid by Przelewy24 in either spelling (spec 3.10)', async () => {
    const { browser } = await buyer({ country: 'PL' });
    const { bundles } = await browser.call(getBundles);
    const bundle = bundles[0]?.id ?? '';
    const { amount } = await browser.call(quotePayment, { query: { bundle, method: 'przelewy24' } });
    const body = { bundle, method: 'przelewy24', amount, country: 'PL' as const };
    const { payment } = await browser.call(startPayment, { body, key: randomUUID() });
    expect(payment).toMatchObject({ method: 'prezelewy24', currency: 'PLN', amount });
  });

  test.each([
    [{ method: 'bancontact' }, 'method', 'payment_method_unknown'],
    [{ method: 'giropay' }, 'method', 'payment_method_unknown'],
    [{ method: 'sdd' }, 'method', 'payment_method_unknown'],
    [{ code: 'NEVERWAS' }, 'code', 'discount_code_unknown'],
    [{ country: 'AT', method: 'eps', bank: 'nobodys' }, 'bank', 'bank_unknown'],
  ] as const)('with %j is refused at its field', async (change, field, code) => {
    const { error } = await (await buyer()).attempt(change);
    expect(error?.fields?.[field]?.code).toBe(code);
  });

  test.each([1, 998, 1_000, 99_900, 0, -999])(
    'of %d cents instead of 999 is refused, and nothing is started',
    async amount => {
      const { error } = await (await buyer()).attempt({ amount });
      expect(error?.code).toBe('price_changed');
      expect(await db.selectFrom('payments').select('id').where('amount', '=', amount).execute()).toEqual([]);
    },
  );
});

describe('a discount (spec 4.12)', () => {
  test('for a new member applies for four hours, and not a second longer', async () => {
    const { browser, order, quote } = await newcomer();
    expect(await quote()).toMatchObject({ discount: 250, amount: 749, code: { code: 'TIMEBONUS25' } });
    expect(await browser.call(getDiscountCode)).toMatchObject({ expires: '2026-03-14T16:00:00.000Z' });
    clock.advance(4 * HOUR_MS - 1_000);
    expect((await quote()).amount).toBe(749);
    clock.advance(1_000);
    expect((await quote()).amount).toBe(999);
    const late = await browser.send(quotePayment, { query: { bundle: order().bundle, code: 'timebonus25' } });
    expect(late.error?.fields?.code?.code).toBe('discount_code_unknown');
  });

  test('200 purchases at once with one time bonus: one discount', async () => {
    const customer = await newcomer();
    const change = { amount: 749, code: 'TIMEBONUS25' };
    const answers = await Promise.all(Array.from({ length: 200 }, () => customer.attempt(change)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const payments = db
      .selectFrom('payments')
      .select('discount')
      .where('account_id', '=', customer.member.accountId);
    expect((await payments.execute()).filter(({ discount }) => discount > 0)).toHaveLength(1);
    await expectReconciled();
  });

  test('is held while its payment is open, released when that is unsuccessful, used once it completes', async () => {
    const customer = await newcomer();
    const withCode = { amount: 749, code: 'TIMEBONUS25' };
    const first = await customer.startOrder(withCode);
    const meanwhile = await customer.attempt(withCode);
    expect(meanwhile.error?.fields?.code?.code).toBe('discount_code_used');
    await report(first, { state: 'failed', failure: 'declined' });
    await customer.buy(withCode);
    expect((await customer.attempt(withCode)).status).toBe(422);
    await expectReconciled();
  });
});
