import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ProblemPage } from '../site/problem-page.tsx';
import { useConnection } from './connection.ts';
import { setLoadFailure, useLoadFailure } from './load-failure.ts';
import { WaitingNavigationNotice } from './waiting-navigation-notice.tsx';

/**
 * Shows a page's load failure; the page before stays mounted with everything typed there.
 * @spec 8.2
 */
export function LoadFailureBoundary({ children }: { children: ReactNode }) {
  const failedPath = useLoadFailure();
  const back = useLeaveFailedPage();
  const isOnline = useConnection() === 'online';
  return (
    <>
      <div style={{ display: failedPath === null ? 'contents' : 'none' }}>{children}</div>
      <WaitingNavigationNotice />
      {failedPath !== null && (
        <ProblemPage status={isOnline ? 500 : 503} message={null} path={failedPath} onBack={back} />
      )}
    </>
  );
}

/** A navigation by the browser's buttons clears the failure too. */
function useLeaveFailedPage(): () => void {
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  useEffect(() => () => setLoadFailure(null), [key]);
  return () => {
    setLoadFailure(null);
    navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
}
