import type { LikeType } from '#contract/likes';
import { useMembersText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { HeartIcon } from '../ui/icons.ts';

/** @spec 3.9 */
export function NoLikes({ type }: { type: LikeType }) {
  const t = useMembersText();
  const hasPhoto = Boolean(useUser()?.profile.main_image);
  const wantsPhoto = type === 'received' && !hasPhoto;
  const texts = {
    received: [t('likes.received_empty'), t('likes.received_empty_text')],
    given: [t('likes.given_empty'), t('likes.given_empty_text')],
    matches: [t('likes.matches_empty'), t('likes.matches_empty_text')],
  } as const;
  const [title, text] = texts[type];
  return (
    <EmptyState
      icon={<HeartIcon />}
      title={title}
      action={
        <>
          {wantsPhoto && <ButtonLink to="/profile">{t('likes.add_photo')}</ButtonLink>}
          <ButtonLink to="/members" look={wantsPhoto ? 'plain' : 'primary'}>
            {t('nav.members')}
          </ButtonLink>
        </>
      }
    >
      {text}
    </EmptyState>
  );
}
