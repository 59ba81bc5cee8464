import { beforeEach, describe, expect, test } from 'vitest';
import { WORD_FILTER } from '#contract/constants';
import * as calls from '#contract/word-filter';
import type { TestSocket } from '../platform/live/testing/open-socket.ts';
import { createMemberSockets } from '../testing/member-sockets.ts';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { chatActions } from './testing/chat-actions.ts';

const server = await startTestServer();
const { as, db, signUpMember } = server;
const { send, chatsOf, openWith, unsend } = chatActions(server);
const { connect, awaitDelivery, eventsOfType } = createMemberSockets(server);

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  anton = await signUpMember({ name: 'Anton', credits: 50 });
  bram = await signUpMember({ name: 'Bram', credits: 50 });
});

const hide = (member: TestMember, word: string) => as(member).call(calls.addToWordFilter, { body: { word } });
const show = (member: TestMember, word: string) =>
  as(member).call(calls.removeFromWordFilter, { body: { word } });
const wordsOf = async (member: TestMember) => (await as(member).call(calls.getWordFilter)).words;
const refusalOf = async (word: string) => {
  const { error } = await as(anton).send(calls.addToWordFilter, { body: { word } });
  return error?.fields?.word?.code;
};
const coveredOf = async (member: TestMember, other: TestMember) =>
  (await openWith(member, other)).messages.map(({ covered }) => covered);
const messagesTo = (socket: TestSocket) =>
  eventsOfType(socket, 'message').flatMap(frame => (frame.type === 'message' ? [frame.message] : []));
const revisionOf = async (member: TestMember) => (await chatsOf(member))[0]?.conversation.revision;

describe("a message that contains a word of the recipient's filter (spec D5.3)", () => {
  test('is covered in the conversation, the chat list and the socket event, keeps its text and counts as unread', async () => {
    await hide(bram, 'geen zin');
    const bramSocket = await connect(bram);
    await send(anton, bram, 'Hoi');
    const { message } = await send(anton, bram, 'Heb je GEEN  zín?');
    expect(await coveredOf(bram, anton)).toEqual([false, true]);
    expect(await chatsOf(bram)).toMatchObject([
      {
        conversation: { last_message: { covered: true, text: 'Heb je GEEN  zín?' } },
        num_unread_messages: 2,
      },
    ]);
    const covered = () => messagesTo(bramSocket).map(message => message.covered);
    await expect.poll(covered).toEqual([false, true]);
    await unsend(anton, message.id);
    expect(await coveredOf(bram, anton)).toEqual([false, false]);
  });

  test('reveals nothing to its sender: answer, conversation, list and events are the same bytes', async () => {
    const createPair = async () => {
      const reader = await signUpMember({ name: 'Reader' });
      const sender = await signUpMember({ name: 'Sender', credits: 9 });
      return { reader, sender, socket: await connect(sender) };
    };
    const [plain, hiding] = [await createPair(), await createPair()];
    await send(hiding.sender, hiding.reader, 'Hello');
    await send(plain.sender, plain.reader, 'Hello');
    await hide(hiding.reader, 'tonight');
    const results = [];
    for (const { reader, sender, socket } of [plain, hiding]) {
      const { message } = await send(sender, reader, 'Tonight?');
      await awaitDelivery(sender, socket);
      const { chat, messages } = await openWith(sender, reader);
      const events = messagesTo(socket);
      const all = [message, ...messages, chat?.conversation.last_message, ...events];
      const types = socket.frames.map(({ type }) => type);
      results.push([
        all.map(copy => copy && [copy.text, copy.covered, Object.keys(copy)]),
        [chat?.conversation.revision, types.filter(type => type !== 'delivered' && type !== 'presence')],
      ]);
    }
    expect(results[1]).toEqual(results[0]);
    expect(JSON.stringify(results[1])).not.toContain('true');
  });

  test('own messages are never covered', async () => {
    await hide(anton, 'tonight');
    const { message } = await send(anton, bram, 'Tonight?');
    expect([message.covered, ...(await coveredOf(anton, bram))]).toEqual([false, false]);
  });

  test('changing the list applies to existing messages and changes the revision for this member only', async () => {
    await send(anton, bram, 'Tonight?');
    const before = [await revisionOf(bram), await revisionOf(anton)];
    await hide(bram, 'tonight');
    expect(await coveredOf(bram, anton)).toEqual([true]);
    const between = await revisionOf(bram);
    await show(bram, 'TONIGHT');
    expect(await coveredOf(bram, anton)).toEqual([false]);
    expect(new Set([before[0], between, await revisionOf(bram)]).size).toBe(3);
    expect(await revisionOf(anton)).toBe(before[1]);
  });

  test('a GIF is covered by its description', async () => {
    const { message } = await send(anton, bram);
    const gif = { id: 'own-coffee', width: 1, height: 1, words: 'a cup of coffee' };
    await db
      .updateTable('messages')
      .set({ body: '', gif: JSON.stringify(gif) })
      .where('id', '=', message.id)
      .execute();
    await hide(bram, 'coffee');
    expect(await coveredOf(bram, anton)).toEqual([true]);
  });
});

describe('the word filter (spec D5.3)', () => {
  test('lists the latest first with single spaces; removing an unknown word changes nothing', async () => {
    await hide(anton, ' Geen   zin ');
    await hide(anton, '🍆');
    expect(await wordsOf(anton)).toEqual(['🍆', 'Geen zin']);
    await show(anton, 'nooit');
    await show(anton, 'géén zin');
    expect(await wordsOf(anton)).toEqual(['🍆']);
    expect(await wordsOf(bram)).toEqual([]);
  });

  test.each([
    ['', 'field_required'],
    ['!?', 'hidden_word_unreadable'],
    ['a', 'hidden_word_length'],
    ['a.', 'hidden_word_length'],
    ['x'.repeat(WORD_FILTER.maxLength + 1), 'hidden_word_length'],
    ['x'.repeat(WORD_FILTER.maxUnits + 1), 'field_too_long'],
    ['a\u0000b', 'field_invalid'],
  ])('refuses %j at its field: %s', async (word, code) => {
    expect(await refusalOf(word)).toBe(code);
    expect(await wordsOf(anton)).toEqual([]);
  });

  test.each(['ab', 'x'.repeat(WORD_FILTER.maxLength), 'é'.normalize('NFD').repeat(WORD_FILTER.maxLength)])(
    'accepts %j',
    async word => {
      await hide(anton, word);
      expect(await wordsOf(anton)).toEqual([word]);
    },
  );

  test('refuses a word that differs only in case, accents and spacing', async () => {
    await hide(anton, 'Café noir');
    expect(await refusalOf('CAFE   NOIR')).toBe('hidden_word_known');
    expect(await wordsOf(anton)).toEqual(['Café noir']);
  });

  test('accepts fifty words and no more, also concurrently', async () => {
    const allButOne = Array.from({ length: WORD_FILTER.max - 1 }, (_, index) => `word ${index}`);
    await db
      .updateTable('profiles')
      .set({ word_filter: allButOne })
      .where('id', '=', anton.profileId)
      .execute();
    const codes = await Promise.all(['one', 'two', 'three'].map(refusalOf));
    expect(codes.filter(code => code === 'hidden_words_limit')).toHaveLength(2);
    expect(await wordsOf(anton)).toHaveLength(WORD_FILTER.max);
  });
});
