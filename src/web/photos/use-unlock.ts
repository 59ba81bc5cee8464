import type { MemberProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import type { UnlockHint } from './locked-photo-text.tsx';

/** @spec 6.1 6.2 2.4 */
export function useUnlock({ id, name }: Pick<MemberProfile, 'id' | 'name'>): UnlockHint {
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
