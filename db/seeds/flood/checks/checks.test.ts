import { beforeAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '../../../../src/server/platform/testing/database.ts';
import { flood } from '../../flood.ts';
import { onConnection } from '../connections.ts';
import { createNewcomersTable } from '../newcomers-table.ts';
import { rules } from './rules.ts';

const url = await testDatabaseUrl();

beforeAll(async () => {
  const world = {
    seed: 'checks',
    members: 600,
    now: Date.now(),
    likes: 3,
    conversations: 0.5,
    messages: 12,
    chat: 0,
    passwordHash: 'none',
  };
  const report = { streamed: () => undefined, step: () => undefined };
  const { signal } = new AbortController();
  await flood({ url, world, add: false, threads: 2, report, signal });
});

const firstOf = (column: string, from: string) => `(select ${column} from ${from} limit 1)`;

/** Each statement breaks the rule that begins with its key. */
const corruptions: Readonly<Record<string, string>> = {
  'every account has': `delete from profiles where id = ${firstOf('id', 'profiles')}`,
  has_photo: `update profiles set has_photo = not has_photo where id = ${firstOf('id', 'profiles')}`,
  interest_bits: `delete from profile_interests
    where (profile_id, interest) = ${firstOf('profile_id, interest', 'profile_interests')}`,
  'every cell with': `delete from search_cells`,
  'a profile with': `update profiles set cell = null where id = ${firstOf('id', 'profiles where cell is not null')}`,
  'photos are': `update photos set position = 9 where id = ${firstOf('id', 'photos where position = 1')}`,
  'presence is': `insert into presence (profile_id, online_until) values (gen_random_uuid(), now())`,
  'a match is': `update likes set matched_at = null
    where (liker_id, liked_id) = ${firstOf('liker_id, liked_id', 'likes where matched_at is not null')}`,
  'likes and messages': `update messages set sent_at = '1999-01-01' where id = ${firstOf('id', 'messages')}`,
  'messages of a conversation': `delete from messages where id = ${firstOf('id', 'messages where seq = 2')}`,
  'a conversation has': `delete from conversation_members
    where (conversation_id, profile_id) = ${firstOf('conversation_id, profile_id', 'conversation_members')}`,
  'unread counts the': `update conversation_members set unread = unread + 1
    where (conversation_id, profile_id) = ${firstOf('conversation_id, profile_id', 'conversation_members')}`,
  'a conversation is': `update conversations set updated_at = now() + interval '1 hour' where id = ${firstOf('id', 'conversations')}`,
  conversations_started: `update profiles set conversations_started = 99 where id = ${firstOf('id', 'profiles')}`,
  'messages of unconfirmed': `update messages set held = true where id = ${firstOf('id', 'messages where seq = 2')}`,
  'every wallet': `update wallets set free = free + 1 where account_id = ${firstOf('account_id', 'wallets')}`,
  'no lot': `update ledger_entries set created_at = '1999-01-01' where id = ${firstOf('id', `ledger_entries where contra = 'messages'`)}`,
  'every member got': `delete from ledger_entries where id = ${firstOf('id', `ledger_entries where contra = 'promotion'`)}`,
  'every message was': `delete from ledger_entries where id = ${firstOf('id', `ledger_entries where contra = 'messages'`)}`,
  'messages not opened': `update messages set returned_credits = 0 where id = ${firstOf('id', 'messages where returned_credits > 0')}`,
  'credits were': `delete from ledger_entries where account_id = ${firstOf('account_id', `ledger_entries where contra = 'sales'`)}`,
  'every sale': `update payments set credits = credits + 1 where id = ${firstOf('id', 'payments')}`,
  'receipts are': `update payments set receipt_number = 1000000 where id = ${firstOf('id', 'payments')}`,
  'free members': `update profiles set conversations_started = 3
    where account_id = ${firstOf('id', 'accounts where premium_since is null')}`,
};

test.each(Object.entries(rules))('the check finds violations of: %s', async (rule, violations) => {
  const matching = Object.entries(corruptions).filter(([beginning]) => rule.startsWith(beginning));
  expect(matching).toHaveLength(1);
  await onConnection(url, async client => {
    const count = async () =>
      (await client.query(`select count(*)::int as count from ${violations}`)).rows[0].count;
    await client.query('begin');
    await createNewcomersTable(client, 0);
    expect(await count()).toBe(0);
    await client.query(
      `drop table newcomers; set local session_replication_role = replica; ${matching[0]?.[1]}`,
    );
    await createNewcomersTable(client, 0);
    expect(await count()).toBeGreaterThan(0);
    await client.query('rollback');
  });
});
