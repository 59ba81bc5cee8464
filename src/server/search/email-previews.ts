import { randomUUID } from 'node:crypto';
import { cellOf } from '#contract/cells';
import type { MemberCard } from '#contract/profiles';
import type { EmailPreviews, WeeklyLine } from '../app.ts';
import { queueNotificationEmail } from '../notifications/emails/queue-notification-email.ts';
import { weeklyEmail } from './weekly-update/weekly-email.ts';

const UTRECHT = cellOf(52.09, 5.12);
const AMERSFOORT = cellOf(52.16, 5.39);

const lines: WeeklyLine[] = [
  {
    name: 'unread_messages',
    count: 3,
    text: t => t('weekly_mail.unread_messages', { count: 3 }),
    button: t => ({ label: t('weekly_mail.button_messages'), path: '/chats' }),
  },
  { name: 'likes', count: 1, text: t => t('weekly_mail.likes', { count: 1 }) },
  { name: 'visits', count: 5, text: t => t('weekly_mail.visits', { count: 5 }) },
];

/** @spec D2.31 D2.48 */
export const searchEmailPreviews: EmailPreviews = {
  'Weekly update': ({ app, tx, caller: { site }, recipient, members }) => {
    const newcomers = members.map(() => ({ id: randomUUID(), cell: AMERSFOORT }));
    const cards = new Map(
      members.map(({ thumb, ...member }, index) => {
        const main_image = thumb === null ? null : ({ thumb_filename: thumb } as MemberCard['main_image']);
        return [newcomers[index]?.id ?? '', { ...member, main_image }];
      }),
    );
    const email = { lines, newcomers, cards, near: true, cell: UTRECHT, discreet: recipient.discreet };
    return queueNotificationEmail(app, tx, { type: 'weekly_updates', site, recipient }, t =>
      weeklyEmail(app, site, t, email),
    );
  },
};
