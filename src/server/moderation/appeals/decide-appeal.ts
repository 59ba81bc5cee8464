import { ApiError } from '#contract/errors';
import type { ReportReason } from '#contract/reports';
import { accountRecipientOf } from '../../accounts/find-account.ts';
import type { App } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { undoMeasure } from '../decisions/measures.ts';
import {
  type DecisionRow,
  lockDecision,
  lockReport,
  reopenReport,
  setOverturned,
  setReopened,
} from '../decisions/queries.ts';
import { dueOf } from '../reports/due-of.ts';
import { queueAppealDecision } from './appeal-emails.ts';
import { lockAppeal, updateAppeal } from './queries.ts';

export type AppealDecision = { appealId: string; outcome: 'upheld' | 'overturned'; reason: string };

/**
 * Decides an appeal. Overturned: the measure about the reported member is undone; for the reporter, the report waits for
 * another decision, and a measure stays until then.
 * @throws not_found; decided_already; same_person for who made the decision
 * @spec D5.5
 */
export const decideAppeal = (
  app: App,
  site: Site,
  actor: AuditActor,
  { appealId, outcome, reason }: AppealDecision,
): Promise<void> =>
  transact(app, async tx => {
    const appeal = await lockAppeal(tx.db, site.id, appealId);
    const decision = appeal && (await lockDecision(tx.db, site.id, appeal.decision_id));
    if (!appeal || !decision) throw new ApiError('not_found');
    if (appeal.decided_at) throw new ApiError('decided_already');
    if (actor.staffId === null || decision.staff_id === actor.staffId) throw new ApiError('same_person');
    await updateAppeal(tx.db, appealId, {
      ...{ outcome, answer: reason, staff_id: actor.staffId, decided_at: tx.now },
    });
    const party = appeal.party as 'reporter' | 'reported';
    if (outcome === 'overturned')
      await (party === 'reported' ? overturn(app, tx, decision) : reopen(tx, site, decision));
    const recipient = await accountRecipientOf(tx.db, appeal.account_id);
    const pageId = (party === 'reporter' ? decision.report_id : decision.id) ?? decision.id;
    if (recipient)
      await queueAppealDecision(app, tx, site, { recipient, party, outcome, answer: reason, pageId });
    await recordAudit(tx, actor, {
      action: 'appeals.decide',
      accountId: appeal.account_id,
      details: { appeal: appealId, party, outcome },
    });
  });

async function overturn(app: App, tx: Tx, decision: DecisionRow): Promise<void> {
  const { id, account_id: accountId, removed_about_me: aboutMe, removed_photos: photos } = decision;
  await setOverturned(tx.db, id, tx.now);
  const owner = await accountRecipientOf(tx.db, accountId);
  if (owner) await undoMeasure(app, tx, owner, { aboutMe, photos });
}

async function reopen(tx: Tx, site: Site, { id, report_id: reportId }: DecisionRow): Promise<void> {
  await setReopened(tx.db, id, tx.now);
  const report = reportId && (await lockReport(tx.db, site.id, reportId));
  if (report) await reopenReport(tx.db, report.id, dueOf(report.reason as ReportReason, tx.now));
}
