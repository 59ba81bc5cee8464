import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useText } from '#i18n/react';
import { OfflineIcon } from '../ui/icons.ts';
import { useConnection } from './connection.ts';
import style from './connection-notice.module.css';
import { useWaitingPage } from './waiting-page.ts';

/** Says that the browser has no line, or that the server is away, for as long as it is so; where a page waits, its own notice does. */
export function ConnectionNotice() {
  const t = useText();
  const connection = useConnection();
  useRefreshOnReturn(connection === 'online');
  const isPageWaiting = useWaitingPage() !== null;
  return (
    <div role="status" className={style.region}>
      {connection !== 'online' && !isPageWaiting && (
        <p className={style.notice}>
          <OfflineIcon size={20} />
          {connection === 'offline' ? t('state.offline') : t('state.away')}
        </p>
      )}
    </div>
  );
}

/** What is on screen and failed meanwhile is asked for once more. */
function useRefreshOnReturn(isBack: boolean): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (isBack)
      void cache.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  }, [cache, isBack]);
}
