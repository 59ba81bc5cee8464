import { lazy, Suspense, useState } from 'react';
import { useMembersText } from '#i18n/react';
import { optionalComponent } from '../connection/optional-component.ts';
import { Button } from '../ui/button.tsx';
import { FilterIcon } from '../ui/icons.ts';
import { activeFilters } from './filters/active-filters.ts';
import { OrderLinks } from './order-links.tsx';
import { type ResultCount, useResultCountText } from './result-count-text.ts';
import style from './results-bar.module.css';
import { SavedSearchesButton } from './saved/saved-searches-button.tsx';
import type { SearchState } from './search-state.ts';

const loadSheet = optionalComponent(() => import('./filters/filter-sheet.tsx'));
const FilterSheet = lazy(loadSheet);

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
        <p role="status">{textOf(found, 'heading')}</p>
      </div>
      <OrderLinks search={search} />
      <SavedSearchesButton search={search} className={style.saved} />
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
            <span className="unseen"> {t('search.filters_on')}</span>
          </span>
        )}
      </Button>
      {sheet !== 'never' && (
        <Suspense fallback={null}>
          <FilterSheet search={search} open={sheet === 'open'} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </header>
  );
}
