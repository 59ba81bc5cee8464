import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { showChatPhotos } from '#contract/chat-photos';
import * as calls from '#contract/chats';
import type { TestMember } from '../testing/members.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { chatActions } from './testing/chat-actions.ts';

const server = await startTestServer();
const { as, db, signUpMember } = server;
const { send, block, unsend, remove } = chatActions(server);

let milan: TestMember;
let other: TestMember;
beforeEach(async () => {
  milan = await signUpMember({ name: 'Milan', credits: 9 });
  other = await signUpMember({ name: 'Xavi' });
});

const markAsLeft = ({ accountId }: TestMember) =>
  db
    .updateTable('accounts')
    .set({ status: 'deleting', deleted_at: new Date() })
    .where('id', '=', accountId)
    .execute();

/** Milan unsends the message, so that the server sees no contact between the members. */
async function answersAfter(change: () => Promise<unknown>) {
  const clientId = randomUUID();
  const { message } = await send(milan, other, 'Hello', clientId);
  await unsend(milan, message.id);
  await change();
  const { conversation } = message;
  const ask = as(milan).send;
  const answers = [
    ask(calls.readChat, { body: { conversation, seq: 1 } }),
    ask(showChatPhotos, { body: { conversation, show: true } }),
    ask(calls.deleteMessage, { body: { message: message.id, for: 'me' } }),
    ask(calls.sendMessage, { body: { to: other.profileId, client_id: clientId, text: 'Hello' } }),
    ask(calls.getChat, { query: { conversation } }),
    ask(calls.deleteChat, { body: { profile: other.profileId } }),
    ask(calls.deleteChat, { body: { conversation } }),
  ];
  return (await Promise.all(answers)).map(({ status, body }) => ({ status, body }));
}

test('a blocker who never met the sender answers every call as if they had left (spec 4.4, D1.2)', async () => {
  const blocked = await answersAfter(() => block(other, milan));
  other = await signUpMember({ name: 'Xavi' });
  const left = await answersAfter(() => markAsLeft(other));
  expect(new Set(blocked.map(({ status }) => status))).toEqual(new Set([404]));
  expect(left).toEqual(blocked);
});

test('a conversation of held messages does not exist for the recipient, not even by its id (spec 4.2)', async () => {
  const fresh = await signUpMember({ status: 'not_confirmed', credits: 3 });
  const { message } = await send(fresh, other);
  await expect(remove(other, message.conversation)).rejects.toThrow('not_found');
});
