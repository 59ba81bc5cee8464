import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { blockMember } from '#contract/blocks';
import { getChats, sendMessage } from '#contract/chats';
import { DAY_MS } from '#contract/durations';
import { getLikes, like } from '#contract/likes';
import { uploadPhoto } from '#contract/photos';
import { smallestPhoto } from '../../platform/testing/pictures.ts';
import { transact } from '../../platform/transact.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { issueToken } from '../tokens.ts';
import { eraseAccount } from './erase-account.ts';
import { eraseDueAccounts } from './erase-due-accounts.ts';
import { purgeOldErasures } from './erasure-marks.ts';
import { replayErasures } from './replay-erasures.ts';

const server = await startTestServer({ LOG_LEVEL: 'silent' });
const { app, db, clock } = server;

const setDeleting = (accountId: string) =>
  db
    .updateTable('accounts')
    .set({ status: 'deleting', deleted_at: clock.now() })
    .where('id', '=', accountId)
    .execute();
const exists = async (accountId: string) =>
  (await db.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst()) !== undefined;

describe('erasing an account (spec 4.3, D1.13, D4.5)', () => {
  test('a deleted account is erased after 14 days, not a second before (spec 9)', async () => {
    const member = await server.signUpMember();
    await setDeleting(member.accountId);
    clock.advance(14 * DAY_MS - 1);
    await eraseDueAccounts(app);
    expect(await eraseAccount(app, member.accountId, 'deleting')).toBe(false);
    expect(await exists(member.accountId)).toBe(true);
    clock.advance(1);
    await eraseDueAccounts(app);
    expect(await exists(member.accountId)).toBe(false);
  });

  test('an unconfirmed account is erased at once; an account confirmed meanwhile is not touched', async () => {
    const waiting = await server.signUpMember({ status: 'not_confirmed' });
    const active = await server.signUpMember();
    expect(await eraseAccount(app, waiting.accountId, 'not_confirmed')).toBe(true);
    expect(await eraseAccount(app, active.accountId, 'not_confirmed')).toBe(false);
    expect([await exists(waiting.accountId), await exists(active.accountId)]).toEqual([false, true]);
    expect((await server.as(active).request({ url: '/api/user.php' })).body).toMatchObject({
      user: { status: 'active' },
    });
  });

  test('conversations and likes are erased for both members, and the counts of the remaining one are correct', async () => {
    const [gone, stays] = [await server.signUpMember(), await server.signUpMember()];
    await server.as(gone).call(like, { body: { id: stays.profileId } });
    await server.as(stays).call(like, { body: { id: gone.profileId } });
    const message = { client_id: randomUUID(), text: 'Tot morgen' };
    await server.as(gone).call(sendMessage, { body: { to: stays.profileId, ...message } });
    await setDeleting(gone.accountId);
    clock.advance(14 * DAY_MS);
    await eraseDueAccounts(app);
    expect(await server.as(stays).call(getChats)).toMatchObject({ chats: [] });
    expect(await server.as(stays).call(getLikes)).toMatchObject({ profiles: [], liked_by: [] });
    expect((await server.as(stays).request({ url: '/api/user.php' })).body).toMatchObject({
      user: { counts: { unread_messages: 0, new_likes: 0 } },
    });
    const messages = await db.selectFrom('messages').selectAll().execute();
    expect(messages).toEqual([]);
  });

  test('ledger entries stay without the member; unused purchased credits are refunded and leave the ledger', async () => {
    const member = await server.signUpMember({ credits: 3, purchasedCredits: 25 });
    const ledgerTotals = () =>
      db
        .selectFrom('ledger_entries')
        .select(({ fn }) => [fn.sum<string>('amount').as('sum'), fn.countAll<number>().as('entries')])
        .executeTakeFirstOrThrow();
    const before = await ledgerTotals();
    await setDeleting(member.accountId);
    clock.advance(14 * DAY_MS);
    await eraseDueAccounts(app);
    const after = await ledgerTotals();
    expect([Number(after.sum), after.entries]).toEqual([Number(before.sum) - 25, before.entries + 1]);
    const ownEntries = await db
      .selectFrom('ledger_entries')
      .select('id')
      .where('account_id', '=', member.accountId)
      .execute();
    expect(ownEntries).toEqual([]);
  });

  test('photo files are removed with the commit', async () => {
    const member = await server.signUpMember();
    const upload = new Blob([new Uint8Array(await smallestPhoto())], {
      type: 'image/jpeg',
    });
    await server.as(member).call(uploadPhoto, { upload });
    const { file_key: fileKey } = await db
      .selectFrom('photos')
      .select('file_key')
      .where('profile_id', '=', member.profileId)
      .executeTakeFirstOrThrow();
    expect(await app.storage.list(fileKey)).not.toEqual([]);
    await setDeleting(member.accountId);
    clock.advance(14 * DAY_MS);
    await eraseDueAccounts(app);
    expect(await app.storage.list(fileKey)).toEqual([]);
  });

  test('blocks of an erased member are erased', async () => {
    const [blocked, blocker] = [await server.signUpMember({ name: 'Blokkado' }), await server.signUpMember()];
    await server.as(blocker).call(blockMember, { body: { id: blocked.profileId } });
    await setDeleting(blocked.accountId);
    clock.advance(14 * DAY_MS);
    await eraseDueAccounts(app);
    expect(await db.selectFrom('blocks').selectAll().execute()).toEqual([]);
  });

  test('queued jobs of the member are removed, jobs of others stay', async () => {
    const [gone, stays] = [await server.signUpMember(), await server.signUpMember()];
    await app.jobs.send('a-job-of-the-tests', { account: gone.accountId });
    await app.jobs.send('a-job-of-the-tests', { account: stays.accountId });
    // An error of the database can mention any of the members whom the job is about.
    const error = JSON.stringify({ detail: `(${gone.accountId}, 1)` });
    await sql`update pgboss.job set output = ${error}::jsonb, source_output = ${error}::jsonb
      where data->>'account' = ${stays.accountId}`.execute(db);
    await setDeleting(gone.accountId);
    clock.advance(14 * DAY_MS);
    await eraseDueAccounts(app);
    const { rows } = await sql<{ data: unknown; output: unknown; source_output: unknown }>`
      select data, output, source_output from pgboss.job where name = 'a-job-of-the-tests'`.execute(db);
    expect(rows).toEqual([{ data: { account: stays.accountId }, output: null, source_output: null }]);
  });

  test('concurrent workers erase each account once', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => server.signUpMember()));
    for (const { accountId } of members) await setDeleting(accountId);
    clock.advance(14 * DAY_MS);
    const results = await Promise.all(
      members.flatMap(({ accountId }) => [1, 2, 3].map(() => eraseAccount(app, accountId, 'deleting'))),
    );
    expect(results.filter(Boolean)).toHaveLength(4);
  });

  test('a failing erasure does not hold up others and is done by the next run', async () => {
    const members = await Promise.all(Array.from({ length: 3 }, () => server.signUpMember()));
    for (const { accountId } of members) await setDeleting(accountId);
    clock.advance(14 * DAY_MS);
    const [stuck] = members;
    let broken = true;
    app.hooks.onErase.register(async (_tx, { accountId }) => {
      if (broken && accountId === stuck?.accountId) throw new Error('broken on purpose');
    });
    await eraseDueAccounts(app);
    expect(await Promise.all(members.map(({ accountId }) => exists(accountId)))).toEqual([
      true,
      false,
      false,
    ]);
    broken = false;
    await eraseDueAccounts(app);
    expect(await exists(stuck?.accountId ?? '')).toBe(false);
  });
});

