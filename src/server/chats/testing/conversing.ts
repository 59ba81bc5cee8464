import { randomUUID } from 'node:crypto';
import * as calls from '#contract/chats';
import { transact } from '../../platform/transact.ts';
import type { TestMember } from '../../testing/members.ts';
import type { TestServer } from '../../testing/start-test-server.ts';

/** What the tests of conversations do over and over, through the calls. */
export const conversing = ({ app, as, db }: TestServer) => ({
  send: (from: TestMember, to: TestMember, text = 'Hello', clientId: string = randomUUID()) =>
    as(from).call(calls.sendMessage, { body: { to: to.profileId, client_id: clientId, text } }),

  chatsOf: async (member: TestMember) => (await as(member).call(calls.getChats)).chats,

  openWith: (member: TestMember, other: TestMember, range: { before?: number; after?: number } = {}) =>
    as(member).call(calls.getChat, { query: { profile: other.profileId, ...range } }),

  read: (member: TestMember, conversation: string, seq: number) =>
    as(member).call(calls.readChat, { body: { conversation, seq } }),

  remove: (member: TestMember, conversation: string) =>
    as(member).call(calls.deleteChat, { body: { conversation } }),

  block: (blocker: TestMember, blocked: TestMember) =>
    transact(app, async tx => {
      const pair = { blocker_id: blocker.profileId, blocked_id: blocked.profileId };
      await tx.db
        .insertInto('blocks')
        .values({ ...pair, had_contact: true })
        .execute();
      await app.hooks.onBlocked.run(tx, { blockerId: pair.blocker_id, blockedId: pair.blocked_id });
    }),

  /** What the confirmation of the address does, whoever calls it. */
  confirm: ({ accountId, profileId }: TestMember) =>
    transact(app, async tx => {
      await tx.db.updateTable('accounts').set({ status: 'active' }).where('id', '=', accountId).execute();
      await tx.db.updateTable('profiles').set({ status: 'active' }).where('id', '=', profileId).execute();
      await app.hooks.onActivated.run(tx, { accountId, profileId });
    }),

  hide: (member: TestMember) =>
    db.updateTable('profiles').set({ status: 'disabled' }).where('id', '=', member.profileId).execute(),
});
