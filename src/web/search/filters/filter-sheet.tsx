import { useNavigate } from 'react-router';
import { useMembersText } from '#i18n/react';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useFoundText } from '../found-text.ts';
import { SavedButton } from '../saved/saved-button.tsx';
import { membersAddress, type Search } from '../search-state.ts';
import { activeFilters, cleared } from './active-filters.ts';
import { FilterFields } from './filter-fields.tsx';
import style from './filter-sheet.module.css';
import { useDraft } from './use-draft.ts';
import { useDraftCount } from './use-draft-count.ts';

type FilterSheetProps = { search: Search; open: boolean; onClose: () => void };

/** All filters in a sheet, on phones. Nothing is searched for until the button, which says how many there will be. */
export default function FilterSheet({ search, open, onClose }: FilterSheetProps) {
  const t = useMembersText();
  return (
    <Modal open={open} onClose={onClose} title={t('search.filters')} className={style.sheet}>
      <SavedButton search={search} wide onOpened={onClose} />
      <SheetForm search={search} onClose={onClose} />
    </Modal>
  );
}

function SheetForm({ search, onClose }: Pick<FilterSheetProps, 'search' | 'onClose'>) {
  const t = useMembersText();
  const navigate = useNavigate();
  const { draft, change, setDraft } = useDraft(search);
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
          onClick={() => setDraft(cleared(draft))}
        >
          {t('search.clear')}
        </Button>
        <Apply draft={draft} />
      </footer>
    </form>
  );
}

/** "Show 214 men": as many as there will be. */
function Apply({ draft }: { draft: Search }) {
  const t = useMembersText();
  const found = useDraftCount(draft);
  const text = useFoundText(draft)(found, 'apply');
  return (
    <>
      <Button type="submit">{text}</Button>
      <span role="status" className="unseen">
        {found ? text : t('search.counting')}
      </span>
    </>
  );
}
