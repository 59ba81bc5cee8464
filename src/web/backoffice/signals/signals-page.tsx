import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { abuseLevels } from '#contract/abuse';
import { type SuspectedMember, signalOrders } from '#contract/staff-signals';
import { useStaffText } from '#i18n/react';
import { SelectField } from '../../ui/inputs.tsx';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { isFilteredBy } from '../ui/list-order.ts';
import { MoreRows } from '../ui/more-rows.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';
import { signalFiltersIn, signalList } from './signal-filters.ts';

const queries = ({ url }: { url: URL }) => [signalList(url.searchParams)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * Members whom the abuse signals limit.
 * @spec D5.13 D5.10
 */
export default function SignalsPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const list = signalList(params);
  const { data, error, refetch, hasNextPage } = useInfiniteQuery(list);
  const members = data?.pages.flatMap(page => page.members);
  const waiting = data?.pages[0]?.waiting;
  return (
    <OfficePage
      title={t('staff_nav.signals')}
      aside={waiting !== undefined && t('staff_signals.waiting', { count: waiting })}
    >
      <SignalFilterBar params={params} />
      <DataTable
        caption={t('staff_signals.caption')}
        columns={useSignalColumns()}
        rows={members}
        keyOf={({ id }) => id}
        pathOf={({ id }) => `/backoffice/signals/${id}`}
        orders={signalOrders}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={<p className="quiet pad-block-2">{t('staff_signals.none')}</p>}
        more={<MoreRows list={list} count={members?.length ?? 0} hasMore={hasNextPage} />}
      />
    </OfficePage>
  );
}

function SignalFilterBar({ params }: { params: URLSearchParams }) {
  const t = useStaffText();
  const { level, waiting } = signalFiltersIn(params);
  return (
    <FilterBar isFiltered={isFilteredBy(params)}>
      <SelectField
        label={t('staff_signals.level')}
        name="level"
        none={t('staff_signals.every_level')}
        defaultValue={level ?? ''}
        options={abuseLevels.map(value => ({ value, name: t(`staff_signal_level.${value}`) }))}
      />
      <SelectField
        label={t('staff_signals.show')}
        name="waiting"
        none={t('staff_signals.everybody')}
        defaultValue={waiting ? '1' : ''}
        options={[{ value: '1', name: t('staff_signals.only_waiting') }]}
      />
    </FilterBar>
  );
}

function useSignalColumns(): [Column<SuspectedMember>, ...Column<SuspectedMember>[]] {
  const t = useStaffText();
  return [
    {
      title: t('staff_signals.member'),
      cell: ({ name, banned }) => (
        <>
          <bdi>{name}</bdi>
          {banned && <span className="danger"> {t('staff_signals.banned')}</span>}
        </>
      ),
    },
    {
      title: t('staff_signals.level'),
      cell: ({ level }) => level && t(`staff_signal_level.${level}`),
    },
    {
      title: t('staff_signals.signals'),
      cell: ({ signals }) =>
        signals
          .map(({ kind, count }) => t('staff_signals.times', { name: t(`staff_signal.${kind}`), count }))
          .join(', '),
    },
    { title: t('staff_signals.score'), align: 'end', sort: 'score', cell: ({ score }) => score },
    { title: t('staff_signals.since'), sort: 'since', cell: ({ since }) => <When at={since} /> },
    {
      title: t('staff_signals.decided'),
      cell: ({ decided }) =>
        decided
          ? t('staff_signals.decided_by', { name: decided.by ?? t('staff_reports.command') })
          : t('staff_signals.not_decided'),
    },
  ];
}
