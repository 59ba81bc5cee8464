import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { withdrawPurchase } from '#contract/withdrawals-and-spending-limit';
import type { ExportSection } from '../../accounts/export/section.ts';
import { transact } from '../../platform/transact.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { applyPaymentReport } from '../payments/apply-payment-report.ts';
import { listWaitingRefunds, recordManualProviderRefund } from '../refunds/send-refunds.ts';
import { decryptAccountDetails, encryptAccountDetails } from './account-details.ts';
import { collectionFileOf, exportDebits } from './export-debits.ts';
import { exportMandates } from './export-mandates.ts';
import {
  listManualRefunds,
  listSiteDebits,
  markBatchCollected,
  recordManualDebitRefund,
  returnDebit,
  undecryptableMandates,
} from './operator-debits.ts';
import { eraseUnconfirmedDebits, purgeDebits } from './purge-debits.ts';
import { hashSmsCode, isMatchingSmsCode } from './send-code.ts';
import { directDebitTest } from './testing/direct-debit-test.ts';
import { createFakeSms } from './testing/fake-sms.ts';

const telephone = createFakeSms();
const server = await startTestServer({}, { sms: telephone });
const { app, db, clock } = server;
const { payer, site, operator } = directDebitTest(server, telephone);
const start = clock.now();
const stateOf = async (payment: string) =>
  (await db.selectFrom('direct_debits').select('state').where('payment_id', '=', payment).executeTakeFirst())
    ?.state;
