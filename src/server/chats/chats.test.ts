import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as calls from '#contract/chats';
import { CHAT_LIST_PAGE_SIZE } from '#contract/constants';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { flushDelivered } from './indicators/record-delivered.ts';
import { insertMessage } from './store-queries.ts';
import { chatActions } from './testing/chat-actions.ts';
import { unreadMessagesOf } from './unread-messages.ts';
import { lockConversation } from './write-queries.ts';

const server = await startTestServer();
const { app, as, clock, db, signUpMember } = server;
const { send, chatsOf, openWith, read, remove, block, hide } = chatActions(server);

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton', credits: 200 });
  bram = await signUpMember({ name: 'Bram', credits: 200 });
});

const unreadOf = ({ accountId, profileId }: TestMember) => {
  const site = app.sites.byId(1);
  if (!site) throw new Error('no site');
  return unreadMessagesOf(db, { site, member: { accountId, profileId } });
};

const callsOn = (conversation: string) => [
  (member: TestMember) => as(member).send(calls.getChat, { query: { conversation } }),
  (member: TestMember) => as(member).send(calls.readChat, { body: { conversation, seq: 1 } }),
  (member: TestMember) => as(member).send(calls.deleteChat, { body: { conversation } }),
];

describe('the chat list (spec 7.8)', () => {
  test('shows the other member, the last message and the unread count, latest first', async () => {
    const carl = await signUpMember({ name: 'Carl' });
    await send(carl, anton, 'Early');
    clock.advance(1_000);
    await send(bram, anton, 'One');
    await send(bram, anton, 'Two');
    clock.advance(1_000);
    expect(await chatsOf(anton)).toMatchObject([
      {
        profile: { name: 'Bram' },
        num_unread_messages: 2,
        conversation: { last_message: { text: 'Two', mine: false } },
      },
      { profile: { name: 'Carl' }, num_unread_messages: 1 },
    ]);
    expect(await chatsOf(bram)).toMatchObject([{ profile: { name: 'Anton' }, num_unread_messages: 0 }]);
    expect(await unreadOf(anton)).toBe(3);
  });

  test('comes in pages, the first with the unread count of all chats, the next with that of the rest (spec D3.4)', async () => {
    const others: string[] = [];
    for (let n = 0; n < CHAT_LIST_PAGE_SIZE + 3; n++) {
      const other = await signUpMember({ name: `Other ${n}` });
      if (n % 2) clock.advance(1_000);
      await send(other, anton);
      others.unshift(other.profileId);
    }
    const listed = async (before?: string) =>
      as(anton).call(calls.getChats, before === undefined ? {} : { query: { before } });
    const first = await listed();
    const rest = await listed(first.next ?? '');
    expect([first.chats.length, rest.chats.length, rest.next]).toEqual([CHAT_LIST_PAGE_SIZE, 3, null]);
    expect(new Set([...first.chats, ...rest.chats].map(({ profile }) => profile.id))).toEqual(
      new Set(others),
    );
    expect([first.num_unread_messages, rest.num_unread_messages]).toEqual([others.length, 3]);
    expect((await as(anton).send(calls.getChats, { query: { before: 'yesterday' } })).body).toMatchObject({
      error: { code: 'invalid_input', fields: { before: { code: 'field_invalid' } } },
    });
  });

  test('is a fixed number of queries, however many chats there are', async () => {
    const countedOnce = async () => {
      // The first `chatsOf` records deliveries, whose extra queries must not be counted.
      await chatsOf(anton);
      await flushDelivered(app);
      const querySpy = vi.spyOn(pg.Client.prototype, 'query');
      await chatsOf(anton);
      const ownQueries = querySpy.mock.calls.filter(
        ([query]) => !/pgboss|pg_notify/.test(JSON.stringify(query)),
      );
      querySpy.mockRestore();
      return ownQueries.length;
    };
    // Background work can add queries, so the lowest of three counts is right.
    const counted = async () => Math.min(await countedOnce(), await countedOnce(), await countedOnce());
    await send(bram, anton);
    const one = await counted();
    for (let n = 0; n < 5; n++) await send(await signUpMember(), anton);
    expect(await chatsOf(anton)).toHaveLength(6);
    expect(await counted()).toBe(one);
  });

  test('leaves out members who may not be seen, and so does the badge (spec 4.5)', async () => {
    await send(bram, anton);
    await hide(bram);
    expect([await chatsOf(anton), await unreadOf(anton)]).toEqual([[], 0]);
  });
});

