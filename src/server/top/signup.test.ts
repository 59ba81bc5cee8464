import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { activate, checkSignup, getUser, login, type SignupForm, signup } from '#contract/accounts';
import type { ErrorCode } from '#contract/errors';
import { creditsOf } from '../credits/credits-of.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { db, clock } = server;

let forms = 0;
const form = (changes: Partial<SignupForm> = {}): SignupForm => {
  forms += 1;
  return {
    name: `Nieuw ${forms}`,
    email: `nieuw.${forms}@mail.example`,
    password: 'fietsen in de regen',
    date_of_birth: '1991-08-02',
    country: 'NL',
    region: 'NL-NH',
    terms: true,
    ...changes,
  };
};
/** Networks are counted, so every visitor comes from one of his own. */
let networks = 0;
const visitor = () => {
  networks += 1;
  return server.visitor({ remoteAddress: `198.51.100.${networks}`, cookies: { language: 'nl' } });
};
const counts = async () => {
  const tables = ['accounts', 'profiles', 'wallets', 'mail_outbox', 'idempotency_keys', 'sessions'] as const;
  const rows = await Promise.all(
    tables.map(table => db.selectFrom(table).select(db.fn.countAll<number>().as('rows')).executeTakeFirst()),
  );
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]?.rows]));
};

/** One wrong field each, with the specification's own words (section 5, and decisions, section 2). */
const refusals: [what: string, change: Partial<SignupForm>, field: string, code: ErrorCode, text: string][] =
  [
    [
      'a name that is the address',
      { name: 'JAN@mail.example', email: 'jan@mail.example' },
      'name',
      'name_equals_email',
      'Je profielnaam moet anders zijn dan je e-mailadres',
    ],
    [
      'a name that begins with @',
      { name: '@jan' },
      'name',
      'name_starts_with_at',
      'Je profielnaam mag niet beginnen met een @',
    ],
    ['a name of 2 characters', { name: 'Jo' }, 'name', 'name_length', 'Je profielnaam telt 3 tot 30 tekens'],
    [
      'a name of 31 characters',
      { name: 'x'.repeat(31) },
      'name',
      'name_length',
      'Je profielnaam telt 3 tot 30 tekens',
    ],
    [
      'a name of two lines',
      { name: 'jan\njansen' },
      'name',
      'name_characters',
      'Je profielnaam bevat tekens die niet kunnen',
    ],
    [
      'a birth date of one who is 18 tomorrow',
      { date_of_birth: '2008-03-15' },
      'date_of_birth',
      'birth_date_minimum_age',
      'Vul uw geboortedatum in (18+ jaar)',
    ],
    [
      'a birth date that is none',
      { date_of_birth: '1991-02-30' },
      'date_of_birth',
      'birth_date_invalid',
      'Ongeldige geboortedatum.',
    ],
    [
      'a birth date of 100 years ago',
      { date_of_birth: '1926-03-14' },
      'date_of_birth',
      'birth_date_invalid',
      'Ongeldige geboortedatum.',
    ],
    ['an address that is none', { email: 'jan@' }, 'email', 'email_invalid', 'Ongeldige e-mail'],
    [
      'an address that lives for minutes',
      { email: 'jan@eu.mailinator.com' },
      'email',
      'email_disposable',
      'Kies een e-mailadres dat je houdt: een wegwerpadres werkt hier niet.',
    ],
    [
      'a password of 7 characters',
      { password: 'f1ets@n' },
      'password',
      'password_length',
      'Je wachtwoord telt 8 tot 128 tekens',
    ],
    [
      'a password of 129 characters',
      { password: 'ab1 '.repeat(33) },
      'password',
      'password_length',
      'Je wachtwoord telt 8 tot 128 tekens',
    ],
    [
      'a password that is easy to guess',
      { password: 'wachtwoord' },
      'password',
      'password_weak',
      'Dit wachtwoord is makkelijk te raden. Maak het langer, bijvoorbeeld met een korte zin.',
    ],
    [
      'a password with the name in it',
      { name: 'Maarten', password: 'van MAARTEN voor altijd' },
      'password',
      'password_contains_name',
      'Kies een wachtwoord zonder je naam of e-mailadres erin.',
    ],
    [
      'a password with the address in it',
      { email: 'roodborstje@mail.example', password: 'het roodborstje zingt' },
      'password',
      'password_contains_name',
      'Kies een wachtwoord zonder je naam of e-mailadres erin.',
    ],
    [
      'a region of another country',
      { region: 'BE-WHT' },
      'region',
      'region_unknown',
      'Kies een regio uit de lijst',
    ],
  ];

