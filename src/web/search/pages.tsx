import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useMembersText } from '#i18n/react';
import { ButtonLink } from '../ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../ui/icons.ts';
import style from './members-page.module.css';
import { membersQuery } from './members-query.ts';
import { pageAddress, type SearchState, withPage } from './search-state.ts';

type PagesProps = { search: SearchState; page: number; pages: number };

/** @spec 3.16 */
export function Pages({ search, page, pages }: PagesProps) {
  const t = useMembersText();
  const bar = useRef<HTMLElement>(null);
  const fetchNext = usePrefetchNextPage(bar, page < pages ? withPage(search, page + 1) : null);
  return (
    <nav ref={bar} className={`row wrap gap-1 justify-center ${style.pages}`} aria-label={t('search.pages')}>
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
      <ol className={`flex ${style.near}`}>
        {nearbyPages(page, pages).map(number => (
          <li key={number}>
            <Link
              to={pageAddress(search, number)}
              aria-label={t('search.page', { page: number, pages })}
              aria-current={number === page ? 'page' : undefined}
              className={`stack place-center quiet tabular no-underline round at-least-target ${style.number}`}
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
          {t('action.next')}
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

type ConnectionInfo = { saveData?: boolean; effectiveType?: string };

export const shouldSaveData = (line: ConnectionInfo | undefined): boolean =>
  line?.saveData === true || ['slow-2g', '2g'].includes(line?.effectiveType ?? '');

/**
 * Waits until the button is almost in view, because the server limits fetched cards.
 * @spec D2.41
 */
function usePrefetchNextPage(button: RefObject<Element | null>, next: SearchState | null): () => void {
  const cache = useQueryClient();
  const prefetch = () => {
    if (!next || shouldSaveData((navigator as { connection?: ConnectionInfo }).connection)) return;
    void cache.prefetchQuery({ ...membersQuery(next), meta: { progress: 'never' } });
  };
  useEffect(() => {
    if (!button.current) return;
    const unmounted = new AbortController();
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        observer.disconnect();
        whenScrolled(() => whenIdle(prefetch), unmounted.signal);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(button.current);
    return () => {
      unmounted.abort();
      observer.disconnect();
    };
  });
  return prefetch;
}

const whenScrolled = (act: () => void, signal: AbortSignal): void => {
  if (window.scrollY > 0) act();
  else addEventListener('scroll', act, { once: true, passive: true, signal });
};

const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200);
