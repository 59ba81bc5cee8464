import { beforeEach, describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { DEBIT_CODE } from '#contract/constants';
import {
  confirmDirectDebit,
  getDirectDebit,
  resendDebitCode,
  startDirectDebit,
} from '#contract/direct-debit';
import {
  cancelPayment,
  getPayment,
  getPaymentMethods,
  quotePayment,
  setPaymentCountry,
  startPayment,
} from '#contract/payments';
import { defaultSettings, storedSettings } from '../../site/settings.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { openTill } from '../../testing/till.ts';
import { reconcile } from '../books/reconcile.ts';
import { askProviders } from '../payments/ask-provider.ts';
import { collectBatch } from './collect-batch.ts';
import { exportDebits, fileOf } from './export-debits.ts';
import { returnDebit } from './return-debit.ts';
import { codeIn, debiting, openTelephone, wrongBeside } from './testing/debiting.ts';

const telephone = openTelephone();
const till = openTill();
const server = await startTestServer({}, { sms: telephone, payments: till });
const { app, db, clock } = server;
const { payer } = debiting(server, telephone);
const start = clock.now();
const site = () => app.sites.byId(1) ?? expect.fail('no site');
const lastCode = () => codeIn(telephone.received.at(-1) ?? expect.fail('nothing was sent'));
type Payer = Awaited<ReturnType<typeof payer>>;
const credits = async ({ browser }: Payer) => (await browser.call(getUser)).user?.credits;
const mandateOf = async (debit: string) =>
  (await db.selectFrom('direct_debits').selectAll().where('payment_id', '=', debit).executeTakeFirstOrThrow())
    .mandate_reference;

beforeEach(() => {
  clock.set(start);
  telephone.refuses = null;
});

describe('the form of a direct debit (sections 3, 5)', () => {
  test('is offered by no installation before its operator says who collects', async () => {
    const { methods } = await server.as(await server.signUpMember()).call(getPaymentMethods);
    expect(methods.map(({ name }) => name)).not.toContain('sdd');
  });

  test('is agreed to by the code that was sent: the credits come at once, with premium, receipt and mandate', async () => {
    const one = await payer();
    const before = await one.browser.call(getDirectDebit);
    expect(before).toEqual({
      creditor: {
        name: 'Lavender Example B.V.',
        address: 'Voorbeeldkade 12',
        city: 'Amsterdam',
        id: 'NL22ZZZ000000000000',
      },
      ...{ refused: null, collect_on: null, limit: 5_000, waiting: null },
    });
    const waiting = await one.begin();
    expect(waiting).toMatchObject({
      ...{ amount: 999, currency: 'EUR', country: 'NL', credits: 10, bundle: one.form.bundle },
      statement: 'LVD DIGITAL',
      ...{ iban_end: one.form.iban.slice(-4), phone_end: one.form.phone.slice(-3) },
      ...{ code_seconds: 600, resend_seconds: 30, tries_left: 5 },
    });
    expect((await one.browser.call(getDirectDebit)).waiting).toEqual(waiting);
    expect(await credits(one)).toBe(0);
    const message = telephone.received.at(-1);
    expect(message?.to).toBe(`+31${one.form.phone.slice(1)}`);
    expect(message?.text).toMatch(/^\d{6} .*9,99.*LVD DIGITAL/);
    expect(message?.text).not.toMatch(/Lavender/i);
    const body = { debit: waiting.debit, otp: ` ${lastCode().slice(0, 3)} ${lastCode().slice(3)} ` };
    const payment = await one.browser.call(confirmDirectDebit, { body });
    expect(payment).toMatchObject({ state: 'completed', method: 'sdd', amount: 999, credits: 10 });
    expect([await credits(one), (await one.browser.call(getUser)).user?.paid_user]).toEqual([10, true]);
    // Answered the same again, and credited once.
    expect((await one.browser.call(confirmDirectDebit, { body })).state).toBe('completed');
    expect(await credits(one)).toBe(10);
    const letters = db
      .selectFrom('mail_outbox')
      .select('text_body')
      .where('account_id', '=', one.member.accountId);
    const texts = (await letters.execute()).map(({ text_body }) => text_body).join('\n');
    expect(texts).toContain(waiting.mandate_reference);
    expect(texts).toContain('NL22ZZZ000000000000');
    // Five working days of the banks after Saturday the 14th.
    expect(texts).toContain('20 maart 2026');
    expect((await one.browser.call(getDirectDebit)).waiting).toBeNull();
    expect(Object.values(await reconcile(app)).every(count => count === 0)).toBe(true);
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
    const one = await payer();
    const count = telephone.received.length;
    const { error } = await one.browser.send(startDirectDebit, { body: { ...one.form, ...change } as never });
    expect(error?.fields?.[field]?.code).toBe(code);
    expect(telephone.received).toHaveLength(count);
  });

  test('tells all that is wrong with account and telephone at once', async () => {
    const one = await payer();
    const body = { ...one.form, iban: 'NL00', phone: '112' };
    const { error } = await one.browser.send(startDirectDebit, { body });
    expect(Object.keys(error?.fields ?? {}).sort()).toEqual(['iban', 'phone']);
  });

  test('takes any account of the area, spaces and small letters, and a number with its country code', async () => {
    const one = await payer();
    const waiting = await one.begin({ iban: 'pt50 0002 0123 1234 5678 9015 4', phone: '+49 151 23456789' });
    expect([waiting.iban_end, telephone.received.at(-1)?.to]).toEqual(['0154', '+4915123456789']);
  });

  test('is for a price that was shown and a bundle that is sold, where euros are', async () => {
    const one = await payer();
    const refusal = async (change: object) =>
      (await one.browser.send(startDirectDebit, { body: { ...one.form, ...change } })).error?.code;
    expect(await refusal({ amount: 998 })).toBe('price_changed');
    expect(await refusal({ bundle: one.member.profileId })).toBe('not_found');
    await one.browser.call(setPaymentCountry, { body: { country: 'GB' } });
    expect(await refusal({ phone: '+31612345678' })).toBe('not_found');
  });

  test('filled in again replaces the one that waited, its discount with it', async () => {
    const one = await payer({ signedUpAt: start });
    const first = await one.begin({ amount: 749 });
    const second = await one.begin({ amount: 749 });
    expect((await one.browser.call(getPayment, { query: { id: first.debit } })).state).toBe('cancelled');
    expect((await one.browser.call(getDirectDebit)).waiting?.debit).toBe(second.debit);
    const stale = await one.browser.send(confirmDirectDebit, { body: { debit: first.debit, otp: '123456' } });
    expect(stale.error?.code).toBe('sms_code_over');
    const { discount, code } = await one.browser.call(confirmDirectDebit, {
      body: { debit: second.debit, otp: lastCode() },
    });
    expect([discount, code]).toEqual([250, 'TIMEBONUS25']);
    const again = await one.browser.send(startDirectDebit, {
      body: { ...one.form, code: 'TIMEBONUS25', amount: 749 },
    });
    expect(again.status).toBe(422);
  });

  test('of another member is as unknown as none, to confirm and to send again', async () => {
    const { debit } = await (await payer()).begin();
    const { browser } = await payer();
    const answers = [
      await browser.send(confirmDirectDebit, { body: { debit, otp: lastCode() } }),
      await browser.send(resendDebitCode, { body: { debit } }),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(['not_found', 'not_found']);
  });

  test('is not offered where nobody collects, nor begun there', async () => {
    const one = await payer();
    const names = async () =>
      (await one.browser.call(getPaymentMethods)).methods.map(({ name }) => name as string);
    expect(await names()).toContain('sdd');
    await setSetting(server, 'creditor_id', '');
    expect(await names()).not.toContain('sdd');
    expect((await one.browser.call(getDirectDebit)).creditor).toBeNull();
    const { error } = await one.browser.send(startDirectDebit, { body: one.form });
    expect(error?.fields?.method?.code).toBe('payment_method_unknown');
    await setSetting(server, 'creditor_id', 'NL22ZZZ000000000000');
  });

  test('is not offered where nobody sends its code, nor begun there', async () => {
    const one = await payer();
    telephone.by = 'none';
    const { methods } = await one.browser.call(getPaymentMethods);
    const { creditor } = await one.browser.call(getDirectDebit);
    const { error } = await one.browser.send(startDirectDebit, { body: one.form });
    telephone.by = 'own';
    expect([methods.some(({ name }) => name === 'sdd'), creditor]).toEqual([false, null]);
    expect(error?.fields?.method?.code).toBe('payment_method_unknown');
  });
});

describe('the name on the statement', () => {
  const textsOf = async ({ member }: Payer) => {
    const letters = db
      .selectFrom('mail_outbox')
      .select('text_body')
      .where('account_id', '=', member.accountId);
    return (await letters.execute()).map(({ text_body }) => text_body).join('\n');
  };
  const named = async (one: Payer) => {
    const { bundle } = one.form;
    const quote = await one.browser.call(quotePayment, { query: { bundle, method: 'sdd' } });
    const { debit, statement } = await one.begin();
    const body = { debit, otp: lastCode() };
    const payment = await one.browser.call(confirmDirectDebit, { body });
    const batch = await exportDebits(app, site());
    const file = () => fileOf(app, site(), batch?.id ?? '');
    return {
      told: [quote.statement, statement, payment.statement],
      file,
      sms: telephone.received.at(-1)?.text,
    };
  };

  test('is neutral unless the operator sets another, and the same wherever it is told and at the bank', async () => {
    const one = await payer();
    const { told, file, sms } = await named(one);
    expect(told).toEqual(['LVD DIGITAL', 'LVD DIGITAL', 'LVD DIGITAL']);
    expect([sms, await textsOf(one)]).toEqual([
      expect.stringContaining('(LVD DIGITAL)'),
      expect.stringMatching(/Op je afschrift staat: LVD DIGITAL\.[\s\S]*onder de naam LVD DIGITAL\./),
    ]);
    expect(await file()).toContain('<Cdtr><Nm>LVD DIGITAL</Nm></Cdtr>');
  });

  test('that the operator collects under is told before anybody agrees, and stays what it was then', async () => {
    await setSetting(server, 'creditor_name', 'Lavender Example B.V.');
    const one = await payer();
    const { told, file, sms } = await named(one);
    const name = 'Lavender Example B.V.';
    expect(told).toEqual([name, name, name]);
    expect([sms, await textsOf(one)]).toEqual([expect.stringContaining(name), expect.stringContaining(name)]);
    await setSetting(server, 'creditor_name', '');
    expect(await file()).toContain(`<Cdtr><Nm>${name}</Nm></Cdtr>`);
    // Other methods are the provider's, whose statements say what they did.
    const { statement } = await one.browser.call(quotePayment, { query: { bundle: one.form.bundle } });
    expect(statement).toBe('LVD DIGITAL');
  });

  test('is of signs that banks print as they are', () => {
    const isTaken = (creditor_name: string) =>
      storedSettings.safeParse({ ...defaultSettings, creditor_name }).success;
    expect(['', 'LVD DIGITAL', 'Noord (Media) N.V.'].every(isTaken)).toBe(true);
    expect(['Café', 'A*B', 'a/b', ' x ', 'x'.repeat(36), 'Łódź'].some(isTaken)).toBe(false);
  });
});

describe('its code (section 4)', () => {
  test('that is wrong is "Code ongeldig" at its field, five times; then it is worth nothing, until another is sent', async () => {
    const one = await payer();
    const { debit } = await one.begin();
    const right = lastCode();
    const say = (otp: string) => one.browser.send(confirmDirectDebit, { body: { debit, otp } });
    for (let left = 4; left >= 0; left--) {
      const { error } = await say(wrongBeside(right));
      expect(error?.fields?.otp).toMatchObject({
        code: 'sms_code_invalid',
        params: { left },
        message: 'Code ongeldig',
      });
    }
    expect((await say(right)).error?.code).toBe('sms_code_over');
    clock.advance(31_000);
    const again = await one.browser.call(resendDebitCode, { body: { debit } });
    expect([again.tries_left, again.code_seconds]).toEqual([5, 600]);
    expect((await say(right)).status === 200 && right !== lastCode()).toBe(false);
    expect((await say(lastCode())).status).toBe(200);
  });

  test('that is none at all costs no try', async () => {
    const one = await payer();
    const { debit } = await one.begin();
    for (const otp of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', ' '.repeat(30)]) {
      const { error } = await one.browser.send(confirmDirectDebit, { body: { debit, otp } });
      expect(error?.fields?.otp?.code).toBe('sms_code_invalid');
    }
    expect((await one.browser.call(getDirectDebit)).waiting?.tries_left).toBe(5);
  });

  test('holds for ten minutes and not a second longer', async () => {
    const [soon, late] = [await payer(), await payer()];
    const first = await soon.begin();
    const firstCode = lastCode();
    const second = await late.begin();
    const secondCode = lastCode();
    clock.advance(DEBIT_CODE.minutes * 60_000 - 1);
    const say = ({ browser }: Payer, debit: string, otp: string) =>
      browser.send(confirmDirectDebit, { body: { debit, otp } });
    expect((await say(soon, first.debit, firstCode)).status).toBe(200);
    clock.advance(1);
    expect((await say(late, second.debit, secondCode)).error?.code).toBe('sms_code_over');
  });

  test('is sent three times an hour, to a member and to a number; asked twice within seconds, once', async () => {
    const one = await payer();
    const { debit } = await one.begin();
    const resend = (browser = one.browser, of = debit) =>
      browser.send(resendDebitCode, { body: { debit: of } });
    const count = telephone.received.length;
    expect((await resend()).status).toBe(200);
    expect(telephone.received).toHaveLength(count);
    for (let turn = 1; turn <= 2; turn++) {
      clock.advance(31_000);
      expect((await resend()).status).toBe(200);
    }
    expect((await one.browser.call(getDirectDebit)).waiting?.resend_seconds).toBeNull();
    clock.advance(31_000);
    expect((await resend()).error?.code).toBe('sms_limit');
    expect((await one.browser.send(startDirectDebit, { body: one.form })).error?.code).toBe('sms_limit');
    // What waited still does.
    expect((await one.browser.call(getDirectDebit)).waiting?.debit).toBe(debit);
    const other = await payer();
    const same = await other.browser.send(startDirectDebit, {
      body: { ...other.form, phone: one.form.phone },
    });
    expect(same.error?.code).toBe('sms_limit');
    clock.advance(3_600_000);
    expect((await other.begin({ phone: one.form.phone })).resend_seconds).toBe(30);
  });

  test('is sent six times a day; how often others had it sent to the number nobody is told ahead', async () => {
    const [one, other] = [await payer(), await payer()];
    for (let turn = 0; turn < 6; turn++) {
      expect((await one.begin()).resend_seconds).toBe(turn < 5 ? 30 : null);
      clock.advance(3_600_000 / 2 + 1);
    }
    const phone = one.form.phone;
    const refusalOf = async ({ browser, form }: Payer) =>
      (await browser.send(startDirectDebit, { body: { ...form, phone } })).error?.code;
    clock.advance(3_600_000);
    expect([await refusalOf(one), await refusalOf(other)]).toEqual(['sms_limit', 'sms_limit']);
    expect(
      (await one.browser.send(startDirectDebit, { body: { ...one.form, phone: other.form.phone } })).error
        ?.code,
    ).toBe('sms_limit');
    clock.advance(86_400_000);
    for (let turn = 0; turn < 2; turn++) await one.begin();
    expect((await other.begin({ phone })).resend_seconds).toBe(30);
    clock.advance(31_000);
    expect((await other.browser.call(getDirectDebit)).waiting?.resend_seconds).toBe(0);
  });

  test('that cannot be sent says so, keeps nothing and does not count', async () => {
    const one = await payer({ signedUpAt: start });
    const body = { ...one.form, amount: 749 };
    telephone.refuses = 'away';
    for (let turn = 0; turn < 4; turn++)
      expect((await one.browser.send(startDirectDebit, { body })).error?.code).toBe('sms_away');
    telephone.refuses = 'refused';
    const refused = await one.browser.send(startDirectDebit, { body });
    expect(refused.error?.fields?.phone?.code).toBe('phone_invalid');
    expect((await one.browser.call(getDirectDebit)).waiting).toBeNull();
    telephone.refuses = null;
    const { debit } = await one.begin({ amount: 749 });
    telephone.refuses = 'away';
    clock.advance(31_000);
    const again = await one.browser.send(resendDebitCode, { body: { debit } });
    expect(again.error?.code).toBe('sms_away');
    // Nothing pretends to be on its way: he may ask at once, and then it is sent.
    expect((await one.browser.call(getDirectDebit)).waiting?.resend_seconds).toBe(0);
    telephone.refuses = null;
    const count = telephone.received.length;
    expect((await one.browser.call(resendDebitCode, { body: { debit } })).resend_seconds).toBe(30);
    expect(telephone.received).toHaveLength(count + 1);
    const agreed = await one.browser.call(confirmDirectDebit, { body: { debit, otp: lastCode() } });
    expect(agreed.state).toBe('completed');
  });

  test('that lies under another secret since is over; a form that is filled in again replaces it', async () => {
    const one = await payer();
    const { debit } = await one.begin();
    const body = { debit, otp: lastCode() };
    await db
      .updateTable('direct_debits')
      .set({ sealed: Buffer.alloc(64) })
      .where('payment_id', '=', debit)
      .execute();
    clock.advance(31_000);
    expect((await one.browser.call(getDirectDebit)).waiting).toBeNull();
    expect((await one.browser.send(resendDebitCode, { body: { debit } })).error?.code).toBe('not_found');
    expect((await one.browser.send(confirmDirectDebit, { body })).error?.code).toBe('sms_code_over');
    expect((await one.pay()).state).toBe('completed');
  });

  test('guessed by 200 at once is evaluated five times', async () => {
    const one = await payer();
    const { debit } = await one.begin();
    const right = lastCode();
    const guesses = Array.from({ length: 200 }, (_, by) => wrongBeside(right, by + 1));
    const answers = await Promise.all(
      guesses.map(otp => one.browser.send(confirmDirectDebit, { body: { debit, otp } })),
    );
    const evaluated = answers.filter(({ error }) => error?.fields?.otp?.code === 'sms_code_invalid');
    expect(evaluated).toHaveLength(DEBIT_CODE.tries);
    expect(await credits(one)).toBe(0);
  });

  test('said right by 20 at once is credited once', async () => {
    const one = await payer();
    const { debit } = await one.begin();
    const otp = lastCode();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => one.browser.send(confirmDirectDebit, { body: { debit, otp } })),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await credits(one)).toBe(10);
  });

  test('of an order that nobody agrees to within the hour comes too late: its payment is over', async () => {
    const one = await payer();
    const { debit } = await one.begin();
    clock.advance(61 * 60_000);
    await askProviders(app);
    expect((await one.browser.call(getPayment, { query: { id: debit } })).state).toBe('expired');
    expect((await one.browser.send(resendDebitCode, { body: { debit } })).error?.code).toBe('not_found');
  });

  test('of an order that was given up agrees to nothing', async () => {
    const one = await payer();
    const { debit } = await one.begin();
    await one.browser.call(cancelPayment, { body: { payment: debit } });
    const { error } = await one.browser.send(confirmDirectDebit, { body: { debit, otp: lastCode() } });
    expect([error?.code, await credits(one)]).toEqual(['sms_code_over', 0]);
  });
});

