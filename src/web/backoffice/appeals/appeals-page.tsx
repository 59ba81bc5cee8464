import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import {
  decidedAppealOrders,
  getAppeals,
  type ListedAppeal,
  openAppealOrders,
} from '#contract/staff-appeals';
import { useStaffText } from '#i18n/react';
import { SelectField } from '../../ui/inputs.tsx';
import { staffList } from '../questions/staff-query.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { isFilteredBy, sortIn } from '../ui/list-order.ts';
import { MoreRows } from '../ui/more-rows.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { privatePath } from '../ui/private-path.ts';
import { When } from '../ui/when.tsx';

const stateIn = (params: URLSearchParams) => (params.get('state') === 'decided' ? 'decided' : 'open');
/** Open and decided appeals have other orders. */
const ordersIn = (params: URLSearchParams) =>
  stateIn(params) === 'decided' ? decidedAppealOrders : openAppealOrders;
const appealList = (params: URLSearchParams) =>
  staffList(
    getAppeals,
    { state: stateIn(params), ...sortIn(params, ordersIn(params)) },
    'after',
    ({ next }) => next,
  );

const queries = ({ url }: { url: URL }) => [appealList(url.searchParams)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * The appeals that wait, usually the oldest first. The person who made a decision cannot decide its appeal.
 * @spec D5.10 D5.5
 */
export default function AppealsPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const list = appealList(params);
  const { data, error, refetch, hasNextPage } = useInfiniteQuery(list);
  const appeals = data?.pages.flatMap(page => page.appeals);
  return (
    <OfficePage title={t('staff_nav.appeals')} aside={data?.pages[0]?.open}>
      <FilterBar isFiltered={isFilteredBy(params)}>
        <SelectField
          label={t('staff_reports.state')}
          name="state"
          none={t('staff_report_state.open')}
          defaultValue={stateIn(params) === 'decided' ? 'decided' : ''}
          options={[{ value: 'decided', name: t('staff_report_state.decided') }]}
        />
      </FilterBar>
      <DataTable
        caption={t('staff_nav.appeals')}
        columns={useAppealColumns(stateIn(params) === 'decided')}
        rows={appeals}
        keyOf={({ id }) => id}
        pathOf={({ id, private_of }) => privatePath(`/backoffice/appeals/${id}`, private_of)}
        orders={ordersIn(params)}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={<p className="quiet pad-block-2">{t('staff_appeals.none')}</p>}
        more={<MoreRows list={list} count={appeals?.length ?? 0} hasMore={hasNextPage} />}
      />
    </OfficePage>
  );
}

function useAppealColumns(isDecided: boolean): [Column<ListedAppeal>, ...Column<ListedAppeal>[]] {
  const t = useStaffText();
  return [
    {
      title: t('staff_appeals.member'),
      cell: ({ member }) => <bdi>{member.name ?? t('staff_reports.gone')}</bdi>,
    },
    { title: t('staff_appeals.party'), cell: ({ party }) => t(`staff_party.${party}`) },
    {
      title: t('staff_appeals.decision'),
      cell: ({ decision: { outcome, decided_by } }) =>
        t('staff_appeals.by', {
          outcome: t(`staff_outcome.${outcome}`),
          name: decided_by ?? t('staff_reports.command'),
        }),
    },
    { title: t('staff_appeals.sent'), sort: 'sent', cell: ({ sent_at }) => <When at={sent_at} /> },
    isDecided
      ? {
          title: t('staff_reports.decided'),
          sort: 'decided',
          cell: ({ decided_at }) => decided_at && <When at={decided_at} />,
        }
      : {
          title: t('staff_appeals.may_decide'),
          cell: ({ may_decide }) => t(may_decide ? 'staff_appeals.yes' : 'staff_appeals.no'),
        },
  ];
}
