import { describe, expect, test, vi } from 'vitest';
import { getUser } from '#contract/accounts';
import { activate, disownSignup, signup } from '#contract/signup';
import { greeted, openSocket } from '../platform/live/testing/open-socket.ts';
import { latestPageToken } from '../testing/page-token.ts';
import { signupForm } from '../testing/signup-form.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { db } = server;
const url = await server.http.listen({ port: 0, host: '127.0.0.1' });

let networks = 0;
const visitor = () => {
  networks += 1;
  return server.visitor({ remoteAddress: `198.51.100.${networks}`, cookies: { language: 'nl' } });
};

/** Someone signed up with the address of another, who got the letter. */
const signedUpByAnother = async (changes: Parameters<typeof signupForm>[0] = {}) => {
  const body = signupForm(changes);
  const browser = visitor();
  const { user } = await browser.call(signup, { body });
  return { browser, user, email: body.email, token: await latestPageToken(db, body.email, 'activate') };
};
const rowsWith = async (email: string) =>
  db.selectFrom('accounts').select('id').where('email', '=', email).execute();

describe('“That was not me” (section 4, activation)', () => {
  test('removes the account at once with everything of it, and ends its logins', async () => {
    const { profileId: to } = await server.signUpMember();
    const { browser, user, email, token } = await signedUpByAnother({
      signup_message: { to, text: 'Hello from a stranger' },
    });
    expect((await visitor().send(disownSignup, { body: { token } })).status).toBe(204);
    expect(await rowsWith(email)).toEqual([]);
    expect((await browser.call(getUser)).user).toBeNull();
    const mine = user?.profile.id ?? '';
    expect(await db.selectFrom('profiles').select('id').where('id', '=', mine).execute()).toEqual([]);
    expect(await db.selectFrom('messages').select('id').where('sender_id', '=', mine).execute()).toEqual([]);
    expect(await db.selectFrom('mail_outbox').select('id').where('recipient', '=', email).execute()).toEqual(
      [],
    );
  });

  test('closes the sockets of the account', async () => {
    const { browser, token } = await signedUpByAnother();
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = await greeted(openSocket(url, { cookie, host: 'localhost', origin: 'http://localhost' }));
    await visitor().call(disownSignup, { body: { token } });
    await vi.waitFor(() => expect(socket.closedWith()).toBe(4403), { timeout: 60_000 });
  });

  test('a used token is refused, and so is one that never was', async () => {
    const { token } = await signedUpByAnother();
    await visitor().call(disownSignup, { body: { token } });
    for (const spent of [token, 'x'.repeat(43), ''])
      expect((await visitor().send(disownSignup, { body: { token: spent } })).error?.code).toBe(
        'activation_failed',
      );
  });

  test('a confirmed account is nobody’s to remove, not by another token of its mails either', async () => {
    const { email, token } = await signedUpByAnother();
    await visitor().call(activate, { body: { token } });
    const { status, error } = await visitor().send(disownSignup, { body: { token } });
    expect([status, error?.code]).toEqual([410, 'activation_failed']);
    expect(await rowsWith(email)).toHaveLength(1);
  });

  test('opening the link five times, and asking the call by GET, consumes nothing', async () => {
    const { email, token } = await signedUpByAnother();
    for (let time = 0; time < 5; time++) {
      await visitor().request({ url: `/activate?token=${token}` });
      await visitor().request({ url: `/api/activation.php?token=${token}` });
    }
    expect(await rowsWith(email)).toHaveLength(1);
    await visitor().call(disownSignup, { body: { token } });
  });

  test('pressed by two at once, activating and disowning: one of them happens', async () => {
    const { email, token } = await signedUpByAnother();
    const answers = await Promise.all([
      visitor().send(activate, { body: { token } }),
      visitor().send(disownSignup, { body: { token } }),
    ]);
    const [activated, disowned] = answers.map(({ status }) => status);
    expect([
      [200, 410],
      [410, 204],
    ]).toContainEqual([activated, disowned]);
    expect(await rowsWith(email)).toHaveLength(activated === 200 ? 1 : 0);
  });

  test('a repeat under the same key is answered like the first', async () => {
    const { token } = await signedUpByAnother();
    const input = { body: { token }, key: 'not-me-and-again' };
    const first = await visitor().send(disownSignup, input);
    expect([first.status, (await visitor().send(disownSignup, input)).status]).toEqual([204, 204]);
  });

  test('the address is free again', async () => {
    const { email, token } = await signedUpByAnother();
    await visitor().call(disownSignup, { body: { token } });
    expect((await visitor().call(signup, { body: signupForm({ email }) })).user?.email).toBe(email);
  });
});
