import { useText } from '#i18n/react';
import { SignupLink } from '../../accounts/signup-link.tsx';
import { useUser } from '../../accounts/user-query.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkIcon } from '../../ui/icons.ts';

/** @spec 2.9 */
export function InvalidSignupLink() {
  const t = useText();
  const isMember = useUser() !== null;
  return (
    <EmptyState
      page
      icon={<LinkIcon />}
      title={t('complete_signup.over_title')}
      action={
        isMember ? (
          <ButtonLink to="/members">{t('activation.done_start')}</ButtonLink>
        ) : (
          <>
            <ButtonLink to="/login">{t('login.submit')}</ButtonLink>
            <SignupLink look="soft">{t('login.signup')}</SignupLink>
          </>
        )
      }
    >
      <p>{t(isMember ? 'complete_signup.over_member' : 'complete_signup.over_text')}</p>
    </EmptyState>
  );
}
