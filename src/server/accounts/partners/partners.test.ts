import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getUser, login } from '#contract/accounts';
import { getInvitations } from '#contract/invitations';
import { completeSignup, getPartnerSignup, type PartnerSignupForm, partnerSignup } from '#contract/partners';
import { signup } from '#contract/signup';
import { transact } from '../../platform/transact.ts';
import { queuedEmailsTo } from '../../testing/emails.ts';
import { partnerServer } from '../../testing/partners.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import { setSetting } from '../../testing/set-setting.ts';
import { createSignupForm } from '../../testing/signup-form.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { purgeExpiredLoginData } from '../jobs.ts';
import { endPartner } from './manage-partners.ts';

const server = await startTestServer();
const { app, db, clock } = server;

const operator = { siteId: 1, staffId: null, secret: app.config.secret };
let people = 0;
const person = (changes: Partial<PartnerSignupForm> = {}): PartnerSignupForm => {
  people += 1;
  return {
    email: `gebracht.${people}@mail.example`,
    name: `Gebracht ${people}`,
    date_of_birth: '1988-03-04',
    country: 'NL',
    region: 'NL-UT',
    ...changes,
  };
};
const visitor = () => server.visitor({ remoteAddress: `198.51.100.${(people % 250) + 1}` });
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
const password = 'een kano op de Vecht';
const complete = (link: string, changes: object = {}) =>
  visitor().send(completeSignup, { body: { token: tokenOf(link), password, terms: true, ...changes } });
const accountOf = (email: string) =>
  db
    .selectFrom('accounts')
    .leftJoin('traffic_sources', 'traffic_sources.account_id', 'accounts.id')
    .leftJoin('partners', 'partners.id', 'traffic_sources.partner_id')
    .where('accounts.email', '=', email)
    .select([
      'accounts.id',
      'language',
      'terms_accepted_at',
      'signed_up_at',
      'network',
      'sub1',
      'partners.name',
    ])
    .executeTakeFirst();

