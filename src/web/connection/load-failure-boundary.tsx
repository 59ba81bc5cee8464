import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { ProblemPage } from '../site/problem-page.tsx';
import { useConnection } from './connection.ts';
import { setLoadFailure, useLoadFailure } from './load-failure.ts';
import { clearFailedNavigation } from './reload-guard.ts';
import { WaitingNavigationNotice } from './waiting-navigation-notice.tsx';

/**
 * Shows a page's load failure; the page before stays mounted with everything typed there.
 * @spec 8.2
 */
export function LoadFailureBoundary({ children }: { children: ReactNode }) {
  const isNavigating = useIsNavigating();
  const loadFailure = useLoadFailure();
  const failedPath = isNavigating ? loadFailure : null;
  const back = useLeaveFailedPage();
  const isOnline = useConnection() === 'online';
  return (
    <>
      <div style={{ display: failedPath === null ? 'contents' : 'none' }}>{children}</div>
      <WaitingNavigationNotice isNavigating={isNavigating} />
      {failedPath !== null && (
        <ProblemPage status={isOnline ? 500 : 503} message={null} path={failedPath} onBack={back} />
      )}
    </>
  );
}

/**
 * Whether the router is loading a page. Once it is not, nothing waits and nothing has failed, although a module
 * of a page that the member has left may still fail afterwards.
 */
function useIsNavigating(): boolean {
  const isNavigating = useNavigation().state !== 'idle';
  useEffect(() => (isNavigating ? clearFailedNavigation : undefined), [isNavigating]);
  return isNavigating;
}

function useLeaveFailedPage(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    setLoadFailure(null);
    navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
}
