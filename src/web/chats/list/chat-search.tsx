import type { Chat } from '#contract/chats';
import { nameIncludes } from '#contract/plain-text';
import { useMembersText } from '#i18n/react';
import { TextField } from '../../ui/inputs.tsx';
import style from './list.module.css';

const WORTH_SEARCHING = 8;

export const isWorthSearching = ({ chats, next }: { chats: Chat[]; next: string | null }): boolean =>
  next !== null || chats.length >= WORTH_SEARCHING;

export function chatsWith(chats: Chat[], typed: string): Chat[] {
  return chats.filter(({ profile: { name } }) => nameIncludes(name, typed));
}

/** @spec 2.9 */
export function ChatSearch({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const t = useMembersText();
  return (
    <search className={`block ${style.search}`}>
      <TextField
        type="search"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        label={t('chats.search')}
        labelUnseen
        placeholder={t('chats.search')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
      />
    </search>
  );
}

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
