import { useMembersText } from '#i18n/react';
import style from './typing-indicator.module.css';

/** @spec D5.6 */
export function TypingIndicator({ className }: { className: string }) {
  const t = useMembersText();
  return (
    <span className={className} data-typing>
      {t('chat.typing')}
      <span className={`inline-flex ${style.dots}`} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </span>
  );
}
