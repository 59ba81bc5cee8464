import { isRouteErrorResponse, useRouteError } from 'react-router';
import { MembersOnly } from '../layouts/members-only.tsx';
import { RouteError } from '../site/route-error.tsx';
import { InvalidSearch } from './invalid-search.tsx';

/** @spec 8.2 6.1 3.16 */
export function MembersError() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <RouteError />;
  if (error.data?.code === 'authentication_required') return <MembersOnly />;
  const fields = error.data?.fields;
  return error.status === 422 && fields ? <InvalidSearch fields={fields} /> : <RouteError />;
}
