import type { MemberProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import type { Unlock } from './locked-words.tsx';

/** What unlocks a member's locked photos: premium for members, the login for visitors, who comes back here afterwards. */
export function useUnlock({ id, name }: Pick<MemberProfile, 'id' | 'name'>): Unlock {
  const t = useMembersText();
  const isVisitor = useUser() === null;
  if (isVisitor)
    return {
      text: t('photo.locked_visitor', { name }),
      action: t('nav.login'),
      to: `/login?next=/members/${id}`,
    };
  return { text: t('photo.locked_text', { name }), action: t('photo.unlock'), to: '/premium' };
}
