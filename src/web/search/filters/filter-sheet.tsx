import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { searchMembers } from '#contract/search';
import { useMembersText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { type ResultCount, useResultCountText } from '../result-count-text.ts';
import { SavedSearchesButton } from '../saved/saved-searches-button.tsx';
import { membersAddress, queryOf, queryStringOf, type SearchState } from '../search-state.ts';
import { activeFilters, withoutFilters } from './active-filters.ts';
import { FilterFields } from './filter-fields.tsx';
import style from './filter-sheet.module.css';
import { useSearchDraft } from './use-search-draft.ts';

type FilterSheetProps = { search: SearchState; open: boolean; onClose: () => void };

/**
 * The viewer starts the search with the button at the end.
 * @spec 3.16
 */
export default function FilterSheet({ search, open, onClose }: FilterSheetProps) {
  const t = useMembersText();
  return (
    <Modal open={open} onClose={onClose} title={t('search.filters')} className={style.sheet}>
      <SavedSearchesButton search={search} wide onOpened={onClose} />
      <SheetForm search={search} onClose={onClose} />
    </Modal>
  );
}

function SheetForm({ search, onClose }: Pick<FilterSheetProps, 'search' | 'onClose'>) {
  const t = useMembersText();
  const navigate = useNavigate();
  const { draft, change, setDraft } = useSearchDraft(search);
  return (
    <form
      className="stack gap-2"
      onSubmit={event => {
        event.preventDefault();
        onClose();
        void navigate(membersAddress(draft));
      }}
    >
      <FilterFields draft={draft} change={change} />
      <footer className={`stack sticky icon-column gap-1 raised line-above above pad-2-3 ${style.foot}`}>
        <Button
          look="plain"
          disabled={activeFilters(draft).length === 0}
          onClick={() => setDraft(withoutFilters(draft))}
        >
          {t('search.clear')}
        </Button>
        <Apply draft={draft} />
      </footer>
    </form>
  );
}

function Apply({ draft }: { draft: SearchState }) {
  const t = useMembersText();
  const found = useDraftCount(draft);
  const text = useResultCountText(draft)(found, 'apply');
  return (
    <>
      <Button type="submit">{text}</Button>
      <span role="status" className="unseen">
        {found ? text : t('search.counting')}
      </span>
    </>
  );
}

const PAUSE_MS = 300;

/**
 * Counts the members whom the draft would find; null while loading.
 * @spec 3.16 D2.22
 */
function useDraftCount(draft: SearchState): ResultCount | null {
  const settled = useDebounced(draft);
  const { data, isPlaceholderData } = useQuery({
    ...query(searchMembers, { ...queryOf(settled), count_only: true }),
    placeholderData: keepPreviousData,
    meta: { progress: 'never' },
  });
  const isKnown = queryStringOf(settled) === queryStringOf(draft) && !isPlaceholderData;
  return (isKnown && data) || null;
}

function useDebounced(draft: SearchState): SearchState {
  const [rested, setRested] = useState(draft);
  const isRested = queryStringOf(rested) === queryStringOf(draft);
  useEffect(() => {
    if (isRested) return;
    const timer = setTimeout(() => setRested(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, isRested]);
  return rested;
}
