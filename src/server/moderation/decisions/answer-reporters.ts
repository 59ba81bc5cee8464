import type { App } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { answerNotice } from '../notices/answer-notice.ts';
import { queueDecisionToReporter } from './decision-emails.ts';
import type { LockedReport } from './queries.ts';
import type { ReportDecision } from './staff-decision.ts';

/**
 * Everybody who reported it learns the outcome: members as reporters, others as senders of a notice.
 * @spec D5.5
 */
export async function answerReporters(
  app: App,
  tx: Tx,
  site: Site,
  { reports, decision }: { reports: readonly LockedReport[]; decision: ReportDecision },
): Promise<void> {
  for (const report of reports) {
    await queueDecisionToReporter(app, tx, site, { report, decision });
    await answerNotice(app, tx, site, { report, decision });
  }
}