describe('sign-up refuses (section 5)', () => {
  test.each(refusals)('%s, beside the field, and stores nothing', async (_, change, field, code, text) => {
    const before = await counts();
    for (const call of [signup, checkSignup]) {
      const { status, error } = await visitor().send(call, { body: form(change) });
      expect(status).toBe(422);
      expect(error?.fields?.[field]).toMatchObject({ code, message: text });
      expect(Object.keys(error?.fields ?? {})).toEqual([field]);
    }
    expect(await counts()).toEqual(before);
  });

  test('an address that has an account on this site', async () => {
    const { email } = await server.signUpMember();
    for (const call of [signup, checkSignup]) {
      const { error } = await visitor().send(call, { body: form({ email: email.toUpperCase() }) });
      expect(error?.fields?.email).toMatchObject({
        code: 'email_taken',
        message: 'Dit e-mailadres heeft al een account op deze site.',
      });
    }
  });

  test('without the terms', async () => {
    const { terms: _, ...rest } = form();
    const { error } = await visitor().send(signup, { body: rest as SignupForm });
    expect(error?.fields?.terms?.code).toBe('terms_required');
  });

  test('a request from another site', async () => {
    const before = await counts();
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': undefined };
    const { status, error } = await visitor().send(signup, { body: form() }, headers);
    expect([status, error?.code]).toEqual([403, 'cross_site']);
    expect(await counts()).toEqual(before);
  });
});

test('18 is reached at midnight of the site, not of London', async () => {
  clock.set(new Date('2026-03-14T23:30:00Z'));
  const birthday = form({ date_of_birth: '2008-03-15' });
  await expect(visitor().call(checkSignup, { body: birthday })).resolves.toBeTruthy();
  clock.set(new Date('2026-03-14T12:00:00Z'));
});

describe('the check of step 1 (section 4)', () => {
  test('takes a form as it grows and creates nothing', async () => {
    const before = await counts();
    await expect(visitor().call(checkSignup, { body: { name: 'Jan' } })).resolves.toEqual({
      email_suggestion: null,
    });
    await visitor().call(checkSignup, { body: form() });
    expect(await counts()).toEqual(before);
  });

  test.each([
    ['jan@gmial.com', 'jan@gmail.com'],
    ['jan@hotmial.nl', 'jan@hotmail.nl'],
    ['jan@zigo.nl', 'jan@ziggo.nl'],
    ['jan@ziggo.nl', null],
    ['jan@mail.example', null],
  ])('did you mean: %s -> %s (section 5)', async (email, email_suggestion) => {
    expect(await visitor().call(checkSignup, { body: { email } })).toEqual({ email_suggestion });
  });

  test('cannot be used to watch one address', async () => {
    const ask = () => visitor().send(checkSignup, { body: { email: 'watched@mail.example' } });
    for (let asked = 0; asked < 30; asked++) expect((await ask()).status).toBe(200);
    expect((await ask()).error?.code).toBe('too_many_requests');
  });
});

describe('signing up (section 4)', () => {
  test('makes an unconfirmed account with its credits, logs in and mails the link', async () => {
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
    const letter = await db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('recipient', '=', 'eerste@mail.example')
      .executeTakeFirstOrThrow();
    expect(letter.subject).toBe('Bevestig je e-mailadres voor Lavender');
    expect(letter.text_body).toMatch(/http:\/\/localhost:3000\/activate\?token=[\w-]{43}\n/);
    expect(letter.html_body).toContain('Hoi Eerste,');
  });

  test('keeps no password that can be read', async () => {
    const body = form();
    await visitor().call(signup, { body, key: 'secrets-are-not-kept' });
    const account = await db
      .selectFrom('accounts')
      .select('password_hash')
      .where('email', '=', body.email)
      .executeTakeFirstOrThrow();
    expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,p=1,t=2\$/);
    const kept = await db.selectFrom('idempotency_keys').selectAll().execute();
    expect(JSON.stringify(kept)).not.toMatch(/mail\.example|fietsen/);
  });

  test('a site for men asks no gender, another one does', async () => {
    await db.updateTable('sites').set({ audience: 'everyone' }).execute();
    await server.app.sites.refresh();
    const { error } = await visitor().send(signup, { body: form() });
    expect(error?.fields?.gender?.code).toBe('field_required');
    const { user } = await visitor().call(signup, { body: form({ gender: 'female' }) });
    expect(user?.profile.gender).toBe('female');
    await db.updateTable('sites').set({ audience: 'men_seeking_men' }).execute();
    await server.app.sites.refresh();
  });

  test('visitors see a new member only where he said so', async () => {
    const shown = async (changes: Partial<SignupForm>) => {
      const { user } = await visitor().call(signup, { body: form(changes) });
      const profile = await db
        .selectFrom('profiles')
        .select('visible_to_visitors')
        .where('id', '=', user?.profile.id ?? '')
        .executeTakeFirst();
      return profile?.visible_to_visitors;
    };
    expect(await shown({})).toBe(false);
    expect(await shown({ visible_to_visitors: true })).toBe(true);
  });

  test('by invitation only: nobody gets in', async () => {
    await setting('signups', 'invite_only');
    const { status, error } = await visitor().send(signup, { body: form() });
    expect([status, error?.code]).toEqual([403, 'signup_invite_only']);
    await setting('signups', 'all');
  });
});

