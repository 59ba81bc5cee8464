import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { getUser, login } from '#contract/accounts';
import { getChats, sendMessage } from '#contract/chats';
import {
  deleteAccount,
  deleteReasons,
  getDeletion,
  reactivate,
  resendReactivation,
} from '#contract/deletion';
import { getLikes, like } from '#contract/likes';
import { getMember } from '#contract/profiles';
import { searchMembers } from '#contract/search';
import { activate } from '#contract/signup';
import { eraseDueAccounts } from '../accounts/deletion/erase-due-accounts.ts';
import { issueToken } from '../accounts/tokens.ts';
import { greeted, openSocket } from '../platform/live/testing/open-socket.ts';
import { transact } from '../platform/transact.ts';
import { latestPageToken } from '../testing/page-token.ts';
import { openSecondSite } from '../testing/second-site.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const server = await startTestServer();
const { app, db, clock } = server;
const url = await server.http.listen({ port: 0, host: '127.0.0.1' });
const cookieOf = (browser: { cookies: Map<string, string> }) =>
  [...browser.cookies].map(pair => pair.join('=')).join('; ');
const socketOf = (browser: { cookies: Map<string, string> }) =>
  greeted(openSocket(url, { cookie: cookieOf(browser), host: 'localhost', origin: 'http://localhost' }));
const DAY_MS = 86_400_000;
const PASSWORD = 'een lange winteravond';
const start = clock.now();
beforeEach(() => clock.set(start));

let networks = 0;
const visitor = (host = 'localhost') => {
  networks += 1;
  return server.visitor({ remoteAddress: `198.51.100.${networks}`, host, cookies: { language: 'nl' } });
};
const member = (facts = {}) => server.signUpMember({ password: PASSWORD, ...facts });
const leave = async (facts = {}) => {
  const left = await member(facts);
  await server.as(left).call(deleteAccount, { body: { password: PASSWORD } });
  return left;
};
const logIn = (email: string, password = PASSWORD) => visitor().send(login, { body: { email, password } });
const statusOf = async (accountId: string) =>
  (await db.selectFrom('accounts').select('status').where('id', '=', accountId).executeTakeFirst())?.status;
const lettersTo = (email: string) =>
  db.selectFrom('mail_outbox').selectAll().where('recipient', '=', email).orderBy('id').execute();

