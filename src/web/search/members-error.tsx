import { isRouteErrorResponse, useRouteError } from 'react-router';
import { MembersOnly } from '../layouts/members-only.tsx';
import { PageError } from '../site/page-error.tsx';

/** Where visitors may not search they are offered the login; every other error is the error page's. */
export function MembersError() {
  const error = useRouteError();
  const closed = isRouteErrorResponse(error) && error.data?.code === 'authentication_required';
  return closed ? <MembersOnly /> : <PageError />;
}
