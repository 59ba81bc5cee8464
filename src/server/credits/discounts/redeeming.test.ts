import { beforeEach, describe, expect, test } from 'vitest';
import {
  answerDeleteDiscount,
  getDiscountCode,
  getTimeBonus,
  offerDeleteDiscount,
} from '#contract/discounts';
import { HOUR_MS } from '#contract/durations';
import { cancelPayment, getPayment, type Payment, quotePayment } from '#contract/payments';
import { getOpenPayments } from '#contract/transactions';
import { captureStatements } from '../../testing/capture-statements.ts';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { type Buyer, purchaseTest } from '../testing/purchase-test.ts';

const till = createFakePaymentProvider();
const server = await startTestServer({}, { payments: till });
const { db, clock } = server;
const start = clock.now();
const { buyer, newcomer, report, expectReconciled } = purchaseTest(server, till);
beforeEach(() => clock.set(start));

let codes = 0;
async function issue(fields: object = {}): Promise<string> {
  codes += 1;
  const code = `ISSUED${codes}`;
  const row = { site_id: 1, code, value_percentage: 10, ...fields };
  await db.insertInto('discount_codes').values(row).execute();
  return code;
}
const refusalOf = async ({ attempt }: Buyer, code: string) =>
  (await attempt({ amount: 899, code })).error?.fields?.code;

describe('GET /api/discountcode.php?welcome=true (spec 4.12, 7.6)', () => {
  test('answers nothing to a visitor or buyer; while a payment holds the bonus its countdown continues, and another order has no discount', async () => {
    expect((await server.visitor().send(getTimeBonus)).status).toBe(204);
    const customer = await newcomer();
    const payment = await customer.startOrder({ amount: 749 });
    const held = await customer.browser.call(getTimeBonus);
    expect(held).toMatchObject({ code: 'TIMEBONUS25', expires_in: 4 * 3_600 });
    expect(await customer.quote()).toMatchObject({ amount: 999, code: null });
    expect((await customer.browser.send(getDiscountCode)).status).toBe(204);
    await report(payment, { state: 'failed' });
    expect(await customer.browser.call(getTimeBonus)).toEqual(held);
    expect(await customer.quote()).toMatchObject({ amount: 749 });
    await customer.buy({ amount: 749 });
    expect((await customer.browser.send(getTimeBonus)).status).toBe(204);
  });

  test('else answers the best code from the operator for this member, and no other', async () => {
    const [customer, other] = [await buyer(), await buyer()];
    const user_id = customer.member.accountId;
    await issue({ user_id, value_percentage: 20 });
    const best = await issue({ user_id, value_percentage: 30, expires: new Date(start.getTime() + HOUR_MS) });
    await issue({ value_percentage: 60 });
    expect(await customer.browser.call(getTimeBonus)).toMatchObject({ code: best, user_id });
    expect((await other.browser.send(getTimeBonus)).status).toBe(204);
    clock.advance(HOUR_MS);
    expect(await customer.browser.call(getTimeBonus)).toMatchObject({ value_percentage: 20 });
  });
});

describe('GET /api/payments.php?open=1 (spec 4.9)', () => {
  const openOf = async ({ browser }: Buyer) => (await browser.call(getOpenPayments)).payments;

  test('lists an open payment on every device of its member until it is cancelled, which releases the discount at once', async () => {
    const [customer, other] = [await newcomer(), await newcomer()];
    await customer.startOrder({ amount: 749 });
    const elsewhere = server.as(customer.member);
    const [open] = (await elsewhere.call(getOpenPayments)).payments;
    expect(open).toMatchObject({
      payment: { state: 'created', code: 'TIMEBONUS25', discount: 250, amount: 749 },
      leave_for: expect.stringContaining('http'),
      holds: true,
    });
    expect(await openOf(other)).toEqual([]);
    const body = { payment: open?.payment.payment_id ?? '' };
    expect(await elsewhere.call(cancelPayment, { body })).toMatchObject({ state: 'cancelled' });
    expect(await openOf(customer)).toEqual([]);
    expect(await customer.quote()).toMatchObject({ amount: 749 });
  });

  test('includes a pending payment, and no completed, unsuccessful or abandoned one of more than a day', async () => {
    const customer = await buyer();
    const code = await issue();
    await customer.startOrder();
    await customer.startOrder({ amount: 899, code: await issue({ validity: 'unlimited' }) });
    expect((await openOf(customer)).map(({ holds }) => holds)).toEqual([false, false]);
    clock.advance(25 * HOUR_MS);
    await report(await customer.startOrder({ amount: 899, code }), { state: 'failed' });
    expect(await openOf(customer)).toEqual([]);
    const payment = await customer.startOrder({ amount: 899, code });
    await report(payment, { state: 'pending' });
    clock.advance(25 * HOUR_MS);
    expect(await openOf(customer)).toMatchObject([
      { payment: { payment_id: payment.payment_id, state: 'pending', code }, leave_for: null, holds: true },
    ]);
    await report(payment, { state: 'completed' });
    expect(await openOf(customer)).toEqual([]);
  });

  test('takes as many queries for five payments as for one, each with its own code and bundle', async () => {
    const customer = await buyer();
    const code = await issue();
    await customer.startOrder({ amount: 899, code });
    const statements = () => captureStatements(() => openOf(customer));
    await statements();
    const ofOne = (await statements()).length;
    for (let count = 1; count < 5; count += 1) await customer.startOrder();
    expect((await statements()).length).toBe(ofOne);
    const open = (await openOf(customer)).map(({ payment }) => payment);
    expect(open.map(payment => payment.code)).toEqual([null, null, null, null, code]);
    for (const payment of open)
      expect(await customer.browser.call(getPayment, { query: { id: payment.payment_id } })).toEqual(payment);
  });
});

