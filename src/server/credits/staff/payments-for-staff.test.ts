import { beforeEach, describe, expect, test } from 'vitest';
import type { QueryIn } from '#contract/call';
import { DAY_MS, HOUR_MS } from '#contract/durations';
import { getAuditLog } from '#contract/staff-audit';
import {
  type DisputeState,
  getRevenue,
  getStaffPayment,
  getStaffPayments,
  getStaffRefunds,
  openMoneyFile,
  recordDispute,
  recordRefundSent,
  refundPayment,
} from '#contract/staff-payments';
import { transact } from '../../platform/transact.ts';
import { createFakePaymentProvider } from '../../testing/fake-payment-provider.ts';
import { insertTestPurchase } from '../../testing/purchases.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { exportDebits } from '../direct-debit/export-debits.ts';
import { markBatchCollected, returnDebit } from '../direct-debit/operator-debits.ts';
import { directDebitTest } from '../direct-debit/testing/direct-debit-test.ts';
import { createFakeSms } from '../direct-debit/testing/fake-sms.ts';
import { SEND_REFUNDS } from '../refunds/request-refund.ts';
import { purchaseTest } from '../testing/purchase-test.ts';

const till = createFakePaymentProvider();
const telephone = createFakeSms();
const server = await startTestServer({}, { payments: till, sms: telephone });
const { app, clock, db } = server;
const { buyer, report, expectReconciled } = purchaseTest(server, till);
const { payer, site, operator } = directDebitTest(server, telephone);
const start = clock.now();
beforeEach(() => {
  clock.set(start);
  till.isUnavailable = false;
});
const staff = await createTestStaff(server, { roles: ['finance'] });
const reason = 'Asked for by email';

type Query = QueryIn<typeof getStaffPayments>;
const ids = async (query: Query = {}, by = staff) =>
  (await by.call(getStaffPayments, { query })).payments.map(({ id }) => id);

describe('the list of payments (spec D5.10)', () => {
  test('is filtered by state, method, country, amount and day, the latest first', async () => {
    const customer = await buyer();
    const first = await customer.buy();
    clock.advance(3 * DAY_MS);
    const later = await createTestStaff(server, { roles: ['finance'] });
    const list = (query?: Query) => ids(query, later);
    const second = await customer.startOrder({ credits: 25, method: 'paypal' });
    const both = [second.payment_id, first.payment_id];
    expect((await list()).slice(0, 2)).toEqual(both);
    expect((await list({ state: 'completed' }))[0]).toBe(first.payment_id);
    expect((await list({ state: 'created' }))[0]).toBe(second.payment_id);
    expect(await list({ method: 'paypal' })).toEqual([second.payment_id]);
    expect((await list({ country: 'NL' })).slice(0, 2)).toEqual(both);
    expect(await list({ country: 'PL' })).toEqual([]);
    expect(await list({ amount: 2_299 })).toEqual([second.payment_id]);
    const day = (at: Date) => at.toISOString().slice(0, 10);
    expect(await list({ from: day(new Date(start.getTime() + 2 * DAY_MS)) })).toEqual([second.payment_id]);
    expect(await list({ until: day(new Date(start.getTime() + 2 * DAY_MS)) })).not.toContain(
      second.payment_id,
    );
  });

  test('finds a payment by its id, receipt number, reference of the provider and of the mandate', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    const { provider_reference: reference } = await staff.call(getStaffPayment, {
      query: { id: payment.payment_id },
    });
    for (const find of [payment.payment_id, String(payment.receipt_number), reference ?? ''])
      expect(await ids({ find })).toEqual([payment.payment_id]);
    const debit = await (await payer()).pay();
    expect(await ids({ find: debit.mandate?.reference ?? '' })).toEqual([debit.payment_id]);
    for (const find of ['nothing', '999999', crypto.randomUUID()]) expect(await ids({ find })).toEqual([]);
  });

  test('goes on where the page before ended', async () => {
    const siteId = await openSecondSite(server);
    const other = await createTestStaff(server, { siteId, browser: { host: 'lilac.localhost' } });
    const { accountId } = await server.signUpMember({ siteId });
    const bought: string[] = [];
    for (let number = 0; number < 52; number++)
      bought.push(await transact(app, tx => insertTestPurchase(tx, { accountId, siteId, credits: 1 })));
    const first = await other.call(getStaffPayments);
    const second = await other.call(getStaffPayments, { query: { before: first.next ?? '' } });
    expect([first.payments.length, second.payments.length, second.next]).toEqual([50, 2, null]);
    expect(new Set([...first.payments, ...second.payments].map(({ id }) => id))).toEqual(new Set(bought));
  });

  test('shows of a direct debit the end of the account, and no name', async () => {
    const debtor = await payer();
    const { payment_id: id } = await debtor.pay();
    const { body } = await staff.send(getStaffPayment, { query: { id } });
    expect(body).toMatchObject({ mandate: { state: 'due', iban_end: debtor.form.iban.slice(-4) } });
    for (const secret of [debtor.form.iban, 'de Wit', debtor.member.email, debtor.member.name])
      expect(JSON.stringify(body)).not.toContain(secret);
  });
});

