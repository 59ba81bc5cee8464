import { beforeEach, describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { getTransactions } from '#contract/credits';
import { getDiscountCode } from '#contract/discounts';
import { paymentWebhook } from '#contract/payment-webhook';
import {
  cancelPayment,
  checkPayment,
  getPayment,
  getPaymentMethods,
  type Payment,
  quotePayment,
  setPaymentCountry,
  startPayment,
} from '#contract/payments';
import { startTestServer } from '../../testing/start-test-server.ts';
import { openTill } from '../../testing/till.ts';
import { askProviders } from './ask-provider.ts';
import { buying } from './testing/buying.ts';

const till = openTill();
const server = await startTestServer({}, { payments: till });
const { app, db, clock } = server;
const start = clock.now();
const HOUR_MS = 3_600_000;
beforeEach(() => {
  clock.set(start);
  till.isAway = false;
});

const { buyer, newcomer, hear, tell, credits, stateOf, walletOf, booksAgree } = buying(server, till);

describe('an order (section 2, /credits)', () => {
  test('is told with its price, VAT inside, and that it makes premium for life, before anything is paid', async () => {
    const { browser, order } = await buyer();
    expect(await browser.call(quotePayment, { query: { bundle: order.bundle } })).toMatchObject({
      ...{
        credits: 10,
        currency: 'EUR',
        list_price: 999,
        discount: 0,
        amount: 999,
        vat: 173,
        vat_rate: 2_100,
      },
      ...{ vat_country: 'NL', code: null, statement: 'LVD DIGITAL', makes_premium: true },
    });
  });

  test('is for a bundle of the country’s price list only', async () => {
    const { browser, order } = await buyer();
    const british = await browser.send(quotePayment, { query: { bundle: order.bundle, country: 'GB' } });
    expect(british.error?.code).toBe('not_found');
  });

  test('is paid by methods of the country, with their banks; the country is kept (section 3)', async () => {
    const { browser } = await buyer();
    expect(await browser.call(setPaymentCountry, { body: { country: 'AT' } })).toEqual({ country: 'AT' });
    const { country, methods } = await browser.call(getPaymentMethods);
    expect([country, methods[0]]).toEqual([
      'AT',
      { name: 'eps', banks: [{ id: 'donau', name: 'Donaubank' }], can_be_kept: false },
    ]);
    till.isAway = true;
    expect((await browser.call(getPaymentMethods)).methods[0]).toEqual({
      ...{ name: 'eps', banks: [], can_be_kept: false },
    });
    till.isAway = false;
  });

  test('is offered what its provider takes, and to keep what that one keeps; nothing where nobody takes money', async () => {
    const { browser, order } = await buyer();
    const { takes, cards } = till;
    const shown = async () =>
      (await browser.call(getPaymentMethods)).methods.filter(({ name }) => name !== 'sdd');
    expect((await shown()).find(({ name }) => name === 'visa')?.can_be_kept).toBe(true);
    Object.assign(till, { cards: null, takes: (method: string) => method !== 'ideal' });
    expect((await shown()).filter(({ name, can_be_kept }) => can_be_kept || name === 'ideal')).toEqual([]);
    const refused = await browser.send(startPayment, { body: order });
    expect(refused.error?.fields?.method?.code).toBe('payment_method_unknown');
    till.takes = () => false;
    expect(await shown()).toEqual([]);
    Object.assign(till, { takes, cards });
  });

  test.each([
    [{ method: 'bancontact' }, 'method', 'payment_method_unknown'],
    [{ method: 'giropay' }, 'method', 'payment_method_unknown'],
    [{ method: 'sdd' }, 'method', 'payment_method_unknown'],
    [{ code: 'NEVERWAS' }, 'code', 'discount_code_unknown'],
    [{ country: 'AT', method: 'eps', bank: 'nobodys' }, 'bank', 'bank_unknown'],
  ] as const)('with %j is refused at its field', async (change, field, code) => {
    const { browser, order } = await buyer();
    const { error } = await browser.send(startPayment, { body: { ...order, ...change } });
    expect(error?.fields?.[field]?.code).toBe(code);
  });

  test.each([1, 998, 1_000, 99_900, 0, -999])(
    'of %d cents instead of 999 is refused, and nothing is begun',
    async amount => {
      const { browser, order } = await buyer();
      const { error } = await browser.send(startPayment, { body: { ...order, amount } });
      expect(error?.code).toBe('price_changed');
      expect(await db.selectFrom('payments').select('id').where('amount', '=', amount).execute()).toEqual([]);
    },
  );
});

describe('a payment (section 4)', () => {
  test('credits nothing until the provider says so; then once, with premium for life and a letter', async () => {
    const one = await buyer();
    const payment = await one.begin();
    expect(await credits(one)).toBe(0);
    expect((await tell(payment, { state: 'pending' })).status).toBe(204);
    expect([await credits(one), await stateOf(one, payment)]).toEqual([0, 'pending']);
    await tell(payment, { state: 'completed' });
    expect([await credits(one), await stateOf(one, payment)]).toEqual([10, 'completed']);
    expect((await one.browser.call(getUser)).user?.paid_user).toBe(true);
    const letters = db
      .selectFrom('mail_outbox')
      .select('subject')
      .where('account_id', '=', one.member.accountId);
    expect(await letters.execute()).toHaveLength(1);
    const { transactions } = await one.browser.call(getTransactions);
    expect(transactions).toMatchObject([{ kind: 'sales', lot: 'purchased', credits: 10 }]);
    await booksAgree();
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
    'told %s, %s, %s, many times each and all at once, is credited once',
    async (...order) => {
      const one = await buyer();
      const payment = await one.begin();
      for (const state of order) {
        const telling = till.webhook(till.say(payment.payment_id, { state }), { now: clock.now() });
        const answers = await Promise.all(Array.from({ length: 8 }, () => hear(telling)));
        expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204));
      }
      expect([await credits(one), await stateOf(one, payment)]).toEqual([10, 'completed']);
      await booksAgree();
    },
  );

  test('told by a webhook that is forged, stale, turned by a bit or unsigned stays as it was', async () => {
    const one = await buyer();
    const payment = await one.begin();
    const status = till.say(payment.payment_id, { state: 'completed' });
    const good = till.webhook(status, { now: clock.now() });
    const refused = [
      { ...good, headers: { 'content-type': 'application/json' } },
      { ...good, body: good.body.replace('999', '998') },
      { ...good, headers: { ...good.headers, 'x-till-signature': '1' } },
      till.webhook(status, { now: clock.now(), secondsAgo: 301 }),
      { ...good, body: '' },
      { ...good, body: '{}' },
    ];
    for (const telling of refused) expect((await hear(telling)).error?.code).toBe('signature_invalid');
    expect([await credits(one), await stateOf(one, payment)]).toEqual([0, 'created']);
    const other = await hear(good, { 'sec-fetch-site': 'cross-site' });
    expect(other.error?.code).toBe('cross_site');
    expect((await hear(till.webhook(status, { now: clock.now(), secondsAgo: 299 }))).status).toBe(204);
    expect(await credits(one)).toBe(10);
  });

  test.each([{ amount: 998 }, { amount: 99_900 }, { amount: 0 }, { currency: 'USD' }])(
    'for which %j was paid credits nothing, and says why',
    async change => {
      const one = await buyer();
      const payment = await one.begin();
      await tell(payment, { state: 'completed', ...change });
      const told = await one.browser.call(getPayment, { query: { id: payment.payment_id } });
      expect([await credits(one), told.state, told.failure]).toEqual([0, 'failed', 'amount_differs']);
    },
  );

  test('that nobody told of is asked for: within a minute the credits are there', async () => {
    const one = await buyer();
    const payment = await one.begin();
    till.say(payment.payment_id, { state: 'completed' });
    await askProviders(app);
    expect(await credits(one)).toBe(0);
    clock.advance(30_000);
    await askProviders(app);
    expect([await credits(one), await stateOf(one, payment)]).toEqual([10, 'completed']);
  });

  test('is asked for by whoever looks at it, at most every five seconds', async () => {
    const one = await buyer();
    const payment = await one.begin();
    till.say(payment.payment_id, { state: 'completed' });
    const body = { payment: payment.payment_id };
    const answers = await Promise.all([1, 2, 3].map(() => one.browser.call(checkPayment, { body })));
    expect(answers.some(({ state }) => state === 'completed')).toBe(true);
    expect(await credits(one)).toBe(10);
  });

  test('of another member is as unknown as none, to look at, to ask for and to give up', async () => {
    const payment = await (await buyer()).begin();
    const { browser } = await buyer();
    const body = { payment: payment.payment_id };
    const answers = [
      await browser.send(getPayment, { query: { id: payment.payment_id } }),
      await browser.send(checkPayment, { body }),
      await browser.send(cancelPayment, { body }),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(['not_found', 'not_found', 'not_found']);
  });

  test('is given up where it was not made; what the bank took stays', async () => {
    const one = await buyer();
    const [open, paid] = [await one.begin(), await one.begin()];
    till.say(paid.payment_id, { state: 'completed' });
    const give = (payment: Payment) =>
      one.browser.call(cancelPayment, { body: { payment: payment.payment_id } });
    expect([(await give(open)).state, (await give(paid)).state]).toEqual(['cancelled', 'completed']);
    expect(await credits(one)).toBe(10);
  });

  test('that cannot be begun says so, keeps nothing, and everything is settled once the provider is back', async () => {
    const one = await buyer();
    const before = await one.begin();
    till.isAway = true;
    const refused = await one.browser.send(startPayment, { body: one.order });
    expect(refused.error?.code).toBe('payment_provider_away');
    expect(
      (await one.browser.send(cancelPayment, { body: { payment: before.payment_id } })).error?.code,
    ).toBe('payment_provider_away');
    for (let minute = 0; minute < 10; minute++) {
      clock.advance(60_000);
      await askProviders(app);
    }
    expect(await credits(one)).toBe(0);
    till.isAway = false;
    till.say(before.payment_id, { state: 'completed' });
    clock.advance(300_000);
    await askProviders(app);
    expect(await credits(one)).toBe(10);
    await booksAgree();
  });

  test('no more than five are under way at once', async () => {
    const one = await buyer();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => one.browser.send(startPayment, { body: one.order })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ error }) => error?.code === 'payments_open')).toHaveLength(7);
  });
});

