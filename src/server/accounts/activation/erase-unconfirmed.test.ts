import { expect, test } from 'vitest';
import { getUser } from '#contract/accounts';
import { activate, signup } from '#contract/signup';
import { latestPageToken } from '../../testing/page-token.ts';
import { createSignupForm } from '../../testing/signup-form.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { eraseUnconfirmedAccounts } from '../jobs.ts';

const server = await startTestServer();
const { app, db, clock } = server;
const start = clock.now();
const afterDays = (days: number) => clock.set(new Date(start.getTime() + days * 86_400_000));
const addresses = async () => {
  const rows = await db.selectFrom('accounts').select('email').orderBy('email').execute();
  return rows.map(({ email }) => email);
};

test('an unconfirmed account is removed after 30 days, not before; others stay (spec 4.2)', async () => {
  const confirmed = createSignupForm();
  const unconfirmed = createSignupForm();
  await server.visitor().call(signup, { body: confirmed });
  await server.visitor().call(activate, {
    body: { token: await latestPageToken(db, confirmed.email, 'activate') },
  });
  const browser = server.visitor();
  await browser.call(signup, { body: unconfirmed });
  const paying = await server.signUpMember({ status: 'not_confirmed', premium: true });
  const younger = await server.signUpMember({
    status: 'not_confirmed',
    signedUpAt: new Date(start.getTime() + 86_400_000),
  });
  const all = [confirmed.email, unconfirmed.email, paying.email, younger.email].sort();

  afterDays(29.9);
  await eraseUnconfirmedAccounts(app);
  expect(await addresses()).toEqual(all);

  afterDays(30);
  await eraseUnconfirmedAccounts(app);
  expect(await addresses()).toEqual(all.filter(email => email !== unconfirmed.email));
  expect((await browser.call(getUser)).user).toBeNull();
  const emails = db.selectFrom('email_outbox').select('id').where('recipient', '=', unconfirmed.email);
  expect(await emails.execute()).toEqual([]);
});

test('erases more accounts than one batch holds', async () => {
  clock.set(start);
  for (let count = 0; count < 120; count++) await server.signUpMember({ status: 'not_confirmed' });
  afterDays(31);
  await eraseUnconfirmedAccounts(app);
  const left = db.selectFrom('accounts').select('id').where('status', '=', 'not_confirmed');
  expect(await left.where('premium_since', 'is', null).execute()).toEqual([]);
});
