import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '#contract/errors';
import { checkSignup, type SignupForm, signup } from '#contract/signup';
import { createSignupForm as form } from '../testing/signup-form.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { db, clock } = server;

let networks = 0;
const visitor = () => {
  networks += 1;
  return server.visitor({ remoteAddress: `198.51.100.${networks}`, cookies: { language: 'nl' } });
};
const counts = async () => {
  const tables = ['accounts', 'profiles', 'wallets', 'email_outbox', 'idempotency_keys', 'sessions'] as const;
  const rows = await Promise.all(
    tables.map(table => db.selectFrom(table).select(db.fn.countAll<number>().as('rows')).executeTakeFirst()),
  );
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]?.rows]));
};

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
    [
      'a name of 2 characters',
      { name: 'Jo' },
      'name',
      'name_length',
      'Kies een profielnaam van 3 tot 30 tekens',
    ],
    [
      'a name of 31 characters',
      { name: 'x'.repeat(31) },
      'name',
      'name_length',
      'Kies een profielnaam van 3 tot 30 tekens',
    ],
    [
      'a name of two lines',
      { name: 'jan\njansen' },
      'name',
      'name_characters',
      'Je profielnaam bevat tekens die hier niet kunnen',
    ],
    [
      'a name that poses as the site',
      { name: 'Lavender Team' },
      'name',
      'name_poses_as_staff',
      'Met deze naam lijkt het alsof je hier werkt. Kies een naam die bij jou past.',
    ],
    [
      'a name with a telephone number',
      { name: 'Bram 06 1234 5678' },
      'name',
      'name_contact_details',
      'Houd het bij een naam, zonder e-mailadres, nummer, link of chatnaam. Zo bepaal je zelf wie je kan bereiken.',
    ],
    [
      'a name with a Cyrillic letter among Latin ones',
      { name: 'Br\u0430m' },
      'name',
      'name_mixed_scripts',
      'Hier staan letters die op andere lijken. Gebruik letters van één alfabet.',
    ],
    [
      'the birth date of a person who is 18 tomorrow',
      { date_of_birth: '2008-03-15' },
      'date_of_birth',
      'birth_date_minimum_age',
      'Vul uw geboortedatum in (18+ jaar)',
    ],
    [
      'an invalid birth date',
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
      'a disposable address',
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
      'Kies een wachtwoord van 8 tot 128 tekens',
    ],
    [
      'a password of 129 characters',
      { password: 'ab1 '.repeat(33) },
      'password',
      'password_length',
      'Kies een wachtwoord van 8 tot 128 tekens',
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

describe('sign-up refuses (spec 5.1, 5.2, 5.3, 5.4)', () => {
  test.each(refusals)('%s, as a field error, and stores nothing', async (_, change, field, code, text) => {
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
    const unticked = { ...rest, terms: false } as unknown as SignupForm;
    const { error: checked } = await visitor().send(checkSignup, { body: unticked });
    expect(checked?.fields?.terms?.code).toBe('terms_required');
  });

  test('a first message that is too long, and stores nothing', async () => {
    const { profileId: to } = await server.signUpMember();
    const before = await counts();
    const signup_message = { to, text: 'x'.repeat(1_001) };
    const { status, error } = await visitor().send(signup, { body: form({ signup_message }) });
    expect([status, error?.fields?.['signup_message.text']?.code]).toEqual([422, 'message_too_long']);
    expect(await counts()).toEqual(before);
  });

  test('a first message of invisible characters, as a field error', async () => {
    const { profileId: to } = await server.signUpMember();
    const before = await counts();
    for (const call of [signup, checkSignup]) {
      const signup_message = { to, text: '\u200b\u2800' };
      const { status, error } = await visitor().send(call, { body: form({ signup_message }) });
      expect([status, error?.fields?.['signup_message.text']?.code]).toEqual([422, 'message_empty']);
    }
    expect(await counts()).toEqual(before);
  });

  test('a request from another site', async () => {
    const before = await counts();
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': undefined };
    const { status, error } = await visitor().send(signup, { body: form() }, headers);
    expect([status, error?.code]).toEqual([403, 'cross_site']);
    expect(await counts()).toEqual(before);
  });
});

test('the age of 18 is reached at midnight in the time zone of the site', async () => {
  clock.set(new Date('2026-03-14T23:30:00Z'));
  const birthday = form({ date_of_birth: '2008-03-15' });
  await expect(visitor().call(checkSignup, { body: birthday })).resolves.toBeTruthy();
  clock.set(new Date('2026-03-14T12:00:00Z'));
});

describe('the check of step 1 (spec 4.2)', () => {
  test('returns all wrong fields at once: those of the schema and those of the rules', async () => {
    const { email } = await server.signUpMember();
    const body = {
      ...form({ name: '@', email, password: 'short', date_of_birth: '2015-01-01', region: 'BE-WHT' }),
      terms: false,
    } as unknown as SignupForm;
    const { status, error } = await visitor().send(checkSignup, { body });
    expect([status, error?.code]).toEqual([422, 'invalid_input']);
    const codes = Object.entries(error?.fields ?? {}).map(([field, { code }]) => [field, code]);
    expect(Object.fromEntries(codes)).toEqual({
      name: 'name_length',
      email: 'email_taken',
      password: 'password_length',
      date_of_birth: 'birth_date_minimum_age',
      region: 'region_unknown',
      terms: 'terms_required',
    });
  });

  test('refuses single wrong fields, and an invalid body', async () => {
    const { error } = await visitor().send(checkSignup, { body: form({ password: 'short' }) });
    expect(Object.keys(error?.fields ?? {})).toEqual(['password']);
    const { status } = await visitor().request({
      ...{ method: 'POST', url: '/api/signup.php?check=1', body: '[1]' },
      headers: { 'content-type': 'application/json' },
    });
    expect(status).toBe(422);
  });

  test('accepts an incomplete form and creates nothing', async () => {
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
  ])('did you mean: %s -> %s (spec 5.3)', async (email, email_suggestion) => {
    expect(await visitor().call(checkSignup, { body: { email } })).toEqual({ email_suggestion });
  });

  test('cannot be used to watch one address', async () => {
    const attempt = () => visitor().send(checkSignup, { body: { email: 'watched@mail.example' } });
    for (let count = 0; count < 30; count++) expect((await attempt()).status).toBe(200);
    expect((await attempt()).error?.code).toBe('too_many_requests');
  });
});
