import type { APIRequestContext } from '@playwright/test';
import { openTestDatabase } from './support/database.ts';
import { emailsTo, emailTo } from './support/mailbox.ts';
import { logIn, newMember } from './support/new-member.ts';
import { hiddenFields, reachSite, sendForm } from './support/plain-form.ts';
import { expect, test } from './support/test.ts';
import { openTestSite } from './support/test-site.ts';

/** Complete answers, as the form of the last question sends them. */
const lastForm = (changes: Record<string, string>): Record<string, string> => ({
  question: 'password',
  key: 'a-key-of-its-own-0001',
  name: 'Formulier',
  ...{ day: '3', month: '4', year: '1985' },
  country: 'NL',
  region: 'NL-UT',
  email: 'formulier@gmail.com',
  password: 'een roeiboot zonder riemen',
  terms: 'yes',
  ...changes,
});
const sessionCookies = (answer: { headersArray: () => { name: string; value: string }[] }) =>
  answer
    .headersArray()
    .filter(({ name, value }) => name.toLowerCase() === 'set-cookie' && /^session=[^;]/.test(value));
const newRequest = (playwright: {
  request: { newContext: (options: object) => Promise<APIRequestContext> };
}) => playwright.request.newContext({});

test('the first answer leads to the second question, with everything of the landing page in hidden fields (spec 2.1, 4.2)', async ({
  request,
  baseURL,
}) => {
  const fields = new URLSearchParams([
    ['lander', 'iconslanding'],
    ['campaign', 'weekend'],
    ['variant', 'b'],
    ['name', 'Floris'],
    ['interests', 'tea'],
    ['interests', 'hiking'],
    ['reason', 'dates'],
  ]);
  const answer = await sendForm(request, `${baseURL}/signup`, fields);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('no-store');
  const html = await answer.text();
  expect(html).toContain('Wanneer ben je geboren?');
  const hidden = hiddenFields(html).filter(([name]) => name !== 'key');
  expect(hidden).toEqual(
    expect.arrayContaining([
      ['question', 'birth_date'],
      ['name', 'Floris'],
      ['interests', 'tea'],
      ['interests', 'hiking'],
      ['reason', 'dates'],
      ['lander', 'iconslanding'],
      ['campaign', 'weekend'],
      ['variant', 'b'],
    ]),
  );
});

