import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { getUser, login } from '#contract/accounts';
import { getDeletion } from '#contract/deletion';
import { MINUTE_MS } from '#contract/durations';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  getPasskeys,
  passkeyLogin,
  removePasskey,
  renamePasskey,
} from '#contract/passkeys';
import { getSessions } from '#contract/sessions';
import { type Authenticator, createAuthenticator, type Forgery } from '../../testing/authenticator.ts';
import type { Browser } from '../../testing/browser.ts';
import type { TestMemberOptions } from '../../testing/members.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { userHandleOf } from './ceremony.ts';

const server = await startTestServer();
const { db, clock } = server;
const start = clock.now();
beforeEach(() => clock.set(start));

const PASSWORD = 'fietsen in de regen';

async function member(attributes: TestMemberOptions = {}) {
  const testMember = await server.signUpMember(attributes);
  return { ...testMember, browser: server.as(testMember) };
}
async function add(browser: Browser, device = createAuthenticator(), forgery: Forgery = {}) {
  const { options } = await browser.call(beginPasskey, { body: {} });
  const answer = await browser.send(addPasskey, { body: { made: device.make(options, forgery) } });
  return { device, ...answer };
}
async function logInWith(device: Authenticator, browser = server.visitor(), forgery: Forgery = {}) {
  const { options } = await browser.call(beginPasskeyLogin, { body: {} });
  return browser.send(passkeyLogin, { body: { signed: device.sign(options, forgery) } });
}
const passkeysOf = async (browser: Browser) => (await browser.call(getPasskeys)).passkeys;
const emails = (accountId: string) =>
  db.selectFrom('email_outbox').selectAll().where('account_id', '=', accountId).orderBy('id').execute();
const setStatus = (accountId: string, status: 'banned' | 'deleting') =>
  db
    .updateTable('accounts')
    .set({ status, deleted_at: status === 'deleting' ? start : null })
    .where('id', '=', accountId)
    .execute();

