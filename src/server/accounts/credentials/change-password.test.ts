import { beforeEach, describe, expect, test } from 'vitest';
import { getUser, login } from '#contract/accounts';
import { changePassword } from '#contract/credentials';
import { greeted, openSocket } from '../../platform/live/testing/open-socket.ts';
import { queuedEmailsTo } from '../../testing/emails.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const server = await startTestServer();
const { clock } = server;
const start = clock.now();
beforeEach(() => clock.set(start));

const OLD = 'fietsen in de regen';
const NEW = 'wandelen langs de zee';
const nl = { cookies: { language: 'nl' } };
const body = (changes: object = {}) => ({
  old_password: OLD,
  password: NEW,
  password_again: NEW,
  ...changes,
});
const member = (attributes = {}) => server.signUpMember({ password: OLD, ...attributes });
const logInWith = (email: string, password: string) =>
  server.visitor().send(login, { body: { email, password } });

describe('changing the password (spec 5.4)', () => {
  test('the new one logs in, the old one does not any more', async () => {
    const sam = await member();
    expect((await server.as(sam).send(changePassword, { body: body() })).status).toBe(204);
    expect((await logInWith(sam.email, OLD)).error?.code).toBe('login_failed');
    expect((await logInWith(sam.email, NEW)).status).toBe(200);
  });

  test.each([
    [
      'a wrong old password',
      { old_password: 'iets anders' },
      'old_password',
      'Controleer je oude wachtwoord.',
    ],
    ['no old password', { old_password: '' }, 'old_password', 'Vul dit in'],
    [
      'two different passwords',
      { password_again: `${NEW}!` },
      'password_again',
      'De opgegeven wachtwoorden zijn niet gelijk.',
    ],
    [
      'a short password',
      { password: 'kort', password_again: 'kort' },
      'password',
      'Kies een wachtwoord van 8 tot 128 tekens',
    ],
    [
      'a weak password',
      { password: 'wachtwoord', password_again: 'wachtwoord' },
      'password',
      'Dit wachtwoord is makkelijk te raden. Maak het langer, bijvoorbeeld met een korte zin.',
    ],
    [
      'a password with the own name in it',
      { password: 'ik ben samuel vandaag', password_again: 'ik ben samuel vandaag' },
      'password',
      'Kies een wachtwoord zonder je naam of e-mailadres erin.',
    ],
    [
      'a password with the own address in it',
      { password: 's.avond langs de zee', password_again: 's.avond langs de zee' },
      'password',
      'Kies een wachtwoord zonder je naam of e-mailadres erin.',
    ],
  ])('refuses %s, at its field, and changes nothing', async (_what, changes, field, message) => {
    const email = `s.avond@${crypto.randomUUID()}.example`;
    const sam = await member({ name: 'Samuel', email });
    const { status, error } = await server.as(sam, nl).send(changePassword, { body: body(changes) });
    expect([status, error?.fields]).toMatchObject([422, { [field]: { message } }]);
    expect((await logInWith(email, OLD)).status).toBe(200);
  });

  test('other sessions and their sockets end; this session and its socket continue under a new secret', async () => {
    const sam = await member();
    const other = server.visitor();
    await other.call(login, { body: { email: sam.email, password: OLD } });
    const here = server.as(sam);
    const url = await server.http.listen({ port: 0, host: '127.0.0.1' });
    const socketOf = (cookie = '') => greeted(openSocket(url, { cookie: `session=${cookie}` }));
    const [mine, theirs] = await Promise.all([
      socketOf(here.cookies.get('session')),
      socketOf(other.cookies.get('session')),
    ]);
    const { headers } = await here.send(changePassword, { body: body() });
    expect(String(headers['set-cookie'])).toMatch(/session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly/);
    await expect.poll(() => theirs.closedWith()).toBe(4403);
    expect((await other.call(getUser)).user).toBeNull();
    expect(here.cookies.get('session')).not.toBe(sam.sessionSecret);
    expect((await server.as(sam).call(getUser)).user).toBeNull();
    expect((await here.call(getUser)).user?.email).toBe(sam.email);
    await other.call(login, { body: { email: sam.email, password: NEW } });
    const again = await socketOf(other.cookies.get('session'));
    await here.call(changePassword, {
      body: body({ old_password: NEW, password: OLD, password_again: OLD }),
    });
    await expect.poll(() => again.closedWith()).toBe(4403);
    expect(mine.closedWith()).toBeUndefined();
    mine.close();
  });

  test('an unconfirmed address gets no email, because it may belong to another person', async () => {
    const sam = await member({ status: 'not_confirmed' });
    await server.as(sam).call(changePassword, { body: body() });
    expect(await queuedEmailsTo(server, sam.email)).toEqual([]);
  });

  test('notifies the owner by an email without any password', async () => {
    const sam = await member({ language: 'en', country: 'GB' });
    await server.as(sam).call(changePassword, { body: body() });
    const [notice, ...more] = await queuedEmailsTo(server, sam.email);
    expect(more).toEqual([]);
    expect(notice?.subject).toBe('Your Lavender password has been changed');
    expect(notice?.text).toContain('http://localhost:3000/reset-password\n');
    expect(JSON.stringify(notice)).not.toMatch(new RegExp(`${OLD}|${NEW}`));
  });

  test('5 wrong guesses lock for 15 minutes, concurrent ones too (spec D2.19)', async () => {
    const sam = await member();
    const wrong = body({ old_password: 'geraden wachtwoord' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => server.as(sam, nl).send(changePassword, { body: wrong })),
    );
    expect(answers.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(4);
    const { status, error } = await server.as(sam, nl).send(changePassword, { body: body() });
    expect([status, error?.message]).toEqual([
      429,
      'Te veel foute pogingen, account voor 15 min geblokkeerd.',
    ]);
    clock.advance(15 * 60_000);
    expect((await server.as(sam).send(changePassword, { body: body() })).status).toBe(204);
  });

  test('a locked login does not keep a member from changing the password', async () => {
    const sam = await member();
    for (let time = 0; time < 5; time++) await logInWith(sam.email, 'geraden');
    expect((await logInWith(sam.email, OLD)).error?.code).toBe('login_blocked');
    expect((await server.as(sam).send(changePassword, { body: body() })).status).toBe(204);
  });
});
