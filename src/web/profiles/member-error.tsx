import { isRouteErrorResponse, useRouteError } from 'react-router';
import { type ErrorCode, isApiError } from '#contract/errors';
import { useMembersText } from '#i18n/react';
import { PageHead } from '../layouts/page-head.tsx';
import { PageError } from '../site/page-error.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PersonIcon } from '../ui/icons.ts';

const goneCodes: readonly ErrorCode[] = ['not_found', 'invalid_input', 'blocked_by_member'];

/** Whether a refusal says that this member is not there, or not for this reader. */
export const isGone = (error: unknown): boolean => isApiError(error) && goneCodes.includes(error.code);

/** A member who is not there, or not for this reader; one who blocked him after they had met is named (section 8). */
export function MemberError() {
  const t = useMembersText();
  const error = useRouteError();
  const problem = isApiError(error) ? error : isRouteErrorResponse(error) ? error.data : null;
  if (!goneCodes.includes(problem?.code)) return <PageError />;
  const name = String(problem.params?.name ?? '');
  return (
    <>
      <PageHead title={t('profile.gone')} />
      <EmptyState
        page
        icon={<PersonIcon />}
        title={t('profile.gone')}
        action={<ButtonLink to="/members">{t('profile.gone_action')}</ButtonLink>}
      >
        {problem.code === 'blocked_by_member'
          ? t('errors.blocked_by_member', { name })
          : t('profile.gone_text')}
      </EmptyState>
    </>
  );
}
