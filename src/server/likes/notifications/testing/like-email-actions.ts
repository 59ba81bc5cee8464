import { blockMember } from '#contract/blocks';
import * as calls from '#contract/likes';
import { recordVisit } from '#contract/visits';
import {
  chooseEmails,
  deliverEmails,
  type SentEmail,
} from '../../../notifications/testing/deliver-emails.ts';
import type { TestMember, TestMemberOptions } from '../../../testing/members.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';
import { sendLikeDigests, sendLikeEmailsAtOnce } from '../send-like-emails.ts';

export function likeEmailActions(server: TestServer) {
  const { app, as, clock, db, signUpMember } = server;

  /** Runs both jobs and sends the emails, as the worker does. */
  async function run(): Promise<SentEmail[]> {
    await sendLikeEmailsAtOnce(app);
    await sendLikeDigests(app);
    return deliverEmails(server);
  }

  /** 14 March 2026 is a Saturday, and 12:00 UTC is 13:00 on this site. */
  const moveTo = (time: string) => clock.set(new Date(`2026-03-${time}Z`));

  return {
    like: (from: TestMember, to: TestMember) => as(from).call(calls.like, { body: { id: to.profileId } }),
    visit: (from: TestMember, to: TestMember) => as(from).call(recordVisit, { body: { id: to.profileId } }),
    block: (blocker: TestMember, blocked: TestMember) =>
      as(blocker).call(blockMember, { body: { id: blocked.profileId } }),
    goOffline: () => db.deleteFrom('presence').execute(),
    run,
    mailOf: async ({ email }: TestMember) => (await run()).filter(({ to }) => to === email),
    moveTo,

    async recipientOf(
      email: 'at_once' | 'daily' | 'weekly' | 'never',
      options: TestMemberOptions = {},
    ): Promise<TestMember> {
      const member = await signUpMember({ name: 'Ruben', ...options });
      await chooseEmails(server, member, 'like', email);
      return member;
    },

    /** Deletes what earlier tests left, and moves to Saturday noon. */
    async reset(): Promise<void> {
      for (const table of [
        'likes',
        'likes_taken_back',
        'visits',
        'notification_emails',
        'email_outbox',
        'notification_runs',
      ] as const)
        await db.deleteFrom(table).execute();
      moveTo('14T12:00:00');
    },
  };
}