const refundOf = (payment_id: string, amount: number) =>
  db
    .insertInto('refunds')
    .values({
      payment_id,
      kind: 'withdrawal',
      credits: 1,
      amount,
      vat: 0,
      requested_at: clock.now(),
      next_attempt_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

beforeEach(async () => {
  clock.set(start);
  await exportDebits(app, site(), operator());
});

describe('the export to the bank', () => {
  test('contains each due debit once, in a file that never changes', async () => {
    const [customer, two] = [await payer(), await payer()];
    const paid = [await customer.pay(), await two.pay({ account_holder: 'Zoë <&> Żółć' })];
    const batch = await exportDebits(app, site(), operator());
    expect(batch).toMatchObject({ debits: 2, amount: 1_998 });
    expect(await exportDebits(app, site(), operator())).toBeNull();
    const file = await collectionFileOf(app, site(), batch?.id ?? '');
    expect(await collectionFileOf(app, site(), batch?.id ?? '')).toBe(file);
    for (const part of [
      customer.form.iban,
      two.form.iban,
      'Zoe .+. Zolc',
      '<CtrlSum>19.98</CtrlSum>',
      '<NbOfTxs>2</NbOfTxs>',
      '<ReqdColltnDt>2026-03-20</ReqdColltnDt>',
      '<Ctry>NL</Ctry>',
    ])
      expect(file).toContain(part);
    for (const { payment_id } of paid) expect(file).toContain(payment_id.replaceAll('-', ''));
    expect(await collectionFileOf(app, site(), paid[0]?.payment_id ?? '')).toBeUndefined();
  });

  test('when late, collects on the first day the bank accepts', async () => {
    const customer = await payer();
    await customer.pay();
    clock.set(new Date('2026-04-02T12:00:00Z'));
    const batch = await exportDebits(app, site(), operator());
    expect(await collectionFileOf(app, site(), batch?.id ?? '')).toContain(
      '<ReqdColltnDt>2026-04-08</ReqdColltnDt>',
    );
  });

  test('deducts what was refunded by then, which need not be sent; a fully refunded debit is not collected', async () => {
    const [part, whole] = [await (await payer()).pay(), await (await payer()).pay()];
    await refundOf(part.payment_id, 300);
    await refundOf(whole.payment_id, 999);
    const batch = await exportDebits(app, site(), operator());
    expect(batch).toMatchObject({ debits: 1, amount: 699 });
    expect([await stateOf(part.payment_id), await stateOf(whole.payment_id)]).toEqual([
      'exported',
      'released',
    ]);
    const refunds = db
      .selectFrom('refunds')
      .select('state')
      .where('payment_id', 'in', [part.payment_id, whole.payment_id]);
    expect(await refunds.execute()).toEqual([{ state: 'not_collected' }, { state: 'not_collected' }]);
    expect(await listManualRefunds(app, site())).toEqual([]);
  });

  test('omits a withdrawn debit: it is released at once, and its member and account may pay by direct debit again', async () => {
    const customer = await payer();
    const { payment_id: payment } = await customer.pay();
    const body = { payment, credits: 10, amount: 999 };
    const { refunds } = await customer.browser.call(withdrawPurchase, { body });
    expect([await stateOf(payment), refunds[0]?.state]).toEqual(['released', 'not_collected']);
    const again = await customer.pay();
    const back = { state: 'refunded', source: 'operator' } as const;
    await transact(app, tx => applyPaymentReport(app, tx, again.payment_id, back));
    expect(await stateOf(again.payment_id)).toBe('released');
    const last = await customer.pay();
    expect(await exportDebits(app, site(), operator())).toMatchObject({ debits: 1, amount: 999 });
    expect(await stateOf(last.payment_id)).toBe('exported');
  });

  test('by two operators at once exports each debit once', async () => {
    await (await payer()).pay();
    const batches = await Promise.all(Array.from({ length: 6 }, () => exportDebits(app, site(), operator())));
    expect(batches.filter(batch => batch !== null)).toHaveLength(1);
  });
});

describe('after the export', () => {
  test('a collected debit is refunded by hand, to the account it came from', async () => {
    const customer = await payer();
    const { payment_id: payment } = await customer.pay();
    const batch = await exportDebits(app, site(), operator());
    expect(await markBatchCollected(app, operator(), batch?.id ?? '')).toBe(1);
    expect(await markBatchCollected(app, operator(), batch?.id ?? '')).toBe(0);
    const { id: refund } = await refundOf(payment, 500);
    expect(await listManualRefunds(app, site())).toMatchObject([
      { refund, amount: 500, holder: 'J. de Wit', iban: customer.form.iban },
    ]);
    expect([
      await recordManualDebitRefund(app, operator(), refund),
      await recordManualDebitRefund(app, operator(), refund),
    ]).toEqual([true, false]);
    expect(await listManualRefunds(app, site())).toEqual([]);
  });

  test('nothing is refunded by hand before the bank has paid, by neither list', async () => {
    const { payment_id: payment } = await (await payer()).pay();
    const { id: early } = await refundOf(payment, 100);
    const [listed, sent] = [
      await listWaitingRefunds(db),
      await recordManualProviderRefund(app, operator(), { id: early, reference: 'by wire' }),
    ];
    expect([listed, await listManualRefunds(app, site()), sent]).toEqual([[], [], false]);
    const batch = await exportDebits(app, site(), operator());
    const { id: refund } = await refundOf(payment, 500);
    const notes = () =>
      Promise.all([
        recordManualDebitRefund(app, operator(), refund),
        recordManualProviderRefund(app, operator(), { id: refund, reference: 'wire' }),
      ]);
    expect([await listManualRefunds(app, site()), await notes()]).toEqual([[], [false, false]]);
    await markBatchCollected(app, operator(), batch?.id ?? '');
    expect([await listManualRefunds(app, site()), await listWaitingRefunds(db)]).toMatchObject([
      [{ refund }],
      [],
    ]);
    expect(await notes()).toEqual([true, false]);
  });

  test('a return is recorded once, also after the collection; for an unknown or unexported debit it is refused', async () => {
    const { payment_id: payment } = await (await payer()).pay();
    const [{ reference = '' } = {}] = await listSiteDebits(app, site());
    const returnDebitFor = (mandate = reference) => returnDebit(app, operator(), { mandate, reason: 'MD06' });
    expect([await returnDebitFor('M999999999999'), await returnDebitFor()]).toEqual([
      'unknown',
      'not_collected',
    ]);
    const batch = await exportDebits(app, site(), operator());
    await markBatchCollected(app, operator(), batch?.id ?? '');
    await refundOf(payment, 300);
    expect(await listManualRefunds(app, site())).toHaveLength(1);
    expect([await returnDebitFor(), await returnDebitFor(), await stateOf(payment)]).toEqual([
      'returned',
      'known',
      'returned',
    ]);
    const open = db
      .selectFrom('refunds')
      .select('id')
      .where('payment_id', '=', payment)
      .where('state', '=', 'requested');
    expect(await open.execute()).toEqual([]);
    expect(await listSiteDebits(app, site())).toContainEqual(
      expect.objectContaining({ reference, reason: 'MD06' }),
    );
  });

  test('a return caused by us or our bank does not block direct debit', async () => {
    const customer = await payer();
    for (const reason of ['FF01', 'BE05', 'CNOR', 'RR03', 'AG02'] as const) {
      await customer.pay();
      await exportDebits(app, site(), operator());
      const [{ reference = '' } = {}] = await listSiteDebits(app, site());
      expect(await returnDebit(app, operator(), { mandate: reference, reason })).toBe('returned');
      clock.advance(3_600_001);
    }
    expect((await customer.pay()).state).toBe('completed');
  });

  test('a mandate neither changes nor returns to an earlier state; a member and an account have one open debit', async () => {
    const [customer, other] = [await payer(), await payer()];
    const { payment_id: payment } = await customer.pay();
    const change = (set: string) =>
      sql.raw(`update direct_debits set ${set} where payment_id = '${payment}'`).execute(db);
    const hash = `sha256('another')`;
    for (const set of [
      `encrypted_details = '\\x00'`,
      `mandate_reference = 'M000000000000'`,
      `iban_hash = ${hash}`,
      `iban_end = '0000'`,
      `phone_hash = ${hash}`,
      `phone_end = '000'`,
      `created_at = created_at - interval '1 day'`,
      `account_id = '${other.member.accountId}'`,
    ])
      await expect(change(set), set).rejects.toThrow('a mandate does not change');
    await expect(change(`state = 'waiting', agreed_at = null, collect_on = null`)).rejects.toThrow();
    const { debit } = await other.submit({ iban: customer.form.iban });
    await expect(
      sql`update direct_debits set state = 'due', agreed_at = now(), collect_on = now() where payment_id = ${debit}`.execute(
        db,
      ),
    ).rejects.toThrow('direct_debits_open_iban');
    await change('account_id = null');
    await expect(change(`account_id = '${customer.member.accountId}'`)).rejects.toThrow(
      'a mandate does not change',
    );
  });
});

describe('retention', () => {
  test('a code is for one payment, account and amount; details are decrypted only for their own payment', async () => {
    const bound = { payment: 'p1', iban: 'DE89370400440532013000', amount: 999, currency: 'EUR' };
    const hash = hashSmsCode(app, '123456', bound);
    expect(isMatchingSmsCode(app, '123 456', bound, hash)).toBe(true);
    for (const change of [
      { payment: 'p2' },
      { iban: 'AT611904300234573201' },
      { amount: 998 },
      { currency: 'USD' },
    ])
      expect(isMatchingSmsCode(app, '123456', { ...bound, ...change }, hash)).toBe(false);
    expect(isMatchingSmsCode(app, '123457', bound, hash)).toBe(false);
    const details = {
      account_holder: 'J',
      iban: 'x',
      street: '',
      house_number: '',
      zip: '',
      city: '',
      country: 'NL',
      phone: '',
    };
    const encrypted_details = encryptAccountDetails(app, 'p1', details);
    expect(decryptAccountDetails(app, { payment_id: 'p1', encrypted_details })).toEqual(details);
    expect(decryptAccountDetails(app, { payment_id: 'p2', encrypted_details })).toBeNull();
  });

  test('details encrypted with another secret are unreadable, one by one', async () => {
    const customer = await payer();
    const { payment_id: old } = await customer.pay();
    const batch = await exportDebits(app, site(), operator());
    await markBatchCollected(app, operator(), batch?.id ?? '');
    const { id: refund } = await refundOf(old, 100);
    const later = { ...app, config: { ...app.config, secret: 'another secret of the tests, forty signs' } };
    await expect(collectionFileOf(later, site(), batch?.id ?? '')).rejects.toThrow(
      /^M\d{12} was encrypted under another/,
    );
    expect(await listManualRefunds(later, site())).toMatchObject([{ refund, holder: null, iban: null }]);
    await recordManualDebitRefund(app, operator(), refund);
    const { payment_id: due } = await customer.pay();
    expect([await exportDebits(later, site(), operator()), await stateOf(due)]).toEqual([null, 'due']);
    const [{ reference = '' } = {}] = await listSiteDebits(app, site());
    expect(await undecryptableMandates(later, site())).toContain(reference);
    expect(await undecryptableMandates(app, site())).toEqual([]);
    const { member } = customer;
    const sections: ExportSection[] = [];
    const moment = {
      app: later,
      member,
      t: (key: string) => key,
      formatTime: String,
      addSection: (section: ExportSection) => void sections.push(section),
    };
    await transact(app, tx => exportMandates(tx, moment as never));
    expect(sections[0]?.data()).toMatchObject([{ unreadable: true }, { unreadable: true }]);
    expect(JSON.stringify(sections[0]?.blocks())).toContain('direct_debit.unreadable');
  });

  test('an unconfirmed debit is deleted with its payment or its member; a mandate 14 months after its collection', async () => {
    const [customer, two, three] = [await payer(), await payer(), await payer()];
    const { debit: over } = await customer.submit();
    const { debit: waiting } = await two.submit();
    const { payment_id: agreed } = await three.pay();
    await transact(app, tx => applyPaymentReport(app, tx, over, { state: 'cancelled', source: 'member' }));
    await purgeDebits(app);
    expect([await stateOf(over), await stateOf(waiting)]).toEqual([undefined, 'waiting']);
    await transact(app, tx => eraseUnconfirmedDebits(tx, { accountId: two.member.accountId }));
    await transact(app, tx => eraseUnconfirmedDebits(tx, { accountId: three.member.accountId }));
    expect([await stateOf(waiting), await stateOf(agreed)]).toEqual([undefined, 'due']);
    const batch = await exportDebits(app, site(), operator());
    await markBatchCollected(app, operator(), batch?.id ?? '');
    clock.set(new Date('2027-05-20T12:00:00Z'));
    await purgeDebits(app);
    expect(await stateOf(agreed)).toBe('collected');
    clock.set(new Date('2027-05-21T12:00:00Z'));
    await purgeDebits(app);
    expect(await stateOf(agreed)).toBeUndefined();
  });
});