describe('a code at the checkout (spec 3.7)', () => {
  test('whose conditions all hold reduces the price, and the buyer sees it before paying', async () => {
    const customer = await buyer();
    const code = await issue({
      ...{ country: 'NL', user_id: customer.member.accountId, currency: 'EUR', minimum_order_value: 999 },
      ...{ expires: new Date(start.getTime() + 1_000), paymentmethods: ['ideal'], validity: 'once' },
    });
    expect(await customer.quote({ code: ` ${code.toLowerCase()} ` })).toMatchObject({
      ...{ discount: 100, amount: 899, vat: 156, code: { code } },
    });
    const payment = await customer.startOrder({ amount: 899, code });
    expect(payment).toMatchObject({ list_price: 999, discount: 100, amount: 899, code });
    await report(payment, { state: 'completed' });
    await expectReconciled();
  });

  test.each([
    [{ country: 'BE' }, 'country'],
    [{ currency: 'GBP' }, 'currency'],
    [{ currency: 'EUR', minimum_order_value: 1_000 }, 'minimum_order_value'],
    [{ paymentmethods: ['paypal', 'visa'] }, 'paymentmethods'],
  ])('with %j does not apply to this order, and the condition is named', async (conditions, why) => {
    expect(await refusalOf(await buyer(), await issue(conditions))).toMatchObject({
      ...{ code: 'discount_code_unfit', params: { why } },
    });
  });

  test('that demands a method applies while none is chosen, and is refused for another', async () => {
    const customer = await buyer();
    const code = await issue({ paymentmethods: ['paypal'] });
    const quote = (method?: 'paypal' | 'ideal') =>
      customer.browser.send(quotePayment, {
        query: { bundle: customer.order().bundle, code, ...(method && { method }) },
      });
    expect((await quote()).status).toBe(200);
    expect((await quote('paypal')).status).toBe(200);
    expect((await quote('ideal')).error?.fields?.code?.code).toBe('discount_code_unfit');
  });

  test.each([
    ['another member’s', async () => ({ user_id: (await server.signUpMember()).accountId })],
    ['withdrawn', async () => ({ status: 'withdrawn' })],
    ['over', async () => ({ expires: start })],
  ])('that is %s is "Code niet gevonden"', async (_what, createCode) => {
    expect(await refusalOf(await buyer(), await issue(await createCode()))).toMatchObject({
      ...{ code: 'discount_code_unknown', message: 'Code niet gevonden' },
    });
  });

  test('that expires between quote and payment is refused', async () => {
    const customer = await buyer();
    const code = await issue({ expires: new Date(start.getTime() + 60_000) });
    await customer.quote({ code });
    clock.advance(60_000);
    expect((await refusalOf(customer, code))?.code).toBe('discount_code_unknown');
  });

  test('valid once serves one member, once-per-user each member once, unlimited as often as they like', async () => {
    const [customer, other] = [await buyer(), await buyer()];
    const tried = async (code: string) => {
      const outcomes = [];
      for (const who of [customer, customer, other]) {
        const { error } = await who.attempt({ amount: 899, code });
        outcomes.push(error?.fields?.code?.code ?? 'begun');
      }
      return outcomes;
    };
    const used = 'discount_code_used';
    expect(await tried(await issue({ validity: 'once' }))).toEqual(['begun', used, used]);
    expect(await tried(await issue({ validity: 'once-per-user' }))).toEqual(['begun', used, 'begun']);
    expect(await tried(await issue({ validity: 'unlimited' }))).toEqual(['begun', 'begun', 'begun']);
  });

  test('valid once is marked as used when its payment completes', async () => {
    const customer = await buyer();
    const code = await issue({ validity: 'once' });
    const status = () => db.selectFrom('discount_codes').select('status').where('code', '=', code).execute();
    const payment = await customer.startOrder({ amount: 899, code });
    expect(await status()).toEqual([{ status: 'active' }]);
    await report(payment, { state: 'completed' });
    expect(await status()).toEqual([{ status: 'used' }]);
    const query = { bundle: customer.order().bundle, code };
    const again = await (await buyer()).browser.send(quotePayment, { query });
    expect(again.error?.fields?.code).toMatchObject({
      code: 'discount_code_used',
      message: 'Code reeds gebruikt',
    });
  });

  test('valid once serves one payment, if a late payment redeems it while another begins to hold it', async () => {
    const code = await issue({ validity: 'once' });
    const [customer, other] = [await buyer(), await buyer()];
    const payment = await customer.startOrder({ amount: 899, code });
    await report(payment, { state: 'cancelled' });
    const reported = report(payment, { state: 'completed' });
    const tried = other.attempt({ amount: 899, code });
    expect((await reported).status).toBe(204);
    const served = [(await customer.stateOf(payment)) === 'completed', (await tried).status === 200];
    expect(served.filter(Boolean)).toHaveLength(1);
    await expectReconciled();
  });

  test('of the time bonus is used for a member who paid with it, and unknown to one who never had it', async () => {
    const [customer, never] = [await newcomer(), await buyer()];
    await customer.buy({ amount: 749 });
    expect((await refusalOf(customer, 'timebonus25'))?.code).toBe('discount_code_used');
    expect((await refusalOf(never, 'TIMEBONUS25'))?.code).toBe('discount_code_unknown');
  });

  test('whose payment was cancelled and is paid after all is used with it', async () => {
    const customer = await buyer();
    const code = await issue({ validity: 'once-per-user' });
    const payment = await customer.startOrder({ amount: 899, code });
    await report(payment, { state: 'cancelled' });
    await report(payment, { state: 'completed' });
    expect((await refusalOf(customer, code))?.code).toBe('discount_code_used');
    await expectReconciled();
  });

  test('whose payments were cancelled one after the other is used once, although all are paid after all: the others are refunded', async () => {
    const customer = await buyer();
    const code = await issue({ validity: 'once-per-user' });
    const payments: Payment[] = [];
    for (let number = 0; number < 4; number++) {
      const payment = await customer.startOrder({ amount: 899, code });
      await report(payment, { state: 'cancelled' });
      payments.push(payment);
    }
    for (const payment of payments) await report(payment, { state: 'completed' });
    const states = await Promise.all(payments.map(customer.stateOf));
    expect(states).toEqual(['completed', 'refunded', 'refunded', 'refunded']);
    const refunds = await db
      .selectFrom('refunds')
      .select(['amount', 'state'])
      .where(
        'payment_id',
        'in',
        payments.map(({ payment_id: id }) => id),
      )
      .execute();
    expect(refunds).toEqual(Array(3).fill({ amount: 899, state: 'requested' }));
    expect(await customer.credits()).toBe(10);
    const emails = await customer.emails();
    expect(emails.filter(email => email.includes('korting erop hoort intussen'))).toHaveLength(3);
    await expectReconciled();
  });

  test('offered before a deletion reduces the price by the offered percentage, up to 90 %, once', async () => {
    const customer = await buyer();
    await customer.browser.call(offerDeleteDiscount);
    await db
      .updateTable('delete_discounts')
      .set({ percentage: 90 })
      .where('account_id', '=', customer.member.accountId)
      .execute();
    await customer.browser.call(answerDeleteDiscount, { body: { accept: true } });
    expect(await customer.quote()).toMatchObject({ discount: 899, amount: 100 });
    await customer.buy({ amount: 100 });
    expect(await customer.quote()).toMatchObject({ discount: 0, amount: 999, code: null });
    await expectReconciled();
  });

  test('that was not typed is no obstacle: an active discount that does not apply is left out', async () => {
    const customer = await buyer();
    await issue({ user_id: customer.member.accountId, value_percentage: 40, country: 'BE' });
    await issue({ user_id: customer.member.accountId, value_percentage: 20 });
    expect(await customer.quote()).toMatchObject({ discount: 200, amount: 799 });
  });

  test('of another site is unknown on this one', async () => {
    const lilac = await openSecondSite(server);
    expect((await refusalOf(await buyer(), await issue({ site_id: lilac })))?.code).toBe(
      'discount_code_unknown',
    );
  });
});
