import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMembersText } from '#i18n/react';
import { useHistoryState } from '../history-state.ts';
import { ArrowLeftIcon } from '../ui/icons.ts';
import style from './back-to-list.module.css';

/** What the entry of a member's page carries: the list it was opened from, by path and query. */
export type OpenedFrom = { list: string };

/** The way back to the list this page was opened from, as it was left: it goes back in the history, where the scroll is kept. */
export function BackToList() {
  const t = useMembersText();
  const navigate = useNavigate();
  const list = useHistoryState<Partial<OpenedFrom>>()?.list;
  if (list === undefined) return null;
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link to={list} onClick={goBack} className={style.back}>
      <ArrowLeftIcon size={20} />
      {t('profile.back_to_list')}
    </Link>
  );
}
