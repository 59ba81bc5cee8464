import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { getPayment, setPaymentCountry } from '#contract/payments';
import { deleteStoredCard, getRepeatOrder, startRepeatOrder } from '#contract/repeat-order';
import { defaultSettings } from '../../site/settings.ts';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { exportDebits } from '../direct-debit/export-debits.ts';
import { markBatchCollected, returnDebit } from '../direct-debit/operator-debits.ts';
import { directDebitTest, type Payer } from '../direct-debit/testing/direct-debit-test.ts';
import { createFakeSms } from '../direct-debit/testing/fake-sms.ts';
import { purchaseTest } from '../testing/purchase-test.ts';
import { storedCardTest } from './testing/stored-card-test.ts';

const till = createFakePaymentProvider();
const telephone = createFakeSms();
const server = await startTestServer({}, { payments: till, sms: telephone });
const { app, db, clock } = server;
const purchases = purchaseTest(server, till);
const { buyer, report, expectReconciled } = purchases;
const { buyWithStoredCard } = storedCardTest(purchases);
const { payer, site, operator } = directDebitTest(server, telephone);
beforeEach(() => {
  till.isUnavailable = false;
});

const bought = async () => {
  const customer = await buyer();
  await customer.buy();
  return customer;
};
async function debited() {
  const customer = await payer();
  const { debit, mandate_reference: mandate } = await customer.submit();
  await customer.confirm(debit);
  await collect();
  await customer.pay();
  await collect();
  return { ...customer, mandate };
}
async function collect(): Promise<void> {
  const batch = await exportDebits(app, site(), operator());
  await markBatchCollected(app, operator(), batch?.id ?? '');
}

