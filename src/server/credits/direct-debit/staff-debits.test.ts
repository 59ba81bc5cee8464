import { describe, expect, test } from 'vitest';
import { getPayment } from '#contract/payments';
import { getAuditLog } from '#contract/staff-audit';
import {
  checkReturns,
  exportStaffDebits,
  getDebitFile,
  getRefundTransfers,
  getStaffDebits,
  recordCollected,
  uploadReturns,
} from '#contract/staff-debits';
import { refundPayment } from '#contract/staff-payments';
import { openSecondSite } from '../../testing/second-site.ts';
import { createTestStaff } from '../../testing/staff.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { expectReconciled } from '../testing/expect-reconciled.ts';
import { parseReturns } from './parse-returns.ts';
import { directDebitTest } from './testing/direct-debit-test.ts';
import { createFakeSms } from './testing/fake-sms.ts';

const telephone = createFakeSms();
const server = await startTestServer({}, { sms: telephone });
const { app } = server;
const { payer } = directDebitTest(server, telephone);
const staff = await createTestStaff(server, { roles: ['finance'] });
const colleague = await createTestStaff(server, { roles: ['finance'] });
const admin = await createTestStaff(server);

const reason = 'The weekly run for the bank';
const exportBatch = async () => (await staff.call(exportStaffDebits)).batch ?? expect.fail('nothing was due');
const collect = (batch: string, by = staff) => by.send(recordCollected, { body: { batch } });
const upload = (file: string) =>
  staff.call(uploadReturns, { upload: new Blob([file], { type: 'text/plain' }) });
const debitOf = async (payment: string) =>
  (await staff.call(getStaffDebits)).debits.find(debit => debit.payment === payment);

const report = (mandate: string, code: string, prefix = '') => `<?xml version="1.0" encoding="UTF-8"?>
<${prefix}Document><${prefix}CstmrPmtStsRpt>
  <${prefix}TxInfAndSts><${prefix}TxSts>RJCT</${prefix}TxSts>
    <${prefix}StsRsnInf><${prefix}Rsn><${prefix}Cd>${code}</${prefix}Cd></${prefix}Rsn></${prefix}StsRsnInf>
    <${prefix}OrgnlTxRef><${prefix}MndtRltdInf><${prefix}MndtId>${mandate}</${prefix}MndtId></${prefix}MndtRltdInf>
    </${prefix}OrgnlTxRef></${prefix}TxInfAndSts>
  <${prefix}TxInfAndSts><${prefix}TxSts>ACSC</${prefix}TxSts></${prefix}TxInfAndSts>
</${prefix}CstmrPmtStsRpt></${prefix}Document>`;