describe('a discount (sections 4 and 9)', () => {
  test('of the welcome is on the order of a new member for four hours, and not a second longer', async () => {
    const { browser, order } = await newcomer();
    const quote = () => browser.call(quotePayment, { query: { bundle: order.bundle } });
    expect(await quote()).toMatchObject({ discount: 250, amount: 749, code: { code: 'TIMEBONUS25' } });
    expect(await browser.call(getDiscountCode)).toMatchObject({ expires: '2026-03-14T16:00:00.000Z' });
    clock.advance(4 * HOUR_MS - 1_000);
    expect((await quote()).amount).toBe(749);
    clock.advance(1_000);
    expect((await quote()).amount).toBe(999);
    const late = await browser.send(quotePayment, { query: { bundle: order.bundle, code: 'timebonus25' } });
    expect(late.error?.fields?.code?.code).toBe('discount_code_unknown');
  });

  test('200 purchases at once with one welcome code: one discount', async () => {
    const one = await newcomer();
    const body = { ...one.order, amount: 749, code: 'TIMEBONUS25' };
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => one.browser.send(startPayment, { body })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const payments = db
      .selectFrom('payments')
      .select('discount')
      .where('account_id', '=', one.member.accountId);
    expect((await payments.execute()).filter(({ discount }) => discount > 0)).toHaveLength(1);
    await booksAgree();
  });

  test('is held while its payment is under way, free again when that came to nothing, used once it is completed', async () => {
    const one = await newcomer();
    const withCode = { amount: 749, code: 'TIMEBONUS25' };
    const first = await one.begin(withCode);
    const meanwhile = await one.browser.send(startPayment, { body: { ...one.order, ...withCode } });
    expect(meanwhile.error?.fields?.code?.code).toBe('discount_code_used');
    await tell(first, { state: 'failed', failure: 'declined' });
    const second = await one.begin(withCode);
    await tell(second, { state: 'completed' });
    const again = await one.browser.send(startPayment, { body: { ...one.order, ...withCode } });
    expect(again.status).toBe(422);
    await booksAgree();
  });

  test.each([
    [{ country: 'BE' }, 'discount_code_unfit'],
    [{ currency: 'GBP' }, 'discount_code_unfit'],
    [{ currency: 'EUR', minimum_order_value: 1_000 }, 'discount_code_unfit'],
    [{ paymentmethods: ['paypal'] }, 'discount_code_unfit'],
    [{ status: 'withdrawn' }, 'discount_code_unknown'],
    [{ status: 'used' }, 'discount_code_used'],
    [{ expires: start }, 'discount_code_unknown'],
  ] as const)('with %j is refused: %s', async (facts, refusal) => {
    const code = `CODE${Math.floor(performance.now() * 1_000)}`;
    await db
      .insertInto('discount_codes')
      .values({
        site_id: 1,
        code,
        value_percentage: 10,
        ...facts,
        paymentmethods: [...('paymentmethods' in facts ? facts.paymentmethods : [])],
      })
      .execute();
    const { browser, order } = await buyer();
    const { error } = await browser.send(startPayment, { body: { ...order, amount: 899, code } });
    expect(error?.fields?.code?.code).toBe(refusal);
  });
});

