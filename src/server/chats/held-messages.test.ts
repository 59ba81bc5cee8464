import { beforeEach, expect, test } from 'vitest';
import { showChatPhotos } from '#contract/chat-photos';
import { readChat } from '#contract/chats';
import { transact } from '../platform/transact.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { sendSignupMessage } from './send-signup-message.ts';
import { chatActions } from './testing/chat-actions.ts';

const server = await startTestServer();
const { app, as, clock, db, signUpMember } = server;
const { send, chatsOf, openWith, read, remove, unsend, confirm } = chatActions(server);

let fresh: TestMember;
let bram: TestMember;
beforeEach(async () => {
  fresh = await signUpMember({ name: 'Fresh', status: 'not_confirmed', credits: 20 });
  bram = await signUpMember({ name: 'Bram' });
});

const site = () => {
  const found = app.sites.byId(1);
  if (!found) throw new Error('no site');
  return found;
};

test('a message of an unconfirmed member costs, is visible to them as held, and to nobody else (spec 4.2)', async () => {
  expect(await send(fresh, bram, 'Hi')).toMatchObject({ message: { held: true, seq: 1 }, credits: 19 });
  expect(await chatsOf(fresh)).toMatchObject([{ conversation: { last_message: { held: true } } }]);
  expect(await chatsOf(bram)).toEqual([]);
});

test('a conversation with held messages only does not exist for the recipient (spec 4.2)', async () => {
  const { conversation } = (await send(fresh, bram, 'Hi')).message;
  const answers = [
    await as(bram).send(readChat, { body: { conversation, seq: 1 } }),
    await as(bram).send(showChatPhotos, { body: { conversation, show: true } }),
  ];
  expect(answers.map(({ error }) => error?.code)).toEqual(['not_found', 'not_found']);
});

test('confirming delivers held messages once and in order, as unread and sent now', async () => {
  const { message } = await send(fresh, bram, 'One');
  await send(fresh, bram, 'Two');
  clock.advance(3_600_000);
  expect(await confirm(fresh)).toEqual({ delivered: 2 });
  await expect(confirm(fresh)).rejects.toThrow('activation_failed');
  const { chat, messages } = await openWith(bram, fresh);
  expect(chat?.num_unread_messages).toBe(2);
  expect(messages).toMatchObject([
    { id: message.id, text: 'One', held: false, sent_at: clock.now().toISOString() },
    { text: 'Two', held: false },
  ]);
  expect((await openWith(fresh, bram)).messages.map(({ held }) => held)).toEqual([false, false]);
});

test('delivered messages reveal neither that others were taken back before, nor when they were written (spec 4.2)', async () => {
  const openFresh = await signUpMember({ name: 'Open', status: 'not_confirmed', credits: 20 });
  await send(openFresh, bram, 'One');
  for (const text of ['Gone', 'One', 'Gone', 'Two', 'Gone']) {
    const { message } = await send(fresh, bram, text);
    if (text === 'Gone') await unsend(fresh, message.id);
  }
  await send(openFresh, bram, 'Two');
  clock.advance(3_600_000);
  await Promise.all([confirm(fresh), confirm(openFresh)]);
  const seenFrom = async (sender: TestMember) => {
    const { chat, messages, ...rest } = await openWith(bram, sender);
    const shown = messages.map(({ seq, text, unsent, held, sent_at, id }) => ({
      ...{ seq, text, unsent, held, sent_at, version: id[14] },
    }));
    const { revision, read_seq, delivered_to_other_seq } = chat?.conversation ?? {};
    const [hidden, unread] = [rest.hidden_seq, chat?.num_unread_messages];
    return { shown, revision, read_seq, delivered_to_other_seq, hidden, unread };
  };
  expect(await seenFrom(fresh)).toEqual(await seenFrom(openFresh));
  expect((await seenFrom(fresh)).shown).toMatchObject([
    { seq: 1, text: 'One', version: '4' },
    { seq: 2, text: 'Two', version: '4' },
  ]);
  const creationTimes = db.selectFrom('conversations').select('created_at');
  const bramsConversations = creationTimes.where(eb =>
    eb.or([eb('low_id', '=', bram.profileId), eb('high_id', '=', bram.profileId)]),
  );
  expect(await bramsConversations.execute()).toEqual(Array(2).fill({ created_at: clock.now() }));
  expect((await send(bram, fresh, 'Three')).message.seq).toBe(3);
});

