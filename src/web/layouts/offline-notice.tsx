import { useSyncExternalStore } from 'react';
import { useText } from '#i18n/react';
import { OfflineIcon } from '../ui/icons.ts';
import style from './offline-notice.module.css';

function watch(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Says that the browser has no connection, for as long as it has none. */
export function OfflineNotice() {
  const t = useText();
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className={style.region}>
      {!online && (
        <p className={style.notice}>
          <OfflineIcon size={20} />
          {t('state.offline')}
        </p>
      )}
    </div>
  );
}