describe('direct debits of staff (spec D5.10, 5.8)', () => {
  test('go from due to the file for the bank to collected; what is due is in one batch, also when two people make it', async () => {
    const debtor = await payer();
    const { payment_id: id } = await debtor.pay();
    expect(await debitOf(id)).toMatchObject({ state: 'due', amount: 999, batch: null });
    expect((await staff.call(getStaffDebits)).due).toEqual({ debits: 1, amount: 999 });
    const made = await Promise.all([staff.call(exportStaffDebits), colleague.call(exportStaffDebits)]);
    const batches = made.flatMap(({ batch }) => batch ?? []);
    expect(batches).toHaveLength(1);
    const [batch = ''] = batches;
    expect((await staff.call(getStaffDebits)).due).toEqual({ debits: 0, amount: 0 });
    const { name, xml } = await staff.call(getDebitFile, { body: { batch, reason } });
    expect(name).toBe(`pain.008-${batch}.xml`);
    expect(xml).toContain(debtor.form.iban);
    const again = await staff.call(getDebitFile, { body: { batch, reason } });
    expect(again.xml).toBe(xml);
    const answers = await Promise.all([collect(batch), collect(batch, colleague)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const listed = await staff.call(getStaffDebits);
    expect(listed.batches[0]).toMatchObject({ id: batch, debits: 1, amount: 999, is_collected: true });
    expect(await debitOf(id)).toMatchObject({ state: 'collected', batch });
    const { entries } = await admin.call(getAuditLog, { query: { action: 'debits' } });
    expect(entries.map(({ action }) => action)).toEqual([
      ...[
        'debits.collected',
        'debits.account',
        'debits.file',
        'debits.account',
        'debits.file',
        'debits.export',
      ],
    ]);
    expect(entries[2]?.reason).toBe(reason);
    const query = { member: debtor.member.profileId, action: 'debits.account' };
    const { entries: seen } = await admin.call(getAuditLog, { query });
    expect(seen, 'the member sees who had their account number').toMatchObject([
      { reason, details: { batch } },
      { reason, details: { batch } },
    ]);
  });

  test('the list names no holder and no account number', async () => {
    const debtor = await payer();
    await debtor.pay();
    const { body } = await staff.send(getStaffDebits);
    for (const secret of [debtor.form.iban, 'de Wit', debtor.member.email])
      expect(JSON.stringify(body)).not.toContain(secret);
  });

  test('a file needs a batch of the site and a reason', async () => {
    const unknown = { batch: crypto.randomUUID(), reason };
    expect((await staff.send(getDebitFile, { body: unknown })).error?.code).toBe('not_found');
    for (const call of [getDebitFile, getRefundTransfers] as const) {
      const { error } = await staff.send(call, { body: { ...unknown, reason: 'x' } });
      expect(error?.fields?.reason?.code).toBe('explanation_length');
    }
  });

  test.each(['', 'ns2:'])('a file of the bank charges its debits back once (prefix %j)', async prefix => {
    const debtor = await payer();
    const { payment_id: id } = await debtor.pay();
    await exportBatch();
    const { reference = '' } = (await debitOf(id)) ?? {};
    const file = report(reference, 'MD06', prefix);
    const returned = { mandate: reference, reason: 'MD06' };
    expect((await upload(file)).returns).toEqual([{ ...returned, outcome: 'returned' }]);
    expect((await upload(file)).returns).toEqual([{ ...returned, outcome: 'known' }]);
    expect((await debtor.browser.call(getPayment, { query: { id } })).state).toBe('charged_back');
    expect(await debtor.credits()).toBe(0);
    await expectReconciled(app);
  });

  test('lines with a mandate and a reason are read, and a wrong line does not hold back the others', async () => {
    const [first, second] = [await payer(), await payer()];
    const [{ payment_id: sent }, due] = [await first.pay(), second];
    await exportBatch();
    const { payment_id: later } = await due.pay();
    const [sentMandate, dueMandate] = [await debitOf(sent), await debitOf(later)];
    const file = [
      'mandate;reason',
      `${dueMandate?.reference};AM04`,
      'M000000000000,AC04',
      `${sentMandate?.reference};LAZY`,
      '',
      `${sentMandate?.reference};AM04`,
    ].join('\r\n');
    expect((await upload(file)).returns.map(({ outcome }) => outcome)).toEqual([
      ...['unreadable', 'not_collected', 'unknown', 'unreadable', 'returned'],
    ]);
    await expectReconciled(app);
  });

  test('a file is shown row by row before it is applied, and showing it changes nothing', async () => {
    const debtor = await payer();
    const { payment_id: id } = await debtor.pay();
    await exportBatch();
    const { reference = '' } = (await debitOf(id)) ?? {};
    const lines = [
      `${reference};MD06`,
      `${reference};MD06`,
      'M000000000000;AM04',
      'nothing to read',
      `${reference};QQQQ`,
    ];
    const file = new Blob([lines.join('\n')], { type: 'text/plain' });
    const { returns } = await staff.call(checkReturns, { upload: file });
    expect(returns.map(({ outcome, amount }) => [outcome, amount])).toEqual([
      ...[['returned', 999] as const, ['known', 0] as const, ['unknown', 0] as const],
      ...[['unreadable', 0] as const, ['unreadable', 0] as const],
    ]);
    expect(returns[0]).toEqual({
      ...{ mandate: reference, reason: 'MD06', outcome: 'returned', payment: id, amount: 999 },
    });
    expect((await debitOf(id))?.state).toBe('exported');
    const siteId = await openSecondSite(server);
    const other = await createTestStaff(server, { siteId, browser: { host: 'lilac.localhost' } });
    const elsewhere = await other.call(checkReturns, { upload: file });
    expect(elsewhere.returns[0]).toMatchObject({ outcome: 'unknown', payment: null });
    const applied = await upload(lines.join('\n'));
    expect(applied.returns.map(({ outcome }) => outcome)).toEqual(returns.map(({ outcome }) => outcome));
    await expectReconciled(app);
  });

  test('nobody of another site returns, collects or reads a debit', async () => {
    const siteId = await openSecondSite(server);
    const other = await createTestStaff(server, { siteId, browser: { host: 'lilac.localhost' } });
    const { payment_id: id } = await (await payer()).pay();
    const batch = await exportBatch();
    const { reference = '' } = (await debitOf(id)) ?? {};
    const file = new Blob([`${reference};AM04`], { type: 'text/plain' });
    expect((await other.call(uploadReturns, { upload: file })).returns[0]?.outcome).toBe('unknown');
    expect((await collect(batch, other)).error?.code).toBe('decided_already');
    expect((await other.send(getDebitFile, { body: { batch, reason } })).error?.code).toBe('not_found');
    expect(await other.call(getStaffDebits)).toMatchObject({ debits: [], batches: [] });
    expect((await debitOf(id))?.state).toBe('exported');
  });

  test('refunds to transfer are listed with account numbers, and each member sees the reason', async () => {
    const debtor = await payer();
    const { payment_id: id } = await debtor.pay();
    const batch = await exportBatch();
    await collect(batch);
    await staff.call(refundPayment, { body: { id, amount: 999, refunded: 0, reason } });
    const { csv, refunds } = await staff.call(getRefundTransfers, { body: { reason } });
    expect(refunds).toBe(1);
    expect(csv).toMatch(new RegExp(`^[\\w-]{36},999,J. de Wit,${debtor.form.iban},M\\d{12}\r\n$`));
    const query = { member: debtor.member.profileId, action: 'debits.account' };
    const { entries } = await admin.call(getAuditLog, { query });
    expect(entries).toMatchObject([{ reason, staff: { id: staff.staffId } }]);
    await expectReconciled(app);
  });
});

/** Files of two megabytes, which must be read in one pass: a slower way would take minutes. */
const longFiles = [
  '<TxInfAndSts>',
  'M1;',
  '<TxInfAndSts><Cd ',
  '<TxInfAndSts><Cd>',
  '<a:',
  'AM04 ',
  '\n',
].map(part => part.repeat(2_000_000 / part.length));

test.each(
  ['<', '<a><TxInfAndSts>', '\u0000'.repeat(50), ...longFiles].map(file => [file.slice(0, 20), file]),
)('a broken file of returns gives nothing that could be recorded: %j (spec 5.8)', (_start, file) => {
  for (const { mandate } of parseReturns(file)) expect(mandate).toBe('');
});
