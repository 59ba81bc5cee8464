import { NOTIFICATION_EMAILS } from '#contract/constants';
import { HOUR_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import type { PushSource } from '../../notifications/push/push-source.ts';
import { queuePushes } from '../../notifications/push/queue-pushes.ts';
import { transact } from '../../platform/transact.ts';
import { messagePushes } from './push-messages.ts';
import { markReminded, selectToRemind } from './push-reminder-queries.ts';

/**
 * Says what a push about the messages would say, and is left out for the same reasons.
 * @spec 3.4 D2.48
 */
export const reminderPushes: PushSource = {
  name: 'unread_reminder',
  load: async (app, subjects) =>
    (await messagePushes.load(app, subjects)).map(content => ({
      ...content,
      type: 'unread_message_reminders',
      urgency: 'normal',
      write: t => ({ title: content.write(t).title, body: t('push.reminder') }),
    })),
};

const BATCH_SIZE = 500;
/** Longer than the job could be away; older messages are not worth a reminder. */
const WINDOW_MS = 24 * HOUR_MS;

/**
 * Reminds once of messages that are unread for a day, those members who chose it.
 * @spec 3.4 D2.48
 */
export async function remindByPush(app: App, isStopping = () => false): Promise<void> {
  const until = new Date(app.clock.now().getTime() - NOTIFICATION_EMAILS.reminderHours * HOUR_MS);
  const since = new Date(until.getTime() - WINDOW_MS);
  for (let found = BATCH_SIZE; found === BATCH_SIZE && !isStopping(); ) {
    found = await transact(app, async tx => {
      const sides = await selectToRemind(tx.db, { until, since, limit: BATCH_SIZE });
      if (sides.length === 0) return 0;
      const marked = await markReminded(tx.db, sides);
      const subjects = marked.map(({ profileId, conversation }) => ({ profileId, subject: conversation }));
      await queuePushes(tx, reminderPushes, subjects);
      return sides.length;
    });
  }
}
