import { beforeEach, describe, expect, test } from 'vitest';
import { DEBIT_CODE } from '#contract/constants';
import { resendDebitCode } from '#contract/direct-debit';
import { cancelPayment, getPayment } from '#contract/payments';
import { startTestServer } from '../../testing/start-test-server.ts';
import { pollProviders } from '../payments/poll-providers.ts';
import { directDebitTest } from './testing/direct-debit-test.ts';
import { createFakeSms, wrongCodeFor } from './testing/fake-sms.ts';

const telephone = createFakeSms();
const server = await startTestServer({}, { sms: telephone });
const { app, db, clock } = server;
const { payer } = directDebitTest(server, telephone);
const start = clock.now();
beforeEach(() => {
  clock.set(start);
  telephone.failure = null;
});

describe('the code of a direct debit (spec 4.10, 5.6)', () => {
  test('when wrong is "Code ongeldig" at its field, five times; then it is invalid until another is sent', async () => {
    const customer = await payer();
    const { debit } = await customer.submit();
    const right = telephone.lastCode();
    for (let left = 4; left >= 0; left--) {
      const { error } = await customer.tryConfirm(debit, wrongCodeFor(right));
      expect(error?.fields?.otp).toMatchObject({
        code: 'sms_code_invalid',
        params: { left },
        message: 'Code ongeldig',
      });
    }
    expect((await customer.tryConfirm(debit, right)).error?.code).toBe('sms_code_over');
    clock.advance(31_000);
    const again = await customer.browser.call(resendDebitCode, { body: { debit } });
    expect([again.tries_left, again.code_seconds]).toEqual([5, 600]);
    expect((await customer.tryConfirm(debit, right)).status === 200 && right !== telephone.lastCode()).toBe(
      false,
    );
    expect((await customer.tryConfirm(debit)).status).toBe(200);
  });

  test('when malformed uses up no try', async () => {
    const customer = await payer();
    const { debit } = await customer.submit();
    for (const otp of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', ' '.repeat(30)])
      expect((await customer.tryConfirm(debit, otp)).error?.fields?.otp?.code).toBe('sms_code_invalid');
    expect((await customer.state()).waiting?.tries_left).toBe(5);
  });

  test('is valid for ten minutes and not a second longer', async () => {
    const [soon, late] = [await payer(), await payer()];
    const first = await soon.submit();
    const firstCode = telephone.lastCode();
    const second = await late.submit();
    clock.advance(DEBIT_CODE.minutes * 60_000 - 1);
    expect((await soon.tryConfirm(first.debit, firstCode)).status).toBe(200);
    clock.advance(1);
    expect((await late.tryConfirm(second.debit)).error?.code).toBe('sms_code_over');
  });

  test('is sent three times an hour, per member and per number; once for two requests within seconds', async () => {
    const customer = await payer();
    const { debit } = await customer.submit();
    const count = telephone.received.length;
    expect((await customer.resend(debit)).status).toBe(200);
    expect(telephone.received).toHaveLength(count);
    for (let turn = 1; turn <= 2; turn++) {
      clock.advance(31_000);
      expect((await customer.resend(debit)).status).toBe(200);
    }
    expect((await customer.state()).waiting?.resend_seconds).toBe(3_600 - 62);
    clock.advance(31_000);
    const wait = { seconds: 3_507, minutes: 59, hours: 1 };
    expect((await customer.resend(debit)).error).toMatchObject({ code: 'sms_limit', params: wait });
    expect(await customer.refusal()).toMatchObject({ code: 'sms_limit', params: wait });
    expect((await customer.state()).waiting?.debit).toBe(debit);
    const [other, { phone }] = [await payer(), customer.form];
    expect((await other.refusal({ phone }))?.code).toBe('sms_limit');
    clock.advance(3_600_000);
    expect((await other.submit({ phone })).resend_seconds).toBe(30);
  });

  test('is sent six times a day; the limit of the number, used by others, is not revealed in advance', async () => {
    const [customer, other] = [await payer(), await payer()];
    for (let turn = 0; turn < 6; turn++) {
      expect((await customer.submit()).resend_seconds).toBe(turn < 5 ? 30 : 77_400);
      clock.advance(3_600_000 / 2 + 1);
    }
    const { phone } = customer.form;
    clock.advance(3_600_000);
    for (const refused of [await customer.refusal(), await other.refusal({ phone })])
      expect(refused?.code).toBe('sms_limit');
    expect((await customer.refusal({ phone: other.form.phone }))?.code).toBe('sms_limit');
    clock.advance(86_400_000);
    for (let turn = 0; turn < 2; turn++) await customer.submit();
    expect((await other.submit({ phone })).resend_seconds).toBe(30);
    clock.advance(31_000);
    expect((await other.state()).waiting?.resend_seconds).toBe(0);
  });

  test('that cannot be sent is reported, holds nothing and does not count', async () => {
    const customer = await payer({ signedUpAt: start });
    const shown = { amount: 749 };
    telephone.failure = 'unavailable';
    for (let turn = 0; turn < 4; turn++) expect((await customer.refusal(shown))?.code).toBe('sms_away');
    telephone.failure = 'refused';
    expect((await customer.refusal(shown))?.fields?.phone?.code).toBe('phone_invalid');
    expect((await customer.state()).waiting).toBeNull();
    telephone.failure = null;
    const { debit } = await customer.submit(shown);
    telephone.failure = 'unavailable';
    clock.advance(31_000);
    expect((await customer.resend(debit)).error?.code).toBe('sms_away');
    expect((await customer.state()).waiting?.resend_seconds).toBe(0);
    telephone.failure = null;
    const count = telephone.received.length;
    expect((await customer.browser.call(resendDebitCode, { body: { debit } })).resend_seconds).toBe(30);
    expect(telephone.received).toHaveLength(count + 1);
    expect((await customer.confirm(debit)).state).toBe('completed');
  });

  test('encrypted with another secret is over; a new form replaces it', async () => {
    const customer = await payer();
    const { debit } = await customer.submit();
    await db
      .updateTable('direct_debits')
      .set({ encrypted_details: Buffer.alloc(64) })
      .where('payment_id', '=', debit)
      .execute();
    clock.advance(31_000);
    expect((await customer.state()).waiting).toBeNull();
    expect((await customer.resend(debit)).error?.code).toBe('not_found');
    expect((await customer.tryConfirm(debit)).error?.code).toBe('sms_code_over');
    expect((await customer.pay()).state).toBe('completed');
  });

  test('guessed 200 times at once is evaluated five times', async () => {
    const customer = await payer();
    const { debit } = await customer.submit();
    const right = telephone.lastCode();
    const guesses = Array.from({ length: 200 }, (_, by) => wrongCodeFor(right, by + 1));
    const answers = await Promise.all(guesses.map(otp => customer.tryConfirm(debit, otp)));
    const evaluated = answers.filter(({ error }) => error?.fields?.otp?.code === 'sms_code_invalid');
    expect(evaluated).toHaveLength(DEBIT_CODE.maxAttempts);
    expect(await customer.credits()).toBe(0);
  });

  test('requested again 12 times at once is sent once, and the received one is correct', async () => {
    const customer = await payer();
    const { debit } = await customer.submit();
    clock.advance(31_000);
    const count = telephone.received.length;
    const answers = await Promise.all(Array.from({ length: 12 }, () => customer.resend(debit)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(telephone.received).toHaveLength(count + 1);
    expect((await customer.confirm(debit)).state).toBe('completed');
  });

  test('entered correctly 20 times at once is credited once', async () => {
    const customer = await payer();
    const { debit } = await customer.submit();
    const answers = await Promise.all(Array.from({ length: 20 }, () => customer.tryConfirm(debit)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await customer.credits()).toBe(10);
  });

  test('of an order that is not confirmed within the hour comes too late: its payment has expired', async () => {
    const customer = await payer();
    const { debit } = await customer.submit();
    clock.advance(61 * 60_000);
    await pollProviders(app);
    expect((await customer.browser.call(getPayment, { query: { id: debit } })).state).toBe('expired');
    expect((await customer.resend(debit)).error?.code).toBe('not_found');
  });

  test('resent at the end of the hour is valid for as long as announced', async () => {
    const customer = await payer();
    const { debit } = await customer.submit();
    clock.advance(55 * 60_000);
    expect((await customer.resend(debit)).status).toBe(200);
    const late = telephone.lastCode();
    clock.advance(9 * 60_000);
    await pollProviders(app);
    expect((await customer.confirm(debit, late)).state).toBe('completed');
    const other = await payer();
    const forgotten = await other.submit();
    clock.advance(55 * 60_000);
    await other.resend(forgotten.debit);
    clock.advance(11 * 60_000);
    await pollProviders(app);
    expect((await other.browser.call(getPayment, { query: { id: forgotten.debit } })).state).toBe('expired');
  });

  test('of a cancelled order confirms nothing', async () => {
    const customer = await payer();
    const { debit } = await customer.submit();
    await customer.browser.call(cancelPayment, { body: { payment: debit } });
    expect([(await customer.tryConfirm(debit)).error?.code, await customer.credits()]).toEqual([
      'sms_code_over',
      0,
    ]);
  });
});
