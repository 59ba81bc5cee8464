import type { App } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { accountOfReport } from './get-report.ts';

/**
 * Records that somebody reads a report by a command, which asks for no reason.
 * @spec D5.10
 */
export async function recordReportRead(
  app: App,
  { id: siteId }: Pick<Site, 'id'>,
  actor: AuditActor,
  reportId: string,
): Promise<void> {
  const accountId = await accountOfReport(app, siteId, reportId);
  await transact(app, tx =>
    recordAudit(tx, actor, { action: 'reports.read', accountId, details: { report: reportId } }),
  );
}
