import { randomUUID } from 'node:crypto';
import { ApiError } from '#contract/errors';
import type { Pose, VerificationReason } from '#contract/verification';
import { serverText } from '#i18n/server-text';
import { accountRecipientOf } from '../../accounts/find-account.ts';
import type { App } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import type { Db } from '../../platform/db.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import type { Site } from '../../site/sites.ts';
import { MASTER } from '../pictures.ts';
import { deleteClaim } from '../review/queries.ts';
import { queueSelfieRejectedEmail } from '../review/review-emails.ts';
import { verificationNotice } from './events.ts';
import {
  decideAttempt,
  deleteVerification,
  selectPendingVerifications,
  selectVerification,
  selectVerificationBacklog,
  updateVerification,
} from './queries.ts';

export type VerificationDecision = 'verified' | VerificationReason;

/**
 * `attempt` identifies the selfie that was looked at, because the member may send another selfie.
 * @throws decided_already if this attempt does not wait, or no longer
 * @spec D5.9 D5.10
 */
export const decideVerification = (
  app: App,
  actor: AuditActor,
  attempt: string,
  decision: VerificationDecision,
): Promise<void> =>
  transact(app, async tx => {
    const isVerified = decision === 'verified';
    const decided = await decideAttempt(tx.db, actor.siteId, attempt, {
      status: isVerified ? 'verified' : 'rejected',
      reason: isVerified ? null : decision,
      decided_at: tx.now,
    });
    if (!decided) throw new ApiError('decided_already');
    await deleteClaim(tx.db, attempt);
    if (decision !== 'verified')
      await recordRejection(app, tx, actor, { ...decided, attempt, reason: decision });
    tx.publish(verificationNotice(decided.profileId));
    const { accountId } = decided;
    await recordAudit(tx, actor, { action: 'verifications.decide', accountId, details: { decision } });
  });

type RejectedSelfie = { profileId: string; accountId: string; attempt: string; reason: VerificationReason };

/** Its owner gets an email, and can appeal. */
async function recordRejection(
  app: App,
  tx: Tx,
  actor: AuditActor,
  { profileId, accountId, attempt, reason }: RejectedSelfie,
): Promise<void> {
  const decisionId = randomUUID();
  await app.hooks.onPictureReviewed.run(tx, {
    ...{ siteId: actor.siteId, accountId, staffId: actor.staffId, replaces: null },
    rejection: { decisionId, attempt, reason, explanation: '' },
  });
  await updateVerification(tx.db, profileId, { decision_id: decisionId });
  const recipient = await accountRecipientOf(tx.db, accountId);
  const site = recipient && app.sites.byId(recipient.siteId);
  if (recipient && site) await queueSelfieRejectedEmail(app, tx, site, recipient, { reason, decisionId });
}

/**
 * Undoes a rejection after an appeal: the selfie is accepted, or if it was deleted meanwhile, the member may begin anew
 * at once. Does nothing if they have sent another selfie since.
 * @spec D5.5 D5.9
 */
export async function acceptRejectedSelfie(tx: Tx, profileId: string, attempt: string): Promise<void> {
  const row = await selectVerification(tx.db, profileId);
  if (row?.status !== 'rejected' || row.attempt !== attempt) return;
  if (row.selfie_key === null) await deleteVerification(tx.db, profileId);
  else
    await updateVerification(tx.db, profileId, {
      ...{ status: 'verified', reason: null, decided_at: tx.now, decision_id: null },
    });
  tx.publish(verificationNotice(profileId));
}

/** The operator compares `selfie` with `photo`, which may no longer be the main photo. */
export type PendingVerification = {
  attempt: string;
  name: string;
  pose: Pose;
  sentAt: Date;
  selfie: string;
  photo: string;
  isMain: boolean;
};

/** @spec D5.9 D5.10 */
export async function pendingVerifications(db: Db, site: Pick<Site, 'id'>): Promise<PendingVerification[]> {
  const rows = await selectPendingVerifications(db, site.id);
  return rows.flatMap(({ attempt, name, pose, sent_at, selfie_key, photo_key, main_key }) =>
    attempt && sent_at
      ? [
          {
            ...{ attempt, name, pose: pose as Pose, sentAt: sent_at, isMain: photo_key === main_key },
            selfie: `${selfie_key}/${MASTER}`,
            photo: `${photo_key}/${MASTER}`,
          },
        ]
      : [],
  );
}

/**
 * The number of selfies that wait for a decision, and since when the oldest waits.
 * @spec D5.9 D5.10
 */
export const verificationBacklog = (db: Db, siteId: number) => selectVerificationBacklog(db, siteId);

/** @spec D5.9 D5.10 */
export async function poseText(pose: Pose): Promise<string> {
  const t = await serverText('en');
  return t(`pose.${pose}`);
}
