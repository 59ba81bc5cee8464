import { useEffect, useState } from 'react';
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
  // Another page that is reached by the browser's buttons ends it, too.
  useEffect(() => forgetWaiting, [key]);
  return (
    <div role="status" className={style.region}>
      {place !== null && <Notice key={place} />}
    </div>
  );
}

function Notice() {
  const t = useText();
  const isOnline = useConnection() === 'online';
  const giveUp = useGiveUp();
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
function useGiveUp(): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return () => {
    forgetWaiting();
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state });
  };
}
