import { beforeEach, expect, test } from 'vitest';
import { getChat, getChats } from '#contract/chats';
import { changeProfile } from '#contract/profiles';
import { createMemberSockets } from '../../testing/member-sockets.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { chatActions } from '../testing/chat-actions.ts';
import { flushDelivered, recordDelivered } from './record-delivered.ts';

const server = await startTestServer();
const { app, as, db, signUpMember } = server;
const { send, chatsOf, read, confirm } = chatActions(server);
const { connect, awaitDelivery, eventsOfType } = createMemberSockets(server);

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton', credits: 50 });
  bram = await signUpMember({ name: 'Bram', credits: 50 });
});

const deliveredTo = async (member: TestMember) =>
  (await chatsOf(member)).map(({ conversation }) => conversation.delivered_to_other_seq);
const deliveredMark = async ({ profileId }: TestMember) =>
  (
    await db
      .selectFrom('conversation_members')
      .select('delivered_seq')
      .where('profile_id', '=', profileId)
      .executeTakeFirst()
  )?.delivered_seq;

test('a message that no browser received is sent, and not delivered', async () => {
  await send(anton, bram);
  expect(await deliveredTo(anton)).toEqual([0]);
});

test('a message that arrives over a socket is delivered, and its sender is notified at once', async () => {
  const [senderSocket] = await Promise.all([connect(anton), connect(bram)]);
  const { message } = await send(anton, bram);
  const { conversation } = message;
  await expect
    .poll(() => eventsOfType(senderSocket, 'delivered'))
    .toEqual([{ type: 'delivered', conversation, seq: 1 }]);
  expect(await deliveredTo(anton)).toEqual([1]);
  expect(await deliveredTo(bram)).toEqual([0]);
});

test.each([
  ['the list', getChats, () => ({})],
  ['the conversation', getChat, () => ({ query: { profile: anton.profileId } })],
] as const)('messages fetched with %s are delivered, and published once', async (_what, call, input) => {
  const senderSocket = await connect(anton);
  const { message } = await send(anton, bram);
  await send(anton, bram);
  for (let time = 0; time < 3; time++) await as(bram).call(call as typeof getChats, input() as object);
  const event = { type: 'delivered', conversation: message.conversation, seq: 2 };
  await expect.poll(() => eventsOfType(senderSocket, 'delivered')).toEqual([event]);
  await as(bram).call(call as typeof getChats, input() as object);
  await flushDelivered(app);
  await awaitDelivery(anton, senderSocket);
  expect(eventsOfType(senderSocket, 'delivered')).toEqual([event]);
});

test('a browser that closes before it acknowledges has received nothing', async () => {
  const [senderSocket, recipientSocket] = await Promise.all([connect(anton), connect(bram)]);
  recipientSocket.socket.pause();
  await send(anton, bram);
  await awaitDelivery(anton, senderSocket);
  recipientSocket.close();
  await flushDelivered(app);
  expect(await deliveredMark(bram)).toBe(0);
});

test('200 concurrent messages are recorded with a few writes, and the mark never goes back', async () => {
  const rich = await signUpMember({ credits: 200 });
  const senderSocket = await connect(rich);
  await connect(bram);
  await Promise.all(Array.from({ length: 200 }, (_, n) => send(rich, bram, `${n}`)));
  await expect.poll(() => deliveredMark(bram)).toBe(200);
  await awaitDelivery(rich, senderSocket);
  const seqs = eventsOfType(senderSocket, 'delivered').flatMap(event =>
    event.type === 'delivered' ? [event.seq] : [],
  );
  expect(seqs).toEqual(seqs.toSorted((one, other) => one - other));
  expect(seqs.length).toBeLessThan(100);
  const [chat] = await chatsOf(bram);
  recordDelivered(app, [{ conversation: chat?.conversation.id ?? '', profileId: bram.profileId, seq: 7 }]);
  await flushDelivered(app);
  expect(await deliveredMark(bram)).toBe(200);
});

test('a held message is delivered when its sender confirms their email address, and not before', async () => {
  const fresh = await signUpMember({ status: 'not_confirmed' });
  const [senderSocket] = await Promise.all([connect(fresh), connect(bram)]);
  await send(fresh, bram, 'Held');
  await as(bram).call(getChats);
  await flushDelivered(app);
  await awaitDelivery(fresh, senderSocket);
  expect(eventsOfType(senderSocket, 'delivered')).toEqual([]);
  await confirm(fresh);
  await expect.poll(() => eventsOfType(senderSocket, 'delivered')).toMatchObject([{ seq: 1 }]);
});

test.each([
  ['read receipts', 'shares_read'],
  ['presence', 'shares_presence'],
] as const)(
  'no delivery receipt is published if one of the two hides %s (spec D5.6)',
  async (_what, setting) => {
    for (const member of [anton, bram]) {
      await as(member).call(changeProfile, { body: { [setting]: false } });
      const [senderSocket, recipientSocket] = await Promise.all([connect(anton), connect(bram)]);
      await send(anton, bram);
      await expect.poll(() => deliveredMark(bram)).toBeGreaterThan(0);
      await awaitDelivery(anton, senderSocket);
      expect(eventsOfType(senderSocket, 'delivered')).toEqual([]);
      expect(await deliveredTo(anton)).toEqual([0]);
      senderSocket.close();
      recipientSocket.close();
      await as(member).call(changeProfile, { body: { [setting]: true } });
    }
  },
);

test('a message that was read needs no delivery receipt', async () => {
  const { message } = await send(anton, bram);
  await read(bram, message.conversation, 1);
  await as(bram).call(getChats);
  await flushDelivered(app);
  expect(await deliveredMark(bram)).toBe(0);
});
