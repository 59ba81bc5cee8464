import { beforeEach, describe, expect, test } from 'vitest';
import {
  activate,
  changeUser,
  dismissAlert,
  getUser,
  login,
  logout,
  pageHidden,
  resendActivation,
} from '#contract/accounts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer({}, {});
const { app, db, clock } = server;

const PASSWORD = 'fietsen in de regen';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const start = clock.now();
beforeEach(() => clock.set(start));

let networks = 0;
const visitor = (cookies: Record<string, string> = {}) => {
  networks += 1;
  return server.visitor({
    remoteAddress: `198.51.100.${networks}`,
    cookies: { language: 'nl', ...cookies },
  });
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
    expect(status).toBe(404);
  });

  test.each([
    ['deleting', 'account_deleting'],
    ['banned', 'account_banned'],
  ] as const)('an account that is %s is told so, after the right password only', async (status, code) => {
    const { email } = await server.signUpMember({ password: PASSWORD, status });
    expect((await tryLogin(email, 'wrong'))?.code).toBe('login_failed');
    expect((await tryLogin(email, PASSWORD))?.code).toBe(code);
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

describe('sessions', () => {
  test('end 30 days after their last use', async () => {
    const browser = server.as(await server.signUpMember());
    clock.advance(29 * DAY_MS);
    expect((await browser.call(getUser)).user).not.toBeNull();
    clock.advance(29 * DAY_MS);
    expect((await browser.call(getUser)).user).not.toBeNull();
    clock.advance(31 * DAY_MS);
    expect((await browser.call(getUser)).user).toBeNull();
  });

  test('a visitor is nobody, and a made-up cookie is taken away', async () => {
    const browser = visitor({ session: 'x'.repeat(43) });
    expect((await browser.call(getUser)).user).toBeNull();
    expect(browser.cookies.has('session')).toBe(false);
  });

  test('logging out ends the session, on the server too', async () => {
    const member = await server.signUpMember();
    const browser = server.as(member);
    expect((await browser.send(logout)).status).toBe(204);
    expect(browser.cookies.has('session')).toBe(false);
    expect((await server.as(member).call(getUser)).user).toBeNull();
  });

  test.each([
    ['a link on another site', { 'sec-fetch-site': 'cross-site', origin: undefined }],
    ['another site in an old browser', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }],
    ['a neighbour domain', { 'sec-fetch-site': 'same-site' }],
    ['the address bar', { 'sec-fetch-site': 'none', origin: undefined }],
    ['nowhere', { 'sec-fetch-site': undefined, origin: undefined }],
  ])('logout.php from %s is refused (decisions, section 1)', async (_, headers) => {
    const browser = server.as(await server.signUpMember());
    const { status, error } = await browser.send(logout, {}, headers);
    expect([status, error?.code]).toEqual([403, 'cross_site']);
    expect((await browser.call(getUser)).user).not.toBeNull();
  });

  test('logout.php from a page of our own in an old browser is answered', async () => {
    const browser = server.as(await server.signUpMember());
    const headers = { 'sec-fetch-site': undefined, origin: undefined, referer: 'http://localhost/members' };
    expect((await browser.send(logout, {}, headers)).status).toBe(204);
  });

  test('a call for members refuses a visitor with the marker of section 8', async () => {
    const { status, body } = await visitor().send(changeUser, { body: { language: 'nl' } });
    expect(status).toBe(403);
    expect(body).toMatchObject({
      error: { code: 'authentication_required', message: 'Log in om dit te doen.' },
      authentication_required: true,
    });
  });
});

describe('activation (section 4)', () => {
  const posted = async (accountId: string) => {
    const letters = await db
      .selectFrom('mail_outbox')
      .select(['text_body', 'subject'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    return letters.map(({ text_body: text, subject }) => ({
      subject,
      token: /token=([\w-]{43})/.exec(text)?.[1] ?? '',
    }));
  };
  const waiting = async (facts = {}) => {
    const member = await server.signUpMember({ status: 'not_confirmed', ...facts });
    await server.as(member).call(resendActivation);
    const [letter] = await posted(member.accountId);
    return { member, token: letter?.token ?? '', subject: letter?.subject };
  };
  const press = (token: string) => visitor().send(activate, { body: { token } });

  test('the mailed token makes account and profile active, once', async () => {
    const { member, token } = await waiting();
    const browser = server.as(member);
    expect((await browser.call(getUser)).user).toMatchObject({
      status: 'not_confirmed',
      profile: { status: 'disabled' },
    });
    expect((await press(token)).status).toBe(204);
    expect((await browser.call(getUser)).user).toMatchObject({
      status: 'active',
      profile: { status: 'active' },
    });
    expect((await press(token)).error).toMatchObject({
      code: 'activation_failed',
      message: 'Activeren mislukt',
    });
  });

  test('opening the link five times consumes nothing', async () => {
    const { token } = await waiting();
    for (let time = 0; time < 5; time++) {
      await visitor().request({ url: `/activate?token=${token}` });
      await visitor().request({ url: `/api/activation.php?token=${token}` });
    }
    expect((await press(token)).status).toBe(204);
  });

  test('pressed 20 times at once it activates once', async () => {
    const { token } = await waiting();
    const answers = await Promise.all(Array.from({ length: 20 }, () => press(token)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  test('a repeat under the same key is answered like the first', async () => {
    const { token } = await waiting();
    const input = { body: { token }, key: 'pressed-and-repeated' };
    const first = await visitor().send(activate, input);
    const repeat = await visitor().send(activate, input);
    expect([first.status, repeat.status]).toEqual([204, 204]);
  });

  test('a token lives 7 days', async () => {
    const { token } = await waiting();
    clock.advance(7 * DAY_MS);
    expect((await press(token)).error?.code).toBe('activation_failed');
  });

  test('every mailed token works until one was used', async () => {
    const { member, token } = await waiting();
    clock.advance(2 * MINUTE_MS);
    await server.as(member).call(resendActivation);
    const [, second] = await posted(member.accountId);
    expect((await press(token)).status).toBe(204);
    expect((await press(second?.token ?? '')).error?.code).toBe('activation_failed');
  });

  test.each(['', 'x', 'x'.repeat(43)])('the token %j is none', async token => {
    expect((await press(token)).error?.code).toBe('activation_failed');
  });

  test('the hash of the token is stored, never the token', async () => {
    const { token } = await waiting();
    const tokens = await db.selectFrom('account_tokens').selectAll().execute();
    expect(JSON.stringify(tokens.map(row => row.secret_hash.toString('base64url')))).not.toContain(token);
  });

  test('a new mail can be asked for once a minute and 6 times a day', async () => {
    const { member } = await waiting();
    const ask = () => server.as(member).send(resendActivation);
    expect((await ask()).error?.code).toBe('too_many_requests');
    for (let mail = 1; mail < 6; mail++) {
      clock.advance(MINUTE_MS);
      expect((await ask()).status).toBe(204);
    }
    clock.advance(MINUTE_MS);
    expect((await ask()).error?.code).toBe('too_many_requests');
    expect(await posted(member.accountId)).toHaveLength(6);
  });

  test('who is confirmed gets no mail', async () => {
    const member = await server.signUpMember();
    await server.as(member).call(resendActivation);
    expect(await posted(member.accountId)).toEqual([]);
  });

  test('the mail speaks the language of the receiver', async () => {
    expect((await waiting({ language: 'en', country: 'GB' })).subject).toBe(
      'Confirm your email for Lavender',
    );
  });

  test('the link never follows the Host header', async () => {
    const member = await server.signUpMember({ status: 'not_confirmed' });
    await server.as(member, { host: '127.0.0.1' }).call(resendActivation);
    const letter = await db
      .selectFrom('mail_outbox')
      .select('text_body')
      .where('account_id', '=', member.accountId)
      .executeTakeFirst();
    expect(letter?.text_body).toContain('http://localhost:3000/activate?token=');
  });
});

describe('user.php', () => {
  test('PUT stores the language, and keeps it in the browser for 365 days (section 9)', async () => {
    const member = await server.signUpMember({ language: 'nl' });
    const { body, headers } = await server.as(member).send(changeUser, { body: { language: 'en' } });
    expect(body).toMatchObject({ user: { language: 'en' } });
    expect(String(headers['set-cookie'])).toMatch(/language=en; Max-Age=31536000; Path=\//);
    expect((await server.as(member).call(getUser)).user?.language).toBe('en');
  });

  test('refusals speak the language of the account where the browser has chosen none', async () => {
    const member = await server.signUpMember({ language: 'en' });
    const { error } = await server.as(member).send(changeUser, { body: { language: 'xx' as 'en' } });
    expect(error?.fields?.language?.message).toBe('This isn’t quite right');
  });

  test('marks the member as here, and page-hidden as away', async () => {
    const member = await server.signUpMember();
    const browser = server.as(member);
    const presence = () =>
      db
        .selectFrom('presence')
        .select(['seen_at', 'away'])
        .where('profile_id', '=', member.profileId)
        .executeTakeFirst();
    await browser.call(getUser);
    expect(await presence()).toEqual({ seen_at: start, away: false });
    clock.advance(30_000);
    await browser.call(getUser);
    expect(await presence()).toEqual({ seen_at: start, away: false });
    await browser.call(pageHidden);
    expect((await presence())?.away).toBe(true);
  });

  test('a dismissed alert stays hidden since then', async () => {
    const browser = server.as(await server.signUpMember());
    await browser.call(dismissAlert, { body: { alert: 'enrich_profile' } });
    clock.advance(DAY_MS);
    await browser.call(dismissAlert, { body: { alert: 'enrich_profile' } });
    expect((await browser.call(getUser)).user?.dismissed).toEqual({ enrich_profile: start.toISOString() });
  });

  test('an alert nobody knows is refused', async () => {
    const browser = server.as(await server.signUpMember());
    const { status } = await browser.send(dismissAlert, { body: { alert: 'other' as 'time_bonus' } });
    expect(status).toBe(422);
  });
});
