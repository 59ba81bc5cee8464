import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { SavedSearch } from '#contract/saved-searches';
import { getSavedSearches } from '#contract/saved-searches';
import { useMembersText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { IconButton } from '../../ui/button.tsx';
import { TrashIcon } from '../../ui/icons.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { activeFilters } from '../filters/active-filters.ts';
import { useFilterName } from '../filters/use-filter-name.ts';
import { membersAddress, searchFromQuery } from '../search-state.ts';
import style from './saved-searches-dialog.module.css';
import { useRemoveSearch } from './use-remove-search.ts';

/** @spec D2.14 */
export function SavedSearchList({ onOpen }: { onOpen: () => void }) {
  const t = useMembersText();
  const { data } = useQuery({ ...query(getSavedSearches), meta: { progress: 'never' } });
  const remove = useRemoveSearch();
  if (!data) {
    return (
      <Loading label={t('state.loading')}>
        <Skeleton height="3.5rem" radius="m" />
      </Loading>
    );
  }
  if (data.searches.length === 0) return <p className={style.none}>{t('search.saved_none')}</p>;
  return (
    <ul aria-label={t('search.saved')}>
      {data.searches.map(saved => (
        <SavedSearchItem key={saved.id} saved={saved} onOpen={onOpen} onRemove={() => remove(saved)} />
      ))}
    </ul>
  );
}

type SavedSearchItemProps = { saved: SavedSearch; onOpen: () => void; onRemove: () => void };

function SavedSearchItem({ saved: { name, query }, onOpen, onRemove }: SavedSearchItemProps) {
  const t = useMembersText();
  const search = searchFromQuery(query);
  const nameOf = useFilterName(search);
  const filters = activeFilters(search).map(nameOf).join(' · ');
  return (
    <li className={style.saved}>
      <Link to={membersAddress(search)} onClick={onOpen} className={style.open}>
        <strong>{name}</strong>
        {filters !== '' && filters !== name && <span className={style.filters}>{filters}</span>}
      </Link>
      <IconButton label={t('search.saved_remove', { name })} onClick={onRemove}>
        <TrashIcon size={20} />
      </IconButton>
    </li>
  );
}
