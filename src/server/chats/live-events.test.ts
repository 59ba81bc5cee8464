import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { login, logout } from '#contract/accounts';
import type { LiveFrame } from '#contract/events';
import * as likeCalls from '#contract/likes';
import { changeProfile } from '#contract/profiles';
import type { TestSocket } from '../platform/live/testing/open-socket.ts';
import { createMemberSockets } from '../testing/member-sockets.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { chatActions } from './testing/chat-actions.ts';

const server = await startTestServer();
const { app, as, signUpMember } = server;
const { send, openWith, read, remove, confirm } = chatActions(server);
const { connect, awaitDelivery, events: allEvents } = createMemberSockets(server);

const events = (socket: TestSocket) => allEvents(socket).filter(({ type }) => type !== 'delivered');

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton', credits: 50 });
  bram = await signUpMember({ name: 'Bram', credits: 50 });
});

test('a message reaches both members as each may see it, and the new balance only the sender', async () => {
  const [senderSocket, recipientSocket] = await Promise.all([connect(anton), connect(bram)]);
  const { message } = await send(anton, bram, 'Hello');
  await expect.poll(() => events(senderSocket)).toHaveLength(2);
  await expect.poll(() => events(recipientSocket)).toHaveLength(1);
  const messageEvent: LiveFrame = { type: 'message', message, profile: bram.profileId };
  expect(events(senderSocket)).toContainEqual(messageEvent);
  expect(events(senderSocket)).toContainEqual({ type: 'credits', credits: 49 });
  expect(events(recipientSocket)).toEqual([
    { type: 'message', message: { ...message, mine: false }, profile: anton.profileId },
  ]);
});

test('two members who like each other at the same moment get one match event each', async () => {
  const [senderSocket, recipientSocket] = await Promise.all([connect(anton), connect(bram)]);
  await Promise.all([
    as(anton).call(likeCalls.like, { body: { id: bram.profileId } }),
    as(bram).call(likeCalls.like, { body: { id: anton.profileId } }),
  ]);
  await awaitDelivery(anton, senderSocket);
  await awaitDelivery(bram, recipientSocket);
  for (const socket of [senderSocket, recipientSocket]) {
    const likes = events(socket).filter(frame => frame.type === 'like');
    expect(likes.map(frame => frame.by).sort()).toEqual(['me', 'other']);
    expect(likes.filter(frame => frame.matched)).toHaveLength(1);
  }
});

test('an outsider receives nothing of messages, reading, deleting and likes', async () => {
  const outsiderMember = await signUpMember({ premium: true });
  const [outsider, recipientSocket] = await Promise.all([connect(outsiderMember), connect(bram)]);
  const { message } = await send(anton, bram);
  await read(bram, message.conversation, 1);
  await as(anton).call(likeCalls.like, { body: { id: bram.profileId } });
  await expect.poll(() => events(recipientSocket)).toHaveLength(3);
  await remove(bram, message.conversation);
  await expect.poll(() => events(recipientSocket)).toHaveLength(4);
  await awaitDelivery(outsiderMember, outsider);
  expect(events(outsider)).toEqual([]);
});

test('200 messages arrive in order', async () => {
  const recipientSocket = await connect(bram);
  const rich = await signUpMember({ credits: 200 });
  await Promise.all(Array.from({ length: 200 }, (_, n) => send(rich, bram, `${n}`)));
  await expect.poll(() => events(recipientSocket).length).toBe(200);
  const seqs = events(recipientSocket).flatMap(event =>
    event.type === 'message' ? [event.message.seq] : [],
  );
  expect(new Set(seqs).size).toBe(200);
  const { messages } = await openWith(bram, rich);
  expect(messages.at(-1)?.seq).toBe(200);
});

test('reading is published to both, deleting to the member who deletes', async () => {
  const [senderSocket, recipientSocket] = await Promise.all([connect(anton), connect(bram)]);
  const { message } = await send(anton, bram);
  const { conversation } = message;
  await expect.poll(() => events(recipientSocket)).toHaveLength(1);
  await read(bram, conversation, 1);
  await read(bram, conversation, 1);
  await remove(bram, conversation);
  await expect
    .poll(() => events(recipientSocket).slice(1))
    .toEqual([
      { type: 'read', conversation, by: 'me', seq: 1 },
      { type: 'chat_deleted', conversation },
    ]);
  await awaitDelivery(anton, senderSocket);
  expect(events(senderSocket).slice(2)).toEqual([{ type: 'read', conversation, by: 'other', seq: 1 }]);
});

