import { beforeEach, describe, expect, test } from 'vitest';
import { getUser, login } from '#contract/accounts';
import {
  cancelEmailChange,
  checkEmail,
  confirmEmailChange,
  getEmail,
  requestEmailChange,
  requestReset,
  resendEmailChange,
} from '#contract/credentials';
import { MINUTE_MS } from '#contract/durations';
import { resendActivation, signup } from '#contract/signup';
import { latestEmailToken, queuedEmailsTo } from '../../testing/emails.ts';
import type { TestMemberOptions } from '../../testing/members.ts';
import { createSignupForm } from '../../testing/signup-form.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { db, clock } = server;
const start = clock.now();
beforeEach(() => clock.set(start));

const PASSWORD = 'fietsen in de regen';
const EXPIRED = 'Link verlopen of invalide, vraag een nieuwe e-mail aan';
const nl = { cookies: { language: 'nl' } };

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `changed.${addresses}@mail.example`;
};
const member = (options: TestMemberOptions = {}) => server.signUpMember({ password: PASSWORD, ...options });
type TestMember = Awaited<ReturnType<typeof member>>;
const network = () => ({ ...nl, remoteAddress: `198.51.100.${addresses % 250}` });
const ask = (testMember: TestMember, email: string, password = PASSWORD) =>
  server.as(testMember, network()).send(requestEmailChange, { body: { email, password } });
const tokenTo = (email: string) => latestEmailToken(server, email, '/mail-change/do?token=');
const confirm = (token: string) => server.visitor(network()).send(confirmEmailChange, { body: { token } });
const addressOf = async (testMember: TestMember) => (await server.as(testMember).call(getEmail)).email;

test('a confirmed change cancels notification emails that wait to go to the former address; others stay (spec 5.3)', async () => {
  const [sam, other] = [await member(), await member()];
  for (const { accountId, email: recipient } of [sam, other])
    await db
      .insertInto('email_outbox')
      .values({
        ...{ site_id: 1, account_id: accountId, recipient, topic: 'new_messages', priority: 1 },
        ...{ subject: 'Nieuwe berichten', text_body: '', html_body: '' },
      })
      .execute();
  const email = newAddress();
  await ask(sam, email);
  const waiting = async (to: { email: string }) =>
    (await queuedEmailsTo(server, to.email)).map(({ subject }) => subject);
  expect(await waiting(sam)).toContain('Nieuwe berichten');
  expect((await confirm(await tokenTo(email))).status).toBe(204);
  expect(await waiting(sam)).not.toContain('Nieuwe berichten');
  // The notice with the revert link still goes to the former address.
  expect(await waiting(sam)).toHaveLength(2);
  expect(await waiting(other)).toContain('Nieuwe berichten');
});

