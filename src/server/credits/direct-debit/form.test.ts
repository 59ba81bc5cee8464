import { describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { startDirectDebit } from '#contract/direct-debit';
import { getPayment, getPaymentMethods, quotePayment, setPaymentCountry } from '#contract/payments';
import { queuedEmailsTo } from '../../testing/emails.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { expectReconciled } from '../testing/expect-reconciled.ts';
import { directDebitTest } from './testing/direct-debit-test.ts';
import { createFakeSms } from './testing/fake-sms.ts';

const telephone = createFakeSms();
const server = await startTestServer({}, { sms: telephone });
const { app, db, clock } = server;
const { payer } = directDebitTest(server, telephone);

describe('the form of a direct debit (spec 3.11, 5.8)', () => {
  test('is not offered before the operator configures a creditor', async () => {
    const { methods } = await server.as(await server.signUpMember()).call(getPaymentMethods);
    expect(methods.map(({ name }) => name)).not.toContain('sdd');
  });

  test('is confirmed by the code that was sent: the credits are granted at once, with premium, receipt and mandate', async () => {
    const customer = await payer();
    expect(await customer.state()).toEqual({
      creditor: {
        name: 'Lavender Example B.V.',
        address: 'Voorbeeldkade 12',
        city: 'Amsterdam',
        id: 'NL22ZZZ000000000000',
      },
      ...{ refused: null, collect_on: null, limit: 5_000, waiting: null },
    });
    const waiting = await customer.submit();
    expect(waiting).toMatchObject({
      ...{ amount: 999, currency: 'EUR', country: 'NL', credits: 10, bundle: customer.form.bundle },
      statement: 'LVD DIGITAL',
      ...{ iban_end: customer.form.iban.slice(-4), phone_end: customer.form.phone.slice(-3) },
      ...{ code_seconds: 600, resend_seconds: 30, tries_left: 5 },
    });
    expect((await customer.state()).waiting).toEqual(waiting);
    expect(await customer.credits()).toBe(0);
    const message = telephone.received.at(-1);
    expect(message?.to).toBe(`+31${customer.form.phone.slice(1)}`);
    expect(message?.text).toMatch(/^\d{6} .*9,99.*LVD DIGITAL/);
    expect(message?.text).not.toMatch(/Lavender/i);
    const code = telephone.lastCode();
    const agree = () => customer.confirm(waiting.debit, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(await agree()).toMatchObject({ state: 'completed', method: 'sdd', amount: 999, credits: 10 });
    expect([await customer.credits(), (await customer.browser.call(getUser)).user?.paid_user]).toEqual([
      10,
      true,
    ]);
    expect((await agree()).state).toBe('completed');
    expect(await customer.credits()).toBe(10);
    const emails = await queuedEmailsTo(server, customer.member.email);
    const texts = emails.map(({ text }) => text).join('\n');
    expect(texts).toContain(waiting.mandate_reference);
    expect(texts).toContain('NL22ZZZ000000000000');
    expect(texts).toContain('20 maart 2026');
    expect((await customer.state()).waiting).toBeNull();
    await expectReconciled(app);
  });

  test.each([
    [{ iban: 'NL91 ABNA 0417 1643 01' }, 'iban', 'iban_check_digits'],
    [{ iban: 'NL91 ABNA 0417 1643' }, 'iban', 'iban_invalid'],
    [{ iban: 'hello' }, 'iban', 'iban_invalid'],
    [{ iban: 'TR33 0006 1005 1978 6457 8413 26' }, 'iban', 'iban_country'],
    [{ iban: '  ' }, 'iban', 'field_required'],
    [{ phone: '020 123 4567' }, 'phone', 'phone_invalid'],
    [{ phone: '0900 1234' }, 'phone', 'phone_invalid'],
    [{ phone: '+7 912 345-67-89' }, 'phone', 'phone_invalid'],
    [{ consent: false }, 'consent', 'consent_required'],
    [{ account_holder: '' }, 'account_holder', 'field_required'],
    [{ city: 'x'.repeat(71) }, 'city', 'field_too_long'],
    [{ street: 'Kade\u0000' }, 'street', 'field_invalid'],
    [{ code: 'NEVERWAS' }, 'code', 'discount_code_unknown'],
  ])('with %j is refused at its field, and nothing is sent', async (change, field, code) => {
    const customer = await payer();
    const count = telephone.received.length;
    expect((await customer.refusal(change))?.fields?.[field]?.code).toBe(code);
    expect(telephone.received).toHaveLength(count);
  });

  test('reports all errors of account, address and consent at once', async () => {
    const wrong = { iban: 'NL91 ABNA 0417 1643 01', city: ' ', consent: false };
    const refused = await (await payer()).refusal(wrong);
    expect(refused?.fields).toMatchObject({
      iban: { code: 'iban_check_digits' },
      city: { code: 'field_required' },
      consent: { code: 'consent_required' },
    });
  });

  test('accepts any SEPA account, with spaces and lower-case letters, and a number with its country code', async () => {
    const customer = await payer();
    const waiting = await customer.submit({
      iban: 'pt50 0002 0123 1234 5678 9015 4',
      phone: '+49 151 23456789',
    });
    expect([waiting.iban_end, telephone.received.at(-1)?.to]).toEqual(['0154', '+4915123456789']);
  });

  test('is for the shown price and a bundle that is sold, in countries with the euro', async () => {
    const customer = await payer();
    expect((await customer.refusal({ amount: 998 }))?.code).toBe('price_changed');
    expect((await customer.refusal({ bundle: customer.member.profileId }))?.code).toBe('not_found');
    await customer.browser.call(setPaymentCountry, { body: { country: 'GB' } });
    expect((await customer.refusal({ phone: '+31612345678' }))?.code).toBe('not_found');
  });

  test('replaces a debit that was waiting, including its discount', async () => {
    const customer = await payer({ signedUpAt: clock.now() });
    const first = await customer.submit({ amount: 749 });
    const second = await customer.submit({ amount: 749 });
    expect((await customer.browser.call(getPayment, { query: { id: first.debit } })).state).toBe('cancelled');
    expect((await customer.state()).waiting?.debit).toBe(second.debit);
    expect((await customer.tryConfirm(first.debit, '123456')).error?.code).toBe('sms_code_over');
    const { discount, code } = await customer.confirm(second.debit);
    expect([discount, code]).toEqual([250, 'TIMEBONUS25']);
    const body = { ...customer.form, code: 'TIMEBONUS25', amount: 749 };
    expect((await customer.browser.send(startDirectDebit, { body })).status).toBe(422);
  });

  test('at the price quoted while another debit holds the discount is refused once, and then quoted correctly', async () => {
    const customer = await payer({ signedUpAt: clock.now() });
    await customer.submit({ amount: 749 });
    const quoted = async () =>
      (await customer.browser.call(quotePayment, { query: { bundle: customer.form.bundle, method: 'sdd' } }))
        .amount;
    const whole = await quoted();
    expect([whole, (await customer.refusal({ amount: whole }))?.code]).toEqual([999, 'price_changed']);
    expect(await quoted()).toBe(749);
    expect((await customer.pay({ amount: 749 })).code).toBe('TIMEBONUS25');
  });

  test('of another member is not_found, to confirm and to resend', async () => {
    const { debit } = await (await payer()).submit();
    const other = await payer();
    const answers = [await other.tryConfirm(debit), await other.resend(debit)];
    expect(answers.map(({ error }) => error?.code)).toEqual(['not_found', 'not_found']);
  });

  test('is neither offered nor accepted without a creditor', async () => {
    const customer = await payer();
    expect(await customer.isOffered()).toBe(true);
    await setSetting(server, 'creditor_id', '');
    expect([await customer.isOffered(), (await customer.state()).creditor]).toEqual([false, null]);
    expect((await customer.refusal())?.fields?.method?.code).toBe('payment_method_unknown');
    await setSetting(server, 'creditor_id', 'NL22ZZZ000000000000');
  });

  test('is neither offered nor accepted where no SMS can be sent', async () => {
    const customer = await payer();
    telephone.kind = 'none';
    const [isOffered, { creditor }, refused] = [
      await customer.isOffered(),
      await customer.state(),
      await customer.refusal(),
    ];
    telephone.kind = 'built-in';
    expect([isOffered, creditor]).toEqual([false, null]);
    expect(refused?.fields?.method?.code).toBe('payment_method_unknown');
  });

  test('is nowhere in plain text in the database, and nowhere in an answer', async () => {
    const customer = await payer();
    const { debit } = await customer.submit({
      account_holder: 'Zqkanarie de Vries',
      street: 'Zqkanariestraat',
    });
    const row = await db
      .selectFrom('direct_debits')
      .selectAll()
      .where('payment_id', '=', debit)
      .executeTakeFirstOrThrow();
    const stored = JSON.stringify({ ...row, encrypted_details: row.encrypted_details.toString('latin1') });
    const shown = JSON.stringify(await customer.state());
    for (const secret of [
      'Zqkanarie',
      customer.form.iban,
      customer.form.phone.slice(1),
      telephone.lastCode(),
    ])
      for (const text of [stored, shown]) expect(text).not.toContain(secret);
  });
});
