import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useMembersText } from '#i18n/react';
import { PageHead } from '../layouts/page-head.tsx';
import { PageError } from '../site/page-error.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PersonIcon } from '../ui/icons.ts';

/** A member who is not there, or not for this reader; one who blocked him after they had met is named (section 8). */
export function MemberError() {
  const t = useMembersText();
  const error = useRouteError();
  const code = isRouteErrorResponse(error) ? error.data?.code : null;
  if (code !== 'not_found' && code !== 'invalid_input' && code !== 'blocked_by_member') return <PageError />;
  const isBlocked = code === 'blocked_by_member' && isRouteErrorResponse(error);
  const name = isBlocked ? String(error.data?.params?.name ?? '') : '';
  return (
    <>
      <PageHead title={t('profile.gone')} />
      <EmptyState
        page
        icon={<PersonIcon />}
        title={t('profile.gone')}
        action={<ButtonLink to="/members">{t('profile.gone_action')}</ButtonLink>}
      >
        {isBlocked ? t('errors.blocked_by_member', { name }) : t('profile.gone_text')}
      </EmptyState>
    </>
  );
}
