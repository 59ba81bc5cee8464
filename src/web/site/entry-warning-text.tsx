import { useText } from '#i18n/react';
import style from './entry-warning.module.css';
import { useSettings } from './settings-query.ts';

export const LEAVE_SITE_URL = 'https://www.wikipedia.org/';

/** @spec 1.6 */
export function EntryWarningText() {
  const t = useText();
  const { min_age, fictional_icon: icon } = useSettings();
  return (
    <ul className={style.points}>
      <li>{t('entry_warning.adults', { min_age: String(min_age) })}</li>
      <li>{t('entry_warning.fictional', { icon })}</li>
      <li>{t('entry_warning.costs')}</li>
      <li>
        {t('entry_warning.children')} <a href="/pages/ban">{t('entry_warning.ban')}</a>
      </li>
    </ul>
  );
}