describe('erasures after a restored backup', () => {
  const backUp = async (accountId: string) => {
    const accounts = await db.selectFrom('accounts').selectAll().where('id', '=', accountId).execute();
    const profiles = await db
      .selectFrom('profiles')
      .selectAll()
      .where('account_id', '=', accountId)
      .execute();
    return async () => {
      await db.insertInto('accounts').values(accounts).execute();
      await db.insertInto('profiles').values(profiles).execute();
      await db.deleteFrom('erasures').execute();
    };
  };

  test('an account brought back by a restored backup is erased again', async () => {
    const [gone, stays] = [await server.signUpMember(), await server.signUpMember()];
    const restore = await backUp(gone.accountId);
    await setDeleting(gone.accountId);
    clock.advance(14 * DAY_MS);
    await eraseDueAccounts(app);
    await restore();
    expect(await exists(gone.accountId)).toBe(true);
    expect(await replayErasures(app)).toBe(1);
    expect([await exists(gone.accountId), await exists(stays.accountId)]).toEqual([false, true]);
    expect(await replayErasures(app)).toBe(0);
  });

  test('an erasure mark does not reveal the account', async () => {
    const gone = await server.signUpMember();
    await setDeleting(gone.accountId);
    clock.advance(14 * DAY_MS);
    await eraseDueAccounts(app);
    const keys = await app.erasures.list('marks');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join()).not.toContain(gone.accountId.slice(0, 8));
    expect(await app.erasures.read(keys[0] ?? '')).toHaveLength(0);
  });

  test('an erasure interrupted after its mark is finished by the job, and the account cannot be used meanwhile', async () => {
    const member = await server.signUpMember({ status: 'not_confirmed' });
    const token = await transact(app, tx =>
      issueToken(tx, { accountId: member.accountId, purpose: 'activation', days: 7 }),
    );
    let cut = true;
    app.hooks.onErase.register(async (_tx, { accountId }) => {
      if (cut && accountId === member.accountId) throw new Error('killed');
    });
    await expect(eraseAccount(app, member.accountId, 'not_confirmed')).rejects.toThrow('killed');
    const activation = await server.visitor().request({
      method: 'POST',
      url: '/api/activation.php',
      body: JSON.stringify({ token }),
      headers: { 'content-type': 'application/json' },
    });
    expect(activation.error?.code).toBe('activation_failed');
    cut = false;
    await eraseDueAccounts(app);
    expect(await exists(member.accountId)).toBe(false);
  });

  test('erasures older than any backup are purged, inside and outside of the database', async () => {
    clock.advance(402 * DAY_MS);
    await purgeOldErasures(app);
    expect(await app.erasures.list('marks')).toEqual([]);
    expect(await db.selectFrom('erasures').selectAll().execute()).toEqual([]);
  });
});
