import type { ReactNode } from 'react';
import { useText } from '#i18n/react';
import style from './entry-warning.module.css';
import { useSettings } from './settings-query.ts';

const LEAVE_SITE_URL = 'https://www.wikipedia.org/';

/**
 * The `enterButton` closes the warning.
 * @spec 1.6
 */
export function EntryWarningText({ enterButton }: { enterButton: ReactNode }) {
  const t = useText();
  const { min_age, fictional_icon: icon } = useSettings();
  return (
    <>
      <ul className={`stack gap-s ${style.points}`}>
        <li>{t('entry_warning.adults', { min_age: String(min_age) })}</li>
        <li>{t('entry_warning.fictional', { icon })}</li>
        <li>{t('entry_warning.costs')}</li>
        <li>
          {t('entry_warning.children')} <a href="/pages/ban">{t('footer.ban')}</a>
        </li>
      </ul>
      <div className="stack gap-half justify-items-center pad-top-1">
        {enterButton}
        <a href={LEAVE_SITE_URL} rel="noreferrer" className="inline-row target pad-inline-2 quiet">
          {t('entry_warning.leave')}
        </a>
      </div>
    </>
  );
}
