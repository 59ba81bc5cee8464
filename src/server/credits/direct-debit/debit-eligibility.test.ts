import { beforeEach, describe, expect, test } from 'vitest';
import { getPayment, setPaymentCountry, startPayment } from '#contract/payments';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { expectReconciled } from '../testing/expect-reconciled.ts';
import { exportDebits } from './export-debits.ts';
import { markBatchCollected, returnDebit } from './operator-debits.ts';
import { directDebitTest } from './testing/direct-debit-test.ts';
import { createFakeSms } from './testing/fake-sms.ts';

const telephone = createFakeSms();
const server = await startTestServer({}, { sms: telephone, payments: createFakePaymentProvider() });
const { app, db, clock } = server;
const { payer, site, operator } = directDebitTest(server, telephone);
const start = clock.now();
beforeEach(() => clock.set(start));

describe('what prevents a direct debit (spec 5.8)', () => {
  test('one open debit at a time, until the bank has paid it', async () => {
    const customer = await payer();
    await customer.pay();
    const refused = await customer.refusal();
    expect(refused?.code).toBe('direct_debit_open');
    expect(refused?.message).not.toMatch(/limiet|goedkoper/);
    const state = await customer.state();
    expect(state).toMatchObject({ refused: 'direct_debit_open', collect_on: '2026-03-20' });
    expect([await customer.isOffered(), await customer.ineligibility()]).toEqual([
      false,
      'direct_debit_open',
    ]);
    const batch = await exportDebits(app, site(), operator());
    expect((await customer.refusal())?.code).toBe('direct_debit_open');
    await markBatchCollected(app, operator(), batch?.id ?? '');
    expect([await customer.isOffered(), await customer.ineligibility()]).toEqual([true, null]);
    expect((await customer.pay()).state).toBe('completed');
  });

  test('an email address that is not confirmed', async () => {
    const customer = await payer({ status: 'not_confirmed' });
    expect([(await customer.refusal())?.code, await customer.isOffered()]).toEqual(['unconfirmed', false]);
    expect([(await customer.state()).refused, await customer.ineligibility()]).toEqual([
      'unconfirmed',
      'unconfirmed',
    ]);
    await customer.browser.call(setPaymentCountry, { body: { country: 'GB' } });
    expect(await customer.ineligibility()).toBeNull();
  });

  test('two correct codes for refused accounts: nobody can probe the accounts of others', async () => {
    const [customer, first, second] = [await payer(), await payer(), await payer()];
    await first.pay();
    await second.pay();
    for (const { form } of [first, second]) {
      expect((await customer.state()).refused).toBeNull();
      const { debit } = await customer.submit({ iban: form.iban });
      expect((await customer.tryConfirm(debit)).error?.code).toBe('direct_debit_refused');
      clock.advance(3_600_001);
    }
    clock.advance(29 * 86_400_000);
    expect([(await customer.refusal())?.code, await customer.isOffered()]).toEqual([
      'direct_debit_refused',
      false,
    ]);
    clock.advance(86_400_000);
    expect((await customer.pay()).state).toBe('completed');
  });

  test('an open debit confirmed by the same phone, until the bank has paid it', async () => {
    const [customer, other] = [await payer(), await payer()];
    await customer.pay();
    const agree = async () => other.tryConfirm((await other.submit({ phone: customer.form.phone })).debit);
    expect((await agree()).error?.code).toBe('direct_debit_refused');
    expect(await other.credits()).toBe(0);
    const batch = await exportDebits(app, site(), operator());
    await markBatchCollected(app, operator(), batch?.id ?? '');
    expect((await agree()).status).toBe(200);
  });

  test('an order above the limit of the site', async () => {
    const customer = await payer();
    const dear = customer.bundles.find(({ price }) => price > 5_000);
    const refused = await customer.refusal({ bundle: dear?.id, amount: dear?.price });
    expect(refused?.code).toBe('direct_debit_limit');
    expect(refused?.message).toMatch(/later.*goedkopere bundel.*andere manier/);
  });

  test('what prevents every order: five open payments, the spending limit, a code that was used or does not apply', async () => {
    const [busy, careful, late] = [await payer(), await payer(), await payer({ signedUpAt: start })];
    const order = { bundle: busy.form.bundle, method: 'ideal', amount: 999 } as const;
    for (let count = 0; count < 5; count++) await busy.browser.call(startPayment, { body: order });
    expect((await busy.refusal())?.code).toBe('payments_open');
    const limit = { account_id: careful.member.accountId, currency: 'EUR', amount: 998 };
    await db.insertInto('spending_limits').values(limit).execute();
    expect((await careful.refusal())?.code).toBe('spending_limit_reached');
    const code = { site_id: 1, code: 'ONLYPAYPAL', value_percentage: 10, paymentmethods: ['paypal'] };
    await db.insertInto('discount_codes').values(code).execute();
    const unfit = await careful.refusal({ code: 'ONLYPAYPAL', amount: 899 });
    expect(unfit?.fields?.code?.code).toBe('discount_code_unfit');
    await late.browser.call(startPayment, { body: { ...order, amount: 749 } });
    const used = await late.refusal({ code: 'TIMEBONUS25', amount: 749 });
    expect(used?.fields?.code?.code).toBe('discount_code_used');
  });

  test('a returned debit: its member and account are refused for as long as the reason demands', async () => {
    const [customer, other] = [await payer(), await payer()];
    const { debit, mandate_reference: mandate } = await customer.submit();
    await customer.confirm(debit);
    await exportDebits(app, site(), operator());
    const giveBack = () => returnDebit(app, operator(), { mandate, reason: 'AM04' });
    expect([await giveBack(), await giveBack()]).toEqual(['returned', 'known']);
    expect((await customer.browser.call(getPayment, { query: { id: debit } })).state).toBe('charged_back');
    expect(await customer.credits()).toBe(0);
    const refused = await customer.refusal();
    expect(refused?.code).toBe('direct_debit_refused');
    expect(refused?.message).toMatch(/later.*goedkopere bundel.*andere betaalmethode/);
    expect((await customer.state()).refused).toBe('direct_debit_refused');
    const theirs = await other.submit({ iban: customer.form.iban });
    const { error } = await other.tryConfirm(theirs.debit);
    expect([error?.code, await other.credits()]).toEqual(['direct_debit_refused', 0]);
    for (let half = 0; half < 2; half++) {
      expect((await customer.refusal())?.code).toBe('direct_debit_refused');
      clock.advance(15 * 86_400_000);
    }
    expect((await customer.pay()).state).toBe('completed');
    await expectReconciled(app);
  });

  test('a debit that is returned while another waits for its code, although account and phone differ', async () => {
    const customer = await payer();
    const { debit, mandate_reference: mandate } = await customer.submit();
    await customer.confirm(debit);
    const batch = await exportDebits(app, site(), operator());
    await markBatchCollected(app, operator(), batch?.id ?? '');
    const { iban, phone } = (await payer()).form;
    const next = await customer.submit({ iban, phone });
    expect(await returnDebit(app, operator(), { mandate, reason: 'AM04' })).toBe('returned');
    expect((await customer.tryConfirm(next.debit)).error?.code).toBe('direct_debit_refused');
    expect(await customer.credits()).toBe(0);
    await expectReconciled(app);
  });

  test('the phone of a returned debit, for as long as its account; it does not count as a probed account', async () => {
    const [customer, other] = [await payer(), await payer()];
    const { debit, mandate_reference: mandate } = await customer.submit();
    await customer.confirm(debit);
    await exportDebits(app, site(), operator());
    expect(await returnDebit(app, operator(), { mandate, reason: 'AM04' })).toBe('returned');
    const agree = async () => other.tryConfirm((await other.submit({ phone: customer.form.phone })).debit);
    for (let half = 0; half < 2; half++) {
      expect((await agree()).error?.code).toBe('direct_debit_refused');
      expect(await other.credits()).toBe(0);
      expect((await other.state()).refused).toBeNull();
      clock.advance(15 * 86_400_000);
    }
    expect((await agree()).status).toBe(200);
  });

  test('one account for many members: of ten simultaneous confirmations one is credited', async () => {
    const many = await Promise.all(Array.from({ length: 10 }, () => payer()));
    const iban = many[0]?.form.iban ?? '';
    const asked = [];
    for (const customer of many)
      asked.push({
        one: customer,
        debit: (await customer.submit({ iban })).debit,
        otp: telephone.lastCode(),
      });
    const answers = await Promise.all(
      asked.map(({ one: customer, debit, otp }) => customer.tryConfirm(debit, otp)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === 'direct_debit_refused')).toHaveLength(9);
    const purses = await Promise.all(many.map(customer => customer.credits()));
    expect(purses.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(10);
  });
});
