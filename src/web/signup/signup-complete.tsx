import { useEffect, useRef } from 'react';
import { ACTIVATION_HINT_MINUTES } from '#contract/constants';
import type { MemberProfile } from '#contract/profiles';
import { useText } from '#i18n/react';
import { FictionalBadge } from '../profiles/fictional-badge.tsx';
import { useMainPicture } from '../site/use-picture.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PhotoImage } from '../ui/photo-image.tsx';
import style from './signup.module.css';
import type { SignupResult } from './use-signup.ts';

type SignupCompleteProps = {
  signedUp: SignupResult;
  member: MemberProfile | null;
};

/** @spec 4.2 */
export function SignupComplete({ signedUp, member }: SignupCompleteProps) {
  const t = useText();
  const { user, email, matches, hasMessage } = signedUp;
  const pictureOf = useMainPicture();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="stack gap-3 content-start">
      <h2 ref={title} tabIndex={-1} className={`heading-l ${style.question}`}>
        {user ? t('signup.complete_title', { name: user.profile.name }) : t('signup.step_done')}
      </h2>
      <p>
        {t('signup.complete_text', { email })} {t('activation.hint', { minutes: ACTIVATION_HINT_MINUTES })}
      </p>
      {!user && <p>{t('signup.complete_mail_first')}</p>}
      {hasMessage && member && <p>{t('signup.complete_message', { name: member.name })}</p>}
      {matches.length > 0 && (
        <>
          <h3>{t('signup.matches_title')}</h3>
          <ul className={`stack gap-1 ${style.matches}`}>
            {matches.slice(0, 3).map(({ id, name, age, fictional, main_image: main }) => (
              <li key={id}>
                <PhotoImage
                  {...pictureOf(main)}
                  sizes="(width < 768px) 30vw, 140px"
                  alt={t('member.photo', { name })}
                >
                  {fictional && (
                    <span className={`absolute ${style.icon}`}>
                      <FictionalBadge onPhoto />
                    </span>
                  )}
                </PhotoImage>
                <p className="text-m weight-600 leading-tight">
                  {t('member.name_age', { name, age: String(age) })}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <SignupNextLinks signedUp={signedUp} member={member} />
    </section>
  );
}

export type NextMember = { next?: Pick<MemberProfile, 'id' | 'name'> } | null;

/** @spec 4.2 */
function SignupNextLinks({
  signedUp: { user, matches },
  member,
}: {
  signedUp: SignupResult;
  member: MemberProfile | null;
}) {
  const t = useText();
  const memberPage = member && `/members/${member.id}`;
  if (!user) {
    const next = memberPage ? `?next=${encodeURIComponent(memberPage)}` : '';
    return (
      <ButtonLink replace wide look="plain" to={`/login${next}`}>
        {t('nav.login')}
      </ButtonLink>
    );
  }
  const state: NextMember = member && { next: { id: member.id, name: member.name } };
  return (
    <>
      {member && memberPage && (
        <ButtonLink replace wide to={memberPage}>
          {t('signup.complete_member', { name: member.name })}
        </ButtonLink>
      )}
      {matches.length > 0 ? (
        <ButtonLink replace wide to="/signup-matches" state={state} look={member ? 'plain' : 'primary'}>
          {t('signup.complete_more')}
        </ButtonLink>
      ) : (
        !member && (
          <ButtonLink replace wide to="/members">
            {t('activation.done_start')}
          </ButtonLink>
        )
      )}
    </>
  );
}
