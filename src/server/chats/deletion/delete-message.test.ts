import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import * as calls from '#contract/chats';
import { findGifs, sendGif } from '#contract/gifs';
import { sendGift } from '#contract/gifts';
import { sendReport } from '#contract/reports';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { chatActions } from '../testing/chat-actions.ts';

const server = await startTestServer();
const { as, db, signUpMember } = server;
const { send, chatsOf, openWith, read, remove, block, confirm, erase, unsend } = chatActions(server);

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton', credits: 50 });
  bram = await signUpMember({ name: 'Bram', credits: 50 });
});

const unreadOf = async (member: TestMember) => (await chatsOf(member))[0]?.num_unread_messages;
const textsOf = async (member: TestMember, other: TestMember) =>
  (await openWith(member, other)).messages.map(({ text }) => text);
const attempt = (member: TestMember, message: string, scope: 'me' | 'everyone') =>
  as(member).send(calls.deleteMessage, { body: { message, for: scope } });
const isStored = async (text: string) => {
  const { rows } = await sql`select from messages where body like ${`%${text}%`}`.execute(db);
  return rows.length > 0;
};

describe('deleting a message for oneself (spec 6.4)', () => {
  test('removes it for the caller, sent by either member, and keeps it for the other member', async () => {
    const { message: received } = await send(bram, anton, 'Theirs');
    const { message: sent } = await send(anton, bram, 'Mine');
    await send(bram, anton, 'Last');
    await erase(anton, received.id);
    await erase(anton, sent.id);
    expect(await textsOf(anton, bram)).toEqual(['Last']);
    expect(await textsOf(bram, anton)).toEqual(['Theirs', 'Mine', 'Last']);
  });

  test('an unread message no longer counts as unread; a read one leaves the count', async () => {
    const { message: first } = await send(bram, anton, 'One');
    const { message: second } = await send(bram, anton, 'Two');
    await send(bram, anton, 'Three');
    await read(anton, first.conversation, first.seq);
    await erase(anton, second.id);
    expect(await unreadOf(anton)).toBe(1);
    await erase(anton, second.id);
    await erase(anton, first.id);
    expect(await unreadOf(anton)).toBe(1);
  });

  test('the chat list shows the message before it; without one the chat is gone until the next message', async () => {
    const { message: first } = await send(anton, bram, 'First');
    const { message: last } = await send(bram, anton, 'Last');
    await erase(anton, last.id);
    expect(await chatsOf(anton)).toMatchObject([{ conversation: { last_message: { text: 'First' } } }]);
    await erase(anton, first.id);
    expect(await chatsOf(anton)).toEqual([]);
    expect(await chatsOf(bram)).toMatchObject([{ conversation: { last_message: { text: 'Last' } } }]);
    await send(bram, anton, 'Again');
    expect(await textsOf(anton, bram)).toEqual(['Again']);
  });

  test('changes the revision of the caller only', async () => {
    const { message } = await send(anton, bram);
    await send(anton, bram);
    const revision = async (member: TestMember) => (await chatsOf(member))[0]?.conversation.revision;
    const before = [await revision(anton), await revision(bram)];
    await erase(anton, message.id);
    expect(await revision(anton)).not.toBe(before[0]);
    expect(await revision(bram)).toBe(before[1]);
  });

  test('by both members leaves nothing of it', async () => {
    const { message } = await send(anton, bram, 'Forget me entirely');
    await erase(bram, message.id);
    expect(await isStored('Forget me entirely')).toBe(true);
    await erase(anton, message.id);
    expect(await isStored('Forget me entirely')).toBe(false);
  });
});

describe('messages that both deleted with their chat (spec D2.26)', () => {
  const remainingContent = async (conversation: string) =>
    (
      await db
        .selectFrom('messages')
        .select(['seq', 'body', 'gift', 'gif'])
        .where('conversation_id', '=', conversation)
        .orderBy('seq')
        .execute()
    ).map(({ seq, body, gift, gif }) => [seq, Boolean(body || gift || gif)]);

  test('are cleared, whatever their kind and even if partly deleted before; those that only one deleted stay', async () => {
    const { message } = await send(anton, bram, 'A text');
    const { conversation } = message;
    const to = { to: bram.profileId, client_id: randomUUID() };
    await as(anton).call(sendGift, { body: { ...to, gift: 'rose' } });
    const [gif] = (await as(anton).call(findGifs)).gifs;
    await as(anton).call(sendGif, { body: { ...to, client_id: randomUUID(), gif: gif?.id ?? '' } });
    await erase(anton, message.id);
    await remove(bram, conversation);
    expect(await remainingContent(conversation)).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
    await send(bram, anton, 'After the deletion');
    await remove(anton, conversation);
    expect(await remainingContent(conversation)).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [4, true],
    ]);
    expect(await textsOf(bram, anton)).toEqual(['After the deletion']);
  });

  test('are kept while one of the two has an open report on the other', async () => {
    const { message } = await send(anton, bram, 'Evidence');
    await as(bram).call(sendReport, {
      body: { id: anton.profileId, reason: 'harassment', text: 'He does not stop.' },
    });
    await remove(anton, message.conversation);
    await remove(bram, message.conversation);
    expect(await remainingContent(message.conversation)).toEqual([[1, true]]);
  });
});

