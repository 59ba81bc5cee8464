import type { NotificationSettings } from '#contract/notifications';
import { collapsibleList, type ExportBlock, type ExportContext } from '../accounts/export/section.ts';
import type { Tx } from '../platform/transact.ts';
import { textFor } from './announcements/announcement-file.ts';
import { selectNotificationData } from './export-queries.ts';
import { notificationSettingsOf } from './preferences/notification-settings.ts';

type Stored = Awaited<ReturnType<typeof selectNotificationData>>;
type Data = Omit<Stored, 'announcements'> & {
  announcements: (Omit<Stored['announcements'][number], 'texts'> & { subject: string })[];
};

/**
 * Leaves out what opens a push subscription: its keys and its address.
 * @spec D5.7
 */
export async function exportNotifications({ db }: Tx, context: ExportContext): Promise<void> {
  const settings = await notificationSettingsOf({ db }, context.member.accountId);
  const data = await selectNotificationData(db, context.member);
  const { preferences, quiet_hours } = settings;
  const announcements = data.announcements.map(({ texts, ...announcement }) => ({
    subject: textFor(texts, context.language)?.subject ?? '',
    ...announcement,
  }));
  context.addSection({
    name: 'notifications',
    title: context.t('export_notifications.title'),
    data: () => ({ preferences, quiet_hours, ...data, announcements }),
    blocks: () => blocksOf(settings, { ...data, announcements }, context),
  });
}

function blocksOf(
  settings: NotificationSettings,
  data: Data,
  { t, formatTime }: ExportContext,
): ExportBlock[] {
  const details = settings.preferences.map(
    ({ type, email, push }) =>
      [
        t(`export_notification.${type}`),
        t('export_notifications.chosen', {
          email: t(`export_frequency.${email}`),
          push: t(`export_frequency.${push}`),
        }),
      ] as const,
  );
  const { quiet_hours: hours } = settings;
  const quiet = hours && ([t('export_notifications.quiet'), quietText(hours)] as const);
  return [
    { kind: 'details', details: [...details, ...(quiet ? [quiet] : [])] },
    ...collapsibleList(t('export_notifications.devices'), data.push_devices, device => ({
      text: device.service,
      aside: formatTime(device.created_at),
    })),
    ...collapsibleList(t('export_notifications.emails'), data.emails, email => ({
      text: t(`export_notification.${email.type}`),
      aside: formatTime(email.queued_at),
    })),
    ...collapsibleList(t('export_notifications.announcements'), data.announcements, announcement => ({
      text: announcement.subject,
      aside: formatTime(announcement.queued_at),
    })),
  ];
}

const quietText = ({ starts_at, ends_at, time_zone }: NonNullable<NotificationSettings['quiet_hours']>) =>
  `${clockTime(starts_at)}–${clockTime(ends_at)} (${time_zone})`;

const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':');
