import type { MemberProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { SignupLink } from '../layouts/signup-door.tsx';
import { LikeButton } from '../likes/like-button.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { MessageIcon } from '../ui/icons.ts';
import style from './member-actions.module.css';

/** Like and write, within the thumb's reach on phones; a visitor is asked to sign up, one's own profile leads to its editor. */
export function MemberActions({ member }: { member: MemberProfile }) {
  const t = useMembersText();
  const user = useUser();
  if (!user) {
    return (
      <div className={style.actions}>
        <p className={style.prompt}>{t('profile.login_to_like', { name: member.name })}</p>
        <SignupLink wide>{t('nav.signup')}</SignupLink>
        <ButtonLink to={`/login?next=/members/${member.id}`} look="plain">
          {t('nav.login')}
        </ButtonLink>
      </div>
    );
  }
  if (user.profile.id === member.id) {
    return (
      <div className={style.actions}>
        <ButtonLink to="/profile" wide>
          {t('profile.edit')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={style.actions}>
      <LikeButton member={member} />
      <ButtonLink to={`/members/${member.id}/chat`} wide icon={<MessageIcon size={22} />}>
        {member.conversation ? t('profile.conversation') : t('profile.message')}
      </ButtonLink>
    </div>
  );
}
