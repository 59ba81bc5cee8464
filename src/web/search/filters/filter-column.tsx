import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useMembersText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { type Change, membersAddress, type Search } from '../search-state.ts';
import style from './filter-fields.module.css';
import { FilterFields } from './filter-fields.tsx';
import { HiddenState } from './hidden-state.tsx';
import { useDraft } from './use-draft.ts';

/** A few taps in a row are one search. */
const PAUSE_MS = 350;

/** The filters beside the grid, from 992 px: each change searches by itself, and the button leads to the results. A plain form where there is no script. */
export default function FilterColumn({ search }: { search: Search }) {
  const t = useMembersText();
  const navigate = useNavigate();
  const { draft, change, send } = useDraft(search);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const go = (next: Search) => {
    send(next);
    void navigate(membersAddress(next), { replace: true });
  };
  const changeAndGo = (filters: Change) => {
    const next = change(filters);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => go(next), PAUSE_MS);
  };
  return (
    <form
      method="get"
      action="/members"
      aria-label={t('search.filters')}
      onSubmit={event => {
        event.preventDefault();
        clearTimeout(timer.current);
        go(draft);
        document.getElementById('results')?.focus();
      }}
    >
      <HiddenState search={search} />
      <FilterFields draft={draft} change={changeAndGo} />
      <Button type="submit" look="soft" wide className={style.submit}>
        {t('search.apply')}
      </Button>
    </form>
  );
}
