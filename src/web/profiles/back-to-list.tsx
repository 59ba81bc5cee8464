import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMembersText } from '#i18n/react';
import { useHistoryState } from '../ui/history-state.ts';
import { ArrowLeftIcon } from '../ui/icons.ts';
import style from './member-heading.module.css';

/** The path and query of the list from which the viewer opened the page. */
export type OpenedFrom = { list: string };

/**
 * The link goes back in the history, because that restores the scroll position.
 * @spec 2.3
 */
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
    <Link
      to={list}
      onClick={goBack}
      className={`inline-row absolute gap-1 target on-photo text-m weight-650 no-underline round above ${style.back}`}
    >
      <ArrowLeftIcon size={20} />
      {t('profile.back_to_list')}
    </Link>
  );
}
