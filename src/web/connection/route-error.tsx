import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router';
import { useHydrated } from '../ui/use-hydrated.ts';
import { ErrorPage } from './error-page.tsx';

/** @spec 2.7 8.2 */
export function RouteError() {
  return <ErrorPage {...useRouteProblem()} onBack={useGoBack()} />;
}

function useRouteProblem(): { status: number; message: string | null } {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return { status: 500, message: null };
  const message: unknown = error.data?.message;
  return { status: error.status, message: typeof message === 'string' && message !== '' ? message : null };
}

function useGoBack(): (() => void) | undefined {
  const navigate = useNavigate();
  const isFirst = !useHydrated() || !(history.state?.idx > 0);
  return isFirst ? undefined : () => navigate(-1);
}
