import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useConnection } from './connection.ts';
import { ErrorPage } from './error-page.tsx';
import { cancelWaitingNavigation, useFailedPath } from './waiting-navigation.ts';
import { WaitingNavigationNotice } from './waiting-navigation-notice.tsx';

/**
 * The previous page stays mounted, so that typed text is not lost.
 * @spec 8.2
 */
export function LoadFailureBoundary({ children }: { children: ReactNode }) {
  const isNavigating = useIsNavigating();
  const loadFailure = useFailedPath();
  const failedPath = isNavigating ? loadFailure : null;
  const back = useLeaveFailedPage();
  const isOnline = useConnection() === 'online';
  return (
    <>
      <div style={{ display: failedPath === null ? 'contents' : 'none' }}>{children}</div>
      <WaitingNavigationNotice isNavigating={isNavigating} />
      {failedPath !== null && (
        <ErrorPage status={isOnline ? 500 : 503} message={null} path={failedPath} onBack={back} />
      )}
    </>
  );
}

/** Clears the failed or waiting navigation when the router has finished loading. */
function useIsNavigating(): boolean {
  const isNavigating = useNavigation().state !== 'idle';
  useEffect(() => (isNavigating ? cancelWaitingNavigation : undefined), [isNavigating]);
  return isNavigating;
}

/** The navigation itself clears the failure. */
function useLeaveFailedPage(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => void navigate(pathname + search, { replace: true, preventScrollReset: true });
}
