import { beforeEach, describe, expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { DAY_MS, MINUTE_MS } from '#contract/durations';
import { activate, resendActivation } from '#contract/signup';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { db, clock } = server;

const start = clock.now();
beforeEach(() => clock.set(start));

let networks = 0;
const visitor = () => {
  networks += 1;
  return server.visitor({ remoteAddress: `198.51.100.${networks}`, cookies: { language: 'nl' } });
};

describe('activation (spec 4.2)', () => {
  const activationEmails = async (accountId: string) => {
    const emails = await db
      .selectFrom('email_outbox')
      .select(['text_body', 'subject'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    return emails.map(({ text_body: text, subject }) => ({
      subject,
      token: /token=([\w-]{43})/.exec(text)?.[1] ?? '',
    }));
  };
  const createUnconfirmedMember = async (options = {}) => {
    const member = await server.signUpMember({ status: 'not_confirmed', ...options });
    await server.as(member).call(resendActivation);
    const [email] = await activationEmails(member.accountId);
    return { member, token: email?.token ?? '', subject: email?.subject };
  };
  const sendActivation = (token: string) => visitor().send(activate, { body: { token } });

  test('the token of the email activates account and profile, once', async () => {
    const { member, token } = await createUnconfirmedMember();
    const browser = server.as(member);
    expect((await browser.call(getUser)).user).toMatchObject({
      status: 'not_confirmed',
      profile: { status: 'disabled' },
    });
    expect((await sendActivation(token)).status).toBe(200);
    expect((await browser.call(getUser)).user).toMatchObject({
      status: 'active',
      profile: { status: 'active' },
    });
    expect((await sendActivation(token)).error).toMatchObject({
      code: 'activation_failed',
      message: 'Activeren mislukt',
    });
  });

  test('opening the link five times consumes nothing', async () => {
    const { token } = await createUnconfirmedMember();
    for (let time = 0; time < 5; time++) {
      await visitor().request({ url: `/activate?token=${token}` });
      await visitor().request({ url: `/api/activation.php?token=${token}` });
    }
    expect((await sendActivation(token)).status).toBe(200);
  });

  test('20 concurrent requests activate once', async () => {
    const { token } = await createUnconfirmedMember();
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendActivation(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a repeat with the same key gets the first answer', async () => {
    const { token } = await createUnconfirmedMember();
    const input = { body: { token }, key: 'pressed-and-repeated' };
    const first = await visitor().send(activate, input);
    const repeat = await visitor().send(activate, input);
    expect([first.status, repeat.status]).toEqual([200, 200]);
  });

  test('a token is valid for 7 days', async () => {
    const { token } = await createUnconfirmedMember();
    clock.advance(7 * DAY_MS);
    expect((await sendActivation(token)).error?.code).toBe('activation_failed');
  });

  test('all sent tokens are valid until one is used', async () => {
    const { member, token } = await createUnconfirmedMember();
    clock.advance(2 * MINUTE_MS);
    await server.as(member).call(resendActivation);
    const [, second] = await activationEmails(member.accountId);
    expect((await sendActivation(token)).status).toBe(200);
    expect((await sendActivation(second?.token ?? '')).error?.code).toBe('activation_failed');
  });

  test.each(['', 'x', 'x'.repeat(43)])('the token %j is invalid', async token => {
    expect((await sendActivation(token)).error?.code).toBe('activation_failed');
  });

  test('the hash of the token is stored, never the token', async () => {
    const { token } = await createUnconfirmedMember();
    const tokens = await db.selectFrom('account_tokens').selectAll().execute();
    expect(JSON.stringify(tokens.map(row => row.secret_hash.toString('base64url')))).not.toContain(token);
  });

  test('a new email can be requested once a minute and 6 times a day', async () => {
    const { member } = await createUnconfirmedMember();
    const requestEmail = () => server.as(member).send(resendActivation);
    expect((await requestEmail()).error).toMatchObject({
      code: 'too_many_requests',
      params: { seconds: 60 },
    });
    for (let mail = 1; mail < 6; mail++) {
      clock.advance(MINUTE_MS);
      expect((await requestEmail()).status).toBe(204);
    }
    clock.advance(MINUTE_MS);
    expect((await requestEmail()).error?.code).toBe('too_many_requests');
    expect(await activationEmails(member.accountId)).toHaveLength(6);
  });

  test('a confirmed member gets no email', async () => {
    const member = await server.signUpMember();
    await server.as(member).call(resendActivation);
    expect(await activationEmails(member.accountId)).toEqual([]);
  });

  test('the email is in the language of the recipient', async () => {
    expect((await createUnconfirmedMember({ language: 'en', country: 'GB' })).subject).toBe(
      'Confirm your email address for Lavender',
    );
  });

  test('the link never follows the Host header', async () => {
    const member = await server.signUpMember({ status: 'not_confirmed' });
    await server.as(member, { host: '127.0.0.1' }).call(resendActivation);
    const email = await db
      .selectFrom('email_outbox')
      .select('text_body')
      .where('account_id', '=', member.accountId)
      .executeTakeFirst();
    expect(email?.text_body).toContain('http://localhost:3000/activate?token=');
  });
});