describe('a partner’s server begins a sign-up (spec 4.2)', () => {
  test('and gets a link for the person; no account is created and no email sent', async () => {
    const partner = await partnerServer(server);
    const body = person();
    const { link, expires } = await partner.call(partnerSignup, { body });
    expect(link).toMatch(/^http:\/\/localhost:3000\/complete-signup\?token=[\w-]{43}$/);
    expect(expires).toBe('2026-03-21T12:00:00.000Z');
    expect(await accountOf(body.email)).toBeUndefined();
    expect(await db.selectFrom('email_outbox').select('id').execute()).toEqual([]);
    const { error } = await visitor().send(login, { body: { email: body.email, password } });
    expect(error?.code).toBe('login_failed');
    expect(JSON.stringify(await db.selectFrom('partner_signups').selectAll().execute())).not.toContain(
      tokenOf(link),
    );
  });

  test.each([
    ['date_of_birth', { date_of_birth: '2015-01-01' }, 'birth_date_minimum_age'],
    ['date_of_birth', { date_of_birth: '2015-02-31' }, 'birth_date_invalid'],
    ['email', { email: 'nobody' }, 'email_invalid'],
    ['email', { email: 'a@mailinator.com' }, 'email_disposable'],
    ['name', { name: '@bram' }, 'name_starts_with_at'],
    ['name', { name: 'x' }, 'name_length'],
    ['name', { name: 'Bram\u200bx' }, 'name_characters'],
    ['name', { name: 'Klantenservice' }, 'name_poses_as_staff'],
    ['name', { name: 'bram.nl' }, 'name_contact_details'],
    ['name', { name: 'Br\u0430m' }, 'name_mixed_scripts'],
    ['name', { name: 'same@mail.example', email: 'same@mail.example' }, 'name_equals_email'],
    ['region', { region: 'NL-XX' }, 'region_unknown'],
    ['country', { country: 'XX' as 'NL' }, 'field_invalid'],
    ['language', { language: 'xx' as 'nl' }, 'field_invalid'],
    ['network', { network: 'x'.repeat(1_001) }, 'field_too_long'],
  ])('the rules of the sign-up form apply: %s %j', async (field, changes, code) => {
    const { status, error } = await (await partnerServer(server)).send(partnerSignup, {
      body: person(changes),
    });
    expect([status, error?.fields?.[field]?.code]).toEqual([422, code]);
  });

  test('a known address is refused where the site reveals accounts (spec D1.1)', async () => {
    const { email } = await server.signUpMember();
    const { error } = await (await partnerServer(server)).send(partnerSignup, { body: person({ email }) });
    expect(error?.fields?.email?.code).toBe('email_taken');
  });

  test('a language that the site does not offer is refused', async () => {
    const siteId = await openSecondSite(server);
    const there = await partnerServer(server, { siteId, host: 'lilac.localhost' });
    const body = person({ country: 'GB', region: null, gender: 'male', language: 'nl' });
    expect((await there.send(partnerSignup, { body })).error?.fields?.language?.code).toBe('field_invalid');
    const { gender: _, ...asked } = { ...body, language: 'en' as const };
    expect((await there.send(partnerSignup, { body: asked })).error?.fields?.gender?.code).toBe(
      'field_required',
    );
    expect((await there.send(partnerSignup, { body: { ...body, language: 'en' } })).status).toBe(200);
  });

  test('the setting `signups` does not apply to partners', async () => {
    await setSetting(server, 'signups', 'invite_only');
    const { link } = await (await partnerServer(server)).call(partnerSignup, { body: person() });
    expect((await complete(link)).status).toBe(200);
    await setSetting(server, 'signups', 'all');
  });

  test('a repeat with the same idempotency key gets the same link, other data is a conflict', async () => {
    const partner = await partnerServer(server);
    const body = person();
    const key = 'the-partners-own-number';
    const first = await partner.call(partnerSignup, { body, key });
    expect(await partner.call(partnerSignup, { body, key })).toEqual(first);
    const other = await partner.send(partnerSignup, { body: person(), key });
    expect([other.status, other.error?.code]).toEqual([409, 'idempotency_conflict']);
    const storedKeys = await db.selectFrom('idempotency_keys').selectAll().execute();
    expect(JSON.stringify(storedKeys)).not.toContain(tokenOf(first.link));
    const colleague = await partnerServer(server);
    expect((await colleague.call(partnerSignup, { body: person(), key })).link).not.toBe(first.link);
  });

  test('at most 600 an hour from all networks together', async () => {
    const { key } = await partnerServer(server);
    const from = (network: number) =>
      server.visitor({
        remoteAddress: `203.0.113.${network}`,
        headers: { authorization: `Bearer ${key}`, origin: undefined, 'sec-fetch-site': undefined },
      });
    const body = person({ name: 'x' });
    for (let time = 0; time < 600; time++) await from(time % 250).send(partnerSignup, { body });
    expect((await from(251).send(partnerSignup, { body })).error?.code).toBe('too_many_requests');
    expect((await (await partnerServer(server)).send(partnerSignup, { body: person() })).status).toBe(200);
  });
});

