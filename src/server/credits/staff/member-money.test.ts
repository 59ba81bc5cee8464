import { describe, expect, test } from 'vitest';
import { getAuditLog, openMemberData } from '#contract/staff-audit';
import { correctCredits, getStaffLedger } from '#contract/staff-ledger';
import { getMemberMoney, getStaffReceipt, openBuyer } from '#contract/staff-member-money';
import { getStaffMemberData } from '#contract/staff-members';
import { getStaffPayment, getStaffPayments } from '#contract/staff-payments';
import { selectLookupEntries } from '../../backoffice/lookups/export-queries.ts';
import { auditSubject } from '../../platform/audit-log.ts';
import { readPdf } from '../../providers/pdf/testing/read-pdf.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { directDebitTest } from '../direct-debit/testing/direct-debit-test.ts';
import { createFakeSms } from '../direct-debit/testing/fake-sms.ts';

const telephone = createFakeSms();
const server = await startTestServer({}, { sms: telephone });
const { app, db } = server;
const { payer } = directDebitTest(server, telephone);
const admin = await createTestStaff(server);
const newFinance = () => createTestStaff(server, { roles: ['finance'] });
type Person = Awaited<ReturnType<typeof newFinance>>;

const reason = 'Asks where the money is';
const exported = async (accountId: string) =>
  (await selectLookupEntries(db, auditSubject(app.config.secret, accountId))).map(row => [
    row.part,
    row.reason,
  ]);
const eraseBuyer = (payment: string) =>
  db.updateTable('payments').set({ account_id: null }).where('id', '=', payment).execute();

describe('who paid is private data (spec D5.10, D5.7)', () => {
  test('neither the list nor a payment says it; with a reason the name and the account number are shown', async () => {
    const staff = await newFinance();
    const debtor = await payer();
    const { payment_id: id } = await debtor.pay();
    const list = await staff.send(getStaffPayments, { query: { find: id } });
    const masked = await staff.send(getStaffPayment, { query: { id } });
    expect(masked.body).toMatchObject({ has_buyer: true, buyer: null });
    for (const secret of [debtor.member.profileId, debtor.member.accountId, debtor.form.iban, 'de Wit'])
      expect(JSON.stringify([list.body, masked.body])).not.toContain(secret);
    expect(await exported(debtor.member.accountId)).toEqual([]);
    await staff.call(openBuyer, { body: { payment: id, reason } });
    expect((await staff.call(getStaffPayment, { query: { id } })).buyer).toEqual({
      ...{ member: debtor.member.profileId, holder: 'J. de Wit', iban: debtor.form.iban },
    });
    expect(await exported(debtor.member.accountId)).toEqual([
      [null, reason],
      ['payment', reason],
    ]);
    const colleague = await newFinance();
    expect((await colleague.call(getStaffPayment, { query: { id } })).buyer).toBeNull();
  });

  test('the reason of one person opens nothing beyond money, and ends after half an hour', async () => {
    const staff = await newFinance();
    const { member, ...debtor } = await payer();
    const { payment_id: id } = await debtor.pay();
    await staff.call(openMemberData, { body: { member: member.profileId, reason } });
    const query = { member: member.profileId };
    expect((await staff.send(getStaffLedger, { query })).status).toBe(200);
    const other = await staff.send(getStaffMemberData, { query: { id: member.profileId } });
    expect(other.error?.code).toBe('staff_role_missing');
    server.clock.advance(31 * 60_000);
    expect((await staff.call(getStaffPayment, { query: { id } })).buyer).toBeNull();
    expect((await staff.send(getStaffLedger, { query })).error?.code).toBe('lookup_reason_required');
  });

  test('a payment of nobody, of an erased member or of another site opens nothing', async () => {
    const staff = await newFinance();
    const { payment_id: payment } = await (await payer()).pay();
    const open = (id: string, by: Person = staff) => by.send(openBuyer, { body: { payment: id, reason } });
    const siteId = await openSecondSite(server);
    const other = await createTestStaff(server, { siteId, browser: { host: 'lilac.localhost' } });
    expect((await open(payment, other)).error?.code).toBe('not_found');
    expect((await open(crypto.randomUUID())).error?.code).toBe('not_found');
    await eraseBuyer(payment);
    expect((await open(payment)).error?.code).toBe('not_found');
    const shown = await staff.call(getStaffPayment, { query: { id: payment } });
    expect(shown).toMatchObject({ has_buyer: false, buyer: null });
  });
});

