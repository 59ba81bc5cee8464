import { useLocation } from 'react-router';
import { useText } from '#i18n/react';
import { sameSitePath } from '../data/same-site-path.ts';
import { WarningIcon } from '../ui/icons.ts';
import style from './notices.module.css';

/**
 * CSS shows this hidden notice when a script has failed to load.
 * @spec 8.2
 */
export function ScriptFailureNotice() {
  const t = useText();
  const { pathname, search } = useLocation();
  return (
    <p
      className={`fixed gap-1 items-center justify-center weight-600 warning-tint line-above at-bottom ${style.scriptFailure}`}
      role="alert"
    >
      <WarningIcon className="rigid warning" size={20} />
      <span>
        {t('state.broken')} <a href={sameSitePath(pathname + search, '/')}>{t('action.retry')}</a>
      </span>
    </p>
  );
}
