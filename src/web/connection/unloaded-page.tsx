import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ProblemPage } from '../site/problem-page.tsx';
import { useConnection } from './connection.ts';
import { tellLoadFailure, useLoadFailure } from './load-failure.ts';
import { WaitingNotice } from './waiting-notice.tsx';

/**
 * Around the pages: one whose part could not be loaded is told of in place of the page before it. That page stays behind it, with all
 * that was typed there, and is there again on the way back.
 */
export function UnloadedPage({ children }: { children: ReactNode }) {
  const failed = useLoadFailure();
  const back = useWayBack();
  const isOnline = useConnection() === 'online';
  return (
    <>
      <div style={{ display: failed === null ? 'contents' : 'none' }}>{children}</div>
      <WaitingNotice />
      {failed !== null && (
        <ProblemPage status={isOnline ? 500 : 503} message={null} place={failed} onBack={back} />
      )}
    </>
  );
}

/** Gives up the navigation that failed; another page that is reached by the browser's buttons ends it, too. */
function useWayBack(): () => void {
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  useEffect(() => () => tellLoadFailure(null), [key]);
  return () => {
    tellLoadFailure(null);
    navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
}
