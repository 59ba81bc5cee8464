import { beforeEach, describe, expect, test } from 'vitest';
import { getUser, login, logout } from '#contract/accounts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { app, db, clock } = server;

const PASSWORD = 'fietsen in de regen';
const MINUTE_MS = 60_000;
const start = clock.now();
beforeEach(() => clock.set(start));

let networks = 0;
const visitor = (cookies: Record<string, string> = {}) => {
  networks += 1;
  return server.visitor({ remoteAddress: `198.51.100.${networks}`, cookies: { language: 'nl', ...cookies } });
};
const tryLogin = async (email: string, password: string, browser = visitor()) =>
  (await browser.send(login, { body: { email, password } })).error;

describe('login (section 7)', () => {
  test('answers the user and begins a session of 30 days that scripts cannot read', async () => {
    const { email, name } = await server.signUpMember({ password: PASSWORD, premium: true, credits: 2 });
    const browser = visitor();
    const { body, headers } = await browser.send(login, {
      body: { email: ` ${email.toUpperCase()} `, password: PASSWORD },
    });
    expect(body).toMatchObject({
      user: { status: 'active', email, paid_user: true, credits: 2, profile: { name } },
    });
    const cookies = String(headers['set-cookie']);
    expect(cookies).toMatch(/session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
    expect((await browser.call(getUser)).user?.email).toBe(email);
  });

  test('stores the hash of the session, never the session', async () => {
    const { email } = await server.signUpMember({ password: PASSWORD });
    const browser = visitor();
    await browser.call(login, { body: { email, password: PASSWORD } });
    const secret = browser.cookies.get('session') ?? '';
    const sessions = await db.selectFrom('sessions').selectAll().execute();
    expect(sessions.map(row => row.secret_hash.toString('base64url'))).not.toContain(secret);
  });

  test('begins a new session, so that a planted cookie is worth nothing', async () => {
    const planter = await server.signUpMember();
    const { email } = await server.signUpMember({ password: PASSWORD });
    const browser = visitor({ session: planter.sessionSecret });
    await browser.call(login, { body: { email, password: PASSWORD } });
    expect(browser.cookies.get('session')).not.toBe(planter.sessionSecret);
    expect((await server.as(planter).call(getUser)).user).toBeNull();
  });

  test.each([
    ['a wrong password', 'wrong'],
    ['the password in other letters', PASSWORD.toUpperCase()],
  ])('refuses %s with the words of section 8', async (_, password) => {
    const { email } = await server.signUpMember({ password: PASSWORD });
    expect(await tryLogin(email, password)).toMatchObject({
      code: 'login_failed',
      message: 'Login mislukt, probeer opnieuw',
    });
  });

  test('refuses an unknown address with the same words', async () => {
    expect((await tryLogin('nobody@mail.example', PASSWORD))?.code).toBe('login_failed');
  });

  test('a session of another site is nobody here, and its address is unknown here', async () => {
    await db.insertInto('sites').values({ id: 2, key: 'other', audience: 'everyone' }).execute();
    await db.insertInto('site_hosts').values({ host: 'other.example', site_id: 2 }).execute();
    const company = { name: 'Other', address: 'a', kvk: '1', city: 'c', country: 'NL', support_phone: '1' };
    await db
      .insertInto('companies')
      .values({ site_id: 2, ...company })
      .execute();
    await app.sites.refresh();
    const member = await server.signUpMember({ password: PASSWORD });
    const there = server.as(member, { host: 'other.example', remoteAddress: '203.0.113.1' });
    expect((await there.call(getUser)).user).toBeNull();
    const { error } = await there.send(login, { body: { email: member.email, password: PASSWORD } });
    expect(error?.code).toBe('login_failed');
    expect((await server.as(member).call(getUser)).user).not.toBeNull();
  });

  test('an unknown host is no site', async () => {
    const { status } = await server.visitor({ host: 'evil.example' }).send(getUser);
    expect(status).toBe(421);
  });

  test.each([
    ['deleting', 'account_deleting'],
    ['banned', 'account_banned'],
  ] as const)('an account that is %s is told so, after the right password only', async (status, code) => {
    const { email } = await server.signUpMember({ password: PASSWORD, status });
    expect((await tryLogin(email, 'wrong'))?.code).toBe('login_failed');
    expect((await tryLogin(email, PASSWORD))?.code).toBe(code);
  });

  test.each(['jan\u0000@mail.example', 'x'.repeat(5_000)])('%j is no address to log in with', async email => {
    const { status } = await server.visitor().request({
      method: 'POST',
      url: '/api/user.php',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'x' }),
    });
    expect(status).toBe(422);
  });

  test('a request from another site is refused', async () => {
    const { email } = await server.signUpMember({ password: PASSWORD });
    const { status, error } = await visitor().send(
      login,
      { body: { email, password: PASSWORD } },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect([status, error?.code]).toEqual([403, 'cross_site']);
  });
});

