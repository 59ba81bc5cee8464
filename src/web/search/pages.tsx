import { useRef } from 'react';
import { Link } from 'react-router';
import { useMembersText } from '#i18n/react';
import { ButtonLink } from '../ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../ui/icons.ts';
import style from './pages.module.css';
import { pageAddress, type SearchState, withPage } from './search-state.ts';
import { usePrefetchNextPage } from './use-prefetch-next-page.ts';

type PagesProps = { search: SearchState; page: number; pages: number };

/** @spec 3.16 */
export function Pages({ search, page, pages }: PagesProps) {
  const t = useMembersText();
  const bar = useRef<HTMLElement>(null);
  const fetchNext = usePrefetchNextPage(bar, page < pages ? withPage(search, page + 1) : null);
  return (
    <nav ref={bar} className={style.pages} aria-label={t('search.pages')}>
      {page > 1 && (
        <ButtonLink
          to={pageAddress(search, page - 1)}
          rel="prev"
          look="plain"
          small
          icon={<ChevronLeftIcon size={20} />}
        >
          {t('search.previous')}
        </ButtonLink>
      )}
      <ol className={style.near}>
        {nearbyPages(page, pages).map(number => (
          <li key={number}>
            <Link
              to={pageAddress(search, number)}
              aria-label={t('search.page', { page: number, pages })}
              aria-current={number === page ? 'page' : undefined}
              className={style.number}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <ButtonLink
          to={pageAddress(search, page + 1)}
          rel="next"
          small
          onPointerEnter={fetchNext}
          onFocus={fetchNext}
        >
          {t('search.next')}
          <ChevronRightIcon size={20} />
        </ButtonLink>
      )}
    </nav>
  );
}

export function nearbyPages(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - 2, pages - 4));
  return Array.from({ length: Math.min(5, pages) }, (_, index) => first + index);
}
