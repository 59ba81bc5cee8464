import { randomUUID } from 'node:crypto';
import { getUser } from '#contract/accounts';
import { getChats } from '#contract/chats';
import { getLikes } from '#contract/likes';
import { chatActions } from '../../chats/testing/chat-actions.ts';
import type { TestMember, TestMemberOptions } from '../../testing/members.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import type { Act, Named } from './acts-between-members.ts';

export const hiddenBy = ['invisible', 'unconfirmed', 'deleting', 'banned', 'blocked', 'other site'] as const;
export type HiddenBy = (typeof hiddenBy)[number];

const nobody = (): Named => ({ profile: randomUUID(), conversation: randomUUID(), message: randomUUID() });

/** Members of whom another may learn nothing, and what he gets who tries all the same. */
export function prying(server: TestServer) {
  const { as, db, signUpMember } = server;
  const { send, block } = chatActions(server);

  /** One who has a conversation of his own with somebody, and hides from `viewer` since. */
  async function hidden(state: HiddenBy, viewer: TestMember): Promise<Named> {
    const facts: TestMemberOptions = state === 'other site' ? { siteId: await openSecondSite(server) } : {};
    const member = await signUpMember({ ...facts, credits: 3 });
    const names = { ...nobody(), profile: member.profileId };
    if (state === 'other site') return names;
    const { message } = await send(member, await signUpMember(), 'Between the two of us');
    if (state === 'blocked') await block(member, viewer);
    else await hide(state, member);
    return { ...names, conversation: message.conversation, message: message.id };
  }

  async function hide(state: HiddenBy, { accountId, profileId }: TestMember): Promise<void> {
    const status = state === 'unconfirmed' ? 'not_confirmed' : state;
    const profile = state === 'invisible' ? { invisible: true } : { status: 'disabled' };
    await db.updateTable('profiles').set(profile).where('id', '=', profileId).execute();
    if (state === 'invisible') return;
    const deleted_at = state === 'deleting' ? server.clock.now() : null;
    await db.updateTable('accounts').set({ status, deleted_at }).where('id', '=', accountId).execute();
  }

  /** An answer to the byte, without what differs with every one. */
  async function answerTo(viewer: TestMember, { call, input }: Act, named: Named) {
    const { status, body, headers } = await as(viewer).send(call, input(named));
    const { date: _date, 'x-request-id': _id, ...rest } = headers;
    return { status, headers: rest, body: JSON.stringify(body) };
  }

  /** What is stored of whatever the viewer does. */
  const traces = async ({ profileId, accountId }: TestMember) => ({
    messages: await db.selectFrom('messages').select('id').where('sender_id', '=', profileId).execute(),
    likes: await db.selectFrom('likes').select('liked_id').where('liker_id', '=', profileId).execute(),
    spent: await db
      .selectFrom('ledger_entries')
      .select('id')
      .where('account_id', '=', accountId)
      .where('amount', '<', 0)
      .execute(),
  });

  return {
    hidden,
    traces,
    /** What the viewer gets who names the hidden one, and what he gets who names nobody. */
    compared: async (viewer: TestMember, act: Act, named: Named) => ({
      named: await answerTo(viewer, act, named),
      unknown: await answerTo(viewer, act, nobody()),
    }),
    /** All that a member is told of others by his lists and counts. */
    toldTo: async (member: TestMember) => {
      const [{ chats }, { profiles, liked_by }, { user }] = await Promise.all([
        as(member).call(getChats),
        as(member).call(getLikes),
        as(member).call(getUser),
      ]);
      return { chats, profiles, liked_by, counts: user?.counts };
    },
  };
}