test('a message taken back before delivery is still known by its client id, to its sender only', async () => {
  const clientId = crypto.randomUUID();
  const { message } = await send(fresh, bram, 'Gone', clientId);
  await unsend(fresh, message.id);
  await confirm(fresh);
  const again = await send(fresh, bram, 'Gone', clientId);
  expect(again).toMatchObject({ message: { id: message.id, text: '', unsent: true }, credits: 19 });
  expect([await chatsOf(bram), await chatsOf(fresh)]).toEqual([[], []]);
});

test('a member who writes first to a sender who took everything back starts the conversation (spec 6.2)', async () => {
  await unsend(fresh, (await send(fresh, bram, 'Gone')).message.id);
  await confirm(fresh);
  for (const _ of [1, 2]) await send(bram, await signUpMember());
  await expect(send(bram, fresh)).rejects.toThrow('conversation_limit');
  expect((await send(fresh, bram, 'Hello after all')).message.seq).toBe(1);
  expect((await send(bram, fresh)).message.seq).toBe(2);
});

test('messages that the sender deleted before delivery stay deleted for them alone', async () => {
  await unsend(fresh, (await send(fresh, bram, 'Gone')).message.id);
  const { message } = await send(fresh, bram, 'One');
  await remove(fresh, message.conversation);
  await send(fresh, bram, 'Two');
  await confirm(fresh);
  expect((await openWith(fresh, bram)).messages).toMatchObject([{ seq: 2, text: 'Two' }]);
  expect((await openWith(bram, fresh)).messages.map(({ text }) => text)).toEqual(['One', 'Two']);
});

test('two concurrent confirmations deliver and notify once', async () => {
  const carl = await signUpMember();
  for (let n = 1; n <= 3; n++) {
    await send(fresh, bram, `To Bram ${n}`);
    await send(fresh, carl, `To Carl ${n}`);
  }
  const publishedIds: unknown[] = [];
  const stop = app.bus.subscribe(({ type, to, ids }) => {
    if (type === 'message' && to.length === 2) publishedIds.push(ids.message);
  });
  const confirmed = await Promise.allSettled([confirm(fresh), confirm(fresh)]);
  expect(confirmed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect.poll(() => publishedIds.length).toBe(6);
  for (const recipient of [bram, carl]) {
    const { chat, messages } = await openWith(recipient, fresh);
    expect(chat?.num_unread_messages).toBe(3);
    expect(messages.map(({ text }) => text.slice(-1))).toEqual(['1', '2', '3']);
  }
  expect(new Set(publishedIds).size).toBe(6);
  stop();
});

test('a message sent during the confirmation is delivered by it or at once', async () => {
  for (let round = 0; round < 10; round++) {
    const member = await signUpMember({ status: 'not_confirmed', credits: 20 });
    await send(member, bram, 'First');
    const sends = Array.from({ length: 4 }, () => send(member, bram, 'Meanwhile'));
    await Promise.all([...sends.slice(0, 2), confirm(member), ...sends.slice(2)]);
    const { chat, messages } = await openWith(bram, member);
    expect([messages.length, chat?.num_unread_messages]).toEqual([5, 5]);
    expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  }
});

test('reading or deleting a conversation of held messages notifies nobody', async () => {
  const recipients: string[][] = [];
  const stop = app.bus.subscribe(({ to }) => recipients.push(to));
  const { message } = await send(fresh, bram);
  await read(fresh, message.conversation, 1);
  await remove(fresh, message.conversation);
  await expect.poll(() => recipients.length).toBeGreaterThanOrEqual(3);
  expect(recipients.flat()).not.toContain(bram.profileId);
  stop();
  await confirm(fresh);
  expect(await chatsOf(fresh)).toEqual([]);
  expect(await chatsOf(bram)).toHaveLength(1);
});

test('a message typed before sign-up is the first one, paid and held', async () => {
  const form = { signup_message: { to: bram.profileId, text: 'I signed up for you' } };
  await transact(app, tx => sendSignupMessage(app)(tx, { accountId: fresh.accountId, site: site(), form }));
  expect((await openWith(fresh, bram)).messages).toMatchObject([{ text: 'I signed up for you', held: true }]);
  expect(await chatsOf(bram)).toEqual([]);
});

test.each([
  ['to a member who does not exist', async () => ({ to: crypto.randomUUID(), text: 'Hello?' }), 20],
  ['without credits', async () => ({ to: bram.profileId, text: 'Hello' }), 0],
])('a message %s does not prevent the sign-up', async (_what, message, credits) => {
  const member = await signUpMember({ status: 'not_confirmed', credits });
  const form = { signup_message: await message() };
  await transact(app, tx => sendSignupMessage(app)(tx, { accountId: member.accountId, site: site(), form }));
  expect(
    await db.selectFrom('messages').select('id').where('sender_id', '=', member.profileId).execute(),
  ).toEqual([]);
});
