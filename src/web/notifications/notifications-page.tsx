import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { getNotificationSettings, type NotificationType } from '#contract/notifications';
import { useAccountText } from '#i18n/react';
import { useDisplayedSiteName } from '../accounts/discretion/discretion.ts';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../accounts/page-loaders.ts';
import { SettingsFrame, SettingsSection } from '../accounts/settings/settings-frame.tsx';
import { query } from '../data/query.ts';
import { isIos } from '../ui/device.ts';
import { DisabledEmails } from './disabled/disabled-emails.tsx';
import { PreferenceRow } from './preferences/preference-row.tsx';
import { PushDevice } from './push/push-device.tsx';
import { QuietHoursSection } from './quiet-hours/quiet-hours-section.tsx';

const queries: PageQueries = () => [query(getNotificationSettings)];
const load = memberDocumentLoader(queries);
/** The document names the device, so that what is shown for it needs no place later. */
export async function loader(args: LoaderFunctionArgs) {
  const userAgent = args.request.headers.get('user-agent') ?? '';
  return { ...(await load(args)), isIos: isIos({ userAgent, maxTouchPoints: 0 }) };
}
export const clientLoader = memberCacheLoader(queries);

const typesByGroup = {
  messages: ['new_conversations', 'new_messages', 'unread_message_reminders'],
  likes: ['like'],
  site: ['weekly_updates', 'promotions', 'news', 'reminders'],
} as const satisfies Record<string, readonly NotificationType[]>;

/** @spec 2.1 3.4 */
export default function NotificationsPage() {
  const t = useAccountText();
  const site = useDisplayedSiteName();
  const document = useLoaderData<typeof loader | typeof clientLoader>();
  const { data } = useQuery(query(getNotificationSettings));
  if (!data) return null;
  const { preferences, quiet_hours, disabled, confirmation_sent: sent } = data.notifications;
  const areDevicesOff = !data.notifications.has_push_device;
  const rowsOf = (types: readonly NotificationType[]) =>
    types
      .flatMap(type => preferences.find(preference => preference.type === type) ?? [])
      .map(preference => (
        <PreferenceRow
          key={preference.type}
          preference={preference}
          areEmailsOff={disabled.length > 0}
          areDevicesOff={areDevicesOff}
        />
      ));
  return (
    <SettingsFrame title={t('notifications.title')} intro={t('notifications.intro')}>
      <DisabledEmails reasons={disabled} sent={sent} />
      <PushDevice isIos={document?.isIos ?? false} />
      <SettingsSection title={t('notifications.group_messages')}>
        <div className="lines-between">{rowsOf(typesByGroup.messages)}</div>
      </SettingsSection>
      <SettingsSection title={t('notifications.group_likes')}>
        <div className="lines-between">{rowsOf(typesByGroup.likes)}</div>
      </SettingsSection>
      <SettingsSection title={t('notifications.group_site', { site })}>
        <div className="lines-between">{rowsOf(typesByGroup.site)}</div>
      </SettingsSection>
      <QuietHoursSection hours={quiet_hours} />
      <p className="quiet">{t('notifications.always')}</p>
    </SettingsFrame>
  );
}
