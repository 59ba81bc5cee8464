import { describe, expect, test, vi } from 'vitest';
import { getUser } from '#contract/accounts';
import { DAY_MS } from '#contract/durations';
import { activate, disownSignup, signup } from '#contract/signup';
import { greeted, openSocket } from '../platform/live/testing/open-socket.ts';
import { latestPageToken } from '../testing/page-token.ts';
import { createSignupForm } from '../testing/signup-form.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { db } = server;
const url = await server.http.listen({ port: 0, host: '127.0.0.1' });

let networks = 0;
const visitor = () => {
  networks += 1;
  return server.visitor({ remoteAddress: `198.51.100.${networks}`, cookies: { language: 'nl' } });
};

const signUpWithForeignAddress = async (changes: Parameters<typeof createSignupForm>[0] = {}) => {
  const body = createSignupForm(changes);
  const browser = visitor();
  const { user } = await browser.call(signup, { body });
  return { browser, user, email: body.email, token: await latestPageToken(db, body.email, 'activate') };
};
const rowsWith = async (email: string) =>
  db.selectFrom('accounts').select('id').where('email', '=', email).execute();

describe('“That was not me” (spec 4.2)', () => {
  test('removes the account with all its data and ends its sessions', async () => {
    const { profileId: to } = await server.signUpMember();
    const { browser, user, email, token } = await signUpWithForeignAddress({
      signup_message: { to, text: 'Hello from a stranger' },
    });
    expect((await visitor().send(disownSignup, { body: { token } })).status).toBe(204);
    expect(await rowsWith(email)).toEqual([]);
    expect((await browser.call(getUser)).user).toBeNull();
    const mine = user?.profile.id ?? '';
    expect(await db.selectFrom('profiles').select('id').where('id', '=', mine).execute()).toEqual([]);
    expect(await db.selectFrom('messages').select('id').where('sender_id', '=', mine).execute()).toEqual([]);
    expect(await db.selectFrom('email_outbox').select('id').where('recipient', '=', email).execute()).toEqual(
      [],
    );
  });

  test('closes the sockets of the account', async () => {
    const { browser, token } = await signUpWithForeignAddress();
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = await greeted(openSocket(url, { cookie, host: 'localhost', origin: 'http://localhost' }));
    await visitor().call(disownSignup, { body: { token } });
    await vi.waitFor(() => expect(socket.closedWith()).toBe(4403), { timeout: 60_000 });
  });

  test('a used and an unknown token are refused', async () => {
    const { token } = await signUpWithForeignAddress();
    await visitor().call(disownSignup, { body: { token } });
    for (const spent of [token, 'x'.repeat(43), ''])
      expect((await visitor().send(disownSignup, { body: { token: spent } })).error?.code).toBe(
        'activation_failed',
      );
  });

  test('a confirmed account cannot be removed, even with another token of its emails', async () => {
    const { email, token } = await signUpWithForeignAddress();
    await visitor().call(activate, { body: { token } });
    const { status, error } = await visitor().send(disownSignup, { body: { token } });
    expect([status, error?.code]).toEqual([410, 'activation_failed']);
    expect(await rowsWith(email)).toHaveLength(1);
  });

  test('opening the link five times, and calling by GET, consumes nothing', async () => {
    const { email, token } = await signUpWithForeignAddress();
    for (let time = 0; time < 5; time++) {
      await visitor().request({ url: `/activate?token=${token}` });
      await visitor().request({ url: `/api/activation.php?token=${token}` });
    }
    expect(await rowsWith(email)).toHaveLength(1);
    await visitor().call(disownSignup, { body: { token } });
  });

  test('of a concurrent activation and disowning one succeeds', async () => {
    const { email, token } = await signUpWithForeignAddress();
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

  test('a repeat with the same key gets the first answer', async () => {
    const { token } = await signUpWithForeignAddress();
    const input = { body: { token }, key: 'not-me-and-again' };
    const first = await visitor().send(disownSignup, input);
    expect([first.status, (await visitor().send(disownSignup, input)).status]).toEqual([204, 204]);
  });

  test('the email address can be used again', async () => {
    const { email, token } = await signUpWithForeignAddress();
    await visitor().call(disownSignup, { body: { token } });
    expect((await visitor().call(signup, { body: createSignupForm({ email }) })).user?.email).toBe(email);
  });

  test('the mailbox gets one more activation email within a day, in any spelling of its address', async () => {
    const { email, token } = await signUpWithForeignAddress();
    await visitor().call(disownSignup, { body: { token } });
    const attempt = async (tag: string) => {
      const body = createSignupForm({ email: email.replace('@', `${tag}@`) });
      return (await visitor().send(signup, { body })).error?.code;
    };
    expect([await attempt(''), await attempt('+a'), await attempt('+b')]).toEqual([
      ...[undefined, 'too_many_requests', 'too_many_requests'],
    ]);
    const again = await latestPageToken(db, email, 'activate');
    await visitor().call(disownSignup, { body: { token: again } });
    expect(await attempt('+c')).toBe('too_many_requests');
    expect(await signUpWithForeignAddress()).toMatchObject({ user: { status: 'not_confirmed' } });
    server.clock.advance(DAY_MS + 1);
    expect(await attempt('+d')).toBeUndefined();
  });
});
