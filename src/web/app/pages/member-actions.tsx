import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MemberProfile } from '#contract/profiles';
import { useMembersText } from '#i18n/react';
import { SignupLink } from '../../accounts/signup-link.tsx';
import { useUser } from '../../accounts/user-query.ts';
import { GiftButton } from '../../gifts/gift-button.tsx';
import { LikeButton } from '../../likes/like-button.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { HeartIcon, MessageIcon } from '../../ui/icons.ts';
import style from './member-actions.module.css';
import { MemberMenu } from './member-menu.tsx';

/** @spec 2.9 6.1 */
export function MemberActions({ member, onBlock }: { member: MemberProfile; onBlock: () => void }) {
  const t = useMembersText();
  const user = useUser();
  if (!user) {
    return (
      <Row>
        <p className={style.prompt}>
          {t('profile.signup_to_write', { name: member.name })}{' '}
          <Link to={`/login?next=/members/${member.id}`}>{t('nav.login')}</Link>
        </p>
        <SignupLink
          about={member.id}
          look="plain"
          className={style.heart}
          aria-label={t('profile.like_name', { name: member.name })}
          title={t('profile.like')}
        >
          <HeartIcon size={26} />
        </SignupLink>
        <SignupLink about={member.id} wide icon={<MessageIcon size={22} />}>
          {t('profile.message')}
        </SignupLink>
      </Row>
    );
  }
  if (user.profile.id === member.id) {
    return (
      <Row>
        <ButtonLink to="/profile" wide>
          {t('profile.edit')}
        </ButtonLink>
      </Row>
    );
  }
  return (
    <Row>
      <LikeButton member={member} />
      <GiftButton
        member={member}
        contact={{ hasWritten: member.conversation !== null, isSeen: member.liked_by_me }}
        className={style.gift}
      />
      <ButtonLink to={`/members/${member.id}/chat`} wide icon={<MessageIcon size={22} />}>
        {member.conversation ? (
          <Label long={t('profile.conversation')} short={t('profile.conversation_short')} />
        ) : (
          <Label long={t('profile.message')} short={t('profile.message_short')} />
        )}
      </ButtonLink>
      <MemberMenu member={member} onBlock={onBlock} />
    </Row>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className={style.actions}>
    <div className={style.row}>{children}</div>
  </div>
);

const Label = ({ long, short }: { long: string; short: string }) => (
  <>
    <span className={style.long}>{long}</span>
    <span className={style.short} aria-hidden="true">
      {short}
    </span>
  </>
);
