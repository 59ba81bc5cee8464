import type { QueryIn } from '#contract/call';
import { type ReportReason, reportReasons } from '#contract/reports';
import { decidedReportOrders, getReports, openReportOrders } from '#contract/staff-reports';
import { staffList } from '../questions/staff-query.ts';
import { sortIn } from '../ui/list-order.ts';

type ReportFilters = Pick<QueryIn<typeof getReports>, 'state' | 'reason' | 'late'>;

/** The filters that the page's address names; wrong ones are ignored. */
export function reportFiltersIn(params: URLSearchParams): ReportFilters {
  const reason = reportReasons.find(one => one === params.get('reason')) as ReportReason | undefined;
  return {
    ...(params.get('state') === 'decided' && { state: 'decided' as const }),
    ...(reason && { reason }),
    ...(params.get('late') === '1' && { late: true }),
  };
}

/** Open and decided reports have other orders. */
export const reportOrdersIn = (params: URLSearchParams) =>
  params.get('state') === 'decided' ? decidedReportOrders : openReportOrders;

export const reportList = (params: URLSearchParams) =>
  staffList(
    getReports,
    { ...reportFiltersIn(params), ...sortIn(params, reportOrdersIn(params)) },
    'after',
    ({ next }) => next,
  );
