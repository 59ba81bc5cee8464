import { useMembersText } from '#i18n/react';
import { classes } from '../../ui/classes.ts';
import style from './typing-sign.module.css';

/** That the other one is writing: words, and three dots that breathe. Not read aloud by itself. */
export function TypingSign({ className }: { className?: string | undefined }) {
  const t = useMembersText();
  return (
    <span className={classes(className, style.typing)} data-typing>
      {t('chat.typing')}
      <span className={style.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </span>
  );
}
