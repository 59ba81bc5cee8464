import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getUser, login } from '#contract/accounts';
import {
  changePassword,
  confirmEmailChange,
  getEmail,
  requestEmailChange,
  requestReset,
  resendEmailChange,
  resetPassword,
} from '#contract/credentials';
import { addPasskey, beginPasskey, beginPasskeyLogin, passkeyLogin } from '#contract/passkeys';
import { signup } from '#contract/signup';
import { createAuthenticator } from '../../testing/authenticator.ts';
import type { Answer, Browser } from '../../testing/browser.ts';
import { latestEmailToken } from '../../testing/emails.ts';
import type { TestMember } from '../../testing/members.ts';
import { createSignupForm } from '../../testing/signup-form.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { lockAccount } from '../queries.ts';

const server = await startTestServer();
const { db } = server;

const OLD = 'fietsen in de regen';
const NEW = 'wandelen langs de zee';
const LATER = 'zwemmen voor het ontbijt';

async function mailedReset(email: string, password: string) {
  await server.visitor().send(requestReset, { body: { email } });
  const token = await latestEmailToken(server, email, '/reset-password/do?token=');
  return { token, password, password_again: password };
}
const reset = async (email: string, password: string, key = crypto.randomUUID()) => {
  const body = await mailedReset(email, password);
  expect((await server.visitor().send(resetPassword, { body, key })).status).toBe(200);
  return body;
};

const accessOf = async ({ accountId }: TestMember) => ({
  sessions: (await db.selectFrom('sessions').select('id').where('account_id', '=', accountId).execute())
    .length,
  passkeys: (await db.selectFrom('passkeys').select('id').where('account_id', '=', accountId).execute())
    .length,
  changes: (
    await db.selectFrom('email_changes').select('email').where('account_id', '=', accountId).execute()
  ).length,
});

describe('a recorded call cannot log in again (spec D1.3)', () => {
  test('a sign-up, once the account has another password', async () => {
    const form = createSignupForm({ password: OLD });
    const key = crypto.randomUUID();
    const first = server.visitor();
    await first.call(signup, { body: form, key });
    expect((await server.visitor().call(signup, { body: form, key })).user?.email).toBe(form.email);
    await reset(form.email, NEW);
    const again = server.visitor();
    const { error } = await again.send(signup, { body: form, key });
    expect(error?.fields?.email?.code).toBe('email_taken');
    expect((await again.call(getUser)).user).toBeNull();
  });

  test('a password reset, once there was another reset', async () => {
    const { email } = await server.signUpMember({ password: OLD });
    const key = crypto.randomUUID();
    const body = await reset(email, NEW, key);
    await reset(email, LATER);
    const again = server.visitor();
    expect((await again.send(resetPassword, { body, key })).error?.code).toBe('link_expired');
    expect((await again.call(getUser)).user).toBeNull();
  });
});

type Preparations = Record<string, (thief: Thief) => Promise<() => Promise<Answer>>>;
type Thief = { browser: Browser; sam: TestMember; device: ReturnType<typeof createAuthenticator> };

const loginAttempts: Preparations = {
  'a login by the old password': async ({ sam }) => {
    const body = { email: sam.email, password: OLD };
    return () => server.visitor().send(login, { body });
  },
  'a login by the thief’s passkey': async ({ device }) => {
    const visitor = server.visitor();
    const { options } = await visitor.call(beginPasskeyLogin, { body: {} });
    return () => visitor.send(passkeyLogin, { body: { signed: device.sign(options) } });
  },
};
const loggedIn: Preparations = {
  'a change of the password': async ({ browser }) => {
    const body = { old_password: OLD, password: LATER, password_again: LATER };
    return () => browser.send(changePassword, { body });
  },
  'a change of address': async ({ browser }) => {
    const body = { email: 'thief@mail.example', password: OLD };
    return () => browser.send(requestEmailChange, { body });
  },
  'another email to the new address': async ({ browser }) => {
    await browser.call(requestEmailChange, { body: { email: 'own@mail.example', password: OLD } });
    return () => browser.send(resendEmailChange);
  },
  'a second passkey': async ({ browser }) => {
    const { options } = await browser.call(beginPasskey, { body: {} });
    return () => browser.send(addPasskey, { body: { made: createAuthenticator().make(options) } });
  },
};

describe('requests in progress during a reset give no access after it', () => {
  const refused = (preparations: Preparations, code: string) =>
    Object.entries(preparations).map(([title, prepare]) => [title, prepare, code] as const);
  const requestsInProgress = [
    ...refused(loginAttempts, 'login_failed'),
    ...refused(loggedIn, 'authentication_required'),
  ];
  test.each(requestsInProgress)('%s', async (_, prepare, code) => {
    const sam = await server.signUpMember({ password: OLD });
    const browser = server.as(sam);
    const device = createAuthenticator();
    const { options } = await browser.call(beginPasskey, { body: {} });
    await browser.call(addPasskey, { body: { made: device.make(options) } });
    const send = await prepare({ browser, sam, device });
    const body = await mailedReset(sam.email, NEW);
    const [answer, sent] = await whileLocked(sam, [
      () => server.visitor().send(resetPassword, { body }),
      send,
    ]);
    expect(answer?.status).toBe(200);
    expect(sent?.error?.code).toBe(code);
    expect(await accessOf(sam)).toEqual({ sessions: 1, passkeys: 0, changes: 0 });
    expect((await server.visitor().send(login, { body: { email: sam.email, password: NEW } })).status).toBe(
      200,
    );
  });
});

async function whileLocked({ accountId }: TestMember, calls: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  await db.transaction().execute(async trx => {
    await lockAccount(trx, accountId);
    for (const call of calls) {
      answers.push(call());
      await expect.poll(waiting).toBe(answers.length);
    }
  });
  return Promise.all(answers);
}

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

describe('changing the password (spec 5.4)', () => {
  test('cancels a pending address change: a thief may have requested it', async () => {
    const sam = await server.signUpMember({ password: OLD });
    const browser = server.as(sam);
    await browser.call(requestEmailChange, { body: { email: 'elsewhere@mail.example', password: OLD } });
    const token = await latestEmailToken(server, 'elsewhere@mail.example', '/mail-change/do?token=');
    await browser.call(changePassword, { body: { old_password: OLD, password: NEW, password_again: NEW } });
    expect((await browser.call(getEmail)).pending).toBeNull();
    const { error } = await server.visitor().send(confirmEmailChange, { body: { token } });
    expect(error?.code).toBe('link_expired');
  });
});
