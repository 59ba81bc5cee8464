import type { MemberProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import type { Unlock } from './locked-words.tsx';

/** What unlocks a member's locked photos: premium for members, the login for visitors, who come back here afterwards. On one's own page it says who sees it. */
export function useUnlock({ id, name }: Pick<MemberProfile, 'id' | 'name'>): Unlock {
  const t = useMembersText();
  const user = useUser();
  if (user?.profile.id === id)
    return { text: t('photo.locked_own'), action: t('profile.edit'), to: '/profile' };
  if (user === null)
    return {
      text: t('photo.locked_visitor', { name }),
      action: t('nav.login'),
      to: `/login?next=/members/${id}`,
    };
  return { text: t('photo.locked_text', { name }), action: t('photo.unlock'), to: '/premium' };
}
