import type { DisabledReason } from '#contract/notifications';
import { useMembersText } from '#i18n/react';
import type { AlertContext } from '../../accounts/alerts/alerts-to-show.ts';
import { useUser } from '../../accounts/user-query.ts';
import { paymentRouteIds } from '../../site/route-areas.ts';
import { MailIcon } from '../../ui/icons.ts';
import { Notice } from '../../ui/notice.tsx';

const ROUTES_WITHOUT_ALERT = ['notifications', 'notifications-enable', ...paymentRouteIds];

/**
 * The page of the notifications shows the reasons itself.
 * @spec 2.5 3.1
 */
export const hasDisabledEmails = ({ user, routes }: AlertContext): boolean =>
  user !== null &&
  user.notifications_disabled.length > 0 &&
  !routes.some(name => ROUTES_WITHOUT_ALERT.includes(name));

/** A wrong address comes first, because the member may not know of it. */
const byUrgency: readonly DisabledReason[] = ['bounce', 'fbl', 'listunsubscribe'];

export const mainReason = (reasons: readonly DisabledReason[]): DisabledReason | undefined =>
  byUrgency.find(reason => reasons.includes(reason));

/** @spec 2.5 8.3 */
export function DisabledAlert({ onDismiss }: { onDismiss: () => void }) {
  const t = useMembersText();
  const reason = mainReason(useUser()?.notifications_disabled ?? []);
  if (!reason) return null;
  return (
    <Notice
      icon={<MailIcon size={20} />}
      label={t('disabled_alert.label')}
      to="/notifications"
      dismiss={{ label: t('action.dismiss'), onDismiss }}
    >
      {t(`disabled_reason.${reason}`)}
    </Notice>
  );
}