describe('requesting another address (spec 5.3)', () => {
  test('sends the new address a link and notifies the old one; nothing changes until it is confirmed', async () => {
    const sam = await member({ language: 'en', country: 'GB' });
    const email = newAddress();
    const { status, body } = await ask(sam, ` ${email.toUpperCase()} `);
    const pending = { email, expires_at: '2026-03-14T13:00:00.000Z' };
    expect([status, body]).toEqual([200, { email: sam.email, pending }]);
    expect((await queuedEmailsTo(server, email)).map(({ subject }) => subject)).toEqual([
      'Confirm your new email address for Lavender',
    ]);
    const [notice] = await queuedEmailsTo(server, sam.email);
    expect(notice?.subject).toBe('A new email address for your Lavender account');
    expect(notice?.text).toContain(email);
    expect(notice?.text).not.toContain('token=');
    expect(await addressOf(sam)).toBe(sam.email);
  });

  test.each([
    ['nobody', 'Nieuw e-mailadres invalide.'],
    ['a'.repeat(260), 'Nieuw e-mailadres invalide.'],
    ['sam@mailinator.com', 'Kies een e-mailadres dat je houdt: een wegwerpadres werkt hier niet.'],
    ['sam.named@mail.example', 'Je profielnaam moet anders zijn dan je e-mailadres'],
  ])('the address %j is refused: %s', async (email, message) => {
    const sam = await member({ name: 'sam.named@mail.example' });
    for (const { status, error } of [
      await ask(sam, email),
      await server.as(sam, nl).send(checkEmail, { body: { email } }),
    ])
      expect([status, error?.fields?.email?.message]).toEqual([422, message]);
  });

  test('the current address is refused', async () => {
    const sam = await member();
    expect((await ask(sam, sam.email.toUpperCase())).error?.fields?.email?.code).toBe('new_email_invalid');
  });

  test('a taken address is refused', async () => {
    const { email } = await member();
    const { error } = await ask(await member(), email);
    expect(error?.fields?.email?.message).toBe('Dit e-mailadres heeft al een account op deze site.');
  });

  test('an address that is part of the password is refused', async () => {
    const sam = await member({ password: 'hier woont langzaam@x.example' });
    const { error } = await ask(sam, 'langzaam@x.example', 'hier woont langzaam@x.example');
    expect(error?.fields?.email?.code).toBe('email_in_password');
  });

  test('a wrong password is refused at its field, and 5 of them lock (spec D2.19)', async () => {
    const sam = await member();
    for (let time = 0; time < 4; time++) {
      const { error } = await ask(sam, newAddress(), 'geraden');
      expect(error?.fields?.password?.message).toBe('Dit wachtwoord klopt niet.');
    }
    expect((await ask(sam, newAddress(), 'geraden')).error?.code).toBe('login_blocked');
    expect((await ask(sam, newAddress())).error?.code).toBe('login_blocked');
  });

  test('a mistyped address gets a suggestion', async () => {
    const browser = server.as(await member());
    const better = async (email: string) =>
      (await browser.call(checkEmail, { body: { email } })).email_suggestion;
    expect(await better('sam@gmial.com')).toBe('sam@gmail.com');
    expect(await better('sam@gmail.com')).toBeNull();
  });

  test('a member can request it 10 times an hour', async () => {
    const sam = await member();
    for (let time = 0; time < 10; time++) await ask(sam, newAddress());
    expect((await ask(sam, newAddress())).error?.code).toBe('too_many_requests');
  });

  test('one address gets at most 5 emails a day from all members together', async () => {
    const email = newAddress();
    for (let time = 0; time < 5; time++) await ask(await member(), email);
    expect((await ask(await member(), email)).error?.code).toBe('too_many_requests');
    expect(await queuedEmailsTo(server, email)).toHaveLength(5);
  });

  test('a repeat with the same idempotency key sends one email', async () => {
    const sam = await member();
    const email = newAddress();
    const input = { body: { email, password: PASSWORD }, key: 'asked-then-the-line-broke' };
    const answers = [];
    for (let time = 0; time < 2; time++)
      answers.push(await server.as(sam, nl).send(requestEmailChange, input));
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await queuedEmailsTo(server, email)).toHaveLength(1);
    const keys = await db.selectFrom('idempotency_keys').selectAll().execute();
    expect(JSON.stringify(keys)).not.toContain('mail.example');
  });
});

describe('while the change is pending', () => {
  test('it is shown for an hour', async () => {
    const sam = await member();
    const email = newAddress();
    await ask(sam, email);
    expect((await server.as(sam).call(getEmail)).pending?.email).toBe(email);
    clock.advance(60 * MINUTE_MS);
    expect((await server.as(sam).call(getEmail)).pending).toBeNull();
  });

  test('a link can be sent again, once a minute; both work until one is used; the old address is notified once', async () => {
    const sam = await member();
    const email = newAddress();
    await ask(sam, email);
    const first = await tokenTo(email);
    expect((await server.as(sam).send(resendEmailChange)).status).toBe(204);
    expect((await server.as(sam).send(resendEmailChange)).error?.code).toBe('too_many_requests');
    expect(await queuedEmailsTo(server, email)).toHaveLength(2);
    expect(await queuedEmailsTo(server, sam.email)).toHaveLength(1);
    expect((await confirm(first)).status).toBe(204);
    expect((await confirm(await tokenTo(email))).error?.code).toBe('link_expired');
  });

  test('resending without a pending change sends nothing', async () => {
    const sam = await member();
    expect((await server.as(sam).send(resendEmailChange)).status).toBe(204);
    expect(await queuedEmailsTo(server, sam.email)).toEqual([]);
  });

  test('it can be cancelled: its link is invalid, and an email not queued yet is not sent', async () => {
    const sam = await member();
    const [email, later] = [newAddress(), newAddress()];
    await ask(sam, email);
    const token = await tokenTo(email);
    expect((await server.as(sam).send(cancelEmailChange)).status).toBe(204);
    expect((await server.as(sam).call(getEmail)).pending).toBeNull();
    expect((await confirm(token)).error?.message).toBe(EXPIRED);
    await ask(sam, later);
    await server.as(sam).call(cancelEmailChange);
    expect(await queuedEmailsTo(server, later)).toEqual([]);
    expect(await addressOf(sam)).toBe(sam.email);
  });

  test('another request replaces it', async () => {
    const sam = await member();
    const [first, second] = [newAddress(), newAddress()];
    await ask(sam, first);
    const token = await tokenTo(first);
    await ask(sam, second);
    expect((await confirm(token)).error?.code).toBe('link_expired');
    expect((await confirm(await tokenTo(second))).status).toBe(204);
    expect(await addressOf(sam)).toBe(second);
  });
});

