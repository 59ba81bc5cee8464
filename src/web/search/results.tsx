import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { Output } from '#contract/call';
import type { MemberCard } from '#contract/profiles';
import type { searchMembers } from '#contract/search';
import { useMembersText } from '#i18n/react';
import { useWaitingPath } from '../connection/waiting-navigation.ts';
import { GridSkeleton, MemberGrid } from '../profiles/member-grid.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SearchIcon } from '../ui/icons.ts';
import style from './members-page.module.css';
import { Pages } from './pages.tsx';
import { useResultCountText } from './result-count-text.ts';
import { membersAddress, type SearchState, searchFromQuery, withPage } from './search-state.ts';

type SearchAnswer = Output<typeof searchMembers>;

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
        <section className={`stack gap-half ${style.similar}`}>
          <h2>
            {t('search.similar')} <span className={`quiet tabular ${style.count}`}>{numSimilar}</span>
          </h2>
          <p className="quiet text-m space-below-1">{t('search.similar_why', { count: numSimilar })}</p>
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

/**
 * Offers the smallest widening with which the search would find a member.
 * @spec D2.23
 */
function NoSearchResults({ search, found }: { search: SearchState; found: SearchAnswer }) {
  const t = useMembersText();
  const textOf = useWideningText(search);
  const { widening, numResults } = found;
  if (numResults > 0) {
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={t('search.past_title')}
        action={<ButtonLink to={membersAddress(withPage(search, 1))}>{t('search.first_page')}</ButtonLink>}
      >
        {t('search.past_text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={t('search.empty_title')}
      action={
        <>
          {widening && (
            <ButtonLink to={membersAddress(searchFromQuery(widening.query))}>{textOf(widening)}</ButtonLink>
          )}
          <ButtonLink to="/members" look={widening ? 'plain' : 'soft'}>
            {t('search.clear')}
          </ButtonLink>
        </>
      }
    >
      {t(widening ? 'search.empty_text' : 'search.empty_alone')}
    </EmptyState>
  );
}

type Widening = NonNullable<SearchAnswer['widening']>;

/**
 * Returns texts such as "Search up to 50 km: 12 men".
 * @spec D2.23
 */
function useWideningText(search: SearchState): (widening: Widening) => string {
  const t = useMembersText();
  const foundText = useResultCountText(search);
  return widening => {
    const found = foundText(widening, 'heading');
    const { loosened, query } = widening;
    const values = { found, km: query.distance ?? 0, from: query.min_age ?? 0, until: query.max_age ?? 0 };
    if (loosened === 'distance' && query.distance === undefined) return t('search.any_distance', values);
    if (loosened === 'ages' && !(query.min_age && query.max_age)) return t('search.any_age', values);
    return t(`widening.${loosened}`, values);
  };
}
