import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { getFailedJobs, getStaffJobs } from '#contract/staff-jobs';
import { useStaffText } from '#i18n/react';
import { query } from '../../data/query.ts';
import { SelectField } from '../../ui/inputs.tsx';
import { Section } from '../../ui/section.tsx';
import { staffList } from '../questions/staff-query.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { DataTable } from '../ui/data-table.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { MoreRows } from '../ui/more-rows.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { DropDialog, type FailedChoice } from './drop-dialog.tsx';
import { type OnDrop, useFailedColumns, useQueueColumns } from './job-columns.tsx';
import { isWorthALook } from './worth-a-look.ts';

/** A job that hangs shows within minutes, so the page needs no more. */
const REFRESH_MS = 15_000;

const failedList = (params: URLSearchParams) => {
  const queue = params.get('queue')?.trim().slice(0, 100);
  return staffList(getFailedJobs, queue ? { queue } : {}, 'before', ({ next }) => next);
};

const queries = ({ url }: { url: URL }) => [query(getStaffJobs), failedList(url.searchParams)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * What runs beside the pages: failed jobs first, then queues and schedules. The page refreshes itself.
 * @spec D5.10
 */
export default function JobsPage() {
  const t = useStaffText();
  const [choice, setChoice] = useState<FailedChoice | null>(null);
  const { data } = useQuery(query(getStaffJobs));
  const onDrop = data?.may_handle ? setChoice : null;
  return (
    <OfficePage title={t('staff_nav.jobs')}>
      <p className="quiet">{t('staff_jobs.all_sites')}</p>
      {data?.may_handle === false && (
        <p className="quiet">
          {t.rich('staff_jobs.by_command', { command: () => <code>npm run failed-jobs</code> })}
        </p>
      )}
      <FailedJobs onDrop={onDrop} />
      <Queues onDrop={onDrop} />
      <DropDialog choice={choice} onClose={() => setChoice(null)} />
    </OfficePage>
  );
}

function FailedJobs({ onDrop }: { onDrop: OnDrop | null }) {
  const t = useStaffText();
  const [params] = useSearchParams();
  const list = failedList(params);
  const { data, error, refetch, hasNextPage } = useInfiniteQuery({ ...list, refetchInterval: REFRESH_MS });
  const jobs = data?.pages.flatMap(page => page.jobs);
  const columns = useFailedColumns(onDrop);
  return (
    <Section title={t('staff_jobs.failed_jobs')} headingClass="heading-s" className="stack one-column gap-1">
      <DataTable
        caption={t('staff_jobs.failed_jobs')}
        columns={columns}
        rows={jobs}
        keyOf={({ id }) => id}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={<p className="quiet">{t('staff_jobs.no_failed')}</p>}
        more={<MoreRows list={list} count={jobs?.length ?? 0} hasMore={hasNextPage} />}
      />
    </Section>
  );
}

function Queues({ onDrop }: { onDrop: OnDrop | null }) {
  const t = useStaffText();
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery({ ...query(getStaffJobs), refetchInterval: REFRESH_MS });
  const queue = params.get('queue') ?? '';
  const onlyAttention = params.get('show') === 'attention';
  const now = new Date();
  const shown = data?.queues
    .filter(({ name }) => queue === '' || name === queue)
    .filter(line => !onlyAttention || isWorthALook(line, now))
    .sort((one, other) => Number(isWorthALook(other, now)) - Number(isWorthALook(one, now)));
  const columns = useQueueColumns(onDrop);
  return (
    <Section title={t('staff_jobs.queues')} headingClass="heading-s" className="stack one-column gap-1">
      <FilterBar isFiltered={queue !== '' || onlyAttention}>
        <SelectField
          label={t('staff_jobs.show')}
          name="show"
          none={t('staff_jobs.everything')}
          defaultValue={onlyAttention ? 'attention' : ''}
          options={[{ value: 'attention', name: t('staff_jobs.attention') }]}
        />
        <SelectField
          label={t('staff_jobs.name')}
          name="queue"
          none={t('staff_jobs.everything')}
          defaultValue={queue}
          options={(data?.queues ?? []).map(({ name }) => ({ value: name, name }))}
        />
      </FilterBar>
      <DataTable
        caption={t('staff_jobs.queues')}
        columns={columns}
        rows={shown}
        keyOf={({ name }) => name}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={<p className="quiet">{t('staff_jobs.nothing')}</p>}
      />
    </Section>
  );
}
