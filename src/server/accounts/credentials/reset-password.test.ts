import { beforeEach, describe, expect, test } from 'vitest';
import { getUser, login, logout } from '#contract/accounts';
import {
  changePassword,
  checkReset,
  requestEmailChange,
  requestReset,
  resetPassword,
} from '#contract/credentials';
import { HOUR_MS } from '#contract/durations';
import { greeted, openSocket } from '../../platform/live/testing/open-socket.ts';
import { latestEmailToken, queuedEmailsTo } from '../../testing/emails.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { db, clock } = server;
const start = clock.now();
beforeEach(() => clock.set(start));

const OLD = 'fietsen in de regen';
const NEW = 'wandelen langs de zee';
const EXPIRED = 'Link verlopen of invalide, vraag een nieuwe e-mail aan';

let networks = 0;
const visitor = (cookies: Record<string, string> = {}) => {
  networks += 1;
  return server.visitor({
    remoteAddress: `198.51.${100 + Math.floor(networks / 250)}.${networks % 250}`,
    cookies: { language: 'nl', ...cookies },
  });
};
const ask = (email: string) => visitor().send(requestReset, { body: { email } });
const tokenOf = async (email: string) => {
  await ask(email);
  return latestEmailToken(server, email, '/reset-password/do?token=');
};
const reset = (token: string, password = NEW, browser = visitor(), key?: string) =>
  browser.send(resetPassword, {
    body: { token, password, password_again: password },
    ...(key && { key }),
  });
const logInWith = (email: string, password: string, browser = visitor()) =>
  browser.send(login, { body: { email, password } });

describe('requesting a new password (spec 5.4)', () => {
  test('mails the link, in the language of the account', async () => {
    const { email } = await server.signUpMember({ language: 'en', country: 'GB' });
    expect((await ask(` ${email.toUpperCase()}`)).status).toBe(204);
    const [message, ...more] = await queuedEmailsTo(server, email);
    expect(more).toEqual([]);
    expect(message?.subject).toBe('Choose a new password for Lavender');
    expect(message?.text).toMatch(/http:\/\/localhost:3000\/reset-password\/do\?token=[\w-]{43}\n/);
    expect(message?.html).toContain('/reset-password/do?token=');
  });

  test('refuses an address without an account, and sends no email', async () => {
    const { status, error } = await ask('nobody.here@mail.example');
    expect([status, error?.fields?.email?.message]).toEqual([422, 'E-mailadres niet gevonden']);
    expect(await queuedEmailsTo(server, 'nobody.here@mail.example')).toEqual([]);
  });

  test('refuses an invalid address', async () => {
    expect((await ask('nobody')).error?.fields?.email?.message).toBe('Ongeldige e-mail');
  });

  test('sends one address at most 5 emails an hour', async () => {
    const { email } = await server.signUpMember();
    for (let time = 0; time < 5; time++) expect((await ask(email)).status).toBe(204);
    expect((await ask(email)).error?.code).toBe('too_many_requests');
    expect(await queuedEmailsTo(server, email)).toHaveLength(5);
    clock.advance(HOUR_MS);
    expect((await ask(email)).status).toBe(204);
  });

  test('counts other spellings of an address as the same mailbox', async () => {
    const { email } = await server.signUpMember();
    const spelled = (tag: number) => email.replace('@', `+${tag}@`);
    for (let tag = 0; tag < 5; tag++) await ask(spelled(tag));
    const { status, error } = await ask(email);
    expect([status, error?.code]).toEqual([429, 'too_many_requests']);
  });

  test('one network can request it 30 times an hour', async () => {
    const browser = server.visitor({ remoteAddress: '203.0.113.50' });
    const codes = [];
    for (let time = 0; time < 31; time++) {
      const { error } = await browser.send(requestReset, { body: { email: `n${time}@mail.example` } });
      codes.push(error?.fields?.email?.code ?? error?.code);
    }
    expect(codes).toEqual([...Array(30).fill('email_unknown'), 'too_many_requests']);
  });

  test('a repeat with the same idempotency key sends one email', async () => {
    const { email } = await server.signUpMember();
    for (let time = 0; time < 3; time++)
      await visitor().send(requestReset, { body: { email }, key: 'asked-and-asked-again' });
    expect(await queuedEmailsTo(server, email)).toHaveLength(1);
  });

  test('a deleted account gets the reactivation link instead', async () => {
    const { email } = await server.signUpMember({ status: 'deleting' });
    expect((await ask(email)).status).toBe(204);
    expect(await latestEmailToken(server, email, '/reactivate?token=')).not.toBe('');
    expect(await latestEmailToken(server, email, '/reset-password/do?token=')).toBe('');
  });

  test('a banned account gets no email', async () => {
    const { email } = await server.signUpMember({ status: 'banned' });
    expect((await ask(email)).status).toBe(204);
    expect(await queuedEmailsTo(server, email)).toEqual([]);
  });
});