describe('lockout (decisions, section 2)', () => {
  const failTimes = async (email: string, times: number) => {
    for (let time = 0; time < times; time++) await tryLogin(email, 'wrong');
  };

  test('5 failures lock an address for 15 minutes, the right password included', async () => {
    const { email } = await server.signUpMember({ password: PASSWORD });
    await failTimes(email, 4);
    expect(await tryLogin(email, 'wrong')).toMatchObject({
      code: 'login_blocked',
      message: 'Te veel foute pogingen, account voor 15 min geblokkeerd.',
    });
    clock.advance(5 * MINUTE_MS);
    expect((await tryLogin(email, PASSWORD))?.params).toEqual({ minutes: 10 });
    clock.advance(10 * MINUTE_MS);
    expect(await tryLogin(email, PASSWORD)).toBeUndefined();
  });

  test('an address without an account locks alike', async () => {
    const { email } = await server.signUpMember({ password: PASSWORD });
    const answers = async (address: string) => {
      const errors: unknown[] = [];
      for (let time = 0; time < 7; time++) errors.push(await tryLogin(address, 'wrong'));
      return errors;
    };
    expect(await answers('unknown@mail.example')).toEqual(await answers(email));
  });

  test('50 guesses at once are not 50 guesses', async () => {
    const { email } = await server.signUpMember({ password: PASSWORD });
    const guesses = await Promise.all(Array.from({ length: 50 }, () => tryLogin(email, 'wrong')));
    expect(guesses.filter(error => error?.code === 'login_failed').length).toBeLessThanOrEqual(4);
    expect((await tryLogin(email, PASSWORD))?.code).toBe('login_blocked');
  });

  test('a browser that logged in before gets in, with few guesses', async () => {
    const { email } = await server.signUpMember({ password: PASSWORD });
    const known = visitor();
    await known.call(login, { body: { email, password: PASSWORD } });
    await known.call(logout);
    await failTimes(email, 5);
    expect((await tryLogin(email, PASSWORD))?.code).toBe('login_blocked');
    expect((await tryLogin(email, 'wrong', known))?.code).toBe('login_blocked');
    expect(await tryLogin(email, PASSWORD, known)).toBeUndefined();
  });

  test('a known browser cannot guess on during a lock', async () => {
    const { email } = await server.signUpMember({ password: PASSWORD });
    const known = visitor();
    await known.call(login, { body: { email, password: PASSWORD } });
    await failTimes(email, 5);
    for (let guess = 0; guess < 10; guess++) await tryLogin(email, 'wrong', known);
    expect((await tryLogin(email, PASSWORD, known))?.code).toBe('login_blocked');
  });

  test('a browser known to another account is not known here', async () => {
    const other = await server.signUpMember({ password: PASSWORD });
    const { email } = await server.signUpMember({ password: PASSWORD });
    const browser = visitor();
    await browser.call(login, { body: { email: other.email, password: PASSWORD } });
    await failTimes(email, 5);
    expect((await tryLogin(email, PASSWORD, browser))?.code).toBe('login_blocked');
  });

  test('a right password forgets the failures', async () => {
    const { email } = await server.signUpMember({ password: PASSWORD });
    await failTimes(email, 4);
    expect(await tryLogin(email, PASSWORD)).toBeUndefined();
    await failTimes(email, 4);
    expect(await tryLogin(email, PASSWORD)).toBeUndefined();
  });

  test('keeps no address it was given', async () => {
    await failTimes('someone.private@mail.example', 2);
    const rows = await db.selectFrom('login_failures').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('private');
  });
});
