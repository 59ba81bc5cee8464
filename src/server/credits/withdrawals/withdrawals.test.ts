import { beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount, reactivate } from '#contract/deletion';
import { DAY_MS } from '#contract/durations';
import type { Payment } from '#contract/payments';
import { getRemainder, getWithdrawal, withdrawPurchase } from '#contract/withdrawals-and-spending-limit';
import { eraseAccount } from '../../accounts/deletion/erase-account.ts';
import { captureStatements } from '../../testing/capture-statements.ts';
import { latestEmailToken, queuedEmailsTo } from '../../testing/emails.ts';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { loadPaymentDetails } from '../payments/present.ts';
import { deletionRefundId, SEND_REFUNDS } from '../refunds/request-refund.ts';
import { sendRefunds } from '../refunds/send-refunds.ts';
import { type Buyer, purchaseTest } from '../testing/purchase-test.ts';

const till = createFakePaymentProvider();
const server = await startTestServer({}, { payments: till });
const { app, db, clock } = server;
const { buyer, report, expectReconciled } = purchaseTest(server, till);
const start = clock.now();
beforeEach(() => {
  clock.set(start);
  till.isUnavailable = false;
});

const preview = ({ browser }: Buyer, { payment_id: payment }: Payment) =>
  browser.send(getWithdrawal, { query: { payment } });
const take = (
  { browser }: Buyer,
  { payment_id: payment }: Payment,
  shown: { credits: number; amount: number },
) => browser.send(withdrawPurchase, { body: { payment, ...shown } });
const sentBack = ({ payment_id: id }: Payment) => {
  const { reference } = till.orders.get(id) ?? {};
  return [...till.returned.values()]
    .filter(refund => refund.reference === reference)
    .map(({ amount }) => amount);
};

