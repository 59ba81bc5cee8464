import { describe, expect, test } from 'vitest';
import { getUser, login } from '#contract/accounts';
import { HOUR_MS } from '#contract/durations';
import { getProfile } from '#contract/profiles';
import { activate, checkSignup, type SignupForm, signup } from '#contract/signup';
import { totalCredits } from '../credits/wallet.ts';
import { queuedEmailsTo } from '../testing/emails.ts';
import { createSignupForm as form } from '../testing/signup-form.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { db } = server;

let networks = 0;
const visitor = () => {
  networks += 1;
  return server.visitor({ remoteAddress: `198.51.100.${networks}`, cookies: { language: 'nl' } });
};
describe('sign-up (spec 4.2)', () => {
  test('creates an unconfirmed account with its credits, logs in and sends the link', async () => {
    const browser = visitor();
    const { user } = await browser.call(signup, {
      body: form({ email: 'Eerste@Mail.Example', name: 'Eerste' }),
    });
    expect(user).toMatchObject({
      status: 'not_confirmed',
      email: 'eerste@mail.example',
      credits: 3,
      paid_user: false,
      signup_date: '2026-03-14T12:00:00.000Z',
      counts: { unread_messages: 0, new_likes: 0 },
      profile: { name: 'Eerste', gender: 'male', country: 'NL', status: 'disabled', main_image: null },
    });
    expect((await browser.call(getUser)).user).toEqual(user);
    const sentEmail = await db
      .selectFrom('email_outbox')
      .selectAll()
      .where('recipient', '=', 'eerste@mail.example')
      .executeTakeFirstOrThrow();
    expect(sentEmail.subject).toBe('Bevestig je e-mailadres voor Lavender');
    expect(sentEmail.text_body).toMatch(/http:\/\/localhost:3000\/activate\?token=[\w-]{43}\n/);
    expect(sentEmail.html_body).toContain('Hoi Eerste,');
  });

  test('stores no password in plain text', async () => {
    const body = form();
    await visitor().call(signup, { body, key: 'secrets-are-not-kept' });
    const account = await db
      .selectFrom('accounts')
      .select('password_hash')
      .where('email', '=', body.email)
      .executeTakeFirstOrThrow();
    expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=64,p=1,t=2\$/);
    const storedKeys = await db.selectFrom('idempotency_keys').selectAll().execute();
    expect(JSON.stringify(storedKeys)).not.toMatch(/mail\.example|fietsen/);
  });

  test('a site for men needs no gender, another site does', async () => {
    await db.updateTable('sites').set({ audience: 'everyone' }).execute();
    await server.app.sites.refresh();
    const { error } = await visitor().send(signup, { body: form() });
    expect(error?.fields?.gender?.code).toBe('field_required');
    const { user } = await visitor().call(signup, { body: form({ gender: 'female' }) });
    expect(user?.profile.gender).toBe('female');
    await db.updateTable('sites').set({ audience: 'men_seeking_men' }).execute();
    await server.app.sites.refresh();
  });

  test('visitors see a new member only with consent', async () => {
    const isVisible = async (changes: Partial<SignupForm>) => {
      const { user } = await visitor().call(signup, { body: form(changes) });
      const profile = await db
        .selectFrom('profiles')
        .select('visible_to_visitors')
        .where('id', '=', user?.profile.id ?? '')
        .executeTakeFirst();
      return profile?.visible_to_visitors;
    };
    expect(await isVisible({})).toBe(false);
    expect(await isVisible({ visible_to_visitors: true })).toBe(true);
    await setting('visitor_visibility', 'opt_out');
    expect(await isVisible({}), 'a site where members opt out').toBe(true);
    expect(await isVisible({ visible_to_visitors: false })).toBe(false);
    await setting('visitor_visibility', 'opt_in');
  });

  test('what a landing page asked already is in the profile from the beginning (spec 3.2)', async () => {
    const browser = visitor();
    await browser.call(signup, { body: form({ reason: 'dates', interests: ['tea', 'hiking', 'tea'] }) });
    const { profile } = await browser.call(getProfile);
    expect(profile).toMatchObject({ reason: 'dates' });
    expect(profile.interests.toSorted()).toEqual(['hiking', 'tea']);
    const refused = await visitor().send(signup, { body: form({ interests: ['golf' as 'tea'] }) });
    expect(refused.error?.fields).toMatchObject({ 'interests.0': { code: 'field_invalid' } });
  });

  test('by invitation only: refused without one', async () => {
    await setting('signups', 'invite_only');
    for (const call of [signup, checkSignup]) {
      const { status, error } = await visitor().send(call, { body: form() });
      expect([status, error?.code]).toEqual([403, 'signup_invite_only']);
    }
    await setting('signups', 'all');
  });
});

describe('the same idempotency key', () => {
  test('20 times creates one account and logs in each browser', async () => {
    const body = form();
    const key = 'twenty-times-the-same';
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const browser = visitor();
        const { status } = await browser.send(signup, { body, key });
        return { status, browser };
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const users = await Promise.all(answers.map(({ browser }) => browser.call(getUser)));
    expect(new Set(users.map(({ user }) => user?.email))).toEqual(new Set([body.email]));
    const secrets = answers.map(({ browser }) => browser.cookies.get('session'));
    expect(new Set(secrets).size).toBe(20);
    const accounts = await db
      .selectFrom('accounts')
      .innerJoin('email_outbox', 'email_outbox.account_id', 'accounts.id')
      .select('accounts.id')
      .where('email', '=', body.email)
      .execute();
    expect(accounts).toHaveLength(1);
    expect(await totalCredits(db, accounts[0]?.id ?? '')).toBe(3);
  });

  test('with another form is a conflict', async () => {
    const key = 'one-key-two-forms';
    await visitor().call(signup, { body: form(), key });
    const { status, error } = await visitor().send(signup, { body: form(), key });
    expect([status, error?.code]).toEqual([409, 'idempotency_conflict']);
  });

  test('can be used again after a refusal', async () => {
    const key = 'refused-then-mended';
    const body = form();
    await visitor().send(signup, { body: { ...body, date_of_birth: '2015-01-01' }, key });
    expect((await visitor().send(signup, { body, key })).status).toBe(200);
  });
});

