import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { reportReasons } from '#contract/reports';
import type { ListedReport } from '#contract/staff-reports';
import { useStaffText } from '#i18n/react';
import { SelectField } from '../../ui/inputs.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { staffCacheLoader, staffDocumentLoader } from '../session/staff-loaders.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { isFilteredBy } from '../ui/list-order.ts';
import { MoreRows } from '../ui/more-rows.tsx';
import { OfficePage } from '../ui/office-page.tsx';
import { privatePath } from '../ui/private-path.ts';
import { When } from '../ui/when.tsx';
import { reportFiltersIn, reportList, reportOrdersIn } from './report-filters.ts';

const queries = ({ url }: { url: URL }) => [reportList(url.searchParams)];
export const loader = staffDocumentLoader(queries);
export const clientLoader = staffCacheLoader(queries);

/**
 * The reports that wait, urgent ones first, with the time until which they should be decided.
 * @spec D5.10 D5.5
 */
export default function ReportsPage() {
  const t = useStaffText();
  const [params] = useSearchParams();
  const list = reportList(params);
  const { data, error, refetch, hasNextPage } = useInfiniteQuery(list);
  const reports = data?.pages.flatMap(page => page.reports);
  const waiting = data?.pages[0]?.waiting;
  return (
    <OfficePage title={t('staff_nav.reports')} aside={waiting && t('staff_reports.waiting', waiting)}>
      <ReportFilterBar params={params} />
      <DataTable
        caption={t('staff_nav.reports')}
        columns={useReportColumns(reportFiltersIn(params).state === 'decided')}
        rows={reports}
        keyOf={({ id }) => id}
        pathOf={({ id, private_of }) => privatePath(`/backoffice/reports/${id}`, private_of)}
        orders={reportOrdersIn(params)}
        failure={error && { error, onRetry: () => void refetch() }}
        empty={<p className="quiet pad-block-2">{t('staff_reports.none')}</p>}
        more={<MoreRows list={list} count={reports?.length ?? 0} hasMore={hasNextPage} />}
      />
    </OfficePage>
  );
}

function ReportFilterBar({ params }: { params: URLSearchParams }) {
  const t = useStaffText();
  const { state = 'open', reason, late } = reportFiltersIn(params);
  return (
    <FilterBar isFiltered={isFilteredBy(params)}>
      <SelectField
        label={t('staff_reports.state')}
        name="state"
        none={t('staff_report_state.open')}
        defaultValue={state === 'decided' ? 'decided' : ''}
        options={[{ value: 'decided', name: t('staff_report_state.decided') }]}
      />
      <SelectField
        label={t('staff_reports.reason')}
        name="reason"
        none={t('staff_reports.all_reasons')}
        defaultValue={reason ?? ''}
        options={reportReasons.map(value => ({ value, name: t(`staff_report_reason.${value}`) }))}
      />
      <SelectField
        label={t('staff_reports.due')}
        name="late"
        none={t('staff_reports.every')}
        defaultValue={late ? '1' : ''}
        options={[{ value: '1', name: t('staff_reports.only_late') }]}
      />
    </FilterBar>
  );
}

function useReportColumns(isDecided: boolean): [Column<ListedReport>, ...Column<ListedReport>[]] {
  const t = useStaffText();
  return [
    { title: t('staff_reports.reason'), cell: ({ reason }) => t(`staff_report_reason.${reason}`) },
    {
      title: t('staff_reports.subject'),
      cell: ({ subject, notice }) =>
        [t(`staff_subject.${subject}`), notice && t('staff_reports.notice')].filter(Boolean).join(' · '),
    },
    {
      title: t('staff_reports.due'),
      sort: 'due',
      cell: report => <Due {...report} />,
    },
    { title: t('staff_reports.member'), cell: report => <ReportedMember {...report} /> },
    {
      title: t('staff_reports.open'),
      cell: ({ reported: { open_reports: open, reporters }, subject }) =>
        subject !== 'page' && (
          <span className="nowrap">{t('staff_reports.open_by_short', { open, reporters })}</span>
        ),
    },
    { title: t('staff_reports.strikes'), align: 'end', cell: ({ reported }) => reported.strikes },
    isDecided
      ? {
          title: t('staff_reports.decided'),
          sort: 'decided',
          cell: ({ decided_at }) => decided_at && <When at={decided_at} />,
        }
      : { title: t('staff_reports.sent'), sort: 'sent', cell: ({ created_at }) => <When at={created_at} /> },
    { title: t('staff_reports.reference'), cell: ({ reference }) => <code>{reference}</code> },
  ];
}

/** The document does not know when it will be read, so only the browser says what is late. */
function Due({ urgent, due_at: due, decided_at: decided }: ListedReport) {
  const t = useStaffText();
  const isLate = useHydrated() && decided === null && Date.parse(due) < Date.now();
  const word = isLate
    ? t(urgent ? 'staff_reports.urgent_late' : 'staff_reports.late')
    : urgent && t('staff_reports.urgent');
  return (
    <span>
      {word && <strong className="danger">{word} </strong>}
      <span className="nowrap">
        <When at={due} />
      </span>
    </span>
  );
}

function ReportedMember({ reported: { name, banned }, subject }: ListedReport) {
  const t = useStaffText();
  if (name === null && subject === 'page') return null;
  return (
    <>
      <bdi>{name ?? t('staff_reports.gone')}</bdi>
      {banned && <span className="danger"> {t('staff_reports.banned')}</span>}
    </>
  );
}
