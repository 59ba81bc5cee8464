import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router';
import { useHydrated } from '../ui/hydrated.ts';
import { ProblemPage } from './problem-page.tsx';

/** Error page (section 2): the message, default "Error", and a status code, default 500; on 404 a link home. */
export function PageError() {
  return <ProblemPage {...useProblem()} onBack={useWayBack()} />;
}

function useProblem(): { status: number; message: string | null } {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return { status: 500, message: null };
  const said: unknown = error.data?.message;
  return { status: error.status, message: typeof said === 'string' && said !== '' ? said : null };
}

/** To the page of this tab that was shown before; undefined where there is none. */
function useWayBack(): (() => void) | undefined {
  const navigate = useNavigate();
  const isFirst = !useHydrated() || !(history.state?.idx > 0);
  return isFirst ? undefined : () => navigate(-1);
}
