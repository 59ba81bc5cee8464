import { useMembersText } from '#i18n/react';
import { classes } from '../../ui/classes.ts';
import style from './typing-indicator.module.css';

/** @spec D5.6 */
export function TypingIndicator({ className }: { className?: string | undefined }) {
  const t = useMembersText();
  return (
    <span className={classes(className, 'violet')} data-typing>
      {t('chat.typing')}
      <span className={`inline-flex ${style.dots}`} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </span>
  );
}