describe('a withdrawal (spec D2.35, D5.1)', () => {
  test('of a whole purchase shows the refund, sends it, ends premium and is confirmed by email at once', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    const shown = await preview(customer, payment);
    expect(shown.body).toEqual({
      ...{ payment: payment.payment_id, credits: 10, amount: 999, currency: 'EUR', ends_premium: true },
      until: new Date(start.getTime() + 14 * DAY_MS).toISOString(),
      to_collect: null,
    });
    const { body } = await take(customer, payment, { credits: 10, amount: 999 });
    expect(body).toMatchObject({
      ...{ state: 'refunded', refunded: 999, withdrawal: null },
      refunds: [{ kind: 'withdrawal', credits: 10, amount: 999, state: 'requested' }],
    });
    expect(await customer.user()).toMatchObject({ credits: 0, paid_user: false });
    const email = (await queuedEmailsTo(server, customer.member.email)).at(-1);
    expect(email?.text).toContain(`bonnummer ${payment.receipt_number}`);
    expect(email?.text).toMatch(/10 ongebruikte credits .* €\s9,99 terug/);
    expect(email?.text).toContain('Je premium is hiermee gestopt.');
    await runJobs(app, SEND_REFUNDS);
    expect(sentBack(payment)).toEqual([999]);
    expect((await customer.reload(payment)).refunds[0]?.state).toBe('done');
    await expectReconciled();
  });

  test('of the remainder refunds what was paid for it, and ends premium, as announced before', async () => {
    const customer = await buyer();
    const payment = await customer.buy({ credits: 25 });
    await customer.spend(7);
    const { withdrawal } = await customer.reload(payment);
    expect(withdrawal).toMatchObject({ credits: 18, amount: 1_655, ends_premium: true });
    expect((await preview(customer, payment)).body).toMatchObject({ ends_premium: true });
    await take(customer, payment, { credits: 18, amount: 1_655 });
    expect(await customer.reload(payment)).toMatchObject({
      state: 'completed',
      refunded: 1_655,
      withdrawal: null,
    });
    expect(await customer.user()).toMatchObject({ credits: 0, paid_user: false });
    expect((await customer.emails()).at(-1)).toContain('Je premium is hiermee gestopt.');
    await expectReconciled();
  });

  test('concerns the latest purchases first: credits bought first are spent first (spec D2.13)', async () => {
    const customer = await buyer();
    const first = await customer.buy({ credits: 25 });
    clock.advance(60_000);
    const second = await customer.buy();
    await customer.spend(20);
    expect((await preview(customer, second)).body).toMatchObject({
      credits: 10,
      amount: 999,
      ends_premium: false,
    });
    expect((await preview(customer, first)).body).toMatchObject({ credits: 5 });
    await take(customer, second, { credits: 10, amount: 999 });
    expect(await customer.user()).toMatchObject({ credits: 5, paid_user: true });
    expect((await customer.emails()).at(-1)).not.toMatch(/premium/i);
    await expectReconciled();
  });

  test('requested twice, in parallel and again, refunds once and answers the same', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    const all = { credits: 10, amount: 999 };
    const answers = await Promise.all(Array.from({ length: 8 }, () => take(customer, payment, all)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await take(customer, payment, all)).body).toMatchObject({ state: 'refunded', refunded: 999 });
    const emails = await queuedEmailsTo(server, customer.member.email);
    expect(emails.filter(({ subject }) => subject.includes('herroeping'))).toHaveLength(1);
    await expectReconciled();
  });

  test('with outdated amounts is refused, and nothing happens', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    await customer.spend(1);
    expect((await take(customer, payment, { credits: 10, amount: 999 })).error?.code).toBe('price_changed');
    expect((await take(customer, payment, { credits: 9, amount: 999 })).error?.code).toBe('price_changed');
    expect(await customer.credits()).toBe(9);
  });

  test('while 200 messages are sent at once refunds no more than is left', async () => {
    const customer = await buyer();
    const payment = await customer.buy({ credits: 50 });
    const spent: Promise<unknown>[] = [];
    const given: ReturnType<typeof take>[] = [];
    for (let at = 0; at < 200; at++) {
      spent.push(customer.spend(1).catch(() => null));
      if (at % 20 !== 0) continue;
      const { body } = await preview(customer, payment);
      if ('credits' in (body as object)) given.push(take(customer, payment, body as never));
    }
    await Promise.all(spent);
    const answers = await Promise.all(given);
    expect(answers.every(({ status }) => [200, 409, 410].includes(status))).toBe(true);
    const { refunds } = await customer.reload(payment);
    const back = refunds.reduce((sum, { credits }) => sum + credits, 0);
    const { sent } = await db
      .selectFrom('ledger_entries')
      .where('account_id', '=', customer.member.accountId)
      .where('contra', '=', 'messages')
      .select(eb => eb.fn.sum<string>('amount').as('sent'))
      .executeTakeFirstOrThrow();
    expect(back - Number(sent) + ((await customer.credits()) ?? 0)).toBe(50);
    await expectReconciled();
  });

  test('is over after refund_days, once nothing is left, and for an unpaid payment', async () => {
    const customer = await buyer();
    const [spentOne, open] = [await customer.buy(), await customer.startOrder()];
    await customer.spend(10);
    const all = { credits: 10, amount: 999 };
    for (const payment of [spentOne, open]) {
      expect((await preview(customer, payment)).error?.code).toBe('withdrawal_over');
      expect((await take(customer, payment, all)).error?.code).toBe('withdrawal_over');
    }
    const late = await customer.buy();
    clock.advance(14 * DAY_MS - 1);
    expect((await preview(customer, late)).status).toBe(200);
    clock.advance(1);
    expect((await preview(customer, late)).error?.code).toBe('withdrawal_over');
    expect((await take(customer, late, all)).error?.code).toBe('withdrawal_over');
  });

  test('is possible ten times a day at most; refused ones do not count', async () => {
    const customer = await buyer();
    const all = { credits: 10, amount: 999 };
    for (let times = 0; times < 10; times++) {
      const payment = await customer.buy();
      expect((await take(customer, payment, { credits: 1, amount: 999 })).error?.code).toBe('price_changed');
      expect((await take(customer, payment, all)).status).toBe(200);
    }
    const payment = await customer.buy();
    const { error } = await take(customer, payment, all);
    expect(error?.code).toBe('too_many_requests');
    expect(error?.message).toBe('Dat ging wat snel. Over 24 uur kun je het opnieuw proberen.');
    clock.advance(DAY_MS);
    expect((await take(customer, payment, all)).status).toBe(200);
    await expectReconciled();
  });

  test('from the purchase of another member is not_found', async () => {
    const payment = await (await buyer()).buy();
    const other = await buyer();
    expect((await preview(other, payment)).error?.code).toBe('not_found');
    expect((await take(other, payment, { credits: 10, amount: 999 })).error?.code).toBe('not_found');
  });

  test('is possible again for returned credits of unopened messages, and never refunds more than was paid', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    await customer.spend(7);
    await take(customer, payment, { credits: 3, amount: 300 });
    await db
      .insertInto('ledger_entries')
      .values({ account_id: customer.member.accountId, lot: 'purchased', contra: 'returns', amount: 7 })
      .execute();
    expect((await take(customer, payment, { credits: 7, amount: 699 })).body).toMatchObject({
      ...{ state: 'refunded', refunded: 999 },
    });
    const { vat } = await db
      .selectFrom('refunds')
      .where('payment_id', '=', payment.payment_id)
      .select(eb => eb.fn.sum<string>('vat').as('vat'))
      .executeTakeFirstOrThrow();
    expect(Number(vat)).toBe(payment.vat);
    await expectReconciled();
  });

  test('is deducted from a later chargeback', async () => {
    const customer = await buyer();
    const payment = await customer.buy({ credits: 25 });
    await customer.spend(5);
    await take(customer, payment, { credits: 20, amount: 1_839 });
    await report(payment, { state: 'charged_back' });
    const { state, refunds } = await customer.reload(payment);
    expect([state, refunds.map(({ amount }) => amount)]).toEqual(['charged_back', [460, 1_839]]);
    await expectReconciled();
  });
});

