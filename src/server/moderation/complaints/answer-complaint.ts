import { ApiError } from '#contract/errors';
import { accountRecipientOf, recipientWithAddress } from '../../accounts/find-account.ts';
import type { App } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { queueComplaintAnswer } from '../complaint-emails.ts';
import { lockComplaint, updateComplaint } from './queries.ts';

/**
 * The sender sees that somebody looks into it. Repeating this does nothing.
 * @throws not_found; decided_already if it was answered
 * @spec D5.10
 */
export const beginComplaint = (app: App, site: Site, actor: AuditActor, id: string): Promise<void> =>
  transact(app, async tx => {
    const complaint = await requireOpen(tx, site, id);
    if (complaint.state === 'in_progress') return;
    await updateComplaint(tx.db, id, { state: 'in_progress', staff_id: actor.staffId });
    await recordAudit(tx, actor, {
      ...{ action: 'complaints.begin', accountId: complaint.account_id },
      details: { complaint: id },
    });
  });

/**
 * Emails the answer to the sender, once. Of two staff who answer at once, one is refused.
 * @throws not_found; decided_already
 * @spec D5.10 D5.5
 */
export const answerComplaint = (
  app: App,
  site: Site,
  actor: AuditActor,
  { id, answer }: { id: string; answer: string },
): Promise<void> =>
  transact(app, async tx => {
    const complaint = await requireOpen(tx, site, id);
    await updateComplaint(tx.db, id, {
      ...{ state: 'answered', answer, answered_at: tx.now, staff_id: actor.staffId },
    });
    // A sender without a session may be a member in discreet mode.
    const member = await (complaint.account_id
      ? accountRecipientOf(tx.db, complaint.account_id)
      : recipientWithAddress(tx.db, site.id, complaint.email));
    await queueComplaintAnswer(app, tx, site, { ...complaint, member, answer });
    await recordAudit(tx, actor, {
      ...{ action: 'complaints.answer', accountId: complaint.account_id },
      details: { complaint: id },
    });
  });

async function requireOpen({ db }: Tx, site: Site, id: string) {
  const complaint = await lockComplaint(db, site.id, id);
  if (!complaint) throw new ApiError('not_found');
  if (complaint.state === 'answered') throw new ApiError('decided_already');
  return complaint;
}
