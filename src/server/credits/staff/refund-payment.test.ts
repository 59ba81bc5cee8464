import { beforeEach, describe, expect, test } from 'vitest';
import { getTransactions } from '#contract/credits';
import { DAY_MS } from '#contract/durations';
import type { Payment } from '#contract/payments';
import { getAuditLog } from '#contract/staff-audit';
import { getRevenue, getStaffPayment, getStaffPayments, refundPayment } from '#contract/staff-payments';
import { eraseAccount } from '../../accounts/deletion/erase-account.ts';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { SEND_REFUNDS } from '../refunds/request-refund.ts';
import { purchaseTest } from '../testing/purchase-test.ts';

const till = createFakePaymentProvider();
const server = await startTestServer({}, { payments: till });
const { app, db, clock } = server;
const { buyer, report, expectReconciled } = purchaseTest(server, till);
const start = clock.now();
beforeEach(() => clock.set(start));
const staff = await createTestStaff(server, { roles: ['finance'] });
const colleague = await createTestStaff(server, { roles: ['finance'] });
const today = start.toISOString().slice(0, 10);

const reason = 'Bought twice by mistake';
const refund = ({ payment_id: id }: Payment, amount: number, refunded = 0, by = staff) =>
  by.send(refundPayment, { body: { id, amount, refunded, reason } });
const shown = ({ payment_id: id }: Payment) => staff.call(getStaffPayment, { query: { id } });
const sentBack = ({ payment_id: id }: Payment) => {
  const { reference } = till.orders.get(id) ?? {};
  return [...till.returned.values()].filter(sent => sent.reference === reference).map(({ amount }) => amount);
};