describe('a refund', () => {
  test('reported by the provider as well, in part or in whole, removes nothing a second time', async () => {
    const customer = await buyer();
    const payment = await customer.buy({ credits: 25 });
    await customer.spend(7);
    await take(customer, payment, { credits: 18, amount: 1_655 });
    await sendRefunds(app);
    await report(payment, { state: 'refunded', refunded: 1_655 });
    expect(await customer.reload(payment)).toMatchObject({ state: 'completed', refunded: 1_655 });
    const whole = await customer.buy();
    await take(customer, whole, { credits: 10, amount: 999 });
    await report(whole, { state: 'refunded', refunded: 999 });
    expect((await customer.reload(whole)).refunds).toHaveLength(1);
    expect(await customer.credits()).toBe(0);
    await expectReconciled();
  });

  test('is requested until the provider has sent it, once, however long it is unavailable', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    till.isUnavailable = true;
    await take(customer, payment, { credits: 10, amount: 999 });
    for (let hour = 0; hour < 6; hour++) {
      await Promise.all([sendRefunds(app), sendRefunds(app)]);
      clock.advance(3_600_000);
    }
    expect(sentBack(payment)).toEqual([]);
    till.isUnavailable = false;
    clock.advance(6 * 3_600_000);
    await Promise.all([sendRefunds(app), sendRefunds(app)]);
    await sendRefunds(app);
    expect(sentBack(payment)).toEqual([999]);
    const { state, tries } = await db
      .selectFrom('refunds')
      .where('payment_id', '=', payment.payment_id)
      .select(['state', 'tries'])
      .executeTakeFirstOrThrow();
    expect(state).toBe('done');
    expect(tries).toBeLessThan(10);
  });
});

