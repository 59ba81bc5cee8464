import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useText } from '#i18n/react';
import { OfflineIcon } from '../ui/icons.ts';
import { useConnection } from './connection.ts';
import style from './notices.module.css';
import { useWaitingPath } from './waiting-navigation.ts';

/** @spec 8.2 */
export function ConnectionNotice() {
  const t = useText();
  const connection = useConnection();
  useRefetchOnReconnect(connection === 'online');
  const isPageWaiting = useWaitingPath() !== null;
  return (
    <div role="status" className={`sticky ${style.region}`}>
      {connection !== 'online' && !isPageWaiting && (
        <p className={`row gap-1 justify-center ink text-m weight-600 warning-tint ${style.notice}`}>
          <OfflineIcon className="rigid warning" size={20} />
          {connection === 'offline' ? t('state.offline') : t('state.unreachable')}
        </p>
      )}
    </div>
  );
}

function useRefetchOnReconnect(isOnline: boolean): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (isOnline)
      void cache.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  }, [cache, isOnline]);
}
