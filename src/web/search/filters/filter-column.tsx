import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useMembersText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { membersAddress, type SearchChange, type SearchState } from '../search-state.ts';
import style from './filter-fields.module.css';
import { FilterFields } from './filter-fields.tsx';
import { useSearchDraft } from './use-search-draft.ts';

/** Changes that follow each other within this time, in ms, cause a single search. */
const PAUSE_MS = 350;

/**
 * Each change starts a search.
 * @spec 3.16
 */
export default function FilterColumn({ search }: { search: SearchState }) {
  const t = useMembersText();
  const navigate = useNavigate();
  const { draft, change, send } = useSearchDraft(search);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const go = (next: SearchState) => {
    send(next);
    void navigate(membersAddress(next), { replace: true });
  };
  const changeAndGo = (filters: SearchChange) => {
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
      {/* Without script, the form also sends the sort order and the search origin. */}
      {search.order !== undefined && <input type="hidden" name="order" value={search.order} />}
      {search.near !== undefined && <input type="hidden" name="near" value={search.near} />}
      <FilterFields draft={draft} change={changeAndGo} />
      <Button type="submit" look="soft" wide className={style.submit}>
        {t('search.apply')}
      </Button>
    </form>
  );
}
