import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import * as chats from '#contract/chats';
import { like, unlike } from '#contract/likes';
import { captureStatements } from '../testing/capture-statements.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';

const { db, as, clock, signUpMember } = await startTestServer();

let anton: TestMember;
let bram: TestMember;
let carl: TestMember;
let conversation: string;

beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton', credits: 100 });
  bram = await signUpMember({ name: 'Bram', credits: 100 });
  carl = await signUpMember({ name: 'Carl' });
  conversation = (await as(anton).call(chats.sendMessage, { body: messageTo(bram) })).message.conversation;
  await as(bram).call(chats.sendMessage, { body: messageTo(anton) });
  await as(anton).call(like, { body: { id: carl.profileId } });
});

const messageTo = ({ profileId }: TestMember, client_id: string = randomUUID(), text = 'Hello') => ({
  ...{ to: profileId, client_id, text },
});

const rowsWritten = async ({ profileId, accountId }: TestMember) => {
  const { rows } = await sql<{ messages: number; likes: number; read: number; paid: number }>`select
    (select count(*) from messages where sender_id = ${profileId})::int as messages,
    (select count(*) from likes where liker_id = ${profileId})::int as likes,
    (select coalesce(sum(read_seq), 0) from conversation_members where profile_id = ${profileId})::int as read,
    (select coalesce(sum(amount), 0) from ledger_entries where account_id = ${accountId})::int as paid`.execute(
    db,
  );
  return rows[0];
};

/** Each writes something if the member may. */
const writes: Record<string, () => Promise<{ status: number; error?: unknown }>> = {
  'a message': () => as(anton).send(chats.sendMessage, { body: messageTo(bram) }),
  'a message that is too long': () =>
    as(anton).send(chats.sendMessage, { body: messageTo(bram, randomUUID(), 'x'.repeat(1_500)) }),
  'a read mark': () => as(anton).send(chats.readChat, { body: { conversation, seq: 2 } }),
  'a like': () => as(anton).send(like, { body: { id: bram.profileId } }),
  'a like that is taken back': () => as(anton).send(unlike, { body: { id: carl.profileId } }),
};

describe('a session that ended a moment after the member used it (spec D2.21)', () => {
  const endings: Record<string, { end: () => Promise<unknown>; code: string }> = {
    'the session is deleted': {
      end: () => db.deleteFrom('sessions').where('account_id', '=', anton.accountId).execute(),
      code: 'authentication_required',
    },
    'the session has expired': {
      end: () =>
        db
          .updateTable('sessions')
          .set({ expires_at: clock.now() })
          .where('account_id', '=', anton.accountId)
          .execute(),
      code: 'authentication_required',
    },
    'the account is banned': {
      end: () => setAccount({ status: 'banned' }),
      code: 'authentication_required',
    },
  };
  for (const [ending, { end, code }] of Object.entries(endings))
    for (const [name, write] of Object.entries(writes))
      test(`${ending}: ${name} is refused, and nothing is written`, async () => {
        await end();
        const before = await rowsWritten(anton);
        expect((await write()).error).toMatchObject({ code });
        expect(await rowsWritten(anton)).toEqual(before);
      });

  test('a repeated message is not answered either', async () => {
    const body = messageTo(bram);
    await as(anton).call(chats.sendMessage, { body });
    await db.deleteFrom('sessions').where('account_id', '=', anton.accountId).execute();
    expect((await as(anton).send(chats.sendMessage, { body })).error).toMatchObject({
      code: 'authentication_required',
    });
  });

  for (const name of ['a message', 'a like', 'a like that is taken back'])
    test(`staff freeze the account: ${name} is refused, and nothing is written`, async () => {
      await setAccount({ frozen_at: clock.now(), frozen_reason: 'fraud' });
      const before = await rowsWritten(anton);
      expect((await writes[name]?.())?.error).toMatchObject({ code: 'account_frozen' });
      expect(await rowsWritten(anton)).toEqual(before);
      await setAccount({ frozen_at: null, frozen_reason: null });
      expect((await writes[name]?.())?.status).toBeLessThan(300);
    });
});

const setAccount = (values: { status?: 'banned'; frozen_at?: Date | null; frozen_reason?: string | null }) =>
  db.updateTable('accounts').set(values).where('id', '=', anton.accountId).execute();

describe('a member who was looked up within the last minute (decision 0213)', () => {
  for (const name of ['a message', 'a read mark', 'a like', 'a like that is taken back'])
    test(`${name} needs no look-up of the session`, async () => {
      expect(await lookUpsOf(name)).toBe(0);
    });

  test('a minute later the session is looked up again', async () => {
    clock.advance(61_000);
    expect(await lookUpsOf('a message')).toBe(1);
    expect(await lookUpsOf('a message')).toBe(0);
  });

  test('an ended session is refused even if the clock was set back meanwhile', async () => {
    await db.deleteFrom('sessions').where('account_id', '=', anton.accountId).execute();
    clock.advance(-300_000);
    expect((await as(anton).send(chats.getChats)).error).toMatchObject({ code: 'authentication_required' });
  });

  test('a session is extended once, and then remembered again', async () => {
    clock.advance(301_000);
    const extensions = async () =>
      (await statementsOf('a message')).filter(({ text }) => text.startsWith('update "sessions"')).length;
    expect([await extensions(), await extensions(), await lookUpsOf('a message')]).toEqual([1, 0, 0]);
  });

  async function lookUpsOf(name: string): Promise<number> {
    const statements = await statementsOf(name);
    return statements.filter(({ text }) => text.includes('"sessions"."secret_hash" as "secretHash"')).length;
  }

  const statementsOf = (name: string) =>
    captureStatements(async () => {
      expect((await writes[name]?.())?.status).toBeLessThan(300);
    });
});
