import { randomUUID } from 'node:crypto';
import { getUser } from '#contract/accounts';
import { getChats } from '#contract/chats';
import { getLikes } from '#contract/likes';
import { chatActions } from '../../chats/testing/chat-actions.ts';
import type { TestMember, TestMemberOptions } from '../../testing/members.ts';
import { openSecondSite } from '../../testing/second-site.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import type { MemberAction, NamedIds } from './member-actions.ts';

export const hidingReasons = [
  'invisible',
  'unconfirmed',
  'deleting',
  'banned',
  'blocked',
  'other site',
] as const;
type HidingReason = (typeof hidingReasons)[number];

const unknownNamedIds = (): NamedIds => ({
  profile: randomUUID(),
  conversation: randomUUID(),
  message: randomUUID(),
});

export function createProbe(server: TestServer) {
  const { as, db, signUpMember } = server;
  const { send, block } = chatActions(server);

  async function createHiddenMember(state: HidingReason, viewer: TestMember): Promise<NamedIds> {
    const options: TestMemberOptions = state === 'other site' ? { siteId: await openSecondSite(server) } : {};
    const member = await signUpMember({ ...options, credits: 3 });
    const names = { ...unknownNamedIds(), profile: member.profileId };
    if (state === 'other site') return names;
    const { message } = await send(member, await signUpMember(), 'Between the two of us');
    if (state === 'blocked') await block(member, viewer);
    else await hide(state, member);
    return { ...names, conversation: message.conversation, message: message.id };
  }

  async function hide(state: HidingReason, { accountId, profileId }: TestMember): Promise<void> {
    const status = state === 'unconfirmed' ? 'not_confirmed' : state;
    const profile = state === 'invisible' ? { invisible: true } : { status: 'disabled' };
    await db.updateTable('profiles').set(profile).where('id', '=', profileId).execute();
    if (state === 'invisible') return;
    const deleted_at = state === 'deleting' ? server.clock.now() : null;
    await db.updateTable('accounts').set({ status, deleted_at }).where('id', '=', accountId).execute();
  }

  async function answerTo(viewer: TestMember, { call, input }: MemberAction, named: NamedIds) {
    const { status, body, headers } = await as(viewer).send(call, input(named));
    const { date: _date, 'x-request-id': _id, ...rest } = headers;
    return { status, headers: rest, body: JSON.stringify(body) };
  }

  const storedTraces = async ({ profileId, accountId }: TestMember) => ({
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
    hidden: createHiddenMember,
    traces: storedTraces,
    compareAnswers: async (viewer: TestMember, act: MemberAction, named: NamedIds) => ({
      named: await answerTo(viewer, act, named),
      unknown: await answerTo(viewer, act, unknownNamedIds()),
    }),
    visibleLists: async (member: TestMember) => {
      const [{ chats }, { profiles, liked_by }, { user }] = await Promise.all([
        as(member).call(getChats),
        as(member).call(getLikes),
        as(member).call(getUser),
      ]);
      return { chats, profiles, liked_by, counts: user?.counts };
    },
  };
}
