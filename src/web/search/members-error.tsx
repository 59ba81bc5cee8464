import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useMembersText } from '#i18n/react';
import { PageHead } from '../layouts/page-head.tsx';
import { SignupLink } from '../layouts/signup-door.tsx';
import { PageError } from '../site/page-error.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LockIcon } from '../ui/icons.ts';

/** Where visitors may not search (section 6) they are offered the login; every other error is the error page's. */
export function MembersError() {
  const t = useMembersText();
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.data?.code !== 'authentication_required') return <PageError />;
  return (
    <>
      <PageHead title={t('search.title')} />
      <EmptyState
        page
        icon={<LockIcon />}
        title={t('search.members_only')}
        action={
          <>
            <ButtonLink to="/login?next=/members">{t('nav.login')}</ButtonLink>
            <SignupLink look="plain">{t('nav.signup')}</SignupLink>
          </>
        }
      >
        {t('search.members_only_text')}
      </EmptyState>
    </>
  );
}
