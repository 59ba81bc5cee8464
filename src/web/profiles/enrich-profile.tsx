import { useMembersText } from '#i18n/react';
import type { AlertContext } from '../accounts/alerts/alerts-to-show.ts';
import { useUser } from '../accounts/user-query.ts';
import { PersonIcon } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';

/**
 * The alert `enrich_profile` is unnecessary on the profile page, which has a completeness meter.
 * @spec 2.5
 */
export const isProfileIncomplete = ({ user, routes }: AlertContext): boolean =>
  user?.profile.status === 'active' && user.profile.missing.length > 0 && routes.includes('members');

/** @spec 2.5 */
export function EnrichProfile({ onDismiss }: { onDismiss: () => void }) {
  const t = useMembersText();
  const [first] = useUser()?.profile.missing ?? [];
  if (!first) return null;
  return (
    <Notice
      icon={<PersonIcon size={20} />}
      label={t('enrich.title')}
      to={`/profile#${first}`}
      dismiss={{ label: t('action.dismiss'), onDismiss }}
    >
      {t(`enrich_gap.${first}`)}
    </Notice>
  );
}
