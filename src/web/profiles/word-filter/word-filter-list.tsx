import { useQuery } from '@tanstack/react-query';
import { getWordFilter } from '#contract/word-filter';
import { useAccountText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { IconButton } from '../../ui/button.tsx';
import { TrashIcon } from '../../ui/icons.ts';
import { useRemoveWord } from './use-remove-word.ts';
import style from './word-filter.module.css';

/** @spec D5.3 */
export function WordFilterList() {
  const t = useAccountText();
  const { data } = useQuery(query(getWordFilter));
  const remove = useRemoveWord();
  if (!data) return null;
  if (data.words.length === 0) return <p className={style.none}>{t('word_filter.none')}</p>;
  return (
    <ul aria-label={t('word_filter.list')}>
      {data.words.map(word => (
        <li key={word} className={style.word}>
          <bdi>{word}</bdi>
          <IconButton label={t('word_filter.remove', { word })} onClick={() => remove(word)}>
            <TrashIcon size={20} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
