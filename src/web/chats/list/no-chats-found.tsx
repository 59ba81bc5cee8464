import { useMembersText } from '#i18n/react';
import style from './list.module.css';

/** @spec 2.9 */
export function NoChatsFound({ isShown }: { isShown: boolean }) {
  const t = useMembersText();
  return (
    <div role="status">
      {isShown && (
        <p className={`stack justify-items-center quiet text-center ${style.nobody}`}>
          {t('chats.search_nobody')}
        </p>
      )}
    </div>
  );
}
