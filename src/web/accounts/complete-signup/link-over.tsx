import { useText } from '#i18n/react';
import { SignupLink } from '../../layouts/signup-door.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkIcon } from '../../ui/icons.ts';

/** The link was used, is over, or was never one of this site: both ways on from here. */
export function LinkOver() {
  const t = useText();
  return (
    <EmptyState
      page
      icon={<LinkIcon />}
      title={t('complete_signup.over_title')}
      action={
        <>
          <ButtonLink to="/login">{t('login.submit')}</ButtonLink>
          <SignupLink look="soft">{t('login.signup')}</SignupLink>
        </>
      }
    >
      <p>{t('complete_signup.over_text')}</p>
    </EmptyState>
  );
}
