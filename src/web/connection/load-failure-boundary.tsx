import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useText } from '#i18n/react';
import { Button, IconButton } from '../ui/button.tsx';
import { CloseIcon, OfflineIcon } from '../ui/icons.ts';
import { isServerAvailable, useConnection } from './connection.ts';
import { ErrorPage } from './error-page.tsx';
import style from './notices.module.css';
import {
  cancelWaitingNavigation,
  resumeWaitingNavigation,
  useFailedPath,
  useWaitingPath,
} from './waiting-navigation.ts';

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

/** @spec 8.2 */
function WaitingNavigationNotice({ isNavigating }: { isNavigating: boolean }) {
  const path = useWaitingPath();
  const { key } = useLocation();
  const shownEntry = useRef(0);
  // `key` changes when the router shows another history entry.
  useEffect(() => {
    shownEntry.current = currentEntry();
  }, [key]);
  return (
    <div
      role="status"
      className={`stack fixed justify-items-center pad-1 click-through ${style.waitingRegion}`}
    >
      {path !== null && isNavigating && <Notice key={path} shownEntry={shownEntry} />}
    </div>
  );
}

const currentEntry = (): number => history.state?.idx ?? 0;

function Notice({ shownEntry }: { shownEntry: RefObject<number> }) {
  const t = useText();
  const isOnline = useConnection() === 'online';
  const cancel = useCancelNavigation(shownEntry);
  const [state, setState] = useState<'idle' | 'asking' | 'still'>('idle');
  const tryAgain = async () => {
    setState('asking');
    if (await isServerAvailable()) resumeWaitingNavigation();
    else setState('still');
  };
  return (
    <div className={`stack items-center text-m raised radius-l floating scroll ${style.waiting}`}>
      <OfflineIcon className="warning" size={20} />
      <p>
        {isOnline
          ? `${t('page_error.line_back')}. ${t('page_error.line_back_help')}`
          : state === 'still'
            ? t('page_error.still')
            : t('page_error.offline_help')}
      </p>
      <IconButton label={t('action.close')} onClick={cancel}>
        <CloseIcon size={20} />
      </IconButton>
      <Button small look="soft" className={style.again} busy={state === 'asking'} onClick={tryAgain}>
        {t('action.retry')}
      </Button>
    </div>
  );
}

/** Navigates to the shown page, because only another navigation ends the waiting navigation. */
function useCancelNavigation(shownEntry: RefObject<number>): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return () => {
    cancelWaitingNavigation();
    // After Back or Forward, `replace` would delete the history entry of the waiting page.
    const distance = shownEntry.current - currentEntry();
    if (distance !== 0) return void navigate(distance);
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state });
  };
}