describe('what goes back (decisions, 2)', () => {
  test('a bank that takes a payment back takes its credits; what was spent is owed, and paid off by the next purchase', async () => {
    const one = await buyer();
    const payment = await one.begin();
    await tell(payment, { state: 'completed' });
    await db
      .insertInto('ledger_entries')
      .values({ account_id: one.member.accountId, lot: 'purchased', contra: 'messages', amount: -7 })
      .execute();
    await tell(payment, { state: 'charged_back' });
    await tell(payment, { state: 'charged_back' });
    expect([await credits(one), await stateOf(one, payment)]).toEqual([0, 'charged_back']);
    expect(await walletOf(one)).toEqual({ purchased: 0, debt: 7 });
    expect((await one.browser.call(getUser)).user?.paid_user).toBe(false);
    const query = { bundle: one.order.bundle };
    expect(await one.browser.call(quotePayment, { query })).toMatchObject({ credits: 10, settles: 7 });
    const next = await one.begin();
    expect(next.settled).toBe(0);
    await tell(next, { state: 'completed' });
    expect(await walletOf(one)).toEqual({ purchased: 3, debt: 0 });
    const bought = await one.browser.call(getPayment, { query: { id: next.payment_id } });
    expect(bought).toMatchObject({ credits: 10, settled: 7 });
    expect(await one.browser.call(quotePayment, { query })).toMatchObject({ settles: 0 });
    await booksAgree();
  });

  test('what is owed is said by the receipt of the purchase that pays it off, and of it no more is said to be there', async () => {
    const one = await buyer();
    const { accountId: account_id } = one.member;
    const owed = { account_id, lot: 'debt', contra: 'chargebacks', amount: -7 } as const;
    await db.insertInto('ledger_entries').values(owed).execute();
    await tell(await one.begin(), { state: 'completed' });
    await db
      .insertInto('ledger_entries')
      .values({ ...owed, amount: -10 })
      .execute();
    await tell(await one.begin(), { state: 'completed' });
    await tell(await one.begin(), { state: 'completed' });
    const letters = await db
      .selectFrom('mail_outbox')
      .select('text_body')
      .where('account_id', '=', account_id)
      .orderBy('id')
      .execute();
    const [some, all, none] = letters.map(({ text_body }) => text_body.replaceAll(/\s+/g, ' '));
    expect(some).toContain('7 daarvan gingen op aan wat je nog openstaan had');
    expect(some).toContain('3 credits staan voor je klaar.');
    expect(all).toContain('Er kwam niets bij je saldo.');
    expect(none).toContain('Je kocht 10 credits voor € 9,99. Ze staan voor je klaar.');
  });

  test('later than the days of refund premium stays', async () => {
    const one = await buyer();
    const payment = await one.begin();
    await tell(payment, { state: 'completed' });
    clock.advance(15 * 24 * HOUR_MS);
    await tell(payment, { state: 'charged_back' });
    expect((await one.browser.call(getUser)).user?.paid_user).toBe(true);
  });
});

test('a webhook of a payment that nobody knows is answered, and nothing happens', async () => {
  const one = await buyer();
  const payment = await one.begin();
  const status = {
    ...till.say(payment.payment_id, { state: 'completed' }),
    reference: 'unknown',
    payment: null,
  };
  expect((await hear(till.webhook(status, { now: clock.now() }))).status).toBe(204);
  expect(await credits(one)).toBe(0);
  expect(paymentWebhook.who).toBe('provider');
});
