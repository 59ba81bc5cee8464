import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getUser, login } from '#contract/accounts';
import { endSession, endSessions, getSessions } from '#contract/sessions';
import { greeted, openSocket } from '../../platform/live/testing/open-socket.ts';
import type { Browser } from '../../testing/browser.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { db, clock } = server;
const url = await server.http.listen({ port: 0, host: '127.0.0.1' });

const PASSWORD = 'fietsen in de regen';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

async function logInFrom({ email }: TestMember, userAgent = firefox, remoteAddress = '192.0.2.10') {
  const browser = server.visitor({ remoteAddress, headers: { 'user-agent': userAgent } });
  await browser.call(login, { body: { email, password: PASSWORD } });
  return browser;
}
async function member(): Promise<TestMember> {
  const made = await server.signUpMember({ password: PASSWORD });
  await db.deleteFrom('sessions').where('account_id', '=', made.accountId).execute();
  return made;
}
const isIn = async (browser: Browser) => (await browser.call(getUser)).user !== null;
const sessionsOf = async (browser: Browser) => (await browser.call(getSessions)).logins;
const emails = (accountId: string) =>
  db.selectFrom('email_outbox').selectAll().where('account_id', '=', accountId).execute();

describe('the list of sessions (spec D2.21)', () => {
  test('shows device, browser and country of each, the current one first', async () => {
    const anna = await member();
    await logInFrom(anna, iphone, '145.220.0.1');
    clock.advance(60_000);
    const here = await logInFrom(anna);
    const [own, phone] = await sessionsOf(here);
    expect(own).toMatchObject({ browser: 'Firefox', system: 'Linux', kind: 'computer', current: true });
    expect(own?.country).toBeNull();
    expect(phone).toMatchObject({ browser: 'Safari', system: 'iOS', kind: 'phone', country: 'NL' });
    expect(phone?.current).toBe(false);
  });

  test('shows countries that no site serves, too', async () => {
    const anna = await member();
    const abroad = await logInFrom(anna, firefox, '200.160.0.8');
    expect((await sessionsOf(abroad))[0]?.country).toBe('BR');
  });

  test('holds neither secrets, nor their hashes, nor a network address', async () => {
    const anna = await member();
    const browser = await logInFrom(anna, firefox, '145.220.0.77');
    const { body } = await browser.send(getSessions);
    const row = await db
      .selectFrom('sessions')
      .selectAll()
      .where('account_id', '=', anna.accountId)
      .executeTakeFirstOrThrow();
    const answer = JSON.stringify(body);
    for (const form of ['hex', 'base64', 'base64url'] as const)
      expect(answer).not.toContain(row.secret_hash.toString(form));
    expect(answer).not.toContain(browser.cookies.get('session'));
    expect(JSON.stringify(row)).not.toContain('145.220');
  });

  test('leaves out expired sessions', async () => {
    const anna = await member();
    clock.advance(31 * 86_400_000);
    expect(await sessionsOf(await logInFrom(anna))).toHaveLength(1);
  });
});

