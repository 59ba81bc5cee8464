import { useLocation } from 'react-router';
import { useMembersText } from '#i18n/react';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LockIcon } from '../ui/icons.ts';
import { PageHead } from '../ui/page-head.tsx';
import { SignupLink } from './signup-link.tsx';

/** @spec 6.1 */
export function MembersOnly() {
  const t = useMembersText();
  const { pathname, search } = useLocation();
  return (
    <>
      <PageHead title={t('search.title')} />
      <EmptyState
        page
        icon={<LockIcon />}
        title={t('search.members_only')}
        action={
          <>
            <ButtonLink to={`/login?next=${encodeURIComponent(pathname + search)}`}>
              {t('nav.login')}
            </ButtonLink>
            <SignupLink look="plain">{t('nav.signup')}</SignupLink>
          </>
        }
      >
        {t('search.members_only_text')}
      </EmptyState>
    </>
  );
}
