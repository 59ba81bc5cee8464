import type { QueryIn } from '#contract/call';
import { type ReportReason, reportReasons } from '#contract/reports';
import { getReports } from '#contract/staff-reports';
import { staffList } from '../questions/staff-query.ts';

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

export const reportList = (params: URLSearchParams) =>
  staffList(getReports, reportFiltersIn(params), 'after', ({ next }) => next);
