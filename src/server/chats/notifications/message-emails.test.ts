import { beforeEach, describe, expect, test } from 'vitest';
import { addToWordFilter } from '#contract/word-filter';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { chatActions } from '../testing/chat-actions.ts';
import { messageEmailActions, NEW_CONVERSATION, NEW_MESSAGES } from './testing/message-email-actions.ts';

const server = await startTestServer();
const { as, db, signUpMember } = server;
const { send, read } = chatActions(server);
const { minutes, pass, emailsTo, subjectsTo, signUpSender, signUpPair } = messageEmailActions(server);

let anton: TestMember;
let bram: TestMember;
beforeEach(async () => {
  ({ anton, bram } = await signUpPair());
});

describe('an email about messages (spec 3.4, D2.48)', () => {
  test('ten messages within minutes are one email, after five minutes', async () => {
    for (let count = 0; count < 10; count++) await send(anton, bram, `Message ${count}`);
    await pass(4);
    expect(await emailsTo(bram)).toEqual([]);
    await pass(10);
    const [email, ...more] = await emailsTo(bram);
    expect(more).toEqual([]);
    expect(email?.subject).toBe(NEW_CONVERSATION);
    expect(email?.text).toContain('10 nieuwe berichten, het laatste: “Message 9”');
    expect(email?.text).toContain('Anton');
  });

  test('one email names all conversations, the newest decides its type', async () => {
    const carl = await signUpSender({ name: 'Carl' });
    await send(bram, anton, 'First');
    await send(anton, bram, 'Answer');
    minutes(2);
    await send(carl, bram, 'Hello there');
    await pass(6);
    const [email, ...more] = await emailsTo(bram);
    expect(more).toEqual([]);
    expect(email?.subject).toBe(NEW_CONVERSATION);
    expect(email?.text).toMatch(/Carl.*“Hello there”.*Anton.*“Answer”/s);
  });

  test('leads to the conversation, and of several to the list', async () => {
    const { message } = await send(anton, bram);
    await pass(6);
    const [one] = await emailsTo(bram);
    expect(one?.text).toContain(`http://localhost:3000/chats/${message.conversation}`);
    expect(one?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  });

  test('is in the language of the recipient', async () => {
    const carol = await signUpMember({ language: 'en', country: 'GB' });
    await send(anton, carol, 'Hi');
    await pass(6);
    const [email] = await emailsTo(carol);
    expect(email?.subject).toBe('New conversation on Lavender');
    expect(email?.text).toContain('New message: “Hi”');
    expect(email?.text).toContain('Open conversation');
  });

  test('what was read meanwhile causes none, a member who answered gets an email of new messages', async () => {
    const { message } = await send(anton, bram);
    await read(bram, message.conversation, 1);
    await pass(6);
    expect(await emailsTo(bram)).toEqual([]);
    await send(bram, anton, 'Hi');
    await send(anton, bram, 'How are you?');
    await pass(6);
    expect(await subjectsTo(bram)).toEqual([NEW_MESSAGES]);
    await send(anton, bram, 'Are you there?');
    await pass(30);
    expect(await subjectsTo(bram)).toEqual([NEW_MESSAGES]);
  });

  test('a message in a conversation that the member has read, without an answer, is no new conversation', async () => {
    const { message } = await send(anton, bram);
    await read(bram, message.conversation, 1);
    await send(anton, bram, 'Are you there?');
    await pass(6);
    expect(await subjectsTo(bram)).toEqual([NEW_MESSAGES]);
  });

  test('names a fictional member as one', async () => {
    const basil = await signUpSender({ name: 'Basil', fictional: true });
    await send(bram, basil, 'Hello');
    await send(basil, bram, 'Hi, I am not real');
    await pass(6);
    const [email] = await emailsTo(bram);
    expect(email?.text).toMatch(/Basil.*fictief profiel/s);
    expect(await emailsTo(basil)).toEqual([]);
  });

  test('shows no link, contact detail or covered message, and no more than 120 characters', async () => {
    await as(bram).call(addToWordFilter, { body: { word: 'horrible' } });
    const texts = [
      'Visit https://evil.example/now',
      'Mail me: a.b@mail.example',
      'You are horrible',
      'word '.repeat(100),
    ];
    for (const text of texts) await send(await signUpSender(), bram, text);
    await pass(6);
    const [email] = await emailsTo(bram);
    expect(email?.text).not.toMatch(/evil|a\.b@|horrible/);
    expect(email?.text.match(/^Nieuw bericht$/gm)).toHaveLength(2);
    expect(email?.text).toContain('een verborgen bericht');
    expect(email?.text).not.toContain('het laatste:');
    expect(/“(word [^”]*)”/.exec(email?.text ?? '')?.[1]?.length).toBeLessThanOrEqual(120);
  });

  test('in discreet mode names no member, shows no text and is neutral', async () => {
    await db.updateTable('accounts').set({ discreet: true }).where('id', '=', bram.accountId).execute();
    await send(anton, bram, 'Secret words');
    await pass(6);
    const [email] = await emailsTo(bram);
    expect(`${email?.subject} ${email?.sender_name}`).not.toMatch(/Lavender|gesprek/i);
    expect(email?.text).not.toMatch(new RegExp(`Anton|Secret|${bram.name}`));
    expect(email?.html).not.toMatch(new RegExp(`Anton|Secret|${bram.name}`));
  });
});