describe('refunds that wait (spec D5.10, D2.35)', () => {
  const waiting = async () => (await staff.call(getStaffRefunds, { query: { list: 'waiting' } })).refunds;
  const sent = (id: string, by = staff) => by.send(recordRefundSent, { body: { id, reference: 'wire 7' } });

  test('are sent manually once, also when two people record it', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    till.isUnavailable = true;
    const body = { id: payment.payment_id, amount: 999, refunded: 0, reason };
    await staff.call(refundPayment, { body });
    await runJobs(app, SEND_REFUNDS);
    const refund = (await waiting()).find(row => row.payment === payment.payment_id);
    expect(refund).toMatchObject({ amount: 999, tries: 1, is_manual: false, kind: 'refund' });
    const colleague = await createTestStaff(server, { roles: ['finance'] });
    const answers = await Promise.all([sent(refund?.id ?? ''), sent(refund?.id ?? '', colleague)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await waiting()).map(({ id }) => id)).not.toContain(refund?.id);
    till.isUnavailable = false;
    clock.advance(12 * HOUR_MS);
    await runJobs(app, SEND_REFUNDS);
    expect([...till.returned.keys()]).not.toContain(refund?.id);
    expect((await sent(crypto.randomUUID())).error?.code).toBe('not_found');
    await expectReconciled();
  });

  test('of a direct debit are listed once the bank has paid it, and transferred manually', async () => {
    const { payment_id: id } = await (await payer()).pay();
    const batch = await exportDebits(app, site(), operator());
    await staff.call(refundPayment, { body: { id, amount: 999, refunded: 0, reason } });
    const mine = async () => (await waiting()).filter(({ payment }) => payment === id);
    expect(await mine()).toEqual([]);
    const [{ id: refund = '' } = {}] = (await staff.call(getStaffPayment, { query: { id } })).refunds;
    expect((await sent(refund)).error?.code).toBe('decided_already');
    await markBatchCollected(app, operator(), batch?.id ?? '');
    expect(await mine()).toMatchObject([{ is_manual: true, amount: 999 }]);
    expect((await sent(refund)).status).toBe(204);
    expect(await mine()).toEqual([]);
    await expectReconciled();
  });

  test('of a direct debit that is still due make it smaller, and the email says so', async () => {
    const debtor = await payer();
    const { payment_id: id } = await debtor.pay();
    await staff.call(refundPayment, { body: { id, amount: 999, refunded: 0, reason } });
    const shown = await staff.call(getStaffPayment, { query: { id } });
    expect(shown).toMatchObject({ mandate: { state: 'released' }, refunds: [{ state: 'not_collected' }] });
    await expectReconciled();
  });

  test('chargebacks are listed with what was sent back besides', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    await staff.call(refundPayment, { body: { id: payment.payment_id, amount: 300, refunded: 0, reason } });
    await runJobs(app, SEND_REFUNDS);
    await report(payment, { state: 'charged_back' });
    const { refunds } = await staff.call(getStaffRefunds, { query: { list: 'chargebacks' } });
    const until = new Date(clock.now().getTime() + 10 * DAY_MS).toISOString();
    expect(refunds.find(row => row.payment === payment.payment_id)).toMatchObject({
      ...{ amount: 699, sent: 300, evidence: 'open', evidence_until: until },
    });
    await db
      .updateTable('refunds')
      .set({ requested_at: new Date(clock.now().getTime() - 11 * DAY_MS) })
      .where('payment_id', '=', payment.payment_id)
      .execute();
    const late = await staff.call(getStaffRefunds, { query: { list: 'chargebacks' } });
    expect(late.refunds.find(row => row.payment === payment.payment_id)?.evidence).toBe('late');
    const { id = '' } = refunds.find(row => row.payment === payment.payment_id) ?? {};
    const { payments } = await staff.call(getStaffPayments, { query: { find: id } });
    expect(
      payments.map(found => found.id),
      'found by the refund',
    ).toEqual([payment.payment_id]);
    await expectReconciled();
  });
});

