import type { ReactNode } from 'react';
import { useMembersText } from '#i18n/react';
import { CheckIcon } from '../../ui/icons.ts';
import style from './saved-mark.module.css';

/** Around a field: says quietly, beside its label, that it was saved; nothing moves. */
export function SavedMark({ isSaved, children }: { isSaved: boolean; children: ReactNode }) {
  const t = useMembersText();
  return (
    <div className={style.field}>
      {children}
      <span role="status" className={style.mark}>
        {isSaved && (
          <span className={style.words}>
            <CheckIcon size={16} />
            {t('state.saved')}
          </span>
        )}
      </span>
    </div>
  );
}
