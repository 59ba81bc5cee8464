import { useMembersText } from '#i18n/react';
import style from './list.module.css';

/** Says so where no conversation is with a member of that name; read aloud while one types. */
export function NobodyFound({ isShown }: { isShown: boolean }) {
  const t = useMembersText();
  return <div role="status">{isShown && <p className={style.nobody}>{t('chats.search_nobody')}</p>}</div>;
}
