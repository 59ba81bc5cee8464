import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '#i18n/react';
import { Button, IconButton } from '../ui/button.tsx';
import { CloseIcon, OfflineIcon } from '../ui/icons.ts';
import { isServerThere, useConnection } from './connection.ts';
import style from './waiting-notice.module.css';
import { forgetWaiting, goOnWaiting, useWaitingPage } from './waiting-page.ts';

/** Over the page that stays when another one cannot be opened without a line: why, and the way to try again. */
export function WaitingNotice() {
  const place = useWaitingPage();
  const { key } = useLocation();
  const shownEntry = useRef(0);
  useEffect(() => {
    shownEntry.current = currentEntry();
    // Another page that is reached by the browser's buttons ends it, too.
    return forgetWaiting;
  }, [key]);
  return (
    <div role="status" className={style.region}>
      {place !== null && <Notice key={place} shownEntry={shownEntry} />}
    </div>
  );
}

/** The place of an entry in the tab's history, as the router counts it. */
const currentEntry = (): number => history.state?.idx ?? 0;

function Notice({ shownEntry }: { shownEntry: RefObject<number> }) {
  const t = useText();
  const isOnline = useConnection() === 'online';
  const giveUp = useGiveUp(shownEntry);
  const [state, setState] = useState<'idle' | 'asking' | 'still'>('idle');
  const tryAgain = async () => {
    setState('asking');
    if (await isServerThere()) goOnWaiting();
    else setState('still');
  };
  return (
    <div className={style.notice}>
      <OfflineIcon size={20} />
      <p>
        {isOnline
          ? `${t('page_error.line_back')}. ${t('page_error.line_back_help')}`
          : state === 'still'
            ? t('page_error.still')
            : t('page_error.offline_help')}
      </p>
      <IconButton label={t('action.close')} onClick={giveUp}>
        <CloseIcon size={20} />
      </IconButton>
      <Button small look="soft" className={style.again} busy={state === 'asking'} onClick={tryAgain}>
        {t('action.retry')}
      </Button>
    </div>
  );
}

/** Ends the navigation that waits: the page that is shown is gone to once more, as it is. */
function useGiveUp(shownEntry: RefObject<number>): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return () => {
    forgetWaiting();
    // The browser's own buttons have left the entry of the shown page already: back to it, so that no entry is written over.
    const away = shownEntry.current - currentEntry();
    if (away !== 0) return void navigate(away);
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state });
  };
}
