import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { complaintTopics } from '#contract/moderation';
import {
  answeredComplaintOrders,
  getComplaints,
  type ListedComplaint,
  openComplaintOrders,
} from '#contract/staff-complaints';
import { useStaffText } from '#i18n/react';
import { SelectField } from '../../ui/inputs.tsx';
import { staffList } from '../questions/staff-query.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { isFilteredBy, sortIn } from '../ui/list-order.ts';
import { MoreRows } from '../ui/more-rows.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { When } from '../ui/when.tsx';

function complaintFiltersIn(params: URLSearchParams) {
  const topic = complaintTopics.find(one => one === params.get('topic'));
  const state = params.get('state') === 'answered' ? ('answered' as const) : ('open' as const);
  return { state, ...(topic && { topic }) };
}
/** Open and answered complaints have other orders. */
const ordersIn = (params: URLSearchParams) =>
  complaintFiltersIn(params).state === 'answered' ? answeredComplaintOrders : openComplaintOrders;
const complaintList = (params: URLSearchParams) =>
  staffList(
    getComplaints,
    { ...complaintFiltersIn(params), ...sortIn(params, ordersIn(params)) },
    'after',
    ({ next }) => next,
  );

const queries = ({ url }: { url: URL }) => [complaintList(url.searchParams)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * The complaints that wait for an answer, usually the oldest first.
 * @spec D5.10 D5.5
 */
export default function StaffComplaintsPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const { state, topic } = complaintFiltersIn(params);
  const list = complaintList(params);
  const { data, error, refetch, hasNextPage } = useInfiniteQuery(list);
  const complaints = data?.pages.flatMap(page => page.complaints);
  return (
    <OfficePage title={t('staff_nav.complaints')} aside={data?.pages[0]?.open}>
      <FilterBar isFiltered={isFilteredBy(params)}>
        <SelectField
          label={t('staff_reports.state')}
          name="state"
          none={t('staff_report_state.open')}
          defaultValue={state === 'answered' ? 'answered' : ''}
          options={[{ value: 'answered', name: t('complaint_state.answered') }]}
        />
        <SelectField
          label={t('staff_complaints.topic')}
          name="topic"
          none={t('staff_complaints.all_topics')}
          defaultValue={topic ?? ''}
          options={complaintTopics.map(value => ({ value, name: t(`complaint_topic.${value}`) }))}
        />
      </FilterBar>
      <DataTable
        caption={t('staff_nav.complaints')}
        columns={useComplaintColumns(state === 'answered')}
        rows={complaints}
        keyOf={({ id }) => id}
        pathOf={({ id }) => `/backoffice/complaints/${id}`}
        orders={ordersIn(params)}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={<p className="quiet pad-block-2">{t('staff_complaints.none')}</p>}
        more={<MoreRows list={list} count={complaints?.length ?? 0} hasMore={hasNextPage} />}
      />
    </OfficePage>
  );
}

function useComplaintColumns(isAnswered: boolean): [Column<ListedComplaint>, ...Column<ListedComplaint>[]] {
  const t = useStaffText();
  const answered: Column<ListedComplaint> = {
    title: t('complaint_state.answered'),
    sort: 'answered',
    cell: ({ answered_at }) => answered_at && <When at={answered_at} />,
  };
  return [
    { title: t('staff_complaints.topic'), cell: ({ topic }) => t(`complaint_topic.${topic}`) },
    { title: t('staff_complaints.state'), cell: ({ state }) => t(`complaint_state.${state}`) },
    {
      title: t('staff_complaints.from'),
      cell: ({ member }) => <bdi>{member?.name ?? t('staff_complaints.visitor')}</bdi>,
    },
    { title: t('staff_complaints.sent'), sort: 'sent', cell: ({ sent_at }) => <When at={sent_at} /> },
    ...(isAnswered ? [answered] : []),
    { title: t('staff_complaints.reference'), cell: ({ reference }) => <code>{reference}</code> },
  ];
}