describe('opening a chat', () => {
  test('loads `approached` in the same round trip as the messages (decision 0135)', async () => {
    await send(bram, anton);
    let answered = 0;
    const roundTrips: Record<string, number> = {};
    const { query } = pg.Client.prototype;
    const querySpy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...args
    ) {
      const { text = '' } = args[0] as { text?: string };
      if (text.includes('order by "messages"."seq" desc')) roundTrips.messages = answered;
      if (text.startsWith('select "profiles"."id" from "profiles"')) roundTrips.approached = answered;
      const answer: unknown = Reflect.apply(query, this, args);
      if (answer instanceof Promise)
        answer.then(
          () => answered++,
          () => undefined,
        );
      return answer as never;
    });
    await openWith(anton, bram);
    querySpy.mockRestore();
    expect(roundTrips.approached).toEqual(expect.any(Number));
    expect(roundTrips.messages).toBe(roundTrips.approached);
  });

  test('a conversation that does not exist yet shows the member and no messages', async () => {
    expect(await openWith(anton, bram)).toMatchObject({
      chat: null,
      profile: { name: 'Bram' },
      messages: [],
      has_earlier: false,
    });
  });

  test('shows the last 50 messages, then those before, each page oldest first', async () => {
    for (let n = 1; n <= 120; n++) await send(n % 2 ? anton : bram, n % 2 ? bram : anton, `No. ${n}`);
    const seqs = async (range: { before?: number; after?: number; at?: 'unread' }) => {
      const { messages, has_earlier } = await openWith(anton, bram, range);
      return [messages.at(0)?.seq, messages.at(-1)?.seq, messages.length, has_earlier];
    };
    expect(await seqs({})).toEqual([71, 120, 50, true]);
    expect(await seqs({ before: 71 })).toEqual([21, 70, 50, true]);
    expect(await seqs({ before: 21 })).toEqual([1, 20, 20, false]);
    expect(await seqs({ after: 0 })).toEqual([1, 50, 50, false]);
    expect(await seqs({ after: 100 })).toEqual([101, 120, 20, true]);
    expect(await seqs({ after: 120 })).toEqual([undefined, undefined, 0, true]);
  });

  test('at the unread messages starts shortly before the first one; near the end it shows the last page', async () => {
    const opened = async () => {
      const { messages, has_earlier, has_later } = await openWith(anton, bram, { at: 'unread' });
      return [messages.at(0)?.seq, messages.at(-1)?.seq, has_earlier, has_later];
    };
    for (let n = 1; n <= 20; n++) await send(bram, anton, `No. ${n}`);
    const { chat } = await openWith(anton, bram);
    await read(anton, chat?.conversation.id ?? '', 20);
    expect(await opened()).toEqual([1, 20, false, false]);
    for (let n = 21; n <= 55; n++) await send(anton, bram, `No. ${n}`);
    for (let n = 56; n <= 95; n++) await send(bram, anton, `No. ${n}`);
    expect(await opened()).toEqual([46, 95, true, false]);
    for (let n = 96; n <= 120; n++) await send(bram, anton, `No. ${n}`);
    expect(await opened()).toEqual([46, 95, true, true]);
    expect((await openWith(anton, bram, { before: 46 })).has_later).toBe(true);
    expect((await openWith(anton, bram)).has_later).toBe(false);
  });

  test('by its id gives the same as by the member', async () => {
    const { message } = await send(anton, bram);
    const byId = await as(bram).call(calls.getChat, { query: { conversation: message.conversation } });
    expect(byId).toEqual(await openWith(bram, anton));
    expect(byId).toMatchObject({
      chat: { num_unread_messages: 1 },
      messages: [{ id: message.id, mine: false }],
    });
  });

  test('needs a conversation or a member', async () => {
    expect(await as(anton).send(calls.getChat, { query: {} })).toMatchObject({ status: 422 });
    expect(await as(anton).send(calls.getChat, { query: { profile: anton.profileId } })).toMatchObject({
      status: 404,
    });
    expect(await as(anton).send(calls.getChat, { query: { profile: randomUUID() } })).toMatchObject({
      status: 404,
    });
  });
});

describe('an outsider', () => {
  test('gets a 404 from every call on a conversation of others, as for one that does not exist', async () => {
    const { message } = await send(anton, bram, 'Between us');
    const outsider = await signUpMember({ premium: true });
    const unknown = callsOn(randomUUID());
    for (const [index, call] of callsOn(message.conversation).entries()) {
      const answer = await call(outsider);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual((await unknown[index]?.(outsider))?.body);
    }
    expect(await chatsOf(outsider)).toEqual([]);
    expect(await openWith(bram, anton)).toMatchObject({ chat: { num_unread_messages: 1 } });
  });
});

async function statementsWaitingForLocks(): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

