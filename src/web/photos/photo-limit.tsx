import { PREMIUM_PHOTO_LIMIT } from '#contract/constants';
import { photoLimit } from '#contract/permissions';
import { useMembersText } from '#i18n/react';
import type { AlertContext } from '../accounts/alerts/alerts-to-show.ts';
import { useUser } from '../accounts/user-query.ts';
import { CameraIcon } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';

/** @spec 2.5 5.7 */
export const reachedPhotoLimit = ({ user, routes }: AlertContext): boolean =>
  user !== null && user.profile.photos >= photoLimit(user) && routes.includes('profile');

/** @spec 2.5 5.7 */
export function PhotoLimit({ onDismiss }: { onDismiss: () => void }) {
  const t = useMembersText();
  const user = useUser();
  if (!user) return null;
  return (
    <Notice
      icon={<CameraIcon size={20} />}
      label={t('photo_limit.title')}
      to={user.paid_user ? undefined : '/premium'}
      dismiss={{ label: t('action.dismiss'), onDismiss }}
    >
      {user.paid_user
        ? t('photo_limit.premium', { limit: photoLimit(user) })
        : t('photo_limit.free', { limit: photoLimit(user), premium: PREMIUM_PHOTO_LIMIT })}
    </Notice>
  );
}
