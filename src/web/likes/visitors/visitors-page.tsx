import {
  infiniteQueryOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { VISITS } from '#contract/constants';
import { isApiError } from '#contract/errors';
import { seesVisitors } from '#contract/permissions';
import { getProfile } from '#contract/profiles';
import { getVisitors, type ProfileVisitor } from '#contract/visits';
import { shortDateText } from '#i18n/date-text';
import { useMembersText } from '#i18n/react';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../accounts/page-loaders.ts';
import { userQuery } from '../../accounts/user-query.ts';
import { apiOf, callApi } from '../../data/api.ts';
import { query, queryKeyOf } from '../../data/query.ts';
import { MemberGrid } from '../../profiles/member-grid.tsx';
import { useReader } from '../../site/use-reader.ts';
import { Tag } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { toast } from '../../ui/toast-store.ts';
import { LikeTabs } from '../like-tabs.tsx';
import style from '../likes-page.module.css';
import { likesQuery } from '../likes-query.ts';
import { LockedVisitors, NoVisitors, VisitsOff } from './no-visitors.tsx';

/**
 * The members who visited the viewer's profile, latest first. A page is null for free members.
 * @spec 6.3 D5.6
 */
const visitorsQuery = infiniteQueryOptions({
  queryKey: queryKeyOf(getVisitors),
  queryFn: async ({ client, signal, pageParam: before }) => {
    const { user } = await client.ensureQueryData(userQuery());
    if (!seesVisitors(user)) return null;
    const page = { signal, ...(before && { query: { before } }) };
    return callApi(apiOf(client), getVisitors, page).catch(nullIfPremiumOnly);
  },
  initialPageParam: '',
  getNextPageParam: page => page?.next,
});

/** Premium may have ended since the user was loaded. */
function nullIfPremiumOnly(error: unknown): null {
  if (isApiError(error) && error.code === 'premium_only') return null;
  throw error;
}

const queries: PageQueries = () => [likesQuery(), visitorsQuery, query(getProfile)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/**
 * Shows profile visits only to premium members with the setting `shares_visits`.
 * @spec 6.3 D5.6
 */
export default function VisitorsPage() {
  const t = useMembersText();
  const { data: likes } = useInfiniteQuery(likesQuery());
  const visitors = useInfiniteQuery(visitorsQuery);
  const { data: own } = useQuery(query(getProfile));
  if (!likes || !visitors.data || !own) return null;
  const { pages } = visitors.data;
  return (
    <div className={`page stack gap-2 ${style.page}`}>
      <PageHead title={t('nav.visitors')} />
      <h1>{t('nav.visitors')}</h1>
      <LikeTabs likes={likes} type="visitors" />
      {pages.includes(null) ? (
        <LockedVisitors />
      ) : !own.profile.shares_visits ? (
        <VisitsOff />
      ) : (
        <VisitorGrid list={visitors} visitors={pages.flatMap(page => page?.visitors ?? [])} />
      )}
    </div>
  );
}

type VisitorGridProps = {
  visitors: ProfileVisitor[];
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'>;
};

function VisitorGrid({
  visitors,
  list: { hasNextPage, fetchNextPage, isFetchingNextPage },
}: VisitorGridProps) {
  const t = useMembersText();
  const reader = useReader();
  if (visitors.length === 0) return <NoVisitors />;
  const loadEarlier = async () => {
    const { isFetchNextPageError } = await fetchNextPage();
    if (isFetchNextPageError) toast(t('errors.generic_short'), 'error');
  };
  const visitTimeBadge = ({ visited_at: at }: ProfileVisitor) => (
    <Tag onPhoto>{shortDateText(t, new Date(at), reader)}</Tag>
  );
  return (
    <>
      <p className="quiet">{t('visits.intro', { days: String(VISITS.days) })}</p>
      <MemberGrid
        label={t('nav.visitors')}
        members={visitors}
        addressOf={({ id }) => `/members/${id}`}
        badgeOf={visitTimeBadge}
      />
      {hasNextPage && (
        <Button look="soft" busy={isFetchingNextPage} onClick={() => void loadEarlier()}>
          {t('visits.earlier')}
        </Button>
      )}
    </>
  );
}
