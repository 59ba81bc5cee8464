import { beforeEach, describe, expect, test } from 'vitest';
import { getUser, login, logout } from '#contract/accounts';
import { MINUTE_MS } from '#contract/durations';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { app, db, clock } = server;

const PASSWORD = 'fietsen in de regen';
const start = clock.now();
beforeEach(() => clock.set(start));

let networks = 0;
const visitor = (cookies: Record<string, string> = {}) => {
  networks += 1;
  const remoteAddress = `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
  return server.visitor({ remoteAddress, cookies: { language: 'nl', ...cookies } });
};
const attemptLogin = async (email: string, password: string, browser = visitor()) =>
  (await browser.send(login, { body: { email, password } })).error;

describe('login (spec 7.1)', () => {
  test('returns the user and begins a session of 30 days that scripts cannot read', async () => {
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

  test('begins a new session, so that a planted cookie is useless', async () => {
    const planter = await server.signUpMember();
    const { email } = await server.signUpMember({ password: PASSWORD });
    const browser = visitor({ session: planter.sessionSecret });
    await browser.call(login, { body: { email, password: PASSWORD } });
    expect(browser.cookies.get('session')).not.toBe(planter.sessionSecret);
    expect((await server.as(planter).call(getUser)).user).toBeNull();
  });

  test.each([
    ['a wrong password', 'wrong'],
    ['the password in upper case', PASSWORD.toUpperCase()],
  ])('refuses %s with the text of the catalogue (spec 8.3)', async (_, password) => {
    const { email } = await server.signUpMember({ password: PASSWORD });
    expect(await attemptLogin(email, password)).toMatchObject({
      code: 'login_failed',
      message: 'Login mislukt, probeer opnieuw',
    });
  });

  test('refuses an unknown address with the same text', async () => {
    expect((await attemptLogin('nobody@mail.example', PASSWORD))?.code).toBe('login_failed');
  });

  test('a session and an address of another site are unknown', async () => {
    await db.insertInto('sites').values({ id: 2, key: 'other', audience: 'everyone' }).execute();
    await db.insertInto('site_hosts').values({ host: 'other.example', site_id: 2 }).execute();
    const company = { name: 'Other', address: 'a', kvk: '1', city: 'c', country: 'NL', support_phone: '1' };
    await db
      .insertInto('companies')
      .values({ site_id: 2, ...company })
      .execute();
    await app.sites.refresh();
    const member = await server.signUpMember({ password: PASSWORD });
    const otherSiteBrowser = server.as(member, { host: 'other.example', remoteAddress: '203.0.113.1' });
    expect((await otherSiteBrowser.call(getUser)).user).toBeNull();
    const { error } = await otherSiteBrowser.send(login, {
      body: { email: member.email, password: PASSWORD },
    });
    expect(error?.code).toBe('login_failed');
    expect((await server.as(member).call(getUser)).user).not.toBeNull();
  });

  test('an unknown host is refused', async () => {
    const { status } = await server.visitor({ host: 'evil.example' }).send(getUser);
    expect(status).toBe(421);
  });

  test.each([
    ['deleting', 'account_deleting'],
    ['banned', 'account_banned'],
  ] as const)(
    'the login of an account that is %s is refused with that reason, but only with the right password',
    async (status, code) => {
      const { email } = await server.signUpMember({ password: PASSWORD, status });
      expect((await attemptLogin(email, 'wrong'))?.code).toBe('login_failed');
      expect((await attemptLogin(email, PASSWORD))?.code).toBe(code);
    },
  );

  test.each(['jan\u0000@mail.example', 'x'.repeat(5_000)])(
    '%j is refused as an email address',
    async email => {
      const { status } = await server.visitor().request({
        method: 'POST',
        url: '/api/user.php',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'x' }),
      });
      expect(status).toBe(422);
    },
  );

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

describe('lockout (spec 4.6, D2.19)', () => {
  const failTimes = async (email: string, times: number) => {
    for (let time = 0; time < times; time++) await attemptLogin(email, 'wrong');
  };

  test('5 failures lock an address for 15 minutes, the right password included', async () => {
    const { email } = await server.signUpMember({ password: PASSWORD });
    await failTimes(email, 4);
    expect(await attemptLogin(email, 'wrong')).toMatchObject({
      code: 'login_blocked',
      message: 'Te veel foute pogingen, account voor 15 min geblokkeerd.',
    });
    clock.advance(5 * MINUTE_MS);
    expect((await attemptLogin(email, PASSWORD))?.params).toEqual({ minutes: 10 });
    clock.advance(10 * MINUTE_MS);
    expect(await attemptLogin(email, PASSWORD)).toBeUndefined();
  });

  test('an address without an account is locked in the same way', async () => {
    const { email } = await server.signUpMember({ password: PASSWORD });
    const answers = async (address: string) => {
      const errors: unknown[] = [];
      for (let time = 0; time < 7; time++) errors.push(await attemptLogin(address, 'wrong'));
      return errors;
    };
    expect(await answers('unknown@mail.example')).toEqual(await answers(email));
  });

  test('of 50 concurrent attempts most are refused', async () => {
    const { email } = await server.signUpMember({ password: PASSWORD });
    const guesses = await Promise.all(Array.from({ length: 50 }, () => attemptLogin(email, 'wrong')));
    expect(guesses.filter(error => error?.code === 'login_failed').length).toBeLessThanOrEqual(4);
    expect((await attemptLogin(email, PASSWORD))?.code).toBe('login_blocked');
  });

  const knownTo = async (email: string, browser = visitor()) => {
    await browser.call(login, { body: { email, password: PASSWORD } });
    await browser.call(logout);
    return browser;
  };

  test('a known browser can log in, and does not end the lockout for others', async () => {
    const { email } = await server.signUpMember({ password: PASSWORD });
    const known = await knownTo(email);
    await failTimes(email, 5);
    expect((await attemptLogin(email, PASSWORD))?.code).toBe('login_blocked');
    expect((await attemptLogin(email, 'wrong', known))?.code).toBe('login_failed');
    expect(await attemptLogin(email, PASSWORD, known)).toBeUndefined();
    expect(await attemptLogin(email, PASSWORD)).toMatchObject({
      code: 'login_blocked',
      params: { minutes: 15 },
    });
  });

  test('5 failures of a known browser lock only that browser', async () => {
    const { email } = await server.signUpMember({ password: PASSWORD });
    const known = await knownTo(email);
    for (let guess = 0; guess < 4; guess++) await attemptLogin(email, 'wrong', known);
    expect((await attemptLogin(email, 'wrong', known))?.code).toBe('login_blocked');
    expect(await attemptLogin(email, PASSWORD, known)).toMatchObject({ params: { minutes: 15 } });
    expect(await attemptLogin(email, PASSWORD)).toBeUndefined();
  });

  test('a browser is known only to accounts that logged in with it', async () => {
    const other = await server.signUpMember({ password: PASSWORD });
    const { email } = await server.signUpMember({ password: PASSWORD });
    const browser = visitor();
    await browser.call(login, { body: { email: other.email, password: PASSWORD } });
    await failTimes(email, 5);
    expect((await attemptLogin(email, PASSWORD, browser))?.code).toBe('login_blocked');
  });

  test('logging in to an own account on a shared browser gives no more attempts', async () => {
    const { email } = await server.signUpMember({ password: PASSWORD });
    const other = await server.signUpMember({ password: PASSWORD });
    const shared = await knownTo(email);
    for (let guess = 0; guess < 4; guess++) await attemptLogin(email, 'wrong', shared);
    await knownTo(other.email, shared);
    expect((await attemptLogin(email, 'wrong', shared))?.code).toBe('login_blocked');
  });

  test.each(['from a known browser', 'from a new browser'])(
    'others get no more attempts when the member logs in %s',
    async where => {
      const { email } = await server.signUpMember({ password: PASSWORD });
      const known = where.includes('new') ? visitor() : await knownTo(email);
      await failTimes(email, 4);
      expect(await attemptLogin(email, PASSWORD, known)).toBeUndefined();
      expect((await attemptLogin(email, 'wrong'))?.code).toBe('login_blocked');
      clock.advance(15 * MINUTE_MS);
      await knownTo(email, known);
      await failTimes(email, 4);
      expect(await attemptLogin(email, 'wrong')).toMatchObject({ params: { minutes: 30 } });
    },
  );

  test('after 50 failures of others at once, each hour for 20 hours, the member can log in with a known browser', async () => {
    const { email } = await server.signUpMember({ password: PASSWORD });
    const known = await knownTo(email);
    const failConcurrently = async (address: string) => {
      const errors = await Promise.all(Array.from({ length: 50 }, () => attemptLogin(address, 'wrong')));
      return errors.map(error => `${error?.code} ${error?.message}`).sort();
    };
    let looked = 0;
    for (let hour = 0; hour < 20; hour++) {
      const answers = await failConcurrently(email);
      expect(answers).toEqual(await failConcurrently('no.such.member@mail.example'));
      looked += answers.filter(answer => answer.startsWith('login_failed')).length;
      expect(await attemptLogin(email, PASSWORD, known)).toBeUndefined();
      clock.advance(3_600_000);
    }
    // The growing lockouts allow only 7 * 4 attempts within 20 hours.
    expect(looked).toBeLessThanOrEqual(28);
    expect((await attemptLogin(email, PASSWORD))?.code).toBe('login_blocked');
    expect(await attemptLogin(email, PASSWORD, known)).toBeUndefined();
  });

  test('failures of more than a day ago do not add up, despite logins in between', async () => {
    const { email } = await server.signUpMember({ password: PASSWORD });
    for (let day = 0; day < 6; day++) {
      expect((await attemptLogin(email, 'wrong'))?.code).toBe('login_failed');
      expect(await attemptLogin(email, PASSWORD)).toBeUndefined();
      clock.advance(13 * 3_600_000);
    }
  });

  test('stores no email address of attempts', async () => {
    await failTimes('someone.private@mail.example', 2);
    const rows = await db.selectFrom('login_failures').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('private');
  });
});