test('a form of another site is refused (spec D1.4)', async ({ request, baseURL }) => {
  const answer = await request.post(`${baseURL}/signup`, {
    form: { name: 'Vreemd' },
    headers: { origin: 'https://elsewhere.example' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(403);
});

test('what was typed is shown as text, never as markup', async ({ request, baseURL }) => {
  const answer = await sendForm(request, `${baseURL}/signup`, { name: '"><script>alert(1)</script>' });
  const html = await answer.text();
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&lt;script&gt;alert');
});

test('two presses of the last button create one account, send one email and log in both times (spec D1.3, 4.2)', async ({
  playwright,
  baseURL,
}) => {
  const fields = lastForm({ email: 'dubbel.gedrukt@gmail.com', reason: 'dates', interests: 'tea' });
  const requests = await Promise.all([newRequest(playwright), newRequest(playwright)]);
  const answers = await Promise.all(requests.map(request => sendForm(request, `${baseURL}/signup`, fields)));
  for (const answer of answers) {
    expect([answer.status(), answer.headers().location]).toEqual([303, '/activate/sent']);
    expect(sessionCookies(answer)).toHaveLength(1);
  }
  await emailTo('dubbel.gedrukt@gmail.com');
  expect(emailsTo('dubbel.gedrukt@gmail.com')).toHaveLength(1);
  const again = await sendForm(requests[0] as APIRequestContext, `${baseURL}/signup`, fields);
  expect([again.status(), again.headers().location]).toEqual([303, '/activate/sent']);
  expect(await detailsOf('dubbel.gedrukt@gmail.com')).toEqual({ reason: 'dates', interests: ['tea'] });
  for (const request of requests) await request.dispose();
});

test('an address that has an account is refused at its question, and the answers are kept (spec 5.3)', async ({
  request,
  baseURL,
}) => {
  const { email } = await newMember();
  const answer = await sendForm(
    request,
    `${baseURL}/signup`,
    lastForm({ email, key: 'a-key-of-its-own-0002' }),
  );
  expect(answer.status()).toBe(422);
  const html = await answer.text();
  expect(html).toContain('Dit e-mailadres heeft al een account op deze site.');
  expect(html).not.toContain('een roeiboot zonder riemen');
  expect(hiddenFields(html)).toContainEqual(['year', '1985']);
  expect(sessionCookies(answer)).toEqual([]);
});

test('a forged last form without the earlier answers leads back to the first question (spec 4.2)', async ({
  request,
  baseURL,
}) => {
  const answer = await sendForm(request, `${baseURL}/signup`, {
    question: 'password',
    password: 'a b c d e f g',
  });
  expect(answer.status()).toBe(422);
  expect(await answer.text()).toContain('Hoe wil je heten?');
});

test('a site for everyone asks for the gender and keeps it (spec 4.2)', async ({ request, baseURL }) => {
  const address = `${baseURL?.replace('localhost', 'lilac.localhost')}/signup`;
  const missing = await sendForm(request, address, { name: 'Robin on foot' });
  expect(missing.status()).toBe(422);
  expect(await missing.text()).toContain('name="gender"');
  const given = await sendForm(request, address, { name: 'Robin on foot', gender: 'female' });
  expect(given.status()).toBe(200);
  expect(hiddenFields(await given.text())).toContainEqual(['gender', 'female']);
});

test('a member is led away instead of signing up again (spec 2.4)', async ({ context, baseURL }) => {
  await logIn(context, await newMember(), baseURL?.replace('localhost', '127.0.0.1') ?? '');
  const answer = await sendForm(context.request, `${baseURL}/signup`, { name: 'Nog Een' });
  expect([answer.status(), answer.headers().location]).toEqual([303, '/members']);
});

test('where sign-up needs a traffic source or an invitation, the form without it gets the kind notice (spec 6.1)', async ({
  request,
  playwright,
  baseURL,
}) => {
  const sites = [
    await openTestSite('form-sent', { signups: 'with_trafficsource' }, baseURL ?? ''),
    await openTestSite('form-invited', { signups: 'invite_only' }, baseURL ?? ''),
  ];
  for (const { address } of sites) {
    const answer = await sendForm(request, `${address}/signup`, { name: 'Ongenood' });
    expect(answer.status()).toBe(403);
    const html = await answer.text();
    expect(html).toContain('Aanmelden kan op uitnodiging');
    expect(html).not.toContain('name="name"');
    const last = await sendForm(
      request,
      `${address}/signup`,
      lastForm({ email: 'ongenood@gmail.com', key: 'a-key-of-its-own-0003' }),
    );
    expect([last.status(), sessionCookies(last)]).toEqual([403, []]);
  }
  const sent = await newRequest(playwright);
  const { url, headers } = reachSite(`${sites[0]?.address}/?network=exo`);
  await sent.get(url, { headers });
  const answer = await sendForm(sent, `${sites[0]?.address}/signup`, { name: 'Gestuurd' });
  expect(await answer.text()).toContain('Wanneer ben je geboren?');
  await sent.dispose();
});

async function detailsOf(email: string) {
  const db = openTestDatabase();
  try {
    const rows = await db
      .selectFrom('profiles')
      .innerJoin('accounts', 'accounts.id', 'profiles.account_id')
      .leftJoin('profile_interests', 'profile_interests.profile_id', 'profiles.id')
      .where('accounts.email', '=', email)
      .select(['reason', 'interest'])
      .execute();
    return { reason: rows[0]?.reason, interests: rows.map(({ interest }) => interest) };
  } finally {
    await db.destroy();
  }
}
