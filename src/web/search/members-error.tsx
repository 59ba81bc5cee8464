import { isRouteErrorResponse, useRouteError } from 'react-router';
import { MembersOnly } from '../layouts/members-only.tsx';
import { PageError } from '../site/page-error.tsx';
import { WrongSearch } from './wrong-search.tsx';

/** Where visitors may not search they are offered the login; an address that is no search says why; every other error is the error page's. */
export function MembersError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <PageError />;
  if (error.data?.code === 'authentication_required') return <MembersOnly />;
  const fields = error.data?.fields;
  return error.status === 422 && fields ? <WrongSearch fields={fields} /> : <PageError />;
}
