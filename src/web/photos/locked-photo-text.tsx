import type { MemberProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import style from './gallery.module.css';

export type UnlockHint = { text: string; action: string; to: string };

/** @spec 6.2 1.3 */
export const LockedPhotoText = ({ text, action }: UnlockHint) => (
  <>
    <span className={`text-l weight-600 balance ${style.text}`}>{text}</span>
    <strong className={`weight-650 round leading-1-2 ${style.action}`}>{action}</strong>
  </>
);

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