describe('a refund by staff (spec D5.10, D2.35)', () => {
  test('of a whole payment is seen in the ledger, the transactions of the member, the statistics and an email', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    const before = await staff.call(getRevenue, { query: { from: today, until: today } });
    expect((await refund(payment, 999)).status).toBe(204);
    await runJobs(app, SEND_REFUNDS);
    expect(sentBack(payment)).toEqual([999]);
    expect(await shown(payment)).toMatchObject({
      ...{ state: 'refunded', refunded: 999, refundable: 0 },
      refunds: [{ kind: 'refund', state: 'done', amount: 999, credits: 10, debt: 0 }],
      ledger: [
        { kind: 'sales', lot: 'purchased', credits: 10 },
        { kind: 'refunds', lot: 'purchased', credits: -10 },
      ],
    });
    const { transactions } = await customer.browser.call(getTransactions);
    expect(transactions.map(({ kind, credits }) => [kind, credits])).toContainEqual(['refunds', -10]);
    expect(await customer.reload(payment)).toMatchObject({ state: 'refunded', refunded: 999 });
    expect(await customer.user()).toMatchObject({ credits: 0, paid_user: false });
    const after = await staff.call(getRevenue, { query: { from: today, until: today } });
    const refundedIn = ({ days }: typeof after) =>
      days.find(({ currency }) => currency === 'EUR')?.refunded ?? 0;
    expect(refundedIn(after) - refundedIn(before)).toBe(999);
    const email = (await customer.emails()).at(-1);
    expect(email).toContain(`bonnummer ${payment.receipt_number}`);
    expect(email).toContain('Daarmee is je premium gestopt.');
    await expectReconciled();
  });

  test('is in the audit log with its reason and the member as a pseudonym', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    await refund(payment, 500);
    const admin = await createTestStaff(server);
    const { entries } = await admin.call(getAuditLog, { query: { member: customer.member.profileId } });
    expect(entries).toMatchObject([
      {
        ...{ action: 'payments.refund', reason, staff: { id: staff.staffId } },
        details: { payment: payment.payment_id, amount: 500, currency: 'EUR' },
      },
    ]);
  });

  test('of a part leaves premium and the rest, which can be refunded later, to the cent', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    expect((await refund(payment, 333)).status).toBe(204);
    expect(await customer.credits()).toBe(6);
    expect((await customer.user())?.paid_user).toBe(true);
    expect((await refund(payment, 333, 333)).status).toBe(204);
    expect((await refund(payment, 333, 666)).status).toBe(204);
    await runJobs(app, SEND_REFUNDS);
    expect(sentBack(payment)).toEqual([333, 333, 333]);
    const { state, refunds } = await shown(payment);
    expect([state, refunds.map(({ credits }) => credits)]).toEqual(['refunded', [4, 3, 3]]);
    expect(refunds.reduce((sum, { vat }) => sum + vat, 0)).toBe(payment.vat);
    await expectReconciled();
  });

  test('of a part always leaves a credit for the rest', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    expect((await refund(payment, 998)).status).toBe(204);
    expect(await customer.credits()).toBe(1);
    expect((await refund(payment, 1, 998)).status).toBe(204);
    expect([await customer.credits(), await customer.stateOf(payment)]).toEqual([0, 'refunded']);
    await expectReconciled();
  });

  test('of credits that were spent makes a debt, which the email explains', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    await customer.spend(7);
    await refund(payment, 999);
    expect(await customer.wallet()).toEqual({ purchased: 0, debt: 7 });
    expect((await shown(payment)).refunds).toMatchObject([{ credits: 10, debt: 7 }]);
    expect((await customer.emails()).at(-1)).toContain('7 credits ervan had je al gebruikt');
    await expectReconciled();
  });

  test('ends no premium after the days in which a purchase can be withdrawn', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    clock.advance(15 * DAY_MS);
    const later = await createTestStaff(server, { roles: ['finance'] });
    expect((await refund(payment, 999, 0, later)).status).toBe(204);
    expect((await customer.user())?.paid_user).toBe(true);
    expect((await customer.emails()).at(-1)).not.toContain('premium');
    await expectReconciled();
  });

  test.each([0, 1_000, 999_999])('of %d cents of 999 is refused, and nothing happens', async amount => {
    const customer = await buyer();
    const payment = await customer.buy();
    const { status, error } = await refund(payment, amount);
    expect(status).toBe(422);
    expect(error?.fields?.amount?.code).toBe(amount === 0 ? 'field_invalid' : 'refund_amount');
    expect(await customer.credits()).toBe(10);
  });

  test('without a reason of a few words is refused', async () => {
    const { payment_id: id } = await (await buyer()).buy();
    const { error } = await staff.send(refundPayment, { body: { id, amount: 1, refunded: 0, reason: 'x' } });
    expect(error?.fields?.reason).toMatchObject({
      code: 'explanation_length',
      message: 'Schrijf 5 tot 300 tekens',
    });
  });

  test('of a payment that was not made is refused', async () => {
    const customer = await buyer();
    const payment = await customer.startOrder();
    expect((await refund(payment, 999)).error?.fields?.amount?.code).toBe('refund_amount');
  });

  test('is refused for what was refunded or charged back already', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    await refund(payment, 999);
    for (const refunded of [0, 999])
      expect((await refund(payment, 999, refunded)).error?.code).toBe('decided_already');
    const other = await customer.buy();
    await report(other, { state: 'charged_back' });
    expect((await refund(other, 999, 999)).error?.code).toBe('decided_already');
    await runJobs(app, SEND_REFUNDS);
    expect(sentBack(payment)).toEqual([999]);
    await expectReconciled();
  });

  test.each([[999], [400]])(
    'of %d cents by two people at once is one refund; the other is refused',
    async amount => {
      const customer = await buyer();
      const payment = await customer.buy();
      const answers = await Promise.all([
        refund(payment, amount, 0, staff),
        refund(payment, amount, 0, colleague),
        refund(payment, amount, 0, staff),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
      await runJobs(app, SEND_REFUNDS);
      expect(sentBack(payment)).toEqual([amount]);
      await expectReconciled();
    },
  );

  test('repeated with the same key is one refund with the same answer', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    const body = { id: payment.payment_id, amount: 300, refunded: 0, reason };
    const key = { 'idempotency-key': 'refund-once-0001' };
    const first = await staff.send(refundPayment, { body }, key);
    const second = await staff.send(refundPayment, { body }, key);
    expect([first.status, second.status]).toEqual([204, 204]);
    expect((await shown(payment)).refunded).toBe(300);
  });

  test('and a chargeback of the bank count once, whichever comes first', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    await refund(payment, 400);
    await report(payment, { state: 'charged_back' });
    await runJobs(app, SEND_REFUNDS);
    expect([sentBack(payment), await customer.credits()]).toEqual([[], 0]);
    expect((await shown(payment)).refunds.map(({ kind, state, amount }) => [kind, state, amount])).toEqual([
      ['refund', 'taken_back', 400],
      ['chargeback', 'done', 599],
    ]);
    await expectReconciled();
  });

  test('and the report of the provider about it count once', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    await refund(payment, 999);
    await report(payment, { state: 'refunded', refunded: 999 });
    expect(await customer.wallet()).toEqual({ purchased: 0, debt: 0 });
    expect((await shown(payment)).refunds).toHaveLength(1);
    await expectReconciled();
  });

  test('of an erased member is sent without naming anybody', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    await customer.spend(10);
    const { accountId } = customer.member;
    const deletedAt = new Date(start.getTime() - 15 * DAY_MS);
    const deleted = { status: 'deleting', deleted_at: deletedAt };
    await db.updateTable('accounts').set(deleted).where('id', '=', accountId).execute();
    expect(await eraseAccount(app, accountId, 'deleting')).toBe(true);
    expect((await refund(payment, 999)).status).toBe(204);
    await runJobs(app, SEND_REFUNDS);
    expect(sentBack(payment)).toEqual([999]);
    expect(await shown(payment)).toMatchObject({ has_buyer: false, buyer: null, state: 'refunded' });
    await expectReconciled();
  });

  test('and the list know only payments of the own site', async () => {
    const siteId = await openSecondSite(server);
    const stranger = await createTestStaff(server, { siteId, browser: { host: 'lilac.localhost' } });
    const customer = await buyer();
    const payment = await customer.buy();
    expect((await refund(payment, 999, 0, stranger)).error?.code).toBe('not_found');
    const { status } = await stranger.send(getStaffPayment, { query: { id: payment.payment_id } });
    expect(status).toBe(404);
    expect((await stranger.call(getStaffPayments)).payments).toEqual([]);
    expect(
      await db.selectFrom('refunds').select('id').where('payment_id', '=', payment.payment_id).execute(),
    ).toEqual([]);
  });
});