describe('the money of a member (spec D5.10, D5.7)', () => {
  test('needs a reason, and shows balance, payments, entries and mandates, which the export says', async () => {
    const staff = await newFinance();
    const debtor = await payer();
    const { payment_id: id } = await debtor.pay();
    const { profileId: member, accountId } = debtor.member;
    await staff.call(correctCredits, { body: { member, credits: 5, reason } });
    const look = () => staff.send(getMemberMoney, { query: { member } });
    expect((await look()).error?.code).toBe('lookup_reason_required');
    await staff.call(openMemberData, { body: { member, reason } });
    const { credits, payments, entries, mandates } = await staff.call(getMemberMoney, { query: { member } });
    expect(credits).toMatchObject({ purchased: 10, debt: 0 });
    expect(payments).toMatchObject([{ id, state: 'completed', amount: 999 }]);
    expect(entries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['corrections', 'sales']));
    expect(mandates).toMatchObject([
      { payment: id, state: 'due', holder: 'J. de Wit', iban: debtor.form.iban, blocked_until: null },
    ]);
    expect((await exported(accountId)).at(-1)).toEqual(['money', reason]);
    const { entries: audited } = await admin.call(getAuditLog, { query: { member, action: 'members' } });
    expect(audited[0]).toMatchObject({ action: 'members.read', reason, details: { part: 'money' } });
    const unknown = await staff.send(getMemberMoney, { query: { member: crypto.randomUUID() } });
    expect(unknown.error?.code).toBe('not_found');
  });

  test('the entries of one payment are found by it', async () => {
    const staff = await newFinance();
    const { payment_id: reference } = await (await payer()).pay();
    const { entries } = await staff.call(getStaffLedger, { query: { reference } });
    expect(entries).toMatchObject([{ kind: 'sales', credits: 10, reference }]);
    const none = await staff.call(getStaffLedger, { query: { reference: crypto.randomUUID() } });
    expect(none.entries).toEqual([]);
  });
});

describe('receipts for staff (spec D5.10, 2.9)', () => {
  test('are those of the member, after a reason, and without one after the erasure', async () => {
    const staff = await newFinance();
    const debtor = await payer();
    const { payment_id: payment, receipt_number: number } = await debtor.pay();
    const get = () => staff.send(getStaffReceipt, { query: { payment } });
    expect((await get()).error?.code).toBe('lookup_reason_required');
    await staff.call(openBuyer, { body: { payment, reason } });
    const { name, pdf } = await staff.call(getStaffReceipt, { query: { payment } });
    expect(name).toBe(`document-${number}.pdf`);
    const cookie = `session=${debtor.member.sessionSecret}`;
    const own = await server.http.inject({
      url: `/api/receipt.php?id=${payment}`,
      headers: { host: 'localhost', cookie },
    });
    expect(readPdf(Buffer.from(pdf, 'base64')).text).toBe(readPdf(own.rawPayload).text);
    expect((await exported(debtor.member.accountId)).at(-1)).toEqual(['receipt', reason]);
    await eraseBuyer(payment);
    expect((await get()).status).toBe(200);
  });

  test('of an unknown payment, or one of another site, do not exist', async () => {
    const staff = await newFinance();
    const { payment_id: payment } = await (await payer()).pay();
    const siteId = await openSecondSite(server);
    const other = await createTestStaff(server, { siteId, browser: { host: 'lilac.localhost' } });
    for (const [by, id] of [
      [other, payment],
      [staff, crypto.randomUUID()],
    ] as const)
      expect((await by.send(getStaffReceipt, { query: { payment: id } })).error?.code).toBe('not_found');
  });
});
