import { ApiError } from '#contract/errors';
import { type DecisionOutcome, isBan, noticedOutcomes } from '#contract/house-rules';
import type { SubjectKind } from '#contract/reports';
import { showAlertAgain } from '../../accounts/dismiss-alert.ts';
import { accountRecipientOf } from '../../accounts/find-account.ts';
import type { App } from '../../app.ts';
import { recordPhotoDecision } from '../../photos/reject-photos.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { answerReporters } from './answer-reporters.ts';
import { queueDecisionToReported, queueDecisionUndone } from './decision-emails.ts';
import { alignBan, refundAfter, removeContent } from './measures.ts';
import {
  closeReports,
  insertDecision,
  type LockedReport,
  lockReports,
  selectEarlierStaff,
} from './queries.ts';
import { refuseIncomplete, refuseNothingRemoved } from './refuse-decision.ts';
import { replaceEarlier } from './replace-earlier.ts';
import type { ReportDecision } from './staff-decision.ts';

type Recipient = NonNullable<Awaited<ReturnType<typeof accountRecipientOf>>>;

/**
 * Decides an open report and all others of the same photo or message, notifies the members, and keeps the evidence for
 * an appeal. Of two staff, one decides.
 * @throws not_found; decided_already; same_person if the caller decided it before it was opened again; field_required or
 * field_invalid at the field
 * @spec D5.5 D2.27
 */
export async function decideReport(
  app: App,
  site: Site,
  actor: AuditActor,
  decision: ReportDecision,
): Promise<void> {
  await transact(app, async tx => {
    const reports = await lockReports(tx.db, site.id, decision.reportId);
    const report = reports.find(({ id }) => id === decision.reportId);
    if (!report) throw new ApiError('not_found');
    if (report.closed_at) throw new ApiError('decided_already');
    const reported = report.reported_id ? await accountRecipientOf(tx.db, report.reported_id) : undefined;
    refuseIncomplete(decision, { hasMember: reported !== undefined, kind: report.subject_kind });
    await refuseSamePerson(tx, reports, actor);
    const id = reported
      ? await decideAboutMember(app, tx, { site, actor, report, reports, reported, decision })
      : null;
    await answerReporters(app, tx, site, { reports, decision });
    const ids = reports.map(one => one.id);
    await closeReports(tx.db, ids, { closed_at: tx.now, decision_id: id });
    await recordAudit(tx, actor, {
      action: 'reports.decide',
      accountId: report.reported_id,
      details: {
        ...{ report: report.id, outcome: decision.outcome, rule: decision.rule },
        ...(ids.length > 1 && { reports: ids.length }),
      },
    });
  });
}

async function refuseSamePerson(
  { db }: Tx,
  reports: readonly LockedReport[],
  { staffId }: AuditActor,
): Promise<void> {
  if (staffId !== null && (await selectEarlierStaff(db, reports)).includes(staffId))
    throw new ApiError('same_person');
}

type DecisionAboutMember = {
  site: Site;
  actor: AuditActor;
  report: LockedReport;
  reports: readonly LockedReport[];
  reported: Recipient;
  decision: ReportDecision;
};

/** @returns the id of the decision */
async function decideAboutMember(app: App, tx: Tx, about: DecisionAboutMember): Promise<string> {
  const { site, actor, report, reports, reported, decision } = about;
  const { outcome, rule, reason, banUntil } = decision;
  const { accountId, profileId } = reported;
  const replaced = await replaceEarlier(tx, reports, reported);
  const removed = await removeContent(tx, reported, measureOf(decision, report));
  if (outcome === 'content_removed') refuseNothingRemoved(removed, decision);
  const id = await insertDecision(tx.db, {
    ...{ site_id: site.id, account_id: accountId, report_id: report.id },
    ...{ outcome, rule, reason, ban_until: banUntil, subject_kind: report.subject_kind },
    ...{ removed_about_me: removed.aboutMe, removed_photos: removed.photos },
    ...{ removed_messages: removed.messages, staff_id: actor.staffId, created_at: tx.now },
  });
  await recordPhotoDecision(tx, profileId, removed.photos, id);
  const endsBan = replaced !== null && isBan(replaced.outcome as DecisionOutcome);
  if (isBan(outcome) || endsBan) await alignBan(app, tx, accountId);
  const refunds = await refundAfter(tx, accountId, outcome);
  const subject = report.subject_kind as SubjectKind;
  const replacedAt = replaced?.created_at ?? null;
  const notice = { id, reported, decision, subject, removed, refunds, replacedAt };
  if (noticedOutcomes.some(noticed => noticed === outcome)) await alertMember(tx, reported);
  if (outcome !== 'no_action') await queueDecisionToReported(app, tx, site, notice);
  else if (replaced && replaced.outcome !== 'no_action')
    await queueDecisionUndone(app, tx, site, { reported, decidedAt: replaced.created_at });
  return id;
}

/** The alert may be dismissed since an earlier decision. */
async function alertMember(tx: Tx, { accountId, profileId }: Recipient): Promise<void> {
  await showAlertAgain(tx, accountId, 'decision');
  tx.publish({ to: [profileId], type: 'user', ids: {} });
}

/** With `removesSubject`, also what the report is about. */
function measureOf(decision: ReportDecision, { subject_kind: kind, subject_id: id }: LockedReport) {
  if (!decision.removesSubject || id === null) return { ...decision, messages: [] };
  if (kind === 'photo') return { ...decision, photos: [...decision.photos, id], messages: [] };
  return { ...decision, messages: [id] };
}
