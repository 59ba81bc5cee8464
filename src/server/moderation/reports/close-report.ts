import { isUrgent, type ReportReason, reportReasons } from '#contract/reports';
import type { Db } from '../../platform/db.ts';
import { deleteReportFiles, selectOpenReport, selectOpenReports, updateClosed } from './queries.ts';

/** Open reports of a site, the urgent ones first, then the oldest. */
export async function openReports(db: Db, siteId: number) {
  const rows = await selectOpenReports(db, siteId, reportReasons.filter(isUrgent));
  return rows.map(row => ({ ...row, urgent: isUrgent(row.reason as ReportReason) }));
}

/** An open report with its evidence, by its reference; undefined where there is none. */
export const openReport = (db: Db, siteId: number, reference: string) =>
  selectOpenReport(db, siteId, reference);

/**
 * Closes a report: its evidence goes, and the files that were held for it with it, unless a profile still shows them. What stays is
 * what the reporter wrote, for his own export; nothing at all where one of the two has left. False when there is no such open report.
 */
export function closeReport(db: Db, siteId: number, reference: string, at: Date): Promise<boolean> {
  return db.transaction().execute(async trx => {
    const report = await selectOpenReport(trx, siteId, reference);
    if (!report) return false;
    await deleteReportFiles(trx, report.id);
    return updateClosed(trx, report.id, at);
  });
}