describe('adding a passkey (spec D5.8)', () => {
  test('lists it under the name of its device, and notifies the owner by email', async () => {
    const anna = await member();
    const { status } = await add(anna.browser);
    expect(status).toBe(200);
    expect(await passkeysOf(anna.browser)).toMatchObject([{ name: 'Passkey', used: null }]);
    const [email] = await emails(anna.accountId);
    expect(email?.subject).toBe('Je passkeys bij Lavender zijn veranderd');
    expect(email?.text_body).toContain('Er is een passkey aan je account toegevoegd: “Passkey”');
    expect(email?.text_body).toContain('/settings/passkeys');
  });

  test('requires a discoverable credential with user verification, without an email address', async () => {
    const anna = await member();
    await add(anna.browser);
    const { options } = await anna.browser.call(beginPasskey, { body: {} });
    expect(options.rp.id).toBe('localhost');
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
    expect(JSON.stringify(options)).not.toContain(anna.email);
    expect(JSON.stringify(options)).not.toContain(anna.accountId);
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual(
      (await passkeysOf(anna.browser)).map(({ credential }) => credential),
    );
  });

  test('requires the password when the login is older than 10 minutes', async () => {
    const anna = await member({ password: PASSWORD });
    clock.advance(10 * MINUTE_MS);
    const begin = (password?: string) =>
      anna.browser.send(beginPasskey, { body: password === undefined ? {} : { password } });
    expect((await begin()).error?.fields?.password).toMatchObject({ code: 'field_required' });
    expect((await begin('wrong')).error?.fields?.password).toMatchObject({ code: 'password_wrong' });
    expect((await begin(PASSWORD)).status).toBe(200);
    for (let guess = 0; guess < 4; guess++) await begin('wrong');
    expect((await begin(PASSWORD)).error?.code).toBe('login_blocked');
  });

  test.each<[string, Forgery]>([
    ['made at another origin', { origin: 'http://localhost.evil.example' }],
    ['made at another port', { origin: 'http://localhost:81' }],
    ['made for another host', { rpId: 'evil.example' }],
    ['made without user verification', { verified: false }],
  ])('refuses a key %s', async (_, forgery) => {
    const anna = await member();
    const { error } = await add(anna.browser, undefined, forgery);
    expect(error?.code).toBe('passkey_refused');
    expect(await passkeysOf(anna.browser)).toEqual([]);
  });

  test('refuses a challenge that is used, expired, another account’s, of a login or unknown', async () => {
    const [anna, bert] = [await member(), await member()];
    const offer = async (options: Parameters<Authenticator['make']>[0]) =>
      (await anna.browser.send(addPasskey, { body: { made: createAuthenticator().make(options) } })).error
        ?.code;
    const { options } = await anna.browser.call(beginPasskey, { body: {} });
    expect(await offer(options)).toBeUndefined();
    expect(await offer(options)).toBe('passkey_refused');
    expect(await offer((await bert.browser.call(beginPasskey, { body: {} })).options)).toBe(
      'passkey_refused',
    );
    const ofLogin = await anna.browser.call(beginPasskeyLogin, { body: {} });
    expect(await offer({ ...options, challenge: ofLogin.options.challenge })).toBe('passkey_refused');
    expect(await offer({ ...options, challenge: 'made-up' })).toBe('passkey_refused');
    const old = await anna.browser.call(beginPasskey, { body: {} });
    clock.advance(5 * MINUTE_MS);
    expect(await offer(old.options)).toBe('passkey_refused');
  });

  test('refuses a credential that another account has', async () => {
    const [anna, bert] = [await member(), await member()];
    const { device } = await add(anna.browser);
    expect((await add(bert.browser, device)).error?.code).toBe('passkey_refused');
    expect((await logInWith(device)).error?.code).toBe('login_failed');
  });

  test('stores only the hash of a challenge', async () => {
    const anna = await member();
    const { options } = await anna.browser.call(beginPasskey, { body: {} });
    const stored = await db.selectFrom('passkey_challenges').selectAll().execute();
    const raw = Buffer.from(options.challenge, 'base64url');
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.some(({ challenge_hash: hash }) => hash.equals(raw))).toBe(false);
  });

  test('a repeat with the same idempotency key adds one passkey', async () => {
    const anna = await member();
    const { options } = await anna.browser.call(beginPasskey, { body: {} });
    const body = { made: createAuthenticator().make(options) };
    const answers = [];
    for (let time = 0; time < 2; time++)
      answers.push(await anna.browser.send(addPasskey, { body, key: 'one-key-of-anna' }));
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await passkeysOf(anna.browser)).toHaveLength(1);
  });

  test('stops at 20', async () => {
    const anna = await member();
    const { options } = await anna.browser.call(beginPasskey, { body: {} });
    for (let made = 0; made < 20; made++) await add(anna.browser);
    expect((await anna.browser.send(beginPasskey, { body: {} })).error?.code).toBe('passkey_limit');
    const late = await anna.browser.send(addPasskey, { body: { made: createAuthenticator().make(options) } });
    expect(late.error).toMatchObject({
      code: 'passkey_limit',
      message: 'Je hebt al 20 passkeys. Verwijder er eerst een.',
    });
  });
});

