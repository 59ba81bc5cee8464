import { randomUUID } from 'node:crypto';
import { blockMember, unblockMember } from '#contract/blocks';
import * as calls from '#contract/chats';
import { activate } from '#contract/signup';
import { issueToken } from '../../accounts/tokens.ts';
import { transact } from '../../platform/transact.ts';
import type { TestMember } from '../../testing/members.ts';
import type { TestServer } from '../../testing/start-test-server.ts';

export const chatActions = ({ app, as, db, visitor }: TestServer) => ({
  send: (from: TestMember, to: TestMember, text = 'Hello', clientId: string = randomUUID()) =>
    as(from).call(calls.sendMessage, { body: { to: to.profileId, client_id: clientId, text } }),

  chatsOf: async (member: TestMember) => (await as(member).call(calls.getChats)).chats,

  openWith: (
    member: TestMember,
    other: TestMember,
    range: { before?: number; after?: number; at?: 'unread' } = {},
  ) => as(member).call(calls.getChat, { query: { profile: other.profileId, ...range } }),

  read: (member: TestMember, conversation: string, seq: number) =>
    as(member).call(calls.readChat, { body: { conversation, seq } }),

  remove: (member: TestMember, conversation: string) =>
    as(member).call(calls.deleteChat, { body: { conversation } }),

  erase: (member: TestMember, message: string) =>
    as(member).call(calls.deleteMessage, { body: { message, for: 'me' } }),

  unsend: (member: TestMember, message: string) =>
    as(member).call(calls.deleteMessage, { body: { message, for: 'everyone' } }),

  unblock: (blocker: TestMember, blocked: TestMember) =>
    as(blocker).call(unblockMember, { body: { id: blocked.profileId } }),

  block: (blocker: TestMember, blocked: TestMember) =>
    as(blocker).call(blockMember, { body: { id: blocked.profileId } }),

  confirm: async ({ accountId }: TestMember) => {
    const token = await transact(app, tx => issueToken(tx, { accountId, purpose: 'activation', days: 7 }));
    return visitor().call(activate, { body: { token } });
  },

  hide: (member: TestMember) =>
    db.updateTable('profiles').set({ status: 'disabled' }).where('id', '=', member.profileId).execute(),
});