test.each([
  ['the reader', () => bram],
  ['the sender', () => anton],
])(
  'reading is published to the reader only if %s does not share read receipts (spec D5.6)',
  async (_, who) => {
    const { message } = await send(anton, bram);
    await as(who()).call(changeProfile, { body: { shares_read: false } });
    const [senderSocket, recipientSocket] = await Promise.all([connect(anton), connect(bram)]);
    await read(bram, message.conversation, 1);
    await expect
      .poll(() => events(recipientSocket))
      .toEqual([{ type: 'read', conversation: message.conversation, by: 'me', seq: 1 }]);
    await awaitDelivery(anton, senderSocket);
    expect(events(senderSocket)).toEqual([]);
  },
);

test('a held message is published to its sender only, and to both once it is delivered', async () => {
  const fresh = await signUpMember({ status: 'not_confirmed' });
  const [senderSocket, recipientSocket] = await Promise.all([connect(fresh), connect(bram)]);
  const { message } = await send(fresh, bram, 'Held');
  await expect.poll(() => events(senderSocket)).toHaveLength(2);
  await awaitDelivery(bram, recipientSocket);
  expect(events(recipientSocket)).toEqual([]);
  await confirm(fresh);
  const delivered = { id: message.id, held: false, sent_at: app.clock.now().toISOString() };
  await expect.poll(() => events(recipientSocket)).toMatchObject([{ type: 'message', message: delivered }]);
  await expect.poll(() => events(senderSocket).at(-2)).toMatchObject({ type: 'message', message: delivered });
  expect(events(senderSocket).at(-1)).toEqual({ type: 'user' });
});

test('the event of a message that was deleted before is not sent', async () => {
  const { message } = await send(anton, bram);
  await remove(bram, message.conversation);
  const recipientSocket = await connect(bram);
  app.bus.publish({ to: [bram.profileId], type: 'message', ids: { message: message.id } });
  app.bus.publish({ to: [bram.profileId], type: 'message', ids: { message: randomUUID() } });
  await awaitDelivery(bram, recipientSocket);
  expect(recipientSocket.frames.filter(({ type }) => type === 'message')).toEqual([]);
});

test('a notice for a member who is not in the conversation gives them nothing', async () => {
  const outsider = await signUpMember();
  const socket = await connect(outsider);
  const { message } = await send(anton, bram);
  app.bus.publish({ to: [outsider.profileId], type: 'message', ids: { message: message.id } });
  const own = await send(outsider, bram);
  await expect.poll(() => events(socket)).toHaveLength(2);
  expect(JSON.stringify(socket.frames)).not.toContain(message.id);
  expect(JSON.stringify(socket.frames)).toContain(own.message.id);
});

test('likes and unlikes are published to both, each from their side; opening a profile to own tabs only', async () => {
  const [senderSocket, recipientSocket] = await Promise.all([connect(anton), connect(bram)]);
  const like = (from: TestMember, to: TestMember) =>
    as(from).call(likeCalls.like, { body: { id: to.profileId } });
  await like(anton, bram);
  await like(anton, bram);
  await as(bram).call(likeCalls.markLikeSeen, { body: { id: anton.profileId } });
  await like(bram, anton);
  await as(anton).call(likeCalls.unlike, { body: { id: bram.profileId } });
  const [a, b] = [anton.profileId, bram.profileId];
  await expect
    .poll(() => events(senderSocket))
    .toEqual([
      { type: 'like', profile: b, by: 'me', matched: false },
      { type: 'like', profile: b, by: 'other', matched: true },
      { type: 'unlike', profile: b, by: 'me' },
    ]);
  await expect
    .poll(() => events(recipientSocket))
    .toEqual([
      { type: 'like', profile: a, by: 'other', matched: false },
      { type: 'like_seen', profile: a },
      { type: 'like', profile: a, by: 'me', matched: true },
      { type: 'unlike', profile: a, by: 'other' },
    ]);
});

test('the like of an unconfirmed member is published when they confirm', async () => {
  const fresh = await signUpMember({ status: 'not_confirmed' });
  const [senderSocket, recipientSocket] = await Promise.all([connect(fresh), connect(bram)]);
  await as(fresh).call(likeCalls.like, { body: { id: bram.profileId } });
  await expect.poll(() => events(senderSocket)).toHaveLength(1);
  await awaitDelivery(bram, recipientSocket);
  expect(events(recipientSocket)).toEqual([]);
  await confirm(fresh);
  await expect
    .poll(() => events(recipientSocket))
    .toEqual([{ type: 'like', profile: fresh.profileId, by: 'other', matched: false }]);
});

test('logging out closes the socket at once', async () => {
  const senderSocket = await connect(anton);
  await as(anton).call(logout);
  await expect.poll(() => senderSocket.closedWith()).toBe(4403);
});

test("logging in again in the same browser closes the previous session's socket at once", async () => {
  const password = 'een fiets zonder zadel';
  const member = await signUpMember({ password });
  const before = await connect(member);
  await as(member).call(login, { body: { email: member.email, password } });
  await expect.poll(() => before.closedWith()).toBe(4403);
});