describe('logging in with a passkey (spec D5.8, 7.1)', () => {
  test('logs in without an email address, and stores the time of use', async () => {
    const anna = await member();
    const { device } = await add(anna.browser);
    const visitor = server.visitor();
    const { body } = await logInWith(device, visitor);
    expect(body).toMatchObject({ user: { email: anna.email, profile: { id: anna.profileId } } });
    expect((await visitor.call(getUser)).user?.email).toBe(anna.email);
    expect(await passkeysOf(visitor)).toMatchObject([{ used: start.toISOString() }]);
    expect((await visitor.call(getSessions)).logins).toHaveLength(2);
  });

  test('a recent passkey login suffices to delete the account, a recent password login does not', async () => {
    const anna = await member({ password: PASSWORD });
    const { device } = await add(anna.browser);
    const [byPasskey, byPassword] = [server.visitor(), server.visitor()];
    await logInWith(device, byPasskey);
    await byPassword.call(login, { body: { email: anna.email, password: PASSWORD } });
    expect((await byPasskey.call(getDeletion)).needs_password).toBe(false);
    expect((await byPassword.call(getDeletion)).needs_password).toBe(true);
  });

  test('each of several passkeys logs in', async () => {
    const anna = await member();
    const devices = [await add(anna.browser), await add(anna.browser)];
    for (const { device } of devices) expect((await logInWith(device)).status).toBe(200);
  });

  test('begins a new session, so that a planted cookie is worthless', async () => {
    const [anna, planter] = [await member(), await member()];
    const { device } = await add(anna.browser);
    await logInWith(device, planter.browser);
    expect(planter.browser.cookies.get('session')).not.toBe(planter.sessionSecret);
    expect((await server.as(planter).call(getUser)).user).toBeNull();
  });

  test.each<[string, Forgery]>([
    ['at another origin', { origin: 'https://localhost.evil.example' }],
    ['at another port', { origin: 'http://localhost:81' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without user verification', { verified: false }],
    ['for another account', { handle: userHandleOf(randomUUID()) }],
    ['with a counter that did not move', { counter: 1 }],
  ])('refuses what was signed %s', async (_, forgery) => {
    const anna = await member();
    const { device } = await add(anna.browser);
    expect((await logInWith(device)).status).toBe(200);
    const visitor = server.visitor();
    const { status, error } = await logInWith(device, visitor, forgery);
    expect([status, error]).toMatchObject([
      401,
      { code: 'login_failed', message: 'Login mislukt, probeer opnieuw' },
    ]);
    expect(visitor.cookies.has('session')).toBe(false);
  });

  test('refuses a signature of another key', async () => {
    const anna = await member();
    const [own, other] = [await add(anna.browser), await add(anna.browser)];
    const visitor = server.visitor();
    const { options } = await visitor.call(beginPasskeyLogin, { body: {} });
    const signed = own.device.sign(options);
    const { id, rawId } = other.device.sign(options);
    const { error } = await visitor.send(passkeyLogin, { body: { signed: { ...signed, id, rawId } } });
    expect(error?.code).toBe('login_failed');
  });

  test('refuses a challenge that is used, expired, of a registration or unknown', async () => {
    const anna = await member();
    const { device } = await add(anna.browser);
    const visitor = server.visitor();
    const { options } = await visitor.call(beginPasskeyLogin, { body: {} });
    const offer = async (challenge: string) =>
      (
        await server
          .visitor()
          .send(passkeyLogin, { body: { signed: device.sign({ ...options, challenge }) } })
      ).error?.code;
    const signed = device.sign(options);
    expect((await visitor.send(passkeyLogin, { body: { signed } })).status).toBe(200);
    expect((await visitor.send(passkeyLogin, { body: { signed } })).error?.code).toBe('login_failed');
    expect(await offer(options.challenge)).toBe('login_failed');
    const adding = await anna.browser.call(beginPasskey, { body: {} });
    expect(await offer(adding.options.challenge)).toBe('login_failed');
    expect(await offer('made-up')).toBe('login_failed');
    const old = await visitor.call(beginPasskeyLogin, { body: {} });
    clock.advance(5 * MINUTE_MS);
    expect(await offer(old.options.challenge)).toBe('login_failed');
  });

  test('invalid client data gets the same refusal', async () => {
    const { options } = await server.visitor().call(beginPasskeyLogin, { body: {} });
    const signed = createAuthenticator().sign(options);
    const response = { ...signed.response, clientDataJSON: 'bm90IGpzb24' };
    const { error } = await server
      .visitor()
      .send(passkeyLogin, { body: { signed: { ...signed, response } } });
    expect(error?.code).toBe('login_failed');
  });

  test('a removed and an unknown passkey get the same code', async () => {
    const anna = await member();
    const { device } = await add(anna.browser);
    const [passkey] = await passkeysOf(anna.browser);
    await anna.browser.call(removePasskey, { body: { id: passkey?.id ?? '' } });
    const removed = await logInWith(device);
    expect([removed.status, removed.error?.code]).toEqual([401, 'passkey_unknown']);
    expect((await logInWith(createAuthenticator())).body).toEqual(removed.body);
  });

  test('a passkey of another site is refused', async () => {
    const siteId = await openSecondSite(server);
    const there = 'http://lilac.localhost';
    const carl = await server.signUpMember({ siteId, country: 'GB' });
    const browser = server.as(carl, { host: 'lilac.localhost' });
    const { device } = await add(browser, createAuthenticator(there));
    const abroad = server.visitor({ host: 'lilac.localhost' });
    expect((await logInWith(device, abroad)).status).toBe(200);
    expect(
      (await logInWith(device, server.visitor(), { origin: 'http://localhost', rpId: 'localhost' })).error,
    ).toMatchObject({
      code: 'passkey_unknown',
    });
    const { options } = await abroad.call(beginPasskeyLogin, { body: {} });
    const { error } = await server.visitor().send(passkeyLogin, { body: { signed: device.sign(options) } });
    expect(error?.code).toBe('login_failed');
  });

  test.each([
    ['deleting', 'account_deleting'],
    ['banned', 'account_banned'],
  ] as const)('an account that is %s is refused with its own code', async (status, code) => {
    const anna = await member();
    const { device } = await add(anna.browser);
    await setStatus(anna.accountId, status);
    expect((await logInWith(device)).error?.code).toBe(code);
  });

  test('lockouts do not apply to passkeys (spec D2.19)', async () => {
    const anna = await member({ password: PASSWORD });
    const { device } = await add(anna.browser);
    const guess = (password: string) =>
      server.visitor().send(login, { body: { email: anna.email, password } });
    for (let time = 0; time < 5; time++) await guess('wrong');
    expect((await guess(PASSWORD)).error?.code).toBe('login_blocked');
    expect((await logInWith(device)).status).toBe(200);
  });

  test('is limited by network', async () => {
    const visitor = server.visitor({ remoteAddress: '203.0.113.50' });
    const { options } = await visitor.call(beginPasskeyLogin, { body: {} });
    const signed = createAuthenticator().sign(options);
    for (let time = 0; time < 60; time++) await visitor.send(passkeyLogin, { body: { signed } });
    expect((await visitor.send(passkeyLogin, { body: { signed } })).status).toBe(429);
  });
});

describe('naming and removing passkeys', () => {
  test('a name is stored trimmed; an empty or long one is refused', async () => {
    const anna = await member();
    await add(anna.browser);
    const id = (await passkeysOf(anna.browser))[0]?.id ?? '';
    const rename = (name: string) => anna.browser.send(renamePasskey, { body: { id, name } });
    expect((await rename('  Telefoon  ')).body).toMatchObject({ passkey: { name: 'Telefoon' } });
    expect((await rename('   ')).error?.fields?.name).toMatchObject({ code: 'field_required' });
    expect((await rename('x'.repeat(51))).error?.fields?.name).toMatchObject({ code: 'field_too_long' });
    expect(await passkeysOf(anna.browser)).toMatchObject([{ name: 'Telefoon' }]);
  });

  test('the last one can be removed, too, and the owner is notified by email', async () => {
    const anna = await member();
    await add(anna.browser);
    const id = (await passkeysOf(anna.browser))[0]?.id ?? '';
    await anna.browser.call(removePasskey, { body: { id } });
    expect(await passkeysOf(anna.browser)).toEqual([]);
    expect((await emails(anna.accountId)).at(-1)?.text_body).toContain(
      'De passkey “Passkey” is van je account verwijderd.',
    );
  });

  test('the name of one that is removed is no link in the email (spec D2.48)', async () => {
    const anna = await member();
    await add(anna.browser);
    const id = (await passkeysOf(anna.browser))[0]?.id ?? '';
    await anna.browser.call(renamePasskey, { body: { id, name: 'call.support/now' } });
    await anna.browser.call(removePasskey, { body: { id } });
    const { text_body: text = '', html_body: html = '' } = (await emails(anna.accountId)).at(-1) ?? {};
    expect(`${text} ${html}`).not.toContain('call.support');
    expect(text.replaceAll('\u2060', '')).toContain('De passkey “call.support/now” is van je account');
  });

  test('another member’s passkey gets the answer of an unknown one', async () => {
    const [anna, bert] = [await member(), await member()];
    await add(bert.browser);
    const theirs = (await passkeysOf(bert.browser))[0]?.id ?? '';
    for (const call of [renamePasskey, removePasskey] as const) {
      const answers = [];
      for (const id of [theirs, randomUUID()])
        answers.push(await anna.browser.send(call, { body: { id, name: 'Mine' } }));
      expect(answers[0]?.status).toBe(404);
      expect(answers[0]?.body).toEqual(answers[1]?.body);
    }
    expect(await passkeysOf(bert.browser)).toMatchObject([{ name: 'Passkey' }]);
  });
});
