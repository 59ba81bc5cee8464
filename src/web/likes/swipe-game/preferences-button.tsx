import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getPreferences } from '#contract/preferences';
import { useAccountText, useColon } from '#i18n/react';
import { query } from '../../data/query.ts';
import { Button } from '../../ui/button.tsx';
import { FilterIcon } from '../../ui/icons.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import style from './preferences.module.css';

const PreferencesDialog = lazyDialog(() => import('./preferences-dialog.tsx'));

/** @spec D2.39 2.8 */
export function PreferencesButton() {
  const t = useAccountText();
  const colon = useColon();
  const { data } = useQuery(query(getPreferences));
  const [isOpen, setIsOpen] = useState(false);
  if (!data) return null;
  const { min_age: from, max_age: until, distance } = data.wishes;
  return (
    <>
      <Button
        look="plain"
        small
        className={`push-end ${style.open}`}
        icon={<FilterIcon size={20} />}
        onPointerEnter={PreferencesDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        <span className="unseen">{colon(t('swipe_game.preferences'))}</span>
        <span className={style.now}>
          {t('swipe_game.preferences_now', {
            from: String(from),
            until: String(until),
            is: distance === null ? 'anywhere' : 'near',
            km: String(distance),
          })}
        </span>
      </Button>
      <PreferencesDialog open={isOpen} preferences={data.wishes} onClose={() => setIsOpen(false)} />
    </>
  );
}
