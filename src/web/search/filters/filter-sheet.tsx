import { useNavigate } from 'react-router';
import { useMembersText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useResultCountText } from '../result-count-text.ts';
import { SavedSearchesButton } from '../saved/saved-searches-button.tsx';
import { membersAddress, type SearchState } from '../search-state.ts';
import { activeFilters, withoutFilters } from './active-filters.ts';
import { FilterFields } from './filter-fields.tsx';
import style from './filter-sheet.module.css';
import { useDraftCount } from './use-draft-count.ts';
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
      className={style.form}
      onSubmit={event => {
        event.preventDefault();
        onClose();
        void navigate(membersAddress(draft));
      }}
    >
      <FilterFields draft={draft} change={change} />
      <footer className={style.foot}>
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
