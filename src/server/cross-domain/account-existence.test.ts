import { beforeEach, describe, expect, test } from 'vitest';
import { login } from '#contract/accounts';
import { requestEmailChange, requestReset } from '#contract/credentials';
import { resendReactivation } from '#contract/deletion';
import { activate, checkSignup, signup } from '#contract/signup';
import { PROCESS_ACCOUNT_REQUEST } from '../accounts/account-requests/queue-account-request.ts';
import { CALLER_PASSWORD, callsWithEmail } from '../testing/calls-with-email.ts';
import { latestEmailToken, queuedEmailsTo } from '../testing/emails.ts';
import { deleteJobs, waitingJobs } from '../testing/run-jobs.ts';
import { setSetting } from '../testing/set-setting.ts';
import { createSignupForm } from '../testing/signup-form.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { db, clock } = server;
const start = clock.now();
beforeEach(() => clock.set(start));

const comparableAnswer = (
  { status, body, headers }: { status: number; body: unknown; headers: object },
  email: string,
) => JSON.stringify([status, body, Object.keys(headers).sort()]).replaceAll(email, '*');

describe('when the site hides account existence (spec D1.1)', () => {
  beforeEach(() => setSetting(server, 'reveal_account_existence', 'no'));

  test.each(Object.entries(callsWithEmail))(
    '%s gives the same answer for a known and an unknown address',
    async (_name, ask) => {
      const asker = await server.signUpMember({ password: CALLER_PASSWORD });
      const { email: known } = await server.signUpMember({ password: 'heel iets anders' });
      const unknown = `unknown.${crypto.randomUUID()}@mail.example`;
      const answers = [];
      for (const email of [known, unknown])
        answers.push(comparableAnswer(await ask(server, email, asker), email));
      expect(answers[0]).toBe(answers[1]);
    },
  );

  test('a login with the password of an own sign-up attempt reveals nothing, nor does its lockout', async () => {
    const { email: known } = await server.signUpMember({ password: 'heel iets anders' });
    const answers = [];
    for (const email of [known, 'free.until.now@mail.example']) {
      const { password } = createSignupForm();
      await server.visitor().call(signup, { body: createSignupForm({ email }) });
      await queuedEmailsTo(server);
      const codes = [];
      for (const call of [login, resendReactivation, login, resendReactivation, login, login])
        codes.push((await server.visitor().send(call, { body: { email, password } })).error?.code);
      answers.push(codes);
    }
    expect(answers[0]).toEqual([...Array(4).fill('login_failed'), 'login_blocked', 'login_blocked']);
    expect(answers[1]).toEqual(answers[0]);
  });

  test('a confirmed address can log in with its password', async () => {
    const body = createSignupForm({ email: 'confirmed.soon@mail.example' });
    await server.visitor().call(signup, { body });
    const token = await latestEmailToken(server, body.email, '/activate?token=');
    await server.visitor().call(activate, { body: { token } });
    expect((await server.visitor().send(login, { body })).status).toBe(200);
  });

  test('only the owner is informed, by email', async () => {
    const asker = await server.signUpMember({ password: CALLER_PASSWORD });
    const { email } = await server.signUpMember();
    for (const sendCall of Object.values(callsWithEmail)) await sendCall(server, email, asker);
    expect((await queuedEmailsTo(server, email)).map(({ subject }) => subject).sort()).toEqual([
      'Je hebt al een account bij Lavender',
      'Je hebt al een account bij Lavender',
      'Kies een nieuw wachtwoord voor Lavender',
    ]);
  });

  test('emails to the caller do not reveal whether the requested address has an account', async () => {
    const subjects = [];
    for (const email of [(await server.signUpMember()).email, 'nobodys.own@mail.example']) {
      const asker = await server.signUpMember({ password: CALLER_PASSWORD });
      await server.as(asker).call(requestEmailChange, { body: { email, password: CALLER_PASSWORD } });
      subjects.push((await queuedEmailsTo(server, asker.email)).map(({ subject }) => subject));
    }
    expect(subjects[0]).toEqual(['Wijziging van je e-mailadres bij Lavender']);
    expect(subjects[1]).toEqual(subjects[0]);
  });

  test('each call writes the same rows for known and unknown addresses', async () => {
    const { email: known } = await server.signUpMember();
    const counts = [];
    for (const email of [known, 'nobody.at.all@mail.example']) {
      await deleteJobs(db, PROCESS_ACCOUNT_REQUEST);
      for (const name of ['sign-up', 'password reset', 'change of address'])
        await callsWithEmail[name]?.(server, email, await server.signUpMember({ password: CALLER_PASSWORD }));
      const waiting = await waitingJobs(db, PROCESS_ACCOUNT_REQUEST);
      counts.push(waiting.map(({ data }) => data.kind).sort());
    }
    expect(counts[0]).toEqual(['email_change', 'password_reset', 'sign_up']);
    expect(counts[1]).toEqual(counts[0]);
  });

  test('no password waits for a worker in plain text', async () => {
    await callsWithEmail['sign-up']?.(server, 'soon.here@mail.example', await server.signUpMember());
    const requests = await waitingJobs(db, PROCESS_ACCOUNT_REQUEST);
    expect(requests).not.toEqual([]);
    expect(JSON.stringify(requests)).not.toContain(createSignupForm().password);
    await queuedEmailsTo(server);
    expect(await waitingJobs(db, PROCESS_ACCOUNT_REQUEST)).toEqual([]);
  });
});

describe('when the site reveals account existence (spec D1.1)', () => {
  beforeEach(() => setSetting(server, 'reveal_account_existence', 'yes'));

  test('one network can try 40 different addresses an hour, over all calls', async () => {
    const remoteAddress = '203.0.113.77';
    const browser = server.visitor({ remoteAddress });
    const asker = await server.signUpMember({ password: CALLER_PASSWORD });
    const email = (number: number) => `list.${number}@mail.example`;
    for (let number = 0; number < 40; number++) {
      const { status } = await browser.send(checkSignup, { body: { email: email(number) } });
      expect(status).toBe(200);
    }
    const answers = [
      await browser.send(checkSignup, { body: { email: email(40) } }),
      await browser.send(requestReset, { body: { email: email(40) } }),
      await server
        .as(asker, { remoteAddress })
        .send(requestEmailChange, { body: { email: email(40), password: CALLER_PASSWORD } }),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(Array(3).fill('too_many_requests'));
    expect((await browser.send(checkSignup, { body: { email: email(7) } })).status).toBe(200);
    clock.advance(3_600_000);
    expect((await browser.send(checkSignup, { body: { email: email(41) } })).status).toBe(200);
  });

  test('one address can be tried 30 times an hour, over all callers', async () => {
    const email = 'watched@mail.example';
    const attempt = (number: number) =>
      server.visitor({ remoteAddress: `192.0.2.${number}` }).send(checkSignup, { body: { email } });
    for (let number = 100; number < 130; number++) expect((await attempt(number)).status).toBe(200);
    expect((await attempt(130)).error?.code).toBe('too_many_requests');
  });

  test('constant attempts of others do not prevent the owner from resetting the password', async () => {
    const { email } = await server.signUpMember();
    for (let number = 0; number < 31; number++)
      await server.visitor({ remoteAddress: '203.0.113.31' }).send(checkSignup, { body: { email } });
    const owner = server.visitor({ remoteAddress: '203.0.113.32' });
    expect((await owner.send(requestReset, { body: { email } })).status).toBe(204);
    expect(await latestEmailToken(server, email, '/reset-password/do?token=')).not.toBe('');
  });
});