describe('what becomes of a chargeback (spec D5.10, D2.35)', () => {
  const listed = async (payment: string) =>
    (await staff.call(getStaffRefunds, { query: { list: 'chargebacks' } })).refunds.find(
      row => row.payment === payment,
    );
  const record = (id: string, state: DisputeState, by = staff, note = 'Logs and receipt sent') =>
    by.send(recordDispute, { body: { id, state, note } });
  async function chargeback() {
    const customer = await buyer();
    const payment = await customer.buy({ method: 'visa' });
    await report(payment, { state: 'charged_back' });
    const { id = '' } = (await listed(payment.payment_id)) ?? {};
    return { customer, bought: payment, payment: payment.payment_id, id };
  }

  test('evidence sent, then won, is recorded with who and when, and moves no money', async () => {
    const { customer, bought, payment, id } = await chargeback();
    const before = [await customer.wallet(), await db.selectFrom('ledger_entries').select('id').execute()];
    const robin = await createTestStaff(server, { roles: ['finance'], name: 'Robin' });
    expect((await record(id, 'sent', robin)).status).toBe(204);
    const at = clock.now().toISOString();
    expect(await listed(payment)).toMatchObject({ evidence: 'sent', dispute: { at, by: 'Robin' } });
    clock.advance(HOUR_MS);
    expect((await record(id, 'won', robin)).status).toBe(204);
    expect(await listed(payment)).toMatchObject({ evidence: 'won', state: 'done' });
    expect(await customer.stateOf(bought)).toBe('charged_back');
    expect([await customer.wallet(), await db.selectFrom('ledger_entries').select('id').execute()]).toEqual(
      before,
    );
    const { entries } = await (await createTestStaff(server, { roles: ['admin'] })).call(getAuditLog, {
      query: { action: 'chargebacks.won' },
    });
    expect(entries[0]).toMatchObject({ action: 'chargebacks.won', reason: 'Logs and receipt sent' });
    await expectReconciled();
  });

  test('is recorded in its order, and once of two people', async () => {
    const { payment, id } = await chargeback();
    expect((await record(id, 'won')).error?.code).toBe('decided_already');
    const colleague = await createTestStaff(server, { roles: ['finance'] });
    const answers = await Promise.all([record(id, 'sent'), record(id, 'sent', colleague)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const ends = await Promise.all([record(id, 'won'), record(id, 'lost', colleague)]);
    expect(ends.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await record(id, 'sent')).error?.code).toBe('decided_already');
    expect(['won', 'lost']).toContain((await listed(payment))?.evidence);
  });

  test('needs a note, and there is none of a refund, a direct debit or another site', async () => {
    const { id } = await chargeback();
    expect((await record(id, 'sent', staff, 'no')).error?.fields?.note?.code).toBe('explanation_length');
    expect((await record(crypto.randomUUID(), 'sent')).error?.code).toBe('not_found');
    const debit = await (await payer()).pay();
    const batch = await exportDebits(app, site(), operator());
    await markBatchCollected(app, operator(), batch?.id ?? '');
    await returnDebit(app, operator(), { mandate: debit.mandate?.reference ?? '', reason: 'MD06' });
    const returned = await listed(debit.payment_id);
    expect(returned).toMatchObject({ evidence: 'none', dispute: null });
    expect((await record(returned?.id ?? '', 'sent')).error?.code).toBe('not_found');
  });
});

describe('files of a period (spec D5.10)', () => {
  const today = start.toISOString().slice(0, 10);
  const period = { from: today, until: today };
  const fileOf = async (what: 'payments' | 'ledger', by = staff) => {
    const { address } = await staff.call(openMoneyFile, { body: { what, ...period } });
    return by.request({ url: address });
  };

  test('have a line for each payment, without the member', async () => {
    const customer = await buyer();
    const payment = await customer.buy();
    const { status, body, headers } = await fileOf('payments');
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toBe(`attachment; filename="payments-${today}-${today}.csv"`);
    const lines = String(body).trim().split('\r\n');
    expect(lines[0]).toMatch(/^payment,receipt,created,/);
    const line = lines.find(row => row.startsWith(payment.payment_id));
    expect(line).toMatch(/,completed,ideal,NL,EUR,9\.99,0\.00,9\.99,0\.00,1\.73,21\.00,NL,10,sandbox,/);
    expect(body).not.toContain(customer.member.accountId);
    expect(body).not.toContain(customer.member.email);
  });

  test('have a line for each ledger entry, with negative numbers as numbers', async () => {
    const customer = await buyer();
    await customer.buy();
    await customer.spend(2);
    const { body } = await fileOf('ledger');
    expect(body).toMatch(/,sales,purchased,10,/);
    expect(body).toMatch(/,messages,purchased,-2,/);
  });

  test('open only in the session for which the address was made, for minutes, and from the own pages', async () => {
    const colleague = await createTestStaff(server, { roles: ['finance'] });
    const member = server.as(await server.signUpMember());
    for (const by of [colleague, server.visitor(), member])
      expect((await fileOf('payments', by as typeof staff)).status).toBe(404);
    const { address } = await staff.call(openMoneyFile, { body: { what: 'payments', ...period } });
    for (const url of [
      address.replace('payments', 'ledger'),
      address.replace('from=', 'from=2'),
      '/backoffice/files/x.csv',
    ])
      expect((await staff.request({ url })).status).toBe(404);
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
    expect((await staff.request({ url: address, headers: elsewhere })).status).toBe(404);
    clock.advance(HOUR_MS);
    expect((await staff.request({ url: address })).status).toBe(404);
  });

  test('and the revenue are of at most a year', async () => {
    for (const until of ['2020-01-01', '2099-01-01']) {
      const query = { from: today, until };
      expect((await staff.send(getRevenue, { query })).error?.fields?.until?.code).toBe('field_invalid');
      const { error } = await staff.send(openMoneyFile, { body: { what: 'ledger', ...query } });
      expect(error?.fields?.until?.code).toBe('field_invalid');
    }
  });
});
