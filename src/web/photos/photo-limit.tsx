import { PREMIUM_PHOTO_LIMIT } from '#contract/constants';
import { photoLimit } from '#contract/permissions';
import { useMembersText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CameraIcon } from '../ui/icons.ts';
import { Notice } from '../ui/notice.tsx';

/** Says that no further photo can be kept; a free member is led to premium, which keeps more. */
export function PhotoLimit({ onDismiss }: { onDismiss: () => void }) {
  const t = useMembersText();
  const user = useUser();
  if (!user) return null;
  const limit = photoLimit(user);
  return (
    <Notice
      icon={<CameraIcon size={22} />}
      title={t('photo_limit.title')}
      dismiss={{ label: t('action.dismiss'), onDismiss }}
      actions={
        user.paid_user ? undefined : (
          <ButtonLink to="/premium" look="plain" small>
            {t('photo_limit.action')}
          </ButtonLink>
        )
      }
    >
      <p>
        {user.paid_user
          ? t('photo_limit.premium', { limit })
          : t('photo_limit.free', { limit, premium: PREMIUM_PHOTO_LIMIT })}
      </p>
    </Notice>
  );
}
