import { isUrgent, type ReportReason, reportReasons } from '#contract/reports';
import type { Db } from '../../platform/db.ts';
import {
  deleteReportFiles,
  selectOpenReport,
  selectOpenReports,
  selectReportBacklog,
  updateClosed,
} from './queries.ts';

/**
 * Lists the open reports: urgent reports before others, and older reports before newer reports.
 * @spec D2.27 D5.10
 */
export async function openReports(db: Db, siteId: number) {
  const rows = await selectOpenReports(db, siteId, reportReasons.filter(isUrgent));
  return rows.map(row => ({ ...row, urgent: isUrgent(row.reason as ReportReason) }));
}

/**
 * The number of open reports, and since when the oldest waits.
 * @spec D5.10
 */
export const reportBacklog = (db: Db, siteId: number) => selectReportBacklog(db, siteId);

export const openReport = (db: Db, siteId: number, reference: string) =>
  selectOpenReport(db, siteId, reference);

/**
 * Closes a report and deletes its evidence. Returns false if no open report matches.
 * @spec D2.27 D5.10
 */
export function closeReport(db: Db, siteId: number, reference: string, at: Date): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const report = await selectOpenReport(trx, siteId, reference);
    if (!report) return false;
    await deleteReportFiles(trx, report.id);
    return updateClosed(trx, report.id, at);
  });
}