describe('a member who deletes the account (spec 4.3, D2.35)', () => {
  const leave = async (customer: Buyer) => {
    await customer.browser.call(deleteAccount, { body: { password: 'een lange winteravond' } });
  };
  const leaver = () => buyer({ password: 'een lange winteravond' });

  test('sees how much will be refunded, however old the purchase is, and gets it when the account is erased', async () => {
    const customer = await leaver();
    const payment = await customer.buy({ credits: 25 });
    await customer.spend(5);
    clock.advance(20 * DAY_MS);
    expect(await customer.browser.call(getRemainder)).toEqual({
      credits: 20,
      amounts: [{ amount: 1_839, currency: 'EUR' }],
      uncollected: [],
    });
    await leave(customer);
    const email = (await queuedEmailsTo(server, customer.member.email)).at(-1);
    expect(email?.text).toMatch(/20 gekochte credits.*€\s18,39/);
    expect(email?.text).toContain('17 april 2026');
    clock.advance(14 * DAY_MS);
    expect(await eraseAccount(app, customer.member.accountId, 'deleting')).toBe(true);
    await runJobs(app, SEND_REFUNDS);
    expect(sentBack(payment)).toEqual([1_839]);
    await expectReconciled();
  });

  test('and returns within the 14 days finds the credits, and nothing was refunded', async () => {
    const customer = await leaver();
    const payment = await customer.buy();
    await leave(customer);
    const token = await latestEmailToken(server, customer.member.email, '/reactivate?token=');
    await server.visitor().call(reactivate, { body: { token } });
    await sendRefunds(app);
    expect(sentBack(payment)).toEqual([]);
    expect(await customer.wallet()).toEqual({ purchased: 10, debt: 0 });
  });

  test('and is erased again after a restore gets the same refund: its id is derived from the payment alone', async () => {
    const customer = await leaver();
    const { payment_id: payment } = await customer.buy();
    await leave(customer);
    clock.advance(14 * DAY_MS);
    await eraseAccount(app, customer.member.accountId, 'deleting');
    await sendRefunds(app);
    expect([...till.returned.keys()]).toContain(deletionRefundId(payment));
  });

  test('without purchased credits gets no email about it, with free ones neither', async () => {
    const customer = await buyer({ password: 'een lange winteravond', credits: 5 });
    await leave(customer);
    const emails = await queuedEmailsTo(server, customer.member.email);
    expect(emails.some(({ subject }) => subject.includes('ongebruikte'))).toBe(false);
  });
});

test('ten purchases take as many queries as one, each with its withdrawal, also along with another member’s', async () => {
  const [customer, other] = [await buyer(), await buyer()];
  const rowsOf = ({ member }: Buyer) =>
    db
      .selectFrom('payments')
      .selectAll()
      .where('account_id', '=', member.accountId)
      .orderBy('completed_at')
      .execute();
  await customer.buy();
  await other.buy({ credits: 25 });
  const first = await rowsOf(customer);
  let details = await loadPaymentDetails(app, first);
  expect(details.withdrawals.get(first[0]?.id ?? '')).toMatchObject({ credits: 10, ends_premium: true });
  const statements = await captureStatements(() => loadPaymentDetails(app, first));
  for (let count = 1; count < 10; count++) {
    clock.advance(60_000);
    await customer.buy();
  }
  await customer.spend(15);
  const [ten, others] = [await rowsOf(customer), await rowsOf(other)];
  expect(ten).toHaveLength(10);
  const askedOfTen = await captureStatements(async () => {
    details = await loadPaymentDetails(app, ten);
  });
  expect(askedOfTen).toHaveLength(statements.length);
  expect(ten.map(({ id }) => details.withdrawals.get(id)?.credits)).toEqual([
    undefined,
    5,
    ...Array(8).fill(10),
  ]);
  expect([...details.withdrawals.values()].every(({ ends_premium }) => !ends_premium)).toBe(true);
  const both = await loadPaymentDetails(app, [...others, ...ten]);
  expect(both.withdrawals.get(others[0]?.id ?? '')).toMatchObject({ credits: 25, ends_premium: true });
  expect(both.withdrawals.get(ten[1]?.id ?? '')).toEqual(details.withdrawals.get(ten[1]?.id ?? ''));
});
