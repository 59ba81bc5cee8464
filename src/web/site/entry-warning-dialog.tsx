import { useText } from '#i18n/react';
import { useUser } from '../accounts/user-query.ts';
import { Button } from '../ui/button.tsx';
import modal from '../ui/modal.module.css';
import style from './entry-warning.module.css';
import { concernsEntryWarning } from './entry-warning-rules.ts';
import { ELSEWHERE, EntryWarningText } from './entry-warning-text.tsx';
import { useSettings } from './settings-query.ts';

/** The site-entry warning of light pages: in the document, opened by public/light.js once the page has been painted. */
export function EntryWarningDialog() {
  const t = useText();
  const settings = useSettings();
  if (!concernsEntryWarning(settings, useUser() !== null)) return null;
  return (
    <dialog
      className={`${modal.modal} ${modal.sheet}`}
      data-entry-warning=""
      aria-labelledby="entry-warning-title"
      closedby="any"
    >
      <form method="dialog" className={modal.content}>
        <header className={modal.header}>
          <h2 id="entry-warning-title">{t('entry_warning.title')}</h2>
        </header>
        <EntryWarningText />
        <div className={style.actions}>
          <Button type="submit" autoFocus>
            {t('entry_warning.enter', { min_age: String(settings.min_age) })}
          </Button>
          <a href={ELSEWHERE} rel="noreferrer" className={style.leave}>
            {t('entry_warning.leave')}
          </a>
        </div>
      </form>
    </dialog>
  );
}
