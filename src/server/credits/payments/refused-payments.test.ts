import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { countries, countryCodes } from '#contract/countries';
import { getBundles } from '#contract/credits';
import { quotePayment, setPaymentCountry, startPayment } from '#contract/payments';
import { vatInside, vatRates } from '#contract/vat';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { purchaseTest } from '../testing/purchase-test.ts';

const till = createFakePaymentProvider();
const server = await startTestServer({}, { payments: till });
const { db, clock } = server;
const { buyer, webhookOf, deliver, report, expectReconciled } = purchaseTest(server, till);
beforeEach(() => {
  till.isUnavailable = false;
});
const paymentsOf = ({ member }: { member: { accountId: string } }) =>
  db.selectFrom('payments').selectAll().where('account_id', '=', member.accountId).execute();

const nobody = await buyer();

describe('the requested amount (spec D2.12)', () => {
  test.each(countryCodes)(
    'from %s is in its currency, and its parts and VAT add up for every bundle',
    async country => {
      const { browser, quote } = await buyer();
      await browser.call(setPaymentCountry, { body: { country } });
      const { currency, bundles } = await browser.call(getBundles, { query: { country } });
      expect(currency).toBe(countries[country].currency);
      for (const { id: bundle, price } of bundles) {
        const quoted = await quote({ bundle });
        expect(quoted).toMatchObject({ currency, list_price: price, discount: 0, amount: price });
        // The test's IP address has no country, so the chosen country determines the VAT.
        expect(quoted).toMatchObject({ vat_country: country, vat_rate: vatRates[country] });
        expect(quoted.vat).toBe(vatInside(price, vatRates[country]));
      }
    },
  );

  test('is refused for an unknown bundle, one of another site and one of another currency', async () => {
    const lilac = await openSecondSite(server);
    const elsewhere = { site_id: lilac, currency: 'EUR', credits: 10, price: 100 };
    await db.deleteFrom('bundles').where('site_id', '=', lilac).execute();
    const { id } = await db.insertInto('bundles').values(elsewhere).returning('id').executeTakeFirstOrThrow();
    const customer = await buyer();
    for (const bundle of [randomUUID(), id]) {
      expect((await customer.browser.send(quotePayment, { query: { bundle } })).error?.code).toBe(
        'not_found',
      );
      expect((await customer.attempt({ bundle, amount: 100 })).error?.code).toBe('not_found');
    }
    expect((await customer.attempt({ country: 'GB' })).error?.code).toBe('not_found');
    expect(await paymentsOf(customer)).toEqual([]);
  });

  test.each([
    ['NEVERWAS', 'discount_code_unknown'],
    ['USEDONCE', 'discount_code_used'],
    ['FORBELGIUM', 'discount_code_unfit'],
  ])('with the code %s is refused at its field: %s', async (code, refusal) => {
    await db
      .insertInto('discount_codes')
      .values([
        { site_id: 1, code: 'USEDONCE', value_percentage: 10, status: 'used' },
        { site_id: 1, code: 'FORBELGIUM', value_percentage: 10, country: 'BE' },
      ])
      .onConflict(conflict => conflict.doNothing())
      .execute();
    const { browser, order, attempt } = await buyer();
    const query = { bundle: order().bundle, code };
    for (const refused of [await browser.send(quotePayment, { query }), await attempt({ code })])
      expect(refused.error?.fields?.code?.code).toBe(refusal);
  });

  test('above the spending limit is refused, with the remaining amount', async () => {
    const customer = await buyer();
    const limit = { account_id: customer.member.accountId, currency: 'EUR', amount: 1_500 };
    await db.insertInto('spending_limits').values(limit).execute();
    await customer.startOrder();
    const { error } = await customer.attempt();
    expect(error).toMatchObject({ code: 'spending_limit_reached', params: { left: 501 } });
  });
});