describe('the same idempotency key', () => {
  test('20 times makes one account and logs each browser in anew', async () => {
    const body = form();
    const key = 'twenty-times-the-same';
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const browser = visitor();
        for (;;) {
          const { status } = await browser.send(signup, { body, key });
          // The first run is under way: the client comes again.
          if (status !== 503) return { status, browser };
          await setTimeout(20);
        }
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const users = await Promise.all(answers.map(({ browser }) => browser.call(getUser)));
    expect(new Set(users.map(({ user }) => user?.email))).toEqual(new Set([body.email]));
    const secrets = answers.map(({ browser }) => browser.cookies.get('session'));
    expect(new Set(secrets).size).toBe(20);
    const accounts = await db
      .selectFrom('accounts')
      .innerJoin('mail_outbox', 'mail_outbox.account_id', 'accounts.id')
      .select('accounts.id')
      .where('email', '=', body.email)
      .execute();
    expect(accounts).toHaveLength(1);
    expect(await creditsOf(db, accounts[0]?.id ?? '')).toBe(3);
  });

  test('with another form is a conflict', async () => {
    const key = 'one-key-two-forms';
    await visitor().call(signup, { body: form(), key });
    const { status, error } = await visitor().send(signup, { body: form(), key });
    expect([status, error?.code]).toEqual([409, 'idempotency_conflict']);
  });

  test('after a refusal may be used again', async () => {
    const key = 'refused-then-mended';
    const body = form();
    await visitor().send(signup, { body: { ...body, date_of_birth: '2015-01-01' }, key });
    expect((await visitor().send(signup, { body, key })).status).toBe(200);
  });
});

test('20 sign-ups with one address at once make one account', async () => {
  const body = form();
  const answers = await Promise.all(Array.from({ length: 20 }, () => visitor().send(signup, { body })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const codes = answers.flatMap(({ error }) => error?.fields?.email?.code ?? []);
  expect(codes).toEqual(Array(19).fill('email_taken'));
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

describe('where the site keeps to itself who has an account', () => {
  test('a taken and a free address are answered alike, the owner is told by mail', async () => {
    await setting('reveal_account_existence', 'no');
    const taken = await server.signUpMember({ password: 'een eigen wachtwoord' });
    const browsers = [visitor(), visitor()];
    const bodies = [form({ email: taken.email }), form()];
    const answers = await Promise.all(
      browsers.map((browser, index) => browser.send(signup, { body: bodies[index] })),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, { user: null }]));
    for (const browser of browsers) expect(browser.cookies.has('session')).toBe(false);
    expect((await visitor().send(checkSignup, { body: { email: taken.email } })).status).toBe(200);
    const subjects = await db
      .selectFrom('mail_outbox')
      .select('subject')
      .where(
        'recipient',
        'in',
        bodies.map(({ email }) => email),
      )
      .orderBy('subject')
      .execute();
    expect(subjects.map(({ subject }) => subject)).toEqual([
      'Bevestig je e-mailadres voor Lavender',
      'Je hebt al een account bij Lavender',
    ]);
    await setting('reveal_account_existence', 'yes');
  });

  test('a stranger cannot fill the mailbox of an owner', async () => {
    await setting('reveal_account_existence', 'no');
    const { email, accountId } = await server.signUpMember();
    for (let time = 0; time < 6; time++) await visitor().call(signup, { body: form({ email }) });
    const letters = await db
      .selectFrom('mail_outbox')
      .select('id')
      .where('account_id', '=', accountId)
      .execute();
    expect(letters).toHaveLength(3);
    await setting('reveal_account_existence', 'yes');
  });
});

test('the whole way: sign up, open the mailed link, log in', async () => {
  const body = form();
  await visitor().call(signup, { body });
  const { text_body: text } = await db
    .selectFrom('mail_outbox')
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
