import { beforeEach, describe, expect, test } from 'vitest';
import { login } from '#contract/accounts';
import { requestEmailChange, requestReset } from '#contract/credentials';
import { resendReactivation } from '#contract/deletion';
import { activate, checkSignup, signup } from '#contract/signup';
import { CALLER_PASSWORD, callsWithEmail } from '../testing/calls-with-email.ts';
import { emailsTo, latestEmailToken } from '../testing/emails.ts';
import { setSetting } from '../testing/set-setting.ts';
import { signupForm } from '../testing/signup-form.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { db, clock } = server;
const start = clock.now();
beforeEach(() => clock.set(start));

/** An answer without what differs from one address to the next. */
const wire = ({ status, body, headers }: { status: number; body: unknown; headers: object }, email: string) =>
  JSON.stringify([status, body, Object.keys(headers).sort()]).replaceAll(email, '*');

describe('where the site keeps to itself who has an account (decisions, section 1)', () => {
  beforeEach(() => setSetting(server, 'reveal_account_existence', 'no'));

  test.each(Object.entries(callsWithEmail))(
    '%s answers a known and an unknown address alike',
    async (_name, ask) => {
      const asker = await server.signUpMember({ password: CALLER_PASSWORD });
      const { email: known } = await server.signUpMember({ password: 'heel iets anders' });
      const unknown = `unknown.${crypto.randomUUID()}@mail.example`;
      const answers = [];
      for (const email of [known, unknown]) answers.push(wire(await ask(server, email, asker), email));
      expect(answers[0]).toBe(answers[1]);
    },
  );

  test('whoever signs up with an address learns nothing by logging in with his own password, nor by its lock', async () => {
    const { email: known } = await server.signUpMember({ password: 'heel iets anders' });
    const told = [];
    for (const email of [known, 'free.until.now@mail.example']) {
      const { password } = signupForm();
      await server.visitor().call(signup, { body: signupForm({ email }) });
      await emailsTo(server);
      const codes = [];
      for (const call of [login, resendReactivation, login, resendReactivation, login, login])
        codes.push((await server.visitor().send(call, { body: { email, password } })).error?.code);
      told.push(codes);
    }
    expect(told[0]).toEqual([...Array(4).fill('login_failed'), 'login_blocked', 'login_blocked']);
    expect(told[1]).toEqual(told[0]);
  });

  test('once the address is confirmed its password logs in', async () => {
    const body = signupForm({ email: 'confirmed.soon@mail.example' });
    await server.visitor().call(signup, { body });
    const token = await latestEmailToken(server, body.email, '/activate?token=');
    await server.visitor().call(activate, { body: { token } });
    expect((await server.visitor().send(login, { body })).status).toBe(200);
  });

  test('the owner, and nobody else, is told by mail', async () => {
    const asker = await server.signUpMember({ password: CALLER_PASSWORD });
    const { email } = await server.signUpMember();
    for (const ask of Object.values(callsWithEmail)) await ask(server, email, asker);
    expect((await emailsTo(server, email)).map(({ subject }) => subject).sort()).toEqual([
      'Je hebt al een account bij Lavender',
      'Je hebt al een account bij Lavender',
      'Kies een nieuw wachtwoord voor Lavender',
    ]);
  });

  test('who asked for an address cannot see by his own mailbox whether it has an account', async () => {
    const subjects = [];
    for (const email of [(await server.signUpMember()).email, 'nobodys.own@mail.example']) {
      const asker = await server.signUpMember({ password: CALLER_PASSWORD });
      await server.as(asker).call(requestEmailChange, { body: { email, password: CALLER_PASSWORD } });
      subjects.push((await emailsTo(server, asker.email)).map(({ subject }) => subject));
    }
    expect(subjects[0]).toEqual(['Wijziging van je e-mailadres bij Lavender']);
    expect(subjects[1]).toEqual(subjects[0]);
  });

  test('each call leaves as many rows of the same kinds behind, whether the address is known', async () => {
    const { email: known } = await server.signUpMember();
    const counts = [];
    for (const email of [known, 'nobody.at.all@mail.example']) {
      await db.deleteFrom('account_requests').execute();
      for (const name of ['sign-up', 'password reset', 'change of address'])
        await callsWithEmail[name]?.(server, email, await server.signUpMember({ password: CALLER_PASSWORD }));
      const rows = await db.selectFrom('account_requests').select('kind').orderBy('kind').execute();
      counts.push(rows.map(({ kind }) => kind));
    }
    expect(counts[0]).toEqual(['email_change', 'password_reset', 'sign_up']);
    expect(counts[1]).toEqual(counts[0]);
  });

  test('no password that can be read waits for a worker', async () => {
    await callsWithEmail['sign-up']?.(server, 'soon.here@mail.example', await server.signUpMember());
    const waiting = await db.selectFrom('account_requests').selectAll().execute();
    expect(waiting).not.toEqual([]);
    expect(JSON.stringify(waiting)).not.toContain(signupForm().password);
    await emailsTo(server);
    expect(await db.selectFrom('account_requests').selectAll().execute()).toEqual([]);
  });
});

describe('where the site tells who has an account', () => {
  beforeEach(() => setSetting(server, 'reveal_account_existence', 'yes'));

  test('one network asks for 40 different addresses an hour, by whichever call', async () => {
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
    // Whoever is signing up goes on with the address he gave.
    expect((await browser.send(checkSignup, { body: { email: email(7) } })).status).toBe(200);
    clock.advance(3_600_000);
    expect((await browser.send(checkSignup, { body: { email: email(41) } })).status).toBe(200);
  });

  test('one address is asked for 30 times an hour, by whomever', async () => {
    const email = 'watched@mail.example';
    const ask = (number: number) =>
      server.visitor({ remoteAddress: `192.0.2.${number}` }).send(checkSignup, { body: { email } });
    for (let number = 100; number < 130; number++) expect((await ask(number)).status).toBe(200);
    expect((await ask(130)).error?.code).toBe('too_many_requests');
  });

  test('a stranger who asks for an address all the time does not keep its owner from a new password', async () => {
    const { email } = await server.signUpMember();
    for (let number = 0; number < 31; number++)
      await server.visitor({ remoteAddress: '203.0.113.31' }).send(checkSignup, { body: { email } });
    const owner = server.visitor({ remoteAddress: '203.0.113.32' });
    expect((await owner.send(requestReset, { body: { email } })).status).toBe(204);
    expect(await latestEmailToken(server, email, '/reset-password/do?token=')).not.toBe('');
  });
});
