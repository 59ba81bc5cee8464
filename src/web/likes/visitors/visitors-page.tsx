import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { VISITS } from '#contract/constants';
import { getProfile } from '#contract/profiles';
import type { ProfileVisitor } from '#contract/visits';
import { shortDateText } from '#i18n/date-text';
import { useMembersText } from '#i18n/react';
import { useReader } from '../../chats/use-reader.ts';
import { useApi } from '../../data/api.ts';
import { query } from '../../data/query.ts';
import { PageHead } from '../../layouts/page-head.tsx';
import { memberCacheLoader, memberDocumentLoader, type PageQueries } from '../../page-loaders.ts';
import { MemberGrid } from '../../profiles/member-grid.tsx';
import { Tag } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { LikeTabs } from '../like-tabs.tsx';
import style from '../likes-page.module.css';
import { likesQuery } from '../likes-query.ts';
import { LockedVisitors, NoVisitors, VisitsOff } from './no-visitors.tsx';
import { type LoadedVisitors, loadEarlierVisitors, visitorsQuery } from './visitors-query.ts';

const queries: PageQueries = () => [likesQuery(), visitorsQuery(), query(getProfile)];
export const loader = memberDocumentLoader(queries);
export const clientLoader = memberCacheLoader(queries);

/**
 * Shows profile visits only to premium members with the setting `shares_visits`.
 * @spec 6.3 D5.6
 */
export default function VisitorsPage() {
  const t = useMembersText();
  const { data: likes } = useQuery(likesQuery());
  const { data: visitors } = useQuery(visitorsQuery());
  const { data: own } = useQuery(query(getProfile));
  if (!likes || visitors === undefined || !own) return null;
  return (
    <div className={style.page}>
      <PageHead title={t('visits.title')} />
      <h1>{t('visits.title')}</h1>
      <LikeTabs likes={likes} type="visitors" />
      {visitorsContent(visitors, own.profile.shares_visits)}
    </div>
  );
}

function visitorsContent(visitors: LoadedVisitors | null, isShared: boolean) {
  if (!visitors) return <LockedVisitors />;
  if (!isShared) return <VisitsOff />;
  return visitors.visitors.length === 0 ? <NoVisitors /> : <VisitorGrid {...visitors} />;
}

function VisitorGrid({ visitors, next }: LoadedVisitors) {
  const t = useMembersText();
  const reader = useReader();
  const earlier = useEarlier();
  const visitTimeBadge = ({ visited_at: at }: ProfileVisitor) => (
    <Tag onPhoto>{shortDateText(t, new Date(at), reader)}</Tag>
  );
  return (
    <>
      <p className={style.intro}>{t('visits.intro', { days: String(VISITS.days) })}</p>
      <MemberGrid
        label={t('visits.title')}
        members={visitors}
        addressOf={({ id }) => `/members/${id}`}
        badgeOf={visitTimeBadge}
      />
      {next && (
        <Button look="soft" busy={earlier.isPending} onClick={() => earlier.mutate()}>
          {t('visits.earlier')}
        </Button>
      )}
    </>
  );
}

function useEarlier() {
  const t = useMembersText();
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => loadEarlierVisitors(cache, api),
    onError: () => toast(t('errors.generic_short'), 'error'),
  });
}