describe('the link in the mail to the new address', () => {
  test('makes it the account’s, once; from then on it logs in', async () => {
    const sam = await member();
    const email = newAddress();
    await ask(sam, email);
    const token = await tokenTo(email);
    expect((await confirm(token)).status).toBe(204);
    expect((await confirm(token)).error).toMatchObject({ code: 'link_expired', message: EXPIRED });
    const logInWith = (address: string) =>
      server.visitor(network()).send(login, { body: { email: address, password: PASSWORD } });
    expect((await logInWith(email)).status).toBe(200);
    expect((await logInWith(sam.email)).error?.code).toBe('login_failed');
    expect((await server.as(sam).call(getUser)).user?.email).toBe(email);
  });

  test('is valid for an hour', async () => {
    const sam = await member();
    const email = newAddress();
    await ask(sam, email);
    const token = await tokenTo(email);
    clock.advance(60 * MINUTE_MS);
    expect((await confirm(token)).error?.message).toBe(EXPIRED);
  });

  test.each(['', 'x'.repeat(43), 'x'.repeat(300)])('the token %j is invalid', async token => {
    const { error } = await confirm(token);
    expect(error?.fields?.token?.message ?? error?.message).toBe(EXPIRED);
  });

  test('a sign-up that took the address first is an error with a clear text, and the link stays valid', async () => {
    const sam = await member();
    const email = newAddress();
    await ask(sam, email);
    const token = await tokenTo(email);
    const quicker = await member({ email });
    const { status, error } = await confirm(token);
    expect([status, error?.message]).toEqual([422, 'Dit e-mailadres heeft al een account op deze site.']);
    expect(await addressOf(sam)).toBe(sam.email);
    await db.deleteFrom('accounts').where('id', '=', quicker.accountId).execute();
    expect((await confirm(token)).status).toBe(204);
  });

  test('of concurrent changes to one address, one succeeds', async () => {
    const email = newAddress();
    const members = await Promise.all(Array.from({ length: 5 }, () => member()));
    const tokens = [];
    for (const changing of members) {
      await ask(changing, email);
      tokens.push(await tokenTo(email));
    }
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ error }) => error?.code).sort()).toEqual([
      ...Array(4).fill('email_taken'),
      undefined,
    ]);
  });

  test('the address must not equal the profile name', async () => {
    const sam = await member();
    const email = newAddress();
    await ask(sam, email);
    // Updates the row directly, because the API refuses an email address as a name.
    await db.updateTable('profiles').set({ name: email }).where('id', '=', sam.profileId).execute();
    const { error } = await confirm(await tokenTo(email));
    expect(error?.message).toBe('Je profielnaam moet anders zijn dan je e-mailadres');
  });

  test('links mailed to the old address before are invalid', async () => {
    const sam = await member();
    const email = newAddress();
    await server.visitor(network()).call(requestReset, { body: { email: sam.email } });
    await ask(sam, email);
    await confirm(await tokenTo(email));
    const left = await db
      .selectFrom('account_tokens')
      .select('purpose')
      .where('account_id', '=', sam.accountId)
      .where('used_at', 'is', null)
      .execute();
    expect(left).toEqual([{ purpose: 'email_revert' }]);
  });

  test('nothing changes for an account deleted meanwhile', async () => {
    const sam = await member();
    const email = newAddress();
    await ask(sam, email);
    const token = await tokenTo(email);
    await db
      .updateTable('accounts')
      .set({ status: 'deleting', deleted_at: clock.now() })
      .where('id', '=', sam.accountId)
      .execute();
    expect((await confirm(token)).error?.code).toBe('link_expired');
  });

  test('confirms an unconfirmed account; its first address, which may belong to another person, is not notified', async () => {
    const sam = await member({ status: 'not_confirmed' });
    const email = newAddress();
    await server.as(sam).call(resendActivation);
    await ask(sam, email);
    expect((await confirm(await tokenTo(email))).status).toBe(204);
    expect((await server.as(sam).call(getUser)).user).toMatchObject({ status: 'active', email });
    expect(await queuedEmailsTo(server, sam.email)).toHaveLength(1);
    const free = { ...createSignupForm(), email: sam.email };
    expect((await server.visitor(network()).send(signup, { body: free })).status).toBe(200);
  });
});