describe('thirty ways to cheat (spec D4.2)', () => {
  const orders: [string, object][] = [
    ['no amount', { amount: undefined }],
    ['an amount in words', { amount: '999' }],
    ['a broken amount', { amount: 998.5 }],
    ['less', { amount: 1 }],
    ['nothing', { amount: 0 }],
    ['less than nothing', { amount: -999 }],
    ['more', { amount: 1_998 }],
    ['more than a number holds', { amount: 1e21 }],
    ['the price of another country', { amount: 899, country: 'GB' }],
    ['no country there is', { country: 'XX' }],
    ['a country in small letters', { country: 'nl' }],
    ['a bundle that is no id', { bundle: '10' }],
    ['a list of bundles', { bundle: [randomUUID()] }],
    ['no bundle', { bundle: undefined }],
    ['a method that never was', { method: 'gold' }],
    ['a method of another country', { method: 'bancontact' }],
    ['a retired method', { method: 'sofort' }],
    ['a debit without its form', { method: 'sdd' }],
    ['a code that is none', { code: '% OFF', amount: 899 }],
    ['a code of everything', { code: { like: '%' }, amount: 899 }],
    ['the time bonus, too late', { code: 'TIMEBONUS25', amount: 749 }],
    ['the discount without a code', { amount: 749 }],
  ];
  test.each(orders)('an order with %s starts nothing', async (_what, change) => {
    const body = { country: 'NL', ...nobody.order(), ...change };
    const { status } = await nobody.browser.send(startPayment, { body: body as never });
    expect([404, 409, 422]).toContain(status);
    expect(await paymentsOf(nobody)).toEqual([]);
  });

  test('credits, price, account and state in a body are ignored', async () => {
    const [customer, other] = [await buyer(), await buyer()];
    const lies = { credits: 1_000, list_price: 1, discount: 998, state: 'completed', currency: 'USD' };
    const body = {
      ...customer.order(),
      ...lies,
      account_id: other.member.accountId,
      payment_id: randomUUID(),
    };
    expect((await customer.browser.send(startPayment, { body })).status).toBe(200);
    const started = {
      credits: 10,
      amount: 999,
      list_price: 999,
      discount: 0,
      state: 'created',
      currency: 'EUR',
    };
    expect(await paymentsOf(customer)).toMatchObject([started]);
    expect([await customer.credits(), await other.credits(), await paymentsOf(other)]).toEqual([0, 0, []]);
  });

  const wrongReports: [string, object][] = [
    ['a cent less', { amount: 998 }],
    ['another currency', { currency: 'PLN' }],
    ['nothing', { amount: 0 }],
    ['less than nothing', { amount: -999 }],
    ['a hundred times as much', { amount: 99_900 }],
  ];
  test.each(wrongReports)('a payment of %s grants no credits', async (_what, change) => {
    const customer = await buyer();
    const payment = await customer.startOrder();
    await report(payment, { state: 'completed', ...change });
    expect([await customer.credits(), await customer.stateOf(payment)]).toEqual([0, 'failed']);
    await expectReconciled();
  });

  test('a report about one payment neither completes another nor credits another member', async () => {
    const [customer, other] = [await buyer(), await buyer()];
    const [cheap, dear] = [await customer.startOrder(), await other.startOrder({ credits: 25 })];
    const status = till.setStatus(cheap.payment_id, { state: 'completed' });
    await deliver(till.webhook({ ...status, payment: dear.payment_id }, { now: clock.now() }));
    expect([await customer.credits(), await other.credits()]).toEqual([10, 0]);
    expect(await other.stateOf(dear)).toBe('created');
  });

  test('a webhook of an unknown provider, or a too large one, is refused before it is read', async () => {
    const customer = await buyer();
    const webhook = webhookOf(await customer.startOrder(), { state: 'completed' });
    const large = await deliver({ ...webhook, body: `${webhook.body}${' '.repeat(70_000)}` });
    expect(large.error?.code).toBe('payload_too_large');
    const post = { method: 'POST', url: '/api/payment-webhook.php?provider=pay', ...webhook } as const;
    const elsewhere = await server.visitor({ headers: { origin: undefined } }).request(post);
    expect(elsewhere.error?.code).toBe('signature_invalid');
    expect(await customer.credits()).toBe(0);
  });
});
