import type { Output } from '#contract/call';
import type { MemberCard } from '#contract/profiles';
import type { searchMembers } from '#contract/search';
import { useMembersText } from '#i18n/react';
import { GridSkeleton } from '../profiles/grid-skeleton.tsx';
import { MemberGrid } from '../profiles/member-grid.tsx';
import { NoSearchResults } from './no-search-results.tsx';
import { Pages } from './pages.tsx';
import style from './results.module.css';
import type { SearchState } from './search-state.ts';
import { useIsSearchPending } from './use-is-search-pending.ts';

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