describe('reading (spec 4.13)', () => {
  test('sets the unread count to zero and notifies the other member', async () => {
    const { message } = await send(bram, anton);
    await send(bram, anton);
    await read(anton, message.conversation, 2);
    expect(await chatsOf(anton)).toMatchObject([{ num_unread_messages: 0, conversation: { read_seq: 2 } }]);
    expect(await chatsOf(bram)).toMatchObject([{ conversation: { read_by_other_seq: 2, read_seq: 0 } }]);
  });

  test('up to a message leaves later ones unread, and never goes back', async () => {
    const { message } = await send(bram, anton);
    await send(bram, anton);
    await send(bram, anton);
    await read(anton, message.conversation, 2);
    await read(anton, message.conversation, 1);
    expect(await chatsOf(anton)).toMatchObject([{ num_unread_messages: 1, conversation: { read_seq: 2 } }]);
  });

  test('beyond the last message reads what there is; later messages are unread', async () => {
    const { message } = await send(bram, anton);
    await send(anton, bram);
    await read(anton, message.conversation, 2_000_000_000);
    await send(bram, anton);
    expect(await chatsOf(anton)).toMatchObject([{ num_unread_messages: 1, conversation: { read_seq: 1 } }]);
  });

  test('counts messages stored while it waited for the lock', async () => {
    const { message } = await send(bram, anton);
    const { reads } = await db.transaction().execute(async trx => {
      await lockConversation(trx, bram.profileId, message.conversation);
      const waiting = read(anton, message.conversation, 1);
      await expect.poll(() => statementsWaitingForLocks()).toBe(1);
      await insertMessage(trx, {
        ...{ id: randomUUID(), client_id: randomUUID(), sent_at: new Date() },
        ...{ sender_id: bram.profileId, recipient_id: anton.profileId },
        ...{ body: 'Hello', gift: null, gif: null, has_photo: false, held: false },
      });
      return { reads: [waiting] };
    });
    await Promise.all(reads);
    expect(await chatsOf(anton)).toMatchObject([{ num_unread_messages: 1, conversation: { read_seq: 1 } }]);
  });

  test('while messages arrive keeps the counts right', async () => {
    const { message } = await send(bram, anton);
    for (let round = 0; round < 5; round++) {
      const sent = Array.from({ length: 6 }, () => send(bram, anton));
      const reads = Array.from({ length: 4 }, (_, n) => read(anton, message.conversation, round * 6 + n));
      await Promise.all([...sent, ...reads]);
    }
    const [chat] = await chatsOf(anton);
    const unread = await db
      .selectFrom('messages')
      .select(eb => eb.fn.countAll<number>().as('n'))
      .where('conversation_id', '=', message.conversation)
      .where('seq', '>', chat?.conversation.read_seq ?? 0)
      .executeTakeFirstOrThrow();
    expect(chat?.num_unread_messages).toBe(unread.n);
  });
});

describe('deleting (spec 4.13, D2.26)', () => {
  test('removes the chat for the caller; a new message brings it back with later messages only', async () => {
    const { message } = await send(anton, bram, 'Old');
    await remove(bram, message.conversation);
    expect([await chatsOf(bram), await unreadOf(bram)]).toEqual([[], 0]);
    expect(await openWith(bram, anton)).toMatchObject({ chat: null, messages: [] });
    expect(await chatsOf(anton)).toHaveLength(1);
    await send(anton, bram, 'New');
    expect(await openWith(bram, anton)).toMatchObject({
      chat: { num_unread_messages: 1 },
      messages: [{ text: 'New', seq: 2 }],
      has_earlier: false,
    });
    expect(await openWith(bram, anton, { after: 1 })).toMatchObject({ has_earlier: false });
    expect((await openWith(anton, bram)).messages).toHaveLength(2);
  });

  test('by member deletes every chat with them, for the caller', async () => {
    await send(anton, bram);
    await send(bram, await signUpMember(), 'Another chat');
    const deleteWith = (profile?: string) => as(bram).send(calls.deleteChat, { body: { profile } });
    expect(await deleteWith(anton.profileId)).toMatchObject({ status: 204 });
    expect(await chatsOf(bram)).toHaveLength(1);
    expect(await chatsOf(anton)).toHaveLength(1);
    expect(await deleteWith(randomUUID())).toMatchObject({ status: 404, error: { code: 'not_found' } });
    expect(await deleteWith()).toMatchObject({
      status: 422,
      error: { fields: { conversation: { code: 'field_required' } } },
    });
  });

  test('twice is the same as once; the other member gets no read receipt', async () => {
    const { message } = await send(anton, bram);
    await remove(bram, message.conversation);
    await remove(bram, message.conversation);
    expect(await chatsOf(anton)).toMatchObject([{ conversation: { read_by_other_seq: 0 } }]);
  });
});

describe('blocking (spec 4.4)', () => {
  test('removes the conversation for both, and the blocked member may not write', async () => {
    const { message } = await send(anton, bram);
    await block(bram, anton);
    expect([await chatsOf(anton), await chatsOf(bram)]).toEqual([[], []]);
    for (const call of callsOn(message.conversation)) expect((await call(anton)).status).toBe(404);
    const answer = await as(anton).send(calls.sendMessage, {
      body: { to: bram.profileId, client_id: randomUUID(), text: 'Hey' },
    });
    expect(answer).toMatchObject({ status: 404, error: { code: 'not_found' } });
    const opened = await as(anton).send(calls.getChat, { query: { profile: bram.profileId } });
    expect(opened.error).toEqual(answer.error);
    expect(await db.selectFrom('messages').select('id').where('id', '=', message.id).execute()).toEqual([]);
  });

  test('the blocker cannot write to the blocked member either', async () => {
    await send(anton, bram);
    await block(bram, anton);
    const answer = await as(bram).send(calls.sendMessage, {
      body: { to: anton.profileId, client_id: randomUUID(), text: 'Hey' },
    });
    expect(answer.status).toBe(404);
  });
});
