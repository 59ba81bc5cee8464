import { type MouseEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMembersText } from '#i18n/react';
import { optionalComponent, optionalImport } from '../connection/optional-component.tsx';
import { Button } from '../ui/button.tsx';
import { FilterIcon } from '../ui/icons.ts';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { activeFilters } from './filters/active-filters.ts';
import { useFetchHasOwnCell } from './near/own-cell.ts';
import { type ResultCount, useResultCountText } from './result-count-text.ts';
import style from './results-bar.module.css';
import { SavedSearchesButton } from './saved/saved-searches-button.tsx';
import { membersAddress, type SearchState, withChanges } from './search-state.ts';

const loadSheet = optionalImport(() => import('./filters/filter-sheet.tsx'));
const FilterSheet = optionalComponent(loadSheet);

type ResultsBarProps = { search: SearchState; found: ResultCount };

/** @spec 3.16 */
export function ResultsBar({ search, found }: ResultsBarProps) {
  const t = useMembersText();
  const textOf = useResultCountText(search);
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const count = activeFilters(search).length;
  return (
    <header className={`row wrap gap-1 target ${style.bar}`}>
      <div className={style.heading}>
        <h1>{t('search.title')}</h1>
        <p className="quiet text-m tabular" role="status">
          {textOf(found, 'heading')}
        </p>
      </div>
      <OrderLinks search={search} />
      <SavedSearchesButton search={search} className="only-wide" />
      <Button
        look="plain"
        small
        className={style.open}
        icon={<FilterIcon size={20} />}
        onPointerEnter={loadSheet}
        onClick={() => setSheet('open')}
      >
        <span className={style.word}>{t('search.filters')}</span>
        {count > 0 && (
          <span className={`primary inline-center tabular round ${style.count}`}>
            {count}
            <span className="unseen"> {t('search.filters_on', { count })}</span>
          </span>
        )}
      </Button>
      {sheet !== 'never' && (
        <FilterSheet search={search} open={sheet === 'open'} onClose={() => setSheet('closed')} />
      )}
    </header>
  );
}

const NearestDialog = lazyDialog(() => import('./near/nearest-dialog.tsx'));

const orders = [
  { order: undefined, name: 'search.order_area' },
  { order: 'active', name: 'search.order_active' },
  { order: 'nearest', name: 'search.order_nearest' },
] as const;

/**
 * If the viewer has no place, the order by distance opens a dialog.
 * @spec D2.39
 */
function OrderLinks({ search }: { search: SearchState }) {
  const t = useMembersText();
  const navigate = useNavigate();
  const fetchHasOwnCell = useFetchHasOwnCell();
  const [isAsked, setIsAsked] = useState(false);
  const current = orders.find(({ order }) => order === search.order)?.order;
  const addressOf = (order: string | undefined, near = search.near) =>
    membersAddress(withChanges(search, { order, near }));
  const askFirst = async (event: MouseEvent) => {
    if (search.near !== undefined || current === 'nearest' || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    if (await fetchHasOwnCell()) void navigate(addressOf('nearest'));
    else setIsAsked(true);
  };
  return (
    <nav className={`wrap sunk inline-flex ${style.orders}`} aria-label={t('search.order')}>
      {orders.map(({ order, name }) => (
        <Link
          key={name}
          className="inline-row target text-m weight-600 no-underline nowrap round"
          to={addressOf(order)}
          aria-current={order === current ? 'true' : undefined}
          onClick={order === 'nearest' ? askFirst : undefined}
        >
          {t(name)}
        </Link>
      ))}
      <NearestDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onNear={near => {
          setIsAsked(false);
          void navigate(addressOf('nearest', near));
        }}
      />
    </nav>
  );
}