describe('a call without a valid key', () => {
  const call = async (headers: Record<string, string | undefined>) => {
    const bare = { origin: undefined, 'sec-fetch-site': undefined, ...headers };
    const { status, error } = await server.visitor({ headers: bare }).send(partnerSignup, { body: person() });
    return [status, error?.code];
  };
  const refused = [401, 'partner_key_invalid'];

  test('is refused: no key, a wrong one, another site’s, a revoked one', async () => {
    const siteId = await openSecondSite(server);
    const there = await partnerServer(server, { siteId, host: 'lilac.localhost' });
    const revoked = await partnerServer(server);
    const { link } = await revoked.call(partnerSignup, { body: person() });
    await transact(app, tx => endPartner(tx, operator, { name: revoked.name }));
    for (const key of ['', 'x'.repeat(43), there.key, revoked.key])
      expect(await call({ authorization: `Bearer ${key}` })).toEqual(refused);
    expect(await call({})).toEqual(refused);
    expect((await complete(link)).error?.code).toBe('link_expired');
  });

  test('from a page of another site is refused, whatever it sends', async () => {
    const { key } = await partnerServer(server);
    const authorization = `Bearer ${key}`;
    for (const headers of [
      { origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'cross-site' },
      { referer: 'https://elsewhere.example/page' },
    ]) {
      expect(await call({ ...headers, authorization })).toEqual([403, 'cross_site']);
      expect(await call(headers)).toEqual([403, 'cross_site']);
    }
    const preflight = await server.http.inject({
      method: 'OPTIONS',
      url: '/api/partner-signup.php',
      headers: { host: 'localhost', origin: 'https://elsewhere.example' },
    });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('a session is no partner key, and a partner key is no session', async () => {
    const member = await server.signUpMember();
    const headers = { origin: undefined, 'sec-fetch-site': undefined };
    const answer = await server.as(member, { headers }).send(partnerSignup, { body: person() });
    expect([answer.status, answer.error?.code]).toEqual(refused);
    const partner = await partnerServer(server);
    expect(await partner.call(getUser)).toEqual({ user: null });
    expect((await partner.send(getInvitations)).status).toBe(403);
    expect((await partner.send(signup, { body: createSignupForm() })).error?.code).toBe('cross_site');
  });
});

describe('the person completes the sign-up (spec 4.2)', () => {
  test('is shown the name, logged in, and traffic source and consent are stored', async () => {
    const partner = await partnerServer(server);
    const body = person({ network: 'exo', sub1: '{click-9}', language: 'en' });
    const { link } = await partner.call(partnerSignup, { body });
    const token = tokenOf(link);
    for (let time = 0; time < 5; time++)
      expect(await visitor().call(getPartnerSignup, { query: { token } })).toEqual({
        name: body.name,
        email: body.email,
      });
    clock.advance(3 * 3_600_000);
    const browser = visitor();
    const { user } = await browser.call(completeSignup, {
      body: { token, password, terms: true, visible_to_visitors: true },
    });
    expect(user).toMatchObject({
      status: 'not_confirmed',
      credits: 3,
      language: 'en',
      profile: { name: body.name, country: 'NL', status: 'disabled' },
    });
    expect((await browser.call(getUser)).user?.email).toBe(body.email);
    const now = clock.now();
    expect(await accountOf(body.email)).toMatchObject({
      network: 'exo',
      sub1: 'click-9',
      name: partner.name,
      terms_accepted_at: now,
      signed_up_at: now,
    });
    const emails = await db
      .selectFrom('email_outbox')
      .select('subject')
      .where('recipient', '=', body.email)
      .execute();
    expect(emails.map(({ subject }) => subject)).toEqual(['Confirm your email address for Lavender']);
    const profile = await db
      .selectFrom('profiles')
      .select('visible_to_visitors')
      .where('id', '=', user?.profile.id ?? '')
      .executeTakeFirst();
    expect(profile?.visible_to_visitors).toBe(true);
  });

  test.each([
    ['password', { password: 'kort' }, 'password_length'],
    ['password', { password: 'password1' }, 'password_weak'],
    ['password', { password: 'gebracht zijn is fijn' }, 'password_contains_name'],
    ['terms', { terms: false }, 'terms_required'],
  ])('after a refusal the link stays valid: %s %j', async (field, changes, code) => {
    const { link } = await (await partnerServer(server)).call(partnerSignup, {
      body: person({ name: 'Gebracht' }),
    });
    const { status, error } = await complete(link, changes);
    expect([status, error?.fields?.[field]?.code]).toEqual([422, code]);
    expect((await complete(link)).status).toBe(200);
  });

  test('a used, expired, unknown or foreign link is refused', async () => {
    const siteId = await openSecondSite(server);
    const there = await partnerServer(server, { siteId, host: 'lilac.localhost' });
    const partner = await partnerServer(server);
    const used = (await partner.call(partnerSignup, { body: person() })).link;
    await complete(used);
    const foreign = await there.call(partnerSignup, {
      body: person({ country: 'GB', region: null, gender: 'male' }),
    });
    const late = (await partner.call(partnerSignup, { body: person() })).link;
    clock.advance(7 * 86_400_000);
    for (const link of [used, late, foreign.link, `http://localhost/?token=${'x'.repeat(43)}`]) {
      const shown = await visitor().send(getPartnerSignup, { query: { token: tokenOf(link) } });
      for (const { status, error } of [shown, await complete(link)])
        expect([status, error?.code]).toEqual([410, 'link_expired']);
    }
  });

  test('ten concurrent requests create one account', async () => {
    const { link } = await (await partnerServer(server)).call(partnerSignup, { body: person() });
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    for (const { error } of others)
      expect(['link_expired', 'email_taken']).toContain(error?.fields?.email?.code ?? error?.code);
  });

  test('a repeat with the same idempotency key logs in again', async () => {
    const { link } = await (await partnerServer(server)).call(partnerSignup, { body: person() });
    const body = { token: tokenOf(link), password, terms: true } as const;
    const answers = [];
    for (let time = 0; time < 2; time++)
      answers.push(await visitor().call(completeSignup, { body, key: 'completed-twice' }));
    expect(answers[0]?.user?.profile.id).toBe(answers[1]?.user?.profile.id);
  });

  test('an address that signed up meanwhile is taken', async () => {
    const body = person();
    const { link } = await (await partnerServer(server)).call(partnerSignup, { body });
    await visitor().call(signup, { body: createSignupForm({ email: body.email }) });
    expect((await complete(link)).error?.fields?.email?.code).toBe('email_taken');
  });

  test.each([
    ['Klantenservice', 'name_poses_as_staff'],
    ['bram.nl', 'name_contact_details'],
    ['Br\u0430m', 'name_mixed_scripts'],
  ])('the name %s is refused even if it was stored before the rule (spec D2.40)', async (name, code) => {
    const { link, id } = await (await partnerServer(server)).call(partnerSignup, { body: person() });
    const form = sql`jsonb_set(form, '{name}', to_jsonb(${name}::text))`;
    await sql`update partner_signups set form = ${form} where id = ${id}`.execute(db);
    expect((await complete(link)).error?.fields?.name?.code).toBe(code);
  });

  test('the minimum age is checked again on completion', async () => {
    const { link } = await (await partnerServer(server)).call(partnerSignup, { body: person() });
    await setSetting(server, 'min_age', 60);
    expect((await complete(link)).error?.fields?.date_of_birth?.code).toBe('birth_date_minimum_age');
    await setSetting(server, 'min_age', 18);
  });
});

test('a sign-up that was not completed in 7 days is deleted', async () => {
  const body = person();
  await (await partnerServer(server)).call(partnerSignup, { body });
  const left = async () => JSON.stringify(await db.selectFrom('partner_signups').selectAll().execute());
  clock.advance(6.9 * 86_400_000);
  await purgeExpiredLoginData(app);
  expect(await left()).toContain(body.email);
  clock.advance(0.1 * 86_400_000);
  await purgeExpiredLoginData(app);
  expect(await left()).not.toContain(body.email);
});

test('where the site does not reveal accounts, a partner learns nothing and the owner gets an email (spec D1.1)', async () => {
  await setSetting(server, 'reveal_account_existence', 'no');
  const owner = await server.signUpMember();
  const partner = await partnerServer(server);
  const bodies = [person({ email: owner.email }), person()];
  const links = [];
  for (const body of bodies) links.push((await partner.call(partnerSignup, { body })).link);
  for (const [index, link] of links.entries()) {
    const shown = await visitor().call(getPartnerSignup, { query: { token: tokenOf(link) } });
    expect(shown).toEqual({ name: bodies[index]?.name, email: bodies[index]?.email });
  }
  const answers = [];
  for (const link of links) answers.push(await complete(link));
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, { user: null }]));
  for (const link of links) expect((await complete(link)).error?.code).toBe('link_expired');
  const emails = await queuedEmailsTo(server);
  const subjectsFor = (email: string) =>
    emails.filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(bodies.map(({ email }) => subjectsFor(email))).toEqual([
    ['Je hebt al een account bij Lavender'],
    ['Bevestig je e-mailadres voor Lavender'],
  ]);
  await setSetting(server, 'reveal_account_existence', 'yes');
});
