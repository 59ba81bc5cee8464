import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations';
import { changeNotificationPreference } from '#contract/notifications';
import { upsertPresenceWithoutSession } from '../../../profiles/presence-queries.ts';
import type { TestMember } from '../../../testing/members.ts';
import type { TestServer } from '../../../testing/start-test-server.ts';
import { queueMessageEmails } from '../queue-message-emails.ts';

export const NEW_CONVERSATION = 'Nieuw gesprek op Lavender';
export const NEW_MESSAGES = 'Nieuwe berichten op Lavender';
export const REMINDER = 'Nog ongelezen op Lavender';

export function messageEmailActions({ app, as, clock, db, signUpMember }: TestServer) {
  const minutes = (count: number) => clock.advance(count * MINUTE_MS);
  const queue = () => queueMessageEmails(app);
  const emailsTo = async ({ email }: TestMember) =>
    db
      .selectFrom('email_outbox')
      .select(['subject', 'text_body as text', 'html_body as html', 'headers', 'relevance', 'sender_name'])
      .where('recipient', '=', email)
      .orderBy('id')
      .execute();
  const signUpSender = (options = {}) => signUpMember({ credits: 50, premium: true, ...options });

  return {
    minutes,
    queue,
    emailsTo,
    signUpSender,
    subjectsTo: async (member: TestMember) => (await emailsTo(member)).map(({ subject }) => subject),

    /** Lets the minutes pass, with a run of the job after each. */
    async pass(count: number, step = 1): Promise<void> {
      for (let minute = 0; minute < count; minute += step) {
        minutes(step);
        await queue();
      }
    },

    goOnline: ({ profileId }: TestMember, forMinutes: number) =>
      upsertPresenceWithoutSession(db, profileId, new Date(clock.now().getTime() + forMinutes * MINUTE_MS)),

    choose: (
      member: TestMember,
      type: 'new_messages' | 'new_conversations' | 'unread_message_reminders',
      email: 'at_once' | 'daily' | 'weekly' | 'never',
    ) => as(member).call(changeNotificationPreference, { body: { type, email, push: 'never' } }),

    /** Moves to 10:00 UTC of a later month, and signs up a sender and a recipient. */
    async signUpPair(): Promise<{ anton: TestMember; bram: TestMember }> {
      clock.set(new Date(Math.ceil(clock.now().getTime() / DAY_MS + 30) * DAY_MS + 10 * HOUR_MS));
      await queue();
      const anton = await signUpSender({ name: 'Anton' });
      return { anton, bram: await signUpMember({ credits: 50, premium: true }) };
    },
  };
}