describe('ending a session', () => {
  test('ends that one and its sockets at once, and no other', async () => {
    const anna = await member();
    const [phone, here] = [await logInFrom(anna, iphone), await logInFrom(anna)];
    const socketOf = (browser: Browser) =>
      greeted(
        openSocket(url, {
          cookie: `session=${browser.cookies.get('session')}`,
          host: 'localhost',
          origin: 'http://localhost',
        }),
      );
    const [closing, staying] = [await socketOf(phone), await socketOf(here)];
    const other = (await sessionsOf(here)).find(({ kind }) => kind === 'phone');
    await here.call(endSession, { body: { id: other?.id ?? '' } });
    await expect.poll(() => closing.closedWith()).toBe(4403);
    expect(closing.frames).toContainEqual({ type: 'bye', reason: 'logged_out' });
    expect(staying.closedWith()).toBeUndefined();
    expect([await isIn(phone), await isIn(here)]).toEqual([false, true]);
    staying.close();
  });

  test('ending the current one logs out', async () => {
    const here = await logInFrom(await member());
    const [own] = await sessionsOf(here);
    await here.call(endSession, { body: { id: own?.id ?? '' } });
    expect(here.cookies.has('session')).toBe(false);
    expect(await isIn(here)).toBe(false);
  });

  test('another member’s session gets the answer of an unknown one and stays', async () => {
    const [anna, bert] = [await logInFrom(await member()), await logInFrom(await member())];
    const [theirs] = await sessionsOf(bert);
    const answers = [];
    for (const id of [theirs?.id ?? '', randomUUID()])
      answers.push(await anna.send(endSession, { body: { id } }));
    const [foreign, unknown] = answers;
    expect([foreign?.status, foreign?.error?.code]).toEqual([404, 'not_found']);
    expect(foreign?.body).toEqual(unknown?.body);
    expect(await isIn(bert)).toBe(true);
  });

  test('ending all others leaves this one, ending all leaves none', async () => {
    const anna = await member();
    const [phone, here] = [await logInFrom(anna, iphone), await logInFrom(anna)];
    await here.call(endSessions, { body: { this_too: false } });
    expect([await isIn(phone), await isIn(here)]).toEqual([false, true]);
    await here.call(endSessions, { body: { this_too: true } });
    expect(here.cookies.has('session')).toBe(false);
    expect(
      await db.selectFrom('sessions').select('id').where('account_id', '=', anna.accountId).execute(),
    ).toEqual([]);
  });

  test.each(['one', 'all'])(
    'ending %s: a stolen browser becomes unknown, the current one stays known (spec D2.19)',
    async which => {
      const anna = await member();
      const [stolen, here] = [await logInFrom(anna, iphone), await logInFrom(anna)];
      const thief = (await sessionsOf(here)).find(({ kind }) => kind === 'phone');
      if (which === 'one') await here.call(endSession, { body: { id: thief?.id ?? '' } });
      else await here.call(endSessions, { body: { this_too: true } });
      for (let guess = 0; guess < 5; guess++) await guessFrom(stolen, anna, 'wrong');
      expect((await guessFrom(server.visitor(), anna, PASSWORD)).error?.code).toBe('login_blocked');
      expect((await guessFrom(stolen, anna, PASSWORD)).error?.code).toBe('login_blocked');
      expect((await guessFrom(here, anna, PASSWORD)).status).toBe(200);
    },
  );
});

const guessFrom = (browser: Browser, { email }: TestMember, password: string) =>
  browser.send(login, { body: { email, password } });

describe('the email about a new login', () => {
  const signedUpAt = new Date('2026-01-01T12:00:00Z');
  const longStandingMember = (language: 'nl' | 'en' = 'nl', status: 'active' | 'not_confirmed' = 'active') =>
    server.signUpMember({ password: PASSWORD, language, status, signedUpAt });

  test('notifies the member of an unknown browser by an email with the next steps', async () => {
    const anna = await longStandingMember();
    await logInFrom(anna, iphone, '145.220.0.1');
    const [message, ...more] = await emails(anna.accountId);
    expect(more).toEqual([]);
    expect(message?.subject).toBe('Nieuwe login bij Lavender');
    expect(message?.text_body).toContain('Safari op iOS, Nederland');
    expect(message?.text_body).toContain('/settings/logins');
    expect(message?.text_body).toContain('/reset-password');
    expect(message?.text_body).not.toContain('145.220');
  });

  test('is in the member’s language', async () => {
    const anna = await longStandingMember('en');
    await logInFrom(anna, 'curl', '192.0.2.1');
    expect((await emails(anna.accountId))[0]?.text_body).toContain(
      'an unknown browser on an unknown device, country unknown',
    );
  });

  test('is not sent for a known browser, a new account or an unconfirmed address', async () => {
    const anna = await longStandingMember();
    const browser = await logInFrom(anna);
    await guessFrom(browser, anna, PASSWORD);
    expect(await emails(anna.accountId)).toHaveLength(1);
    const newcomer = await server.signUpMember({ password: PASSWORD, signedUpAt: clock.now() });
    await logInFrom(newcomer);
    expect(await emails(newcomer.accountId)).toEqual([]);
    const unconfirmed = await longStandingMember('nl', 'not_confirmed');
    await logInFrom(unconfirmed);
    expect(await emails(unconfirmed.accountId)).toEqual([]);
  });
});
