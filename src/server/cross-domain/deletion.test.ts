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
import { DAY_MS } from '#contract/durations';
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
const PASSWORD = 'een lange winteravond';
const start = clock.now();
beforeEach(() => clock.set(start));

let networks = 0;
const visitor = (host = 'localhost') => {
  networks += 1;
  return server.visitor({ remoteAddress: `198.51.100.${networks}`, host, cookies: { language: 'nl' } });
};
const member = (options = {}) => server.signUpMember({ password: PASSWORD, ...options });
const createLeftMember = async (options = {}) => {
  const departed = await member(options);
  await server.as(departed).call(deleteAccount, { body: { password: PASSWORD } });
  return departed;
};
const sendLogin = (email: string, password = PASSWORD) =>
  visitor().send(login, { body: { email, password } });
const statusOf = async (accountId: string) =>
  (await db.selectFrom('accounts').select('status').where('id', '=', accountId).executeTakeFirst())?.status;
const outboxRowsTo = (email: string) =>
  db.selectFrom('email_outbox').selectAll().where('recipient', '=', email).orderBy('id').execute();

describe('account deletion (spec 4.3)', () => {
  test('the page shows until when it can be undone: 14 days from now (spec 9)', async () => {
    const answer = await server.as(await member()).call(getDeletion);
    expect(answer).toEqual({ until: '2026-03-28T12:00:00.000Z', needs_password: true });
  });

  test.each([undefined, ...deleteReasons])('the reason %s is accepted', async reason => {
    const departed = await member();
    const answer = await server.as(departed).call(deleteAccount, { body: { reason, password: PASSWORD } });
    expect(answer).toEqual({ until: '2026-03-28T12:00:00.000Z' });
    expect(await statusOf(departed.accountId)).toBe('deleting');
  });

  test('remarks of up to 2,000 characters are stored only with the reason "other"', async () => {
    const remarks = 'r'.repeat(2_000);
    const storedRemarks: (string | null)[] = [];
    for (const reason of ['other', 'time'] as const) {
      const departed = await member();
      await server.as(departed).call(deleteAccount, { body: { reason, remarks, password: PASSWORD } });
      const row = await db
        .selectFrom('account_deletions')
        .select('remarks')
        .where('account_id', '=', departed.accountId)
        .executeTakeFirstOrThrow();
      storedRemarks.push(row.remarks);
    }
    expect(storedRemarks).toEqual([remarks, null]);
    const tooLong = { reason: 'other' as const, remarks: `${remarks}r`, password: PASSWORD };
    const refused = await server.as(await member()).send(deleteAccount, { body: tooLong });
    expect(refused.error?.fields?.remarks).toMatchObject({ code: 'field_too_long' });
  });

  test('without the right password nothing happens, and failures cause a lockout', async () => {
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

  test('a login by passkey counts as reauthentication for 10 minutes; a login by password does not', async () => {
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

  test('all sessions end with their sockets, and cookies are cleared', async () => {
    const departed = await member();
    const elsewhere = visitor();
    await elsewhere.call(login, { body: { email: departed.email, password: PASSWORD } });
    const socket = await socketOf(elsewhere);
    const currentBrowser = server.as(departed, { cookies: { known: 'k'.repeat(43) } });
    await currentBrowser.call(deleteAccount, { body: { password: PASSWORD } });
    expect([...currentBrowser.cookies.keys()]).toEqual([]);
    expect((await currentBrowser.call(getUser)).user).toBeNull();
    expect((await elsewhere.call(getUser)).user).toBeNull();
    await expect.poll(() => socket.closedWith()).toBe(4403);
    for (const table of ['sessions', 'known_browsers'] as const) {
      const rows = db.selectFrom(table).selectAll().where('account_id', '=', departed.accountId);
      expect(await rows.execute()).toEqual([]);
    }
  });

  test('a repeat after a lost response gets the same answer and sends one email', async () => {
    const departed = await member();
    const first = server.as(departed);
    const again = server.as(departed);
    const answer = await first.call(deleteAccount, { body: { password: PASSWORD } });
    clock.advance(60_000);
    expect(await again.call(deleteAccount, { body: { password: PASSWORD } })).toEqual(answer);
    expect(await outboxRowsTo(departed.email)).toHaveLength(1);
    const other = server.as(await member({ status: 'banned' }));
    expect((await other.send(deleteAccount, { body: {} })).error?.code).toBe('authentication_required');
  });

  test('two concurrent requests delete once', async () => {
    const departed = await member();
    const sendDeletion = () => server.as(departed).send(deleteAccount, { body: { password: PASSWORD } });
    const answers = await Promise.all([sendDeletion(), sendDeletion(), sendDeletion()]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await outboxRowsTo(departed.email)).toHaveLength(1);
  });

  test('the member disappears from search, profile, likes, chats and their counts', async () => {
    const [departed, other] = [await member({ name: 'Verdwijner' }), await member()];
    const [asLeft, asOther] = [server.as(departed), server.as(other)];
    await asLeft.call(like, { body: { id: other.profileId } });
    await asLeft.call(sendMessage, {
      body: { to: other.profileId, client_id: randomUUID(), text: 'Hoi daar' },
    });
    const isFound = async () => JSON.stringify(await asOther.call(searchMembers)).includes('Verdwijner');
    expect(await isFound()).toBe(true);
    await asLeft.call(deleteAccount, { body: { password: PASSWORD } });
    expect(await isFound()).toBe(false);
    expect((await asOther.send(getMember, { query: { id: departed.profileId } })).status).toBe(404);
    expect(await asOther.call(getLikes)).toMatchObject({ profiles: [], liked_by: [] });
    expect(await asOther.call(getChats)).toEqual({ chats: [], num_unread_messages: 0, next: null });
    expect((await asOther.call(getUser)).user?.counts).toEqual({ unread_messages: 0, new_likes: 0 });
    const write = { to: departed.profileId, client_id: randomUUID(), text: 'Ben je er nog?' };
    expect((await asOther.send(sendMessage, { body: write })).status).toBe(404);
  });

  test('open pages with the card of the member are notified, and again on return', async () => {
    const [departed, other] = [await member(), await member()];
    await server.as(departed).call(like, { body: { id: other.profileId } });
    const socket = await socketOf(server.as(other));
    await server.as(departed).call(deleteAccount, { body: { password: PASSWORD } });
    await expect.poll(() => socket.frames).toContainEqual({ type: 'gone', profile: departed.profileId });
    const token = await latestPageToken(db, departed.email, 'reactivate');
    await visitor().call(reactivate, { body: { token } });
    await expect.poll(() => socket.frames).toContainEqual({ type: 'returned', profile: departed.profileId });
    socket.close();
  });

  test('earlier tokens become invalid, and waiting notification emails are not sent', async () => {
    const departed = await member({ status: 'not_confirmed' });
    const token = await transact(app, tx =>
      issueToken(tx, { accountId: departed.accountId, purpose: 'activation', days: 7 }),
    );
    const emailRow = { site_id: 1, account_id: departed.accountId, recipient: departed.email, html_body: '' };
    await db
      .insertInto('email_outbox')
      .values([
        { ...emailRow, subject: 'News', text_body: '', topic: 'news' },
        { ...emailRow, subject: 'Password', text_body: '' },
      ])
      .execute();
    await server.as(departed).call(deleteAccount, { body: { password: PASSWORD } });
    expect((await visitor().send(activate, { body: { token } })).error?.code).toBe('activation_failed');
    const subjects = (await outboxRowsTo(departed.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Password', 'Je account bij Lavender wordt verwijderd']);
  });

  test('the email contains until when, in the time zone of the site, with a link to undo it', async () => {
    const departed = await createLeftMember({ language: 'en', country: 'GB' });
    const [emailRow] = await outboxRowsTo(departed.email);
    expect(emailRow?.subject).toBe('Your Lavender account is being deleted');
    expect(emailRow?.text_body).toContain('28 March 2026 at 13:00');
    expect(emailRow?.text_body).toMatch(/http:\/\/localhost:3000\/reactivate\?token=[\w-]{43}/);
    expect(emailRow?.created_at).toEqual(clock.now());
  });

  test('deletions are counted by reason only', async () => {
    await server.as(await member()).call(deleteAccount, { body: { reason: 'price', password: PASSWORD } });
    expect(await app.metrics.text()).toMatch(/accounts_left_total\{what="price"\} \d+/);
  });
});

describe('a login during the 14 days (spec 4.3)', () => {
  test('the right password gets the text about reactivation, a wrong one the usual refusal', async () => {
    const departed = await createLeftMember();
    expect((await sendLogin(departed.email)).error).toMatchObject({
      code: 'account_deleting',
      message: 'Dit account wordt verwijderd. Wil je terug? Gebruik de link in je mail.',
    });
    expect((await sendLogin(departed.email, 'wrong')).error?.code).toBe('login_failed');
  });

  test('with the right password the email can be sent again, once a minute and 6 times a day; each link is valid', async () => {
    const departed = await createLeftMember();
    const resendEmail = (password = PASSWORD) =>
      visitor().send(resendReactivation, { body: { email: departed.email, password } });
    expect((await resendEmail('wrong')).error?.code).toBe('login_failed');
    expect((await resendEmail()).status).toBe(204);
    expect((await resendEmail()).error?.code).toBe('too_many_requests');
    expect(await outboxRowsTo(departed.email)).toHaveLength(2);
    for (let mail = 2; mail <= 6; mail++) {
      clock.advance(60_000);
      expect((await resendEmail()).status).toBe(204);
    }
    clock.advance(60_000);
    expect((await resendEmail()).error?.code).toBe('too_many_requests');
    const token = await latestPageToken(db, departed.email, 'reactivate');
    expect((await visitor().send(reactivate, { body: { token } })).status).toBe(204);
  });

  test('a repeated email names the same day, and its link is valid no longer', async () => {
    const departed = await createLeftMember();
    clock.advance(10 * DAY_MS);
    await visitor().call(resendReactivation, { body: { email: departed.email, password: PASSWORD } });
    const [first, second] = await outboxRowsTo(departed.email);
    const day = /\d+ maart 2026 om \d+:\d+/;
    expect(day.exec(second?.text_body ?? '')?.[0]).toBe(day.exec(first?.text_body ?? '')?.[0]);
    const token = await latestPageToken(db, departed.email, 'reactivate');
    clock.advance(4 * DAY_MS);
    expect((await visitor().send(reactivate, { body: { token } })).error?.code).toBe('link_expired');
  });

  test('an account that was not deleted gets no such email', async () => {
    const { email } = await member();
    const body = { email, password: PASSWORD };
    expect((await visitor().send(resendReactivation, { body })).error?.code).toBe('login_failed');
    expect(await outboxRowsTo(email)).toEqual([]);
  });

  test('failures count like those of the login', async () => {
    const { email } = await createLeftMember();
    const guess = () => visitor().send(resendReactivation, { body: { email, password: 'wrong' } });
    for (let count = 0; count < 4; count++) await guess();
    expect((await guess()).error?.code).toBe('login_blocked');
  });
});

describe('reactivation (spec 4.3)', () => {
  test.each(['active', 'not_confirmed'] as const)(
    'an account that was %s has that status again, once',
    async status => {
      const departed = await createLeftMember({ status });
      const token = await latestPageToken(db, departed.email, 'reactivate');
      const browser = visitor();
      expect((await browser.send(reactivate, { body: { token } })).status).toBe(204);
      expect(await statusOf(departed.accountId)).toBe(status);
      // Reactivation does not log in, because other people may read the mailbox.
      expect((await browser.call(getUser)).user).toBeNull();
      expect((await sendLogin(departed.email)).status).toBe(200);
      expect((await browser.send(reactivate, { body: { token } })).error).toMatchObject({
        code: 'link_expired',
        message: 'Link verlopen of invalide, vraag een nieuwe e-mail aan',
      });
    },
  );

  test('everything is as before, and the reason is deleted', async () => {
    const [departed, other] = [await member({ name: 'Terugkeer' }), await member()];
    await server.as(departed).call(like, { body: { id: other.profileId } });
    await server.as(departed).call(sendMessage, {
      body: { to: other.profileId, client_id: randomUUID(), text: 'Hoi daar' },
    });
    const seen = async () => [
      await server.as(other).call(getChats),
      await server.as(other).call(getLikes),
      await server.as(other).call(getMember, { query: { id: departed.profileId } }),
    ];
    const before = await seen();
    await server.as(departed).call(deleteAccount, { body: { reason: 'time', password: PASSWORD } });
    await visitor().call(reactivate, {
      body: { token: await latestPageToken(db, departed.email, 'reactivate') },
    });
    expect(await seen()).toEqual(before);
    const reasons = db
      .selectFrom('account_deletions')
      .selectAll()
      .where('account_id', '=', departed.accountId);
    expect(await reasons.execute()).toEqual([]);
  });

  test('opening the link five times consumes nothing; a repeat with the same key gets the first answer', async () => {
    const departed = await createLeftMember();
    const token = await latestPageToken(db, departed.email, 'reactivate');
    for (let time = 0; time < 5; time++) {
      await visitor().request({ url: `/reactivate?token=${token}` });
      await visitor().request({ url: `/api/reactivation.php?token=${token}` });
    }
    const press = { body: { token }, key: 'pressed-and-repeated' };
    expect((await visitor().send(reactivate, press)).status).toBe(204);
    expect((await visitor().send(reactivate, press)).status).toBe(204);
  });

  test('after 14 days it is too late, even before the erasure', async () => {
    const departed = await createLeftMember();
    const token = await latestPageToken(db, departed.email, 'reactivate');
    clock.advance(14 * DAY_MS);
    const sendReactivation = () => visitor().send(reactivate, { body: { token } });
    expect((await sendReactivation()).error?.code).toBe('link_expired');
    await eraseDueAccounts(app);
    expect(await statusOf(departed.accountId)).toBeUndefined();
    expect((await sendReactivation()).error?.code).toBe('link_expired');
    expect((await sendLogin(departed.email)).error?.code).toBe('login_failed');
  });

  test('a reactivated account is not erased after the 14 days', async () => {
    const departed = await createLeftMember();
    await visitor().call(reactivate, {
      body: { token: await latestPageToken(db, departed.email, 'reactivate') },
    });
    clock.advance(15 * DAY_MS);
    await eraseDueAccounts(app);
    expect(await statusOf(departed.accountId)).toBe('active');
  });

  test.each(['', 'x', 'x'.repeat(43)])('the token %j is invalid', async token => {
    expect((await visitor().send(reactivate, { body: { token } })).error?.code).toBe('link_expired');
  });

  test('a token of another site is invalid', async () => {
    await openSecondSite(server);
    const departed = await createLeftMember();
    const token = await latestPageToken(db, departed.email, 'reactivate');
    const otherBrowser = await visitor('lilac.localhost').send(reactivate, { body: { token } });
    expect(otherBrowser.error?.code).toBe('link_expired');
    expect((await visitor().send(reactivate, { body: { token } })).status).toBe(204);
  });
});
