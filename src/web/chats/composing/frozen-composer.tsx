import { useMembersText } from '#i18n/react';
import style from '../composer.module.css';
import { COMPOSER_FIELD } from '../draft.ts';

/**
 * In place of the composer while the account is frozen: nothing can be typed or sent, and no price is shown.
 * @spec D5.10
 */
export function FrozenComposer({ name, className }: { name: string; className: string }) {
  const t = useMembersText();
  return (
    <div className={className}>
      <div className={`stack ${style.row}`}>
        <div className={`stack one-column may-shrink clip raised ${style.grow}`}>
          <textarea
            id={COMPOSER_FIELD}
            rows={1}
            disabled
            placeholder={t('frozen.composer')}
            aria-label={t('chat.composer', { name })}
          />
        </div>
      </div>
    </div>
  );
}