test('20 concurrent sign-ups with one address create one account', async () => {
  const body = form();
  const answers = await Promise.all(Array.from({ length: 20 }, () => visitor().send(signup, { body })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const codes = answers.flatMap(({ error }) => error?.fields?.email?.code ?? []);
  expect(codes).toEqual(Array(19).fill('email_taken'));
});

test('one mailbox gets at most 10 confirmation emails an hour, in any spelling of its address', async () => {
  const body = form();
  const spelled = (tag: number) => ({ ...body, email: body.email.replace('@', `+${tag}@`) });
  const statuses: number[] = [];
  for (let tag = 0; tag < 11; tag++)
    statuses.push((await visitor().send(signup, { body: spelled(tag) })).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

test('one mailbox gets at most 20 confirmation emails a day, however they are spread (spec D2.31)', async () => {
  const body = form();
  const attempt = async (tag: number) => {
    server.clock.advance(HOUR_MS);
    const email = body.email.replace('@', `+${tag}@`);
    return (await visitor().send(signup, { body: { ...body, email } })).error?.code;
  };
  for (let tag = 0; tag < 20; tag++) expect(await attempt(tag)).toBeUndefined();
  expect([await attempt(20), await attempt(21)]).toEqual(['too_many_requests', 'too_many_requests']);
  server.clock.advance(3 * HOUR_MS);
  expect(await attempt(22)).toBeUndefined();
});

test('two sites may each have an account with the same address', async () => {
  await db.insertInto('sites').values({ id: 2, key: 'second', audience: 'men_seeking_men' }).execute();
  await db.insertInto('site_hosts').values({ host: 'second.example', site_id: 2 }).execute();
  await db
    .insertInto('companies')
    .values({ site_id: 2, name: 'B', address: 'b', kvk: '1', city: 'B', country: 'NL', support_phone: '1' })
    .execute();
  await server.app.sites.refresh();
  const body = form();
  await visitor().call(signup, { body });
  const second = server.visitor({ host: 'second.example', remoteAddress: '203.0.113.99' });
  const { user } = await second.call(signup, { body });
  expect(user?.email).toBe(body.email);
});

describe('when the site hides account existence (spec D1.1)', () => {
  test('a taken and a free address get the same answer; the owner gets an email', async () => {
    await setting('reveal_account_existence', 'no');
    const taken = await server.signUpMember({ password: 'een eigen wachtwoord' });
    const browsers = [visitor(), visitor()];
    const bodies = [form({ email: taken.email }), form({ interests: ['tea'] })];
    const answers = await Promise.all(
      browsers.map((browser, index) => browser.send(signup, { body: bodies[index] })),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, { user: null }]));
    for (const browser of browsers) expect(browser.cookies.has('session')).toBe(false);
    expect((await visitor().send(checkSignup, { body: { email: taken.email } })).status).toBe(200);
    const sentEmails = await queuedEmailsTo(server);
    const subjectsFor = (email: string) =>
      sentEmails.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(bodies.map(({ email }) => subjectsFor(email))).toEqual([
      ['Je hebt al een account bij Lavender'],
      ['Bevestig je e-mailadres voor Lavender'],
    ]);
    const interests = await db
      .selectFrom('profile_interests')
      .innerJoin('profiles', 'profiles.id', 'profile_interests.profile_id')
      .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
      .where('accounts.email', '=', bodies[1]?.email ?? '')
      .select('interest')
      .execute();
    expect(interests).toEqual([{ interest: 'tea' }]);
    await setting('reveal_account_existence', 'yes');
  });

  test('others cannot flood the mailbox of an owner', async () => {
    await setting('reveal_account_existence', 'no');
    const { email } = await server.signUpMember();
    for (let time = 0; time < 6; time++) await visitor().call(signup, { body: form({ email }) });
    const ownerEmails = await queuedEmailsTo(server, email);
    expect(ownerEmails).toHaveLength(3);
    await setting('reveal_account_existence', 'yes');
  });
});

test('the whole process: sign up, open the link of the email, log in', async () => {
  const body = form();
  await visitor().call(signup, { body });
  const { text_body: text } = await db
    .selectFrom('email_outbox')
    .select('text_body')
    .where('recipient', '=', body.email)
    .executeTakeFirstOrThrow();
  const token = /token=([\w-]{43})/.exec(text)?.[1] ?? '';
  await visitor().call(activate, { body: { token } });
  const { user } = await visitor().call(login, { body: { email: body.email, password: body.password } });
  expect(user).toMatchObject({ status: 'active', profile: { status: 'active' } });
});

async function setting(name: string, value: string): Promise<void> {
  await db
    .insertInto('site_settings')
    .values({ site_id: 1, name, value: JSON.stringify(value) })
    .onConflict(conflict =>
      conflict.columns(['site_id', 'name']).doUpdateSet({ value: JSON.stringify(value) }),
    )
    .execute();
  await server.app.sites.refresh();
}
