import { useLocation } from 'react-router';
import { useText } from '#i18n/react';
import { ownPath } from '../site/own-path.ts';
import { WarningIcon } from '../ui/icons.ts';
import style from './broken-notice.module.css';

/** In every document, seen when its script could not be loaded: the page can be read, and loaded anew. */
export function BrokenNotice() {
  const t = useText();
  const { pathname, search } = useLocation();
  return (
    <p className={style.notice} role="alert">
      <WarningIcon size={20} />
      <span>
        {t('state.broken')} <a href={ownPath(pathname + search, '/')}>{t('action.retry')}</a>
      </span>
    </p>
  );
}
