import { useQuery } from '@tanstack/react-query';
import { getStaffOverview } from '#contract/staff-overview';
import { useStaffText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { OfficePage } from '../ui/office-page.tsx';
import { Figures } from './figures.tsx';
import { figuresQuery, periodIn } from './figures-query.ts';
import { HealthList } from './health-list.tsx';
import { WaitingList } from './waiting-list.tsx';

const queries = ({ url }: { url: URL }) => [
  query(getStaffOverview),
  figuresQuery(periodIn(url.searchParams)),
];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

const REFRESH_MS = 60_000;

/**
 * What waits for a person, what is broken, and the figures of the site, as far as the person's roles see it.
 * @spec D5.10
 */
export default function TodayPage() {
  const t = useStaffText();
  const { data } = useQuery({ ...query(getStaffOverview), refetchInterval: REFRESH_MS });
  return (
    <OfficePage title={t('staff_nav.today')}>
      <WaitingList waiting={data?.waiting ?? []} />
      <HealthList health={data?.health ?? []} />
      <Figures />
    </OfficePage>
  );
}