describe('deleting one’s account (section 4)', () => {
  test('the page tells beforehand until when it can be undone: 14 days from now (section 9)', async () => {
    const asked = await server.as(await member()).call(getDeletion);
    expect(asked).toEqual({ until: '2026-03-28T12:00:00.000Z', needs_password: true });
  });

  test.each([undefined, ...deleteReasons])('the reason %s is taken', async reason => {
    const left = await member();
    const answer = await server.as(left).call(deleteAccount, { body: { reason, password: PASSWORD } });
    expect(answer).toEqual({ until: '2026-03-28T12:00:00.000Z' });
    expect(await statusOf(left.accountId)).toBe('deleting');
  });

  test('remarks of up to 2,000 characters are kept with the reason "other", with no other', async () => {
    const remarks = 'r'.repeat(2_000);
    const kept: (string | null)[] = [];
    for (const reason of ['other', 'time'] as const) {
      const left = await member();
      await server.as(left).call(deleteAccount, { body: { reason, remarks, password: PASSWORD } });
      const row = await db
        .selectFrom('account_deletions')
        .select('remarks')
        .where('account_id', '=', left.accountId)
        .executeTakeFirstOrThrow();
      kept.push(row.remarks);
    }
    expect(kept).toEqual([remarks, null]);
    const tooLong = { reason: 'other' as const, remarks: `${remarks}r`, password: PASSWORD };
    const refused = await server.as(await member()).send(deleteAccount, { body: tooLong });
    expect(refused.error?.fields?.remarks).toMatchObject({ code: 'field_too_long' });
  });

  test('without the right password nothing happens, and guesses lock', async () => {
    const stays = await member();
    const browser = server.as(stays);
    const none = await browser.send(deleteAccount, { body: {} });
    expect(none.error?.fields?.password).toMatchObject({ code: 'field_required' });
    const guess = () => browser.send(deleteAccount, { body: { password: 'wrong' } });
    expect((await guess()).error?.fields?.password).toMatchObject({ code: 'password_wrong' });
    for (let count = 0; count < 3; count++) await guess();
    expect((await guess()).error?.code).toBe('login_blocked');
    expect(await statusOf(stays.accountId)).toBe('active');
  });

  test('a login by passkey is proof for 10 minutes; one by password is none, however fresh', async () => {
    const loggedIn = async (by_passkey: boolean) => {
      const owner = await server.signUpMember();
      await db
        .updateTable('sessions')
        .set({ by_passkey })
        .where('account_id', '=', owner.accountId)
        .execute();
      return server.as(owner);
    };
    const [fresh, late, byPassword] = [await loggedIn(true), await loggedIn(true), await loggedIn(false)];
    expect(await fresh.call(getDeletion)).toMatchObject({ needs_password: false });
    expect((await fresh.send(deleteAccount, { body: {} })).status).toBe(200);
    const refused = await byPassword.send(deleteAccount, { body: {} });
    expect(refused.error?.fields?.password).toMatchObject({ code: 'field_required' });
    clock.advance(600_000);
    expect(await late.call(getDeletion)).toMatchObject({ needs_password: true });
    expect((await late.send(deleteAccount, { body: {} })).status).toBe(422);
  });

  test('a visitor has nothing to delete', async () => {
    const answer = await visitor().send(deleteAccount, { body: { password: PASSWORD } });
    expect(answer).toMatchObject({ status: 403, body: { authentication_required: true } });
  });

  test('every login ends, this one and those elsewhere, with their sockets; cookies are cleared', async () => {
    const left = await member();
    const elsewhere = visitor();
    await elsewhere.call(login, { body: { email: left.email, password: PASSWORD } });
    const socket = await socketOf(elsewhere);
    const here = server.as(left, { cookies: { known: 'k'.repeat(43) } });
    await here.call(deleteAccount, { body: { password: PASSWORD } });
    expect([...here.cookies.keys()]).toEqual([]);
    expect((await here.call(getUser)).user).toBeNull();
    expect((await elsewhere.call(getUser)).user).toBeNull();
    await expect.poll(() => socket.closedWith()).toBe(4403);
    for (const table of ['sessions', 'known_browsers'] as const) {
      const rows = db.selectFrom(table).selectAll().where('account_id', '=', left.accountId);
      expect(await rows.execute()).toEqual([]);
    }
  });

  test('asked again by the browser that lost the answer, it is the same answer and one letter', async () => {
    const left = await member();
    const first = server.as(left);
    const again = server.as(left);
    const answer = await first.call(deleteAccount, { body: { password: PASSWORD } });
    clock.advance(60_000);
    expect(await again.call(deleteAccount, { body: { password: PASSWORD } })).toEqual(answer);
    expect(await lettersTo(left.email)).toHaveLength(1);
    const other = server.as(await member({ status: 'banned' }));
    expect((await other.send(deleteAccount, { body: {} })).error?.code).toBe('authentication_required');
  });

  test('pressed twice at the same moment it is deleted once', async () => {
    const left = await member();
    const press = () => server.as(left).send(deleteAccount, { body: { password: PASSWORD } });
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await lettersTo(left.email)).toHaveLength(1);
  });

  test('nobody sees him any more: search, profile, likes, chats and their counts', async () => {
    const [left, other] = [await member({ name: 'Verdwijner' }), await member()];
    const [asLeft, asOther] = [server.as(left), server.as(other)];
    await asLeft.call(like, { body: { id: other.profileId } });
    await asLeft.call(sendMessage, {
      body: { to: other.profileId, client_id: randomUUID(), text: 'Hoi daar' },
    });
    const found = async () => JSON.stringify(await asOther.call(searchMembers)).includes('Verdwijner');
    expect(await found()).toBe(true);
    await asLeft.call(deleteAccount, { body: { password: PASSWORD } });
    expect(await found()).toBe(false);
    expect((await asOther.send(getMember, { query: { id: left.profileId } })).status).toBe(404);
    expect(await asOther.call(getLikes)).toMatchObject({ profiles: [], liked_by: [] });
    expect(await asOther.call(getChats)).toEqual({ chats: [], num_unread_messages: 0, next: null });
    expect((await asOther.call(getUser)).user?.counts).toEqual({ unread_messages: 0, new_likes: 0 });
    const write = { to: left.profileId, client_id: randomUUID(), text: 'Ben je er nog?' };
    expect((await asOther.send(sendMessage, { body: write })).status).toBe(404);
  });

  test('whoever has his card on the screen hears of it, and when he comes back', async () => {
    const [left, other] = [await member(), await member()];
    await server.as(left).call(like, { body: { id: other.profileId } });
    const socket = await socketOf(server.as(other));
    await server.as(left).call(deleteAccount, { body: { password: PASSWORD } });
    await expect.poll(() => socket.frames).toContainEqual({ type: 'gone', profile: left.profileId });
    const token = await latestPageToken(db, left.email, 'reactivate');
    await visitor().call(reactivate, { body: { token } });
    await expect.poll(() => socket.frames).toContainEqual({ type: 'returned', profile: left.profileId });
    socket.close();
  });

  test('what was mailed before is worth nothing; what he could unsubscribe from does not go out any more', async () => {
    const left = await member({ status: 'not_confirmed' });
    const token = await transact(app, tx =>
      issueToken(tx, { accountId: left.accountId, purpose: 'activation', days: 7 }),
    );
    const letter = { site_id: 1, account_id: left.accountId, recipient: left.email, html_body: '' };
    await db
      .insertInto('mail_outbox')
      .values([
        { ...letter, subject: 'News', text_body: '', headers: '{"List-Unsubscribe": "<x>"}' },
        { ...letter, subject: 'Password', text_body: '' },
      ])
      .execute();
    await server.as(left).call(deleteAccount, { body: { password: PASSWORD } });
    expect((await visitor().send(activate, { body: { token } })).error?.code).toBe('activation_failed');
    const subjects = (await lettersTo(left.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Password', 'Je account bij Lavender wordt verwijderd']);
  });

  test('the letter says until when, by the clock of the site, and leads back', async () => {
    const left = await leave({ language: 'en', country: 'GB' });
    const [letter] = await lettersTo(left.email);
    expect(letter?.subject).toBe('Your account at Lavender is being deleted');
    expect(letter?.text_body).toContain('28 March 2026 at 13:00');
    expect(letter?.text_body).toMatch(/http:\/\/localhost:3000\/reactivate\?token=[\w-]{43}/);
    expect(letter?.created_at).toEqual(clock.now());
  });

  test('each is counted by his reason, and by nothing else', async () => {
    await server.as(await member()).call(deleteAccount, { body: { reason: 'price', password: PASSWORD } });
    expect(await app.metrics.text()).toMatch(/accounts_left_total\{what="price"\} \d+/);
  });
});

describe('a login during the 14 days (section 8)', () => {
  test('the right password answers the text of the way back, a wrong one like any', async () => {
    const left = await leave();
    expect((await logIn(left.email)).error).toMatchObject({
      code: 'account_deleting',
      message: 'Dit account wordt verwijderd. Wil je terug? Gebruik de link in je mail.',
    });
    expect((await logIn(left.email, 'wrong')).error?.code).toBe('login_failed');
  });

  test('the right password sends the mail again, once a minute and 6 times a day; each link works', async () => {
    const left = await leave();
    const ask = (password = PASSWORD) =>
      visitor().send(resendReactivation, { body: { email: left.email, password } });
    expect((await ask('wrong')).error?.code).toBe('login_failed');
    expect((await ask()).status).toBe(204);
    expect((await ask()).error?.code).toBe('too_many_requests');
    expect(await lettersTo(left.email)).toHaveLength(2);
    for (let mail = 2; mail <= 6; mail++) {
      clock.advance(60_000);
      expect((await ask()).status).toBe(204);
    }
    clock.advance(60_000);
    expect((await ask()).error?.code).toBe('too_many_requests');
    const token = await latestPageToken(db, left.email, 'reactivate');
    expect((await visitor().send(reactivate, { body: { token } })).status).toBe(204);
  });

  test('a mail sent again names the same day, and its link lives no longer', async () => {
    const left = await leave();
    clock.advance(10 * DAY_MS);
    await visitor().call(resendReactivation, { body: { email: left.email, password: PASSWORD } });
    const [first, second] = await lettersTo(left.email);
    const day = /\d+ maart 2026 om \d+:\d+/;
    expect(day.exec(second?.text_body ?? '')?.[0]).toBe(day.exec(first?.text_body ?? '')?.[0]);
    const token = await latestPageToken(db, left.email, 'reactivate');
    clock.advance(4 * DAY_MS);
    expect((await visitor().send(reactivate, { body: { token } })).error?.code).toBe('link_expired');
  });

  test('an account that nobody deleted gets no such mail', async () => {
    const { email } = await member();
    const body = { email, password: PASSWORD };
    expect((await visitor().send(resendReactivation, { body })).error?.code).toBe('login_failed');
    expect(await lettersTo(email)).toEqual([]);
  });

  test('guesses at it count as those at the login', async () => {
    const { email } = await leave();
    const guess = () => visitor().send(resendReactivation, { body: { email, password: 'wrong' } });
    for (let count = 0; count < 4; count++) await guess();
    expect((await guess()).error?.code).toBe('login_blocked');
  });
});

describe('coming back (section 4)', () => {
  test.each(['active', 'not_confirmed'] as const)(
    'an account that was %s is so again, once',
    async status => {
      const left = await leave({ status });
      const token = await latestPageToken(db, left.email, 'reactivate');
      const browser = visitor();
      expect((await browser.send(reactivate, { body: { token } })).status).toBe(204);
      expect(await statusOf(left.accountId)).toBe(status);
      // A mailed link alone opens no account: whoever reads the mailbox need not be the member.
      expect((await browser.call(getUser)).user).toBeNull();
      expect((await logIn(left.email)).status).toBe(200);
      expect((await browser.send(reactivate, { body: { token } })).error).toMatchObject({
        code: 'link_expired',
        message: 'Link verlopen of invalide, vraag een nieuwe e-mail aan',
      });
    },
  );

  test('everything is there as before, and why he left is forgotten', async () => {
    const [left, other] = [await member({ name: 'Terugkeer' }), await member()];
    await server.as(left).call(like, { body: { id: other.profileId } });
    await server.as(left).call(sendMessage, {
      body: { to: other.profileId, client_id: randomUUID(), text: 'Hoi daar' },
    });
    const seen = async () => [
      await server.as(other).call(getChats),
      await server.as(other).call(getLikes),
      await server.as(other).call(getMember, { query: { id: left.profileId } }),
    ];
    const before = await seen();
    await server.as(left).call(deleteAccount, { body: { reason: 'time', password: PASSWORD } });
    await visitor().call(reactivate, {
      body: { token: await latestPageToken(db, left.email, 'reactivate') },
    });
    expect(await seen()).toEqual(before);
    const reasons = db.selectFrom('account_deletions').selectAll().where('account_id', '=', left.accountId);
    expect(await reasons.execute()).toEqual([]);
  });

  test('opening the link five times consumes nothing; a repeat under the same key is answered like the first', async () => {
    const left = await leave();
    const token = await latestPageToken(db, left.email, 'reactivate');
    for (let time = 0; time < 5; time++) {
      await visitor().request({ url: `/reactivate?token=${token}` });
      await visitor().request({ url: `/api/reactivation.php?token=${token}` });
    }
    const press = { body: { token }, key: 'pressed-and-repeated' };
    expect((await visitor().send(reactivate, press)).status).toBe(204);
    expect((await visitor().send(reactivate, press)).status).toBe(204);
  });

  test('after 14 days it is too late, whether he was erased already or not', async () => {
    const left = await leave();
    const token = await latestPageToken(db, left.email, 'reactivate');
    clock.advance(14 * DAY_MS);
    const press = () => visitor().send(reactivate, { body: { token } });
    expect((await press()).error?.code).toBe('link_expired');
    await eraseDueAccounts(app);
    expect(await statusOf(left.accountId)).toBeUndefined();
    expect((await press()).error?.code).toBe('link_expired');
    expect((await logIn(left.email)).error?.code).toBe('login_failed');
  });

  test('who came back is not erased after the 14 days', async () => {
    const left = await leave();
    await visitor().call(reactivate, {
      body: { token: await latestPageToken(db, left.email, 'reactivate') },
    });
    clock.advance(15 * DAY_MS);
    await eraseDueAccounts(app);
    expect(await statusOf(left.accountId)).toBe('active');
  });

  test.each(['', 'x', 'x'.repeat(43)])('the token %j is none', async token => {
    expect((await visitor().send(reactivate, { body: { token } })).error?.code).toBe('link_expired');
  });

  test('a token of another site is none here', async () => {
    await openSecondSite(server);
    const left = await leave();
    const token = await latestPageToken(db, left.email, 'reactivate');
    const there = await visitor('lilac.localhost').send(reactivate, { body: { token } });
    expect(there.error?.code).toBe('link_expired');
    expect((await visitor().send(reactivate, { body: { token } })).status).toBe(204);
  });
});
