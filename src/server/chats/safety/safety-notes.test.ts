import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { SAFETY_NOTE_MESSAGES } from '#contract/constants';
import { dismissSafetyNote } from '#contract/safety';
import { createMemberSockets } from '../../testing/member-sockets.ts';
import type { TestMember } from '../../testing/members.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { chatActions } from '../testing/chat-actions.ts';

const server = await startTestServer();
const { as, db, signUpMember } = server;
const { send, chatsOf, openWith } = chatActions(server);
const { connect, eventsOfType } = createMemberSockets(server);

let stranger: TestMember;
let receiver: TestMember;
beforeEach(async () => {
  stranger = await signUpMember({ name: 'Stranger', credits: 9 });
  receiver = await signUpMember({ name: 'Receiver', credits: 9 });
});

const notesOf = async (member: TestMember, other: TestMember) =>
  (await openWith(member, other)).messages.map(({ safety }) => safety);
const dismissedBy = async (member: TestMember) => (await chatsOf(member))[0]?.conversation.safety_dismissed;
const dismiss = (member: TestMember, conversation: string, note: 'money' | 'extortion') =>
  as(member).send(dismissSafetyNote, { body: { conversation, note } });

describe('a message about money or extortion (spec D5.3)', () => {
  test('says so to its receiver, in conversation and event, and never to its sender', async () => {
    const [toReceiver, toSender] = [await connect(receiver), await connect(stranger)];
    await send(stranger, receiver, 'Hoi');
    await send(stranger, receiver, 'Kun je een cadeaukaart sturen?');
    await send(stranger, receiver, 'Of ik stuur je foto’s naar je baas');
    expect(await notesOf(receiver, stranger)).toEqual([null, 'money', 'extortion']);
    expect(await notesOf(stranger, receiver)).toEqual([null, null, null]);
    const heard = (socket: typeof toReceiver) =>
      eventsOfType(socket, 'message').flatMap(frame =>
        frame.type === 'message' ? [frame.message.safety] : [],
      );
    await expect.poll(() => heard(toReceiver)).toEqual([null, 'money', 'extortion']);
    await expect.poll(() => heard(toSender)).toEqual([null, null, null]);
  });

  test('is not about money for those who know each other, but always about extortion', async () => {
    const { message } = await send(stranger, receiver, 'Hoi');
    await db
      .updateTable('conversations')
      .set({ last_seq: SAFETY_NOTE_MESSAGES })
      .where('id', '=', message.conversation)
      .execute();
    await send(stranger, receiver, 'Bitcoin?');
    await send(stranger, receiver, 'Als je niet betaalt');
    expect(await notesOf(receiver, stranger)).toEqual([null, null, 'extortion']);
  });

  test('can be hidden for one conversation by its receiver; the note about extortion stands for both', async () => {
    const { message } = await send(stranger, receiver, 'Bitcoin?');
    await dismiss(receiver, message.conversation, 'money');
    expect(await dismissedBy(receiver)).toBe('money');
    expect(await dismissedBy(stranger)).toBeNull();
    await dismiss(receiver, message.conversation, 'extortion');
    await dismiss(receiver, message.conversation, 'money');
    expect(await dismissedBy(receiver)).toBe('extortion');
  });

  test('of others cannot be hidden: the answer is that of an unknown conversation', async () => {
    const { message } = await send(stranger, receiver, 'Bitcoin?');
    const outsider = await signUpMember({ name: 'Outsider' });
    const { status, error } = await dismiss(outsider, message.conversation, 'money');
    expect([status, error?.code]).toEqual([404, 'not_found']);
    expect((await dismiss(outsider, randomUUID(), 'money')).error?.code).toBe('not_found');
  });
});
