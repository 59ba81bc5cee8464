import type { Currency } from '#contract/countries';
import { ApiError, fieldError } from '#contract/errors';
import { isBan } from '#contract/house-rules';
import { accountRecipientOf } from '../../accounts/find-account.ts';
import type { App } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { queueDecisionToReported, queueDecisionToReporter } from './decision-emails.ts';
import { applyBan, type Measure, type Removed, removeContent } from './measures.ts';
import { closeReport, insertDecision, type LockedReport, lockReport, selectEarlierStaff } from './queries.ts';

/** `reason` is read by the reported member, or by the reporter if nothing was done. */
export type ReportDecision = Measure & { reportId: string; reason: string };

type Recipient = NonNullable<Awaited<ReturnType<typeof accountRecipientOf>>>;

/**
 * Decides an open report, notifies both members, and keeps the evidence for an appeal. Of two staff, one decides.
 * @throws not_found; decided_already; same_person for who decided it before it was opened again; field_required or
 * field_invalid at the field
 * @spec D5.5 D2.27
 */
export async function decideReport(
  app: App,
  site: Site,
  actor: AuditActor,
  decision: ReportDecision,
): Promise<void> {
  refuseIncomplete(decision);
  await transact(app, async tx => {
    const report = await lockReport(tx.db, site.id, decision.reportId);
    if (!report) throw new ApiError('not_found');
    if (report.closed_at) throw new ApiError('decided_already');
    await refuseSamePerson(tx, report.id, actor);
    const reported = report.reported_id ? await accountRecipientOf(tx.db, report.reported_id) : undefined;
    if (reported) await decideAboutMember(app, tx, { site, actor, report, reported, decision });
    else if (decision.outcome !== 'no_action') throw fieldError('outcome', 'field_invalid');
    await queueDecisionToReporter(app, tx, site, { report, decision });
    await closeReport(tx.db, report.id, tx.now);
    await recordAudit(tx, actor, {
      action: 'reports.decide',
      accountId: report.reported_id,
      details: { report: report.id, outcome: decision.outcome, rule: decision.rule },
    });
  });
}

/** @throws field_required, field_invalid */
function refuseIncomplete({ outcome, rule, aboutMe, photos }: ReportDecision): void {
  if (outcome !== 'no_action' && rule === null) throw fieldError('rule', 'field_required');
  if (outcome === 'no_action' && rule !== null) throw fieldError('rule', 'field_invalid');
  const removes = aboutMe || photos.length > 0;
  if (outcome === 'content_removed' && !removes) throw fieldError('photos', 'field_required');
  if (outcome !== 'content_removed' && removes) throw fieldError('outcome', 'field_invalid');
}

async function refuseSamePerson({ db }: Tx, reportId: string, { staffId }: AuditActor): Promise<void> {
  if (staffId !== null && (await selectEarlierStaff(db, reportId)).includes(staffId))
    throw new ApiError('same_person');
}

async function decideAboutMember(
  app: App,
  tx: Tx,
  decided: {
    site: Site;
    actor: AuditActor;
    report: LockedReport;
    reported: Recipient;
    decision: ReportDecision;
  },
): Promise<void> {
  const { site, actor, report, reported, decision } = decided;
  const { outcome, rule, reason, banUntil } = decision;
  const removed = await removeContent(tx, reported, decision);
  if (outcome === 'content_removed') refuseNothingRemoved(removed);
  const id = await insertDecision(tx.db, {
    ...{ site_id: site.id, account_id: reported.accountId, report_id: report.id },
    ...{ outcome, rule, reason, ban_until: banUntil },
    ...{ removed_about_me: removed.aboutMe, removed_photos: removed.photos },
    ...{ staff_id: actor.staffId, created_at: tx.now },
  });
  const refunds = isBan(outcome)
    ? await applyBan(app, tx, reported.accountId, outcome)
    : new Map<Currency, number>();
  if (outcome !== 'no_action')
    await queueDecisionToReported(app, tx, site, { id, reported, decision, removed, refunds });
}

/** The member may have removed it meanwhile: then another decision is needed. */
function refuseNothingRemoved({ aboutMe, photos }: Removed): void {
  if (aboutMe === null && photos.length === 0) throw fieldError('photos', 'field_invalid');
}