describe('what stands in the way (section 5)', () => {
  const refusal = async ({ browser, form }: Payer, change: object = {}) =>
    (await browser.send(startDirectDebit, { body: { ...form, ...change } })).error;
  const isOffered = async ({ browser }: Payer) =>
    (await browser.call(getPaymentMethods)).methods.some(({ name }) => name === 'sdd');

  test('one open debit at a time, until the bank has paid it', async () => {
    const one = await payer();
    await one.pay();
    const refused = await refusal(one);
    expect(refused?.code).toBe('direct_debit_open');
    expect(refused?.message).not.toMatch(/limiet|goedkoper/);
    // He is told before he fills in anything, with the day on which it is collected, and is not offered another.
    const told = await one.browser.call(getDirectDebit);
    expect(told).toMatchObject({ refused: 'direct_debit_open', collect_on: '2026-03-20' });
    expect(await isOffered(one)).toBe(false);
    const batch = await exportDebits(app, site());
    expect((await refusal(one))?.code).toBe('direct_debit_open');
    await collectBatch(app, site(), batch?.id ?? '');
    expect(await isOffered(one)).toBe(true);
    expect((await one.pay()).state).toBe('completed');
  });

  test('an address that is not confirmed', async () => {
    const one = await payer({ status: 'not_confirmed' });
    expect([(await refusal(one))?.code, await isOffered(one)]).toEqual(['unconfirmed', false]);
    expect((await one.browser.call(getDirectDebit)).refused).toBe('unconfirmed');
  });

  test('two right codes for accounts that are not collected from: the accounts of others are not tried one after the other', async () => {
    const [one, first, second] = [await payer(), await payer(), await payer()];
    await first.pay();
    await second.pay();
    for (const { form } of [first, second]) {
      expect((await one.browser.call(getDirectDebit)).refused).toBeNull();
      const { debit } = await one.begin({ iban: form.iban });
      const body = { debit, otp: lastCode() };
      expect((await one.browser.send(confirmDirectDebit, { body })).error?.code).toBe('direct_debit_refused');
      clock.advance(3_600_001);
    }
    // Also with an account of his own.
    clock.advance(29 * 86_400_000);
    expect([(await refusal(one))?.code, await isOffered(one)]).toEqual(['direct_debit_refused', false]);
    clock.advance(86_400_000);
    expect((await one.pay()).state).toBe('completed');
  });

  test('an open debit that the same telephone agreed to, until the bank has paid it', async () => {
    const [one, other] = [await payer(), await payer()];
    await one.pay();
    const agree = async () => {
      const { debit } = await other.begin({ phone: one.form.phone });
      return other.browser.send(confirmDirectDebit, { body: { debit, otp: lastCode() } });
    };
    expect((await agree()).error?.code).toBe('direct_debit_refused');
    expect(await credits(other)).toBe(0);
    const batch = await exportDebits(app, site());
    await collectBatch(app, site(), batch?.id ?? '');
    expect((await agree()).status).toBe(200);
  });

  test('an order above the limit of the site', async () => {
    const one = await payer();
    const dear = one.bundles.find(({ price }) => price > 5_000);
    const refused = await refusal(one, { bundle: dear?.id, amount: dear?.price });
    expect(refused?.code).toBe('direct_debit_limit');
    expect(refused?.message).toMatch(/later.*goedkoper pakket.*andere manier/);
  });

  test('what stands in the way of every order: five that are under way, one’s own limit, a code that was used or does not fit', async () => {
    const [busy, careful, late] = [await payer(), await payer(), await payer({ signedUpAt: start })];
    const order = { bundle: busy.form.bundle, method: 'ideal', amount: 999 } as const;
    for (let count = 0; count < 5; count++) await busy.browser.call(startPayment, { body: order });
    expect((await refusal(busy))?.code).toBe('payments_open');
    const limit = { account_id: careful.member.accountId, currency: 'EUR', amount: 998 };
    await db.insertInto('spending_limits').values(limit).execute();
    expect((await refusal(careful))?.code).toBe('spending_limit_reached');
    const code = { site_id: 1, code: 'ONLYPAYPAL', value_percentage: 10, paymentmethods: ['paypal'] };
    await db.insertInto('discount_codes').values(code).execute();
    const unfit = await refusal(careful, { code: 'ONLYPAYPAL', amount: 899 });
    expect(unfit?.fields?.code?.code).toBe('discount_code_unfit');
    await late.browser.call(startPayment, { body: { ...order, amount: 749 } });
    const used = await refusal(late, { code: 'TIMEBONUS25', amount: 749 });
    expect(used?.fields?.code?.code).toBe('discount_code_used');
  });

  test('a debit that came back: its member and its account are refused for as long as the reason asks for', async () => {
    const [one, other] = [await payer(), await payer()];
    const { payment_id: debit } = await one.pay();
    await exportDebits(app, site());
    const mandate = await mandateOf(debit);
    const giveBack = () => returnDebit(app, site(), { mandate, reason: 'AM04' });
    expect([await giveBack(), await giveBack()]).toEqual(['returned', 'known']);
    expect((await one.browser.call(getPayment, { query: { id: debit } })).state).toBe('charged_back');
    expect(await credits(one)).toBe(0);
    const refused = await refusal(one);
    expect(refused?.code).toBe('direct_debit_refused');
    expect(refused?.message).toMatch(/later.*goedkoper pakket.*andere betaalmethode/);
    expect((await one.browser.call(getDirectDebit)).refused).toBe('direct_debit_refused');
    // Another member hears of it once he has shown that the telephone is his, and pays nothing.
    const theirs = await other.begin({ iban: one.form.iban });
    const answer = await other.browser.send(confirmDirectDebit, {
      body: { debit: theirs.debit, otp: lastCode() },
    });
    expect([answer.error?.code, await credits(other)]).toEqual(['direct_debit_refused', 0]);
    for (let half = 0; half < 2; half++) {
      expect((await refusal(one))?.code).toBe('direct_debit_refused');
      clock.advance(15 * 86_400_000);
      await credits(one);
    }
    expect((await one.pay()).state).toBe('completed');
    expect(Object.values(await reconcile(app)).every(count => count === 0)).toBe(true);
  });

  test('one account for many members: of ten who agree at once one is credited', async () => {
    const many = await Promise.all(Array.from({ length: 10 }, () => payer()));
    const [first] = many;
    const asked = [];
    for (const one of many)
      asked.push({ one, ...(await one.begin({ iban: first?.form.iban ?? '' })), otp: lastCode() });
    const answers = await Promise.all(
      asked.map(({ one, debit, otp }) => one.browser.send(confirmDirectDebit, { body: { debit, otp } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === 'direct_debit_refused')).toHaveLength(9);
    const purses = await Promise.all(many.map(credits));
    expect(purses.reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(10);
  });
});

test('what is typed stands nowhere in the database as it is, and nowhere in an answer', async () => {
  const one = await payer();
  const { debit } = await one.begin({ account_holder: 'Zqkanarie de Vries', street: 'Zqkanariestraat' });
  const row = await db
    .selectFrom('direct_debits')
    .selectAll()
    .where('payment_id', '=', debit)
    .executeTakeFirstOrThrow();
  const stored = JSON.stringify({ ...row, sealed: row.sealed.toString('latin1') });
  const shown = JSON.stringify(await one.browser.call(getDirectDebit));
  for (const secret of ['Zqkanarie', one.form.iban, one.form.phone.slice(1), lastCode()])
    for (const text of [stored, shown]) expect(text).not.toContain(secret);
});
