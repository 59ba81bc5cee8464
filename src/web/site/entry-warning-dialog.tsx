import { useText } from '#i18n/react';
import { Button } from '../ui/button.tsx';
import modal from '../ui/modal.module.css';
import { entryWarningApplies } from './entry-warning.tsx';
import { EntryWarningText } from './entry-warning-text.tsx';
import { useSettings } from './settings-query.ts';

/**
 * The script public/light.js shows this closed dialog.
 * @spec 1.6 2.4
 */
export function EntryWarningDialog({ isLoggedIn }: { isLoggedIn: boolean }) {
  const t = useText();
  const settings = useSettings();
  if (!entryWarningApplies(settings, isLoggedIn)) return null;
  return (
    <dialog
      className={`ink text-start raised radius-l scroll contain-scroll shadow ${modal.modal} ${modal.sheet}`}
      data-entry-warning=""
      aria-labelledby="entry-warning-title"
      closedby="any"
    >
      <form method="dialog" className="stack relative gap-2 pad-3">
        <header className={`flex gap-2 items-start justify-between target ${modal.header}`}>
          <h2 id="entry-warning-title">{t('entry_warning.title')}</h2>
        </header>
        <EntryWarningText
          enterButton={
            <Button type="submit" wide autoFocus>
              {t('entry_warning.enter', { min_age: String(settings.min_age) })}
            </Button>
          }
        />
      </form>
    </dialog>
  );
}