describe('setting a new password with the mailed link', () => {
  test('logs in with a new session and browser cookie, and the old password stops working', async () => {
    const { email, name } = await server.signUpMember({ password: OLD });
    const browser = visitor({ session: 'p'.repeat(43), known: 'k'.repeat(43) });
    const { status, body } = await reset(await tokenOf(email), NEW, browser);
    expect([status, body]).toMatchObject([200, { user: { email, profile: { name } } }]);
    expect(browser.cookies.get('session')).toMatch(/^(?!p{43})[\w-]{43}$/);
    expect(browser.cookies.get('known')).toMatch(/^(?!k{43})[\w-]{43}$/);
    expect((await browser.call(getUser)).user?.email).toBe(email);
    expect((await logInWith(email, OLD)).error?.code).toBe('login_failed');
    expect((await logInWith(email, NEW)).status).toBe(200);
  });

  test('ends all sessions and sockets, removes passkeys and every other known browser', async () => {
    const sam = await server.signUpMember({ password: OLD });
    const known = visitor();
    await logInWith(sam.email, OLD, known);
    const url = await server.http.listen({ port: 0, host: '127.0.0.1' });
    await db
      .insertInto('passkeys')
      .values({
        account_id: sam.accountId,
        rp_id: 'localhost',
        credential_id: Buffer.from('left by a thief'),
        public_key: Buffer.from('own'),
        name: 'Mine',
      })
      .execute();
    const socket = await greeted(openSocket(url, { cookie: `session=${known.cookies.get('session')}` }));
    const browser = visitor();
    await reset(await tokenOf(sam.email), NEW, browser);
    await expect.poll(() => socket.closedWith()).toBe(4403);
    for (const ended of [known, server.as(sam)]) expect((await ended.call(getUser)).user).toBeNull();
    expect(await db.selectFrom('passkeys').select('id').execute()).toEqual([]);
    const browsers = await db
      .selectFrom('known_browsers')
      .select('id')
      .where('account_id', '=', sam.accountId)
      .execute();
    expect(browsers).toHaveLength(1);
    expect((await queuedEmailsTo(server, sam.email)).at(-1)?.text).toContain('Je passkeys zijn verwijderd');
  });

  test('ends a lockout for every browser; further guesses lock for longer (spec D2.19)', async () => {
    const { email } = await server.signUpMember({ password: OLD });
    for (let time = 0; time < 5; time++) await logInWith(email, 'geraden');
    const browser = visitor();
    expect((await reset(await tokenOf(email), NEW, browser)).status).toBe(200);
    for (const currentBrowser of [browser, visitor(), visitor()])
      expect((await logInWith(email, NEW, currentBrowser)).status).toBe(200);
    for (let time = 0; time < 4; time++)
      expect((await logInWith(email, 'geraden')).error?.code).toBe('login_failed');
    expect((await logInWith(email, 'geraden')).error?.params?.minutes).toBe(30);
  });

  test('also ends the lockout of the known browser and of reauthentication', async () => {
    const { email } = await server.signUpMember({ password: OLD });
    const own = visitor();
    await logInWith(email, OLD, own);
    await own.send(logout);
    for (let guess = 0; guess < 5; guess++) await logInWith(email, `${OLD} ${guess}`, own);
    expect((await logInWith(email, OLD, own)).error?.code).toBe('login_blocked');
    await reset(await tokenOf(email), NEW, own);
    for (let guess = 0; guess < 5; guess++)
      await own.send(changePassword, {
        body: { old_password: `${NEW} ${guess}`, password: OLD, password_again: OLD },
      });
    await own.send(logout);
    expect((await logInWith(email, NEW, own)).status).toBe(200);
    await reset(await tokenOf(email), OLD, own);
    const changed = await own.send(changePassword, {
      body: { old_password: OLD, password: NEW, password_again: NEW },
    });
    expect(changed.status).toBe(204);
  });

  test('works once, also for 20 concurrent requests', async () => {
    const { email } = await server.signUpMember();
    const token = await tokenOf(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await reset(token)).error).toMatchObject({ code: 'link_expired', message: EXPIRED });
  });

  test('of several links that are used at once, one works and the others have expired', async () => {
    const { email } = await server.signUpMember();
    const tokens: string[] = [];
    for (let link = 0; link < 5; link++) tokens.push(await tokenOf(email));
    const answers = await Promise.all(tokens.map(token => reset(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410, 410]);
  });

  test('a repeat with the same idempotency key logs in again', async () => {
    const { email } = await server.signUpMember();
    const token = await tokenOf(email);
    const browsers = [visitor(), visitor()];
    for (const browser of browsers)
      expect((await reset(token, NEW, browser, 'pressed-then-the-line-broke')).status).toBe(200);
    expect((await browsers[1]?.call(getUser))?.user?.email).toBe(email);
  });

  test('invalidates every other reset link and the pending address change', async () => {
    const sam = await server.signUpMember({ password: OLD });
    const first = await tokenOf(sam.email);
    const second = await tokenOf(sam.email);
    await server
      .as(sam)
      .call(requestEmailChange, { body: { email: 'taken.over@mail.example', password: OLD } });
    await queuedEmailsTo(server);
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).error?.code).toBe('link_expired');
    const left = await db
      .selectFrom('account_tokens')
      .select('purpose')
      .where('account_id', '=', sam.accountId)
      .where('used_at', 'is', null)
      .execute();
    expect(left).toEqual([]);
    expect(await db.selectFrom('email_changes').select('email').execute()).toEqual([]);
  });

  test('confirms the address of an unconfirmed account', async () => {
    const sam = await server.signUpMember({ status: 'not_confirmed' });
    const { body } = await reset(await tokenOf(sam.email));
    expect(body).toMatchObject({ user: { status: 'active', profile: { status: 'active' } } });
  });

  test('notifies the owner by one email', async () => {
    const { email } = await server.signUpMember();
    const token = await tokenOf(email);
    await reset(token);
    const subjects = (await queuedEmailsTo(server, email)).map(({ subject }) => subject);
    expect((await queuedEmailsTo(server, email)).at(-1)?.text).not.toContain('passkeys');
    expect(subjects).toEqual([
      'Kies een nieuw wachtwoord voor Lavender',
      'Je wachtwoord voor Lavender is gewijzigd',
    ]);
  });

  test('is valid for an hour', async () => {
    const { email } = await server.signUpMember();
    const token = await tokenOf(email);
    clock.advance(HOUR_MS);
    for (const answer of [await reset(token), await visitor().send(checkReset, { body: { token } })])
      expect([answer.status, answer.error?.message]).toEqual([410, EXPIRED]);
  });

  test.each(['', 'x', 'x'.repeat(43)])('the token %j is invalid', async token => {
    expect((await reset(token)).error?.message).toBe(EXPIRED);
  });

  test('a token of another site or another purpose is invalid', async () => {
    const siteId = await openSecondSite(server);
    const { email } = await server.signUpMember({ siteId, country: 'GB' });
    const lilac = server.visitor({ host: 'lilac.localhost', remoteAddress: '203.0.113.60' });
    await lilac.call(requestReset, { body: { email } });
    const token = await latestEmailToken(server, email, '/reset-password/do?token=');
    expect(token).not.toBe('');
    expect((await reset(token)).error?.code).toBe('link_expired');
    expect((await lilac.send(checkReset, { body: { token } })).status).toBe(204);
    await db.updateTable('account_tokens').set({ purpose: 'activation' }).execute();
    expect((await lilac.send(checkReset, { body: { token } })).error?.code).toBe('link_expired');
  });

  test.each([
    ['kort', 'password_length'],
    ['wachtwoord', 'password_weak'],
    ['mijn naam is bartholomeus', 'password_contains_name'],
  ])('the password %j is refused with %s, and the link stays valid', async (password, code) => {
    const { email } = await server.signUpMember({ name: 'Bartholomeus' });
    const token = await tokenOf(email);
    expect((await reset(token, password)).error?.fields?.password?.code).toBe(code);
    const different = { token, password: NEW, password_again: OLD };
    const { error } = await visitor().send(resetPassword, { body: different });
    expect(error?.fields?.password_again?.message).toBe('De opgegeven wachtwoorden zijn niet gelijk.');
    expect((await reset(token)).status).toBe(200);
  });

  test.each([
    ['deleting', 'account_deleting'],
    ['banned', 'account_banned'],
  ] as const)('a link mailed before cannot log in to a %s account', async (status, code) => {
    const sam = await server.signUpMember();
    const token = await tokenOf(sam.email);
    await db
      .updateTable('accounts')
      .set({ status, deleted_at: status === 'deleting' ? clock.now() : null })
      .where('id', '=', sam.accountId)
      .execute();
    expect((await reset(token)).error?.code).toBe(code);
  });

  test('the hash of the token is stored, never the token', async () => {
    const { email } = await server.signUpMember();
    const token = await tokenOf(email);
    const tokens = await db.selectFrom('account_tokens').selectAll().execute();
    expect(tokens.map(row => row.secret_hash.toString('base64url'))).not.toContain(token);
  });
});
