import { Link } from 'react-router';
import { useMembersText } from '#i18n/react';
import { CloseIcon } from '../../ui/icons.ts';
import { membersAddress, type Search } from '../search-state.ts';
import { activeFilters, cleared } from './active-filters.ts';
import style from './filter-chips.module.css';
import { useFilterName } from './use-filter-name.ts';

/** The filters that are on, each with the way to let go of it, and of all. */
export function FilterChips({ search }: { search: Search }) {
  const t = useMembersText();
  const nameOf = useFilterName(search);
  const filters = activeFilters(search);
  if (filters.length === 0) return null;
  return (
    <ul className={style.chips} aria-label={t('search.active')}>
      {filters.map(filter => (
        <li key={filter.key}>
          <Link
            to={membersAddress(filter.without)}
            className={style.chip}
            aria-label={t('search.remove', { name: nameOf(filter) })}
          >
            {nameOf(filter)}
            <CloseIcon size={16} />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link to={membersAddress(cleared(search))} className={style.clear}>
            {t('search.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}
