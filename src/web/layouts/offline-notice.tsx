import { useText } from '#i18n/react';
import { OfflineIcon } from '../ui/icons.ts';
import style from './offline-notice.module.css';
import { useOnline } from './use-online.ts';

/** Says that the browser has no connection, for as long as it has none. */
export function OfflineNotice() {
  const t = useText();
  const online = useOnline();
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
