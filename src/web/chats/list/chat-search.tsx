import { useMembersText } from '#i18n/react';
import { TextField } from '../../ui/inputs.tsx';
import style from './list.module.css';

/** @spec 2.9 */
export function ChatSearch({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const t = useMembersText();
  return (
    <search className={style.search}>
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