describe('the last order, again (spec 3.10)', () => {
  test('a member who never bought has none', async () => {
    const { browser } = await buyer();
    expect((await browser.send(getRepeatOrder)).status).toBe(204);
    const refused = await browser.send(startRepeatOrder, { body: { amount: 999 } });
    expect(refused.error?.code).toBe('not_found');
  });

  test('is that of the last completed payment at the current price, with its stored card', async () => {
    const customer = await buyWithStoredCard();
    await customer.startOrder({ method: 'paypal' });
    expect(customer.repeat).toMatchObject({
      ...{
        bundle: customer.order().bundle,
        method: 'visa',
        country: 'NL',
        bank: null,
        credits: 10,
        amount: 999,
      },
      ...{ card: { label: '4242' }, code: null, statement: 'LVD DIGITAL' },
    });
    await customer.buy({ method: 'paypal' });
    expect(await customer.browser.call(getRepeatOrder)).toMatchObject({ method: 'paypal', card: null });
  });

  test('by the stored card is paid at once when the member confirms it, and never without that', async () => {
    const customer = await buyWithStoredCard();
    expect(await customer.credits()).toBe(10);
    const { payment, leave_for } = await customer.browser.call(startRepeatOrder, {
      body: { amount: 999, card: customer.card },
    });
    expect(payment).toMatchObject({ state: 'completed', is_repeat: true, method: 'visa' });
    expect([leave_for, await customer.credits()]).toEqual([null, 20]);
    await expectReconciled();
  });

  test('sent twice with one key it is paid once', async () => {
    const customer = await buyWithStoredCard();
    const send = () =>
      customer.browser.call(startRepeatOrder, {
        body: { amount: 999, card: customer.card },
        key: 'the-same-key-again',
      });
    const [first, second] = [await send(), await send()];
    expect(second.payment.payment_id).toBe(first.payment.payment_id);
    expect(await customer.credits()).toBe(20);
  });

  test('a declined card is "Creditcard betaling mislukt", with the failed payment stored (spec 8.1)', async () => {
    const customer = await buyWithStoredCard('a card that is refused');
    const { status, error } = await customer.repay();
    expect([status, error?.code, error?.message]).toEqual([
      402,
      'card_payment_failed',
      'Creditcard betaling mislukt',
    ]);
    const id = String(error?.params?.payment);
    expect(await customer.browser.call(getPayment, { query: { id } })).toMatchObject({
      ...{ state: 'failed', failure: 'declined', is_repeat: true, bundle: customer.order().bundle },
    });
    expect(await customer.credits()).toBe(10);
  });

  test('without a card it is paid at the same method as before', async () => {
    const customer = await bought();
    const { payment, leave_for } = await customer.browser.call(startRepeatOrder, { body: { amount: 999 } });
    expect(payment).toMatchObject({ state: 'created', method: 'ideal', is_repeat: false });
    expect(leave_for).toContain('till.example');
  });

  test('no longer exists once the bundle, the method or the country is gone', async () => {
    const customer = await bought();
    await setSetting(server, 'countries', ['BE', 'DE']);
    expect((await customer.browser.send(getRepeatOrder)).status).toBe(204);
    await setSetting(server, 'countries', defaultSettings.countries);
    await db
      .updateTable('bundles')
      .set({ site_id: 1, credits: 11 })
      .where('id', '=', customer.order().bundle)
      .execute();
    expect((await customer.browser.send(getRepeatOrder)).status).toBe(204);
    await db.updateTable('bundles').set({ credits: 10 }).where('id', '=', customer.order().bundle).execute();
    expect(await customer.browser.call(getRepeatOrder)).not.toBeNull();
  });

  test('by direct debit is shown, and started only by its form, if that offers the bundle', async () => {
    const customer = await bought();
    const debited = { method: 'sdd', provider: 'direct_debit' };
    await db.transaction().execute(async trx => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await trx
        .updateTable('payments')
        .set(debited)
        .where('account_id', '=', customer.member.accountId)
        .execute();
    });
    await setSetting(server, 'creditor_id', 'NL22ZZZ000000000000');
    await setSetting(server, 'creditor_iban', 'NL91ABNA0417164300');
    expect(await customer.browser.call(getRepeatOrder)).toMatchObject({ method: 'sdd', card: null });
    const refused = await customer.browser.send(startRepeatOrder, { body: { amount: 999 } });
    expect(refused.error?.code).toBe('not_found');
    await customer.browser.call(setPaymentCountry, { body: { country: 'GB' } });
    expect((await customer.browser.send(getRepeatOrder)).status).toBe(204);
    await customer.browser.call(setPaymentCountry, { body: { country: 'BE' } });
    expect(await customer.browser.call(getRepeatOrder)).toMatchObject({ method: 'sdd', currency: 'EUR' });
    await setSetting(server, 'creditor_id', '');
    expect((await customer.browser.send(getRepeatOrder)).status).toBe(204);
  });

  test.each(['charged_back', 'refunded'] as const)(
    'skips a payment that was %s for the one before',
    async state => {
      const customer = await buyer();
      const earlier = await customer.buy();
      clock.advance(60_000);
      const other = await customer.buy({ credits: 25 });
      expect((await customer.browser.call(getRepeatOrder))?.credits).toBe(25);
      await report(other, { state });
      expect((await customer.browser.call(getRepeatOrder))?.credits).toBe(10);
      await report(earlier, { state });
      expect((await customer.browser.send(getRepeatOrder)).status).toBe(204);
    },
  );

  test('says, like its quote, how much of it pays off debt (spec D2.35)', async () => {
    const customer = await bought();
    const { accountId: account_id } = customer.member;
    const owed = { account_id, lot: 'debt', contra: 'corrections', amount: -7 } as const;
    await db.insertInto('ledger_entries').values(owed).execute();
    const quote = await customer.quote({ method: 'ideal' });
    expect(await customer.browser.call(getRepeatOrder)).toMatchObject({ ...quote, settles: 7 });
  });

  const ineligibilities: [string, (customer: Payer & { mandate: string }) => Promise<unknown>][] = [
    ['direct_debit_open', customer => customer.pay()],
    ['direct_debit_limit', () => setSetting(server, 'direct_debit_limit', 998)],
    ['direct_debit_refused', ({ mandate }) => returnDebit(app, operator(), { mandate, reason: 'AM04' })],
    [
      'unconfirmed',
      ({ member }) =>
        db
          .updateTable('accounts')
          .set({ status: 'not_confirmed' })
          .where('id', '=', member.accountId)
          .execute(),
    ],
  ];
  test.each(ineligibilities)(
    'by direct debit gives the reason for a refusal, like its form: %s (spec 5.8)',
    async (code, happens) => {
      const customer = await debited();
      expect(await customer.browser.call(getRepeatOrder)).toMatchObject({ method: 'sdd', refused: null });
      await happens(customer);
      expect(await customer.browser.call(getRepeatOrder)).toMatchObject({ method: 'sdd', refused: code });
      expect((await customer.refusal())?.code).toBe(code);
      await setSetting(server, 'direct_debit_limit', defaultSettings.direct_debit_limit);
    },
  );

  test('the card of another member, a deleted card and an invented one are all unknown', async () => {
    const [customer, other] = [await buyWithStoredCard(), await buyWithStoredCard()];
    await other.browser.call(deleteStoredCard, { body: { card: other.card } });
    for (const card of [other.card, customer.payment.payment_id]) {
      const refused = await customer.browser.send(startRepeatOrder, { body: { amount: 999, card } });
      expect(refused.error?.code).toBe('not_found');
    }
    expect((await other.repay()).error?.code).toBe('not_found');
  });

  test('a changed price, the spending limit, too many open payments and an unavailable provider are refused', async () => {
    const customer = await buyWithStoredCard();
    const again = async (amount = 999) =>
      (await customer.browser.send(startRepeatOrder, { body: { amount, card: customer.card } })).error?.code;
    expect(await again(1)).toBe('price_changed');
    const other = await bought();
    till.isUnavailable = true;
    const away = await other.browser.send(startRepeatOrder, { body: { amount: 999 } });
    expect(away.error?.code).toBe('payment_provider_away');
    till.isUnavailable = false;
    const limit = { account_id: customer.member.accountId, currency: 'EUR', amount: 1_500 };
    await db.insertInto('spending_limits').values(limit).execute();
    expect(await again()).toBe('spending_limit_reached');
    await db.deleteFrom('spending_limits').execute();
    for (let open = 0; open < 5; open++) await customer.startOrder();
    expect(await again()).toBe('payments_open');
    expect(await customer.credits()).toBe(10);
  });

  test('with a bank that is no longer offered is refused at `bank`', async () => {
    const customer = await buyer();
    await customer.browser.call(setPaymentCountry, { body: { country: 'AT' } });
    await customer.buy({ method: 'eps', bank: 'donau' });
    const banks = till.banks;
    till.banks = async () => [];
    const { error } = await customer.browser.send(startRepeatOrder, { body: { amount: 999 } });
    till.banks = banks;
    expect(error?.fields?.bank?.code).toBe('bank_unknown');
  });
});
