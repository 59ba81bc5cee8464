import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { Output } from '#contract/call';
import type { MemberCard } from '#contract/profiles';
import type { searchMembers } from '#contract/search';
import { useMembersText } from '#i18n/react';
import { useWaitingPath } from '../connection/waiting-navigation.ts';
import { GridSkeleton } from '../profiles/grid-skeleton.tsx';
import { MemberGrid } from '../profiles/member-grid.tsx';
import { NoSearchResults } from './no-search-results.tsx';
import { Pages } from './pages.tsx';
import style from './results.module.css';
import type { SearchState } from './search-state.ts';

export type SearchAnswer = Output<typeof searchMembers>;

/** @spec 3.16 D2.23 */
export function Results({ search, found }: { search: SearchState; found: SearchAnswer }) {
  const t = useMembersText();
  const isAwaited = useIsSearchPending();
  const { profiles, similar, numSimilar, pages, page } = found;
  if (isAwaited) return <GridSkeleton count={Math.max(profiles.length, MIN_SKELETONS)} />;
  return (
    <>
      {profiles.length === 0 && <NoSearchResults search={search} found={found} />}
      {profiles.length > 0 && (
        <MemberGrid label={t('search.title')} members={profiles} addressOf={profileAddress} />
      )}
      {pages > 1 && <Pages search={search} page={page} pages={pages} />}
      {similar.length > 0 && (
        <section className={style.similar}>
          <h2>
            {t('search.similar')} <span className={style.count}>{numSimilar}</span>
          </h2>
          <p className={style.why}>{t('search.similar_why', { count: numSimilar })}</p>
          <MemberGrid
            label={t('search.similar')}
            members={similar}
            addressOf={profileAddress}
            after={profiles.length}
          />
        </section>
      )}
    </>
  );
}

const MIN_SKELETONS = 9;
const profileAddress = ({ id }: MemberCard) => `/members/${id}`;

/** The skeleton appears after this time; during a shorter wait it would only flicker. */
const DELAY_MS = 300;

function useIsSearchPending(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const isWaiting = useWaitingPath() !== null;
  const isAwaited = state === 'loading' && location.pathname === pathname && !isWaiting;
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setIsLong(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isAwaited]);
  return isAwaited && isLong;
}
