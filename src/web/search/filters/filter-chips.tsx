import { Link } from 'react-router';
import { useMembersText } from '#i18n/react';
import { CloseIcon } from '../../ui/icons.ts';
import { membersAddress, type SearchState } from '../search-state.ts';
import { activeFilters, withoutFilters } from './active-filters.ts';
import style from './filter-chips.module.css';
import { useFilterName } from './use-filter-name.ts';

/** @spec 3.16 */
export function FilterChips({ search }: { search: SearchState }) {
  const t = useMembersText();
  const nameOf = useFilterName(search);
  const filters = activeFilters(search);
  if (filters.length === 0) return null;
  return (
    <ul className={`flex wrap ${style.chips}`} aria-label={t('search.active')}>
      {filters.map(filter => (
        <li className="rigid" key={filter.key}>
          <Link
            to={membersAddress(filter.without)}
            className={`soft inline-row gap-xs target text-m weight-600 no-underline nowrap round ${style.chip}`}
            aria-label={t('search.remove', { name: nameOf(filter) })}
          >
            {nameOf(filter)}
            <CloseIcon size={16} />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li className="rigid">
          <Link
            to={membersAddress(withoutFilters(search))}
            className={`inline-row gap-xs target text-m weight-600 nowrap ${style.clear}`}
          >
            {t('search.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}
