import type { PushSource } from '../../notifications/push/push-source.ts';
import { selectCheckIn } from './queries.ts';

/**
 * Comes whatever the member chose for notifications, also in quiet hours, because it was asked for that time.
 * @spec D5.3 4.11
 */
export const checkInPushes: PushSource = {
  name: 'check_in',
  async load({ db }, subjects) {
    const found = await Promise.all(
      subjects.map(async subject => ({ subject, checkIn: await selectCheckIn(db, subject.subject) })),
    );
    return found
      .filter(({ checkIn }) => checkIn?.state === 'asked')
      .map(({ subject }) => ({
        ...subject,
        type: 'reminders',
        isUrgent: true,
        tag: `check-in ${subject.subject}`,
        path: '/settings/check-in',
        urgency: 'high',
        write: t => ({ title: t('push.check_in'), body: t('push.check_in_text') }),
      }));
  },
};
