import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Output } from '#contract/call';
import type { searchMembers } from '#contract/search';
import { useMembersText } from '#i18n/react';
import { Button } from '../ui/button.tsx';
import { FilterIcon } from '../ui/icons.ts';
import { Modal } from '../ui/modal.tsx';
import { FilterFields } from './filter-fields.tsx';
import { countFilters, filteredAddress, searchOf } from './members-query.ts';
import style from './search-bar.module.css';

type Found = Output<typeof searchMembers>;

/** Heading, number of results and filters: in a row where there is room, in a sheet on phones. The URL is their state. */
export function SearchBar({ found }: { found: Found }) {
  const t = useMembersText();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const query = searchOf(params);
  const search = (form: HTMLFormElement, replace: boolean) => {
    setIsOpen(false);
    void navigate(filteredAddress(new FormData(form)), { replace, preventScrollReset: replace });
  };
  return (
    <header className={style.bar}>
      <div className={style.heading}>
        <h1>{t('search.title')}</h1>
        <p role="status">{useResultsText(found)}</p>
      </div>
      <form
        method="get"
        className={style.row}
        aria-label={t('search.filters')}
        onChange={({ currentTarget }) => search(currentTarget, true)}
      >
        <FilterFields query={query} compact />
        <noscript>
          <Button type="submit" small>
            {t('search.apply')}
          </Button>
        </noscript>
      </form>
      <Button
        look="plain"
        small
        className={style.open}
        icon={<FilterIcon size={20} />}
        onClick={() => setIsOpen(true)}
      >
        {t('search.filters')}
        {countFilters(query) > 0 && <span className={style.count}>{countFilters(query)}</span>}
      </Button>
      <Modal open={isOpen} onClose={() => setIsOpen(false)} title={t('search.filters')}>
        <form
          className={style.sheet}
          onSubmit={event => {
            event.preventDefault();
            search(event.currentTarget, false);
          }}
        >
          <FilterFields query={query} />
          <Button type="submit" wide>
            {t('search.apply')}
          </Button>
        </form>
      </Modal>
    </header>
  );
}

function useResultsText({ numResults: count, capped }: Found): string {
  const t = useMembersText();
  return capped ? t('search.results_capped', { count }) : t('search.results', { count });
}