describe('taking a message back (spec 6.4, D2.26)', () => {
  test('leaves an empty position for both, at any time, read or not', async () => {
    const { message } = await send(anton, bram, 'I should not have');
    await send(bram, anton, 'What?');
    await read(bram, message.conversation, message.seq);
    server.clock.advance(20 * 86_400_000);
    await unsend(anton, message.id);
    for (const [member, other] of [
      [anton, bram],
      [bram, anton],
    ] as const)
      expect((await openWith(member, other)).messages).toMatchObject([
        { id: message.id, seq: 1, text: '', gift: null, unsent: true },
        { text: 'What?', unsent: false },
      ]);
    expect(await isStored('I should not have')).toBe(false);
  });

  test('reduces the unread count if it was unread, and leaves other messages alone', async () => {
    const { message } = await send(anton, bram, 'Oops');
    await send(anton, bram, 'Hello');
    await unsend(anton, message.id);
    await unsend(anton, message.id);
    expect(await unreadOf(bram)).toBe(1);
    await read(bram, message.conversation, 1);
    expect(await unreadOf(bram)).toBe(1);
    await read(bram, message.conversation, 2);
    expect(await unreadOf(bram)).toBe(0);
  });

  test('works for a gift as for a text; the credits are not returned', async () => {
    const { message, credits } = await as(anton).call(sendGift, {
      body: { to: bram.profileId, client_id: randomUUID(), gift: 'rose' },
    });
    await unsend(anton, message.id);
    expect((await openWith(bram, anton)).messages).toMatchObject([{ gift: null, unsent: true }]);
    expect((await send(anton, bram)).credits).toBe(credits - 1);
  });

  test('a repeat of its sending returns the unsent message and sends nothing', async () => {
    const clientId = randomUUID();
    const { message } = await send(anton, bram, 'Once', clientId);
    await unsend(anton, message.id);
    expect((await send(anton, bram, 'Once', clientId)).message).toMatchObject({
      id: message.id,
      unsent: true,
    });
    expect((await openWith(bram, anton)).messages).toHaveLength(1);
  });

  test('while it is held is visible to nobody else (spec 4.2)', async () => {
    const fresh = await signUpMember({ name: 'Fresh', status: 'not_confirmed', credits: 9 });
    const { message } = await send(fresh, bram, 'Never delivered');
    await unsend(fresh, message.id);
    expect((await openWith(fresh, bram)).messages).toMatchObject([{ unsent: true, text: '' }]);
    await confirm(fresh);
    expect([await chatsOf(bram), (await openWith(bram, fresh)).messages]).toEqual([[], []]);
    await send(fresh, bram, 'Delivered');
    expect(await textsOf(bram, fresh)).toEqual(['Delivered']);
    expect(await unreadOf(bram)).toBe(1);
  });

  test('is possible for its sender only', async () => {
    const { message } = await send(anton, bram, 'Stays');
    expect(await attempt(bram, message.id, 'everyone')).toMatchObject({ status: 404 });
    expect(await textsOf(bram, anton)).toEqual(['Stays']);
  });
});

test('a message never shown to the caller cannot be deleted: it answers as if it did not exist', async () => {
  const fresh = await signUpMember({ status: 'not_confirmed', credits: 9 });
  const outsider = await signUpMember({ premium: true });
  const { message } = await send(anton, bram);
  const { message: held } = await send(fresh, bram);
  for (const scope of ['me', 'everyone'] as const) {
    const unknown = await attempt(outsider, randomUUID(), scope);
    expect(unknown).toMatchObject({ status: 404, error: { code: 'not_found' } });
    expect((await attempt(outsider, message.id, scope)).body).toEqual(unknown.body);
    expect((await attempt(bram, held.id, scope)).body).toEqual(unknown.body);
  }
  await block(bram, anton);
  expect((await attempt(anton, message.id, 'everyone')).status).toBe(404);
});

test('after 600 deletions within an hour the caller must wait', async () => {
  const tries = Array.from({ length: 20 }, () => null);
  for (let round = 0; round < 30; round++)
    await Promise.all(tries.map(() => attempt(anton, randomUUID(), 'me')));
  expect(await attempt(anton, randomUUID(), 'me')).toMatchObject({
    status: 429,
    error: { code: 'too_many_requests' },
  });
});

test('concurrent unsending, reading, deleting and blocking keep the counts right', async () => {
  for (let round = 0; round < 6; round++) {
    const { message: first } = await send(anton, bram, 'One');
    const { message: second } = await send(anton, bram, 'Two');
    await Promise.all([
      unsend(anton, first.id),
      read(bram, first.conversation, second.seq - (round % 2)),
      erase(bram, second.id),
      unsend(anton, second.id),
      round % 3 === 2 ? remove(bram, first.conversation) : send(anton, bram, 'Three'),
    ]);
    const [chat] = await chatsOf(bram);
    const messages = chat ? (await openWith(bram, anton)).messages : [];
    const unread = messages.filter(
      ({ mine, unsent, seq }) => !mine && !unsent && seq > (chat?.conversation.read_seq ?? 0),
    );
    expect(chat?.num_unread_messages ?? 0).toBe(unread.length);
  }
});
