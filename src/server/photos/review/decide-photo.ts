import { createHash, randomUUID } from 'node:crypto';
import { ApiError } from '#contract/errors';
import type { PhotoRule } from '#contract/photos';
import { accountRecipientOf } from '../../accounts/find-account.ts';
import type { App } from '../../app.ts';
import { type AuditActor, recordAudit } from '../../platform/audit-log.ts';
import { newRandomName } from '../../platform/secrets.ts';
import { type Tx, transact } from '../../platform/transact.ts';
import { lockProfile } from '../../profiles/main-photo.ts';
import { findOwnPhoto } from '../change-photo.ts';
import { ensureMainPhoto } from '../main-photo.ts';
import { type PhotoRow, updatePhoto } from '../queries.ts';
import { deleteClaim, selectPhotoOwner } from './queries.ts';
import { type PhotoRejection, queuePhotoRejectedEmail } from './review-emails.ts';

export type PhotoDecision = {
  id: string;
  /** Of what was looked at (`photoVersion`), because its owner may crop it meanwhile, or somebody else decide. */
  version: string;
  /** Null approves the photo. */
  rule: PhotoRule | null;
  /** To the member, in the words of who decides; may be empty. */
  explanation: string;
};

/** Changes with each decision, and with each edit, which gives the photo other files. */
export const photoVersion = ({ file_key, status }: Pick<PhotoRow, 'file_key' | 'status'>): string =>
  createHash('sha256').update(`${status} ${file_key}`).digest('hex').slice(0, 16);

/**
 * Approves or rejects a photo, also one that was decided before. A rejected photo is seen by its owner alone, who gets
 * an email with the rule; the next public photo replaces a rejected main photo.
 * @throws not_found; decided_already if the photo already is as decided, was decided or edited since it was seen, or was
 * removed after a report
 * @spec D2.18 D5.5 D5.10
 */
export const decidePhoto = (app: App, actor: AuditActor, decision: PhotoDecision): Promise<void> =>
  transact(app, async tx => {
    const owner = await selectPhotoOwner(tx.db, actor.siteId, decision.id);
    if (!owner) throw new ApiError('not_found');
    await lockProfile(tx, owner.profileId);
    const photo = await findOwnPhoto(tx, owner.profileId, decision.id);
    const { rule, explanation } = decision;
    const status = rule === null ? 'active' : 'rejected';
    if (photo.status === status || photoVersion(photo) !== decision.version)
      throw new ApiError('decided_already');
    const decisionId = rule === null ? null : randomUUID();
    await app.hooks.onPictureReviewed.run(tx, {
      ...{ siteId: actor.siteId, accountId: owner.accountId, staffId: actor.staffId },
      replaces: photo.decision_id,
      rejection: rule && decisionId ? { decisionId, photoId: photo.id, rule, explanation } : null,
    });
    await (rule === null ? approve(tx, photo) : reject(tx, photo, rule, decisionId));
    await ensureMainPhoto(tx, photo.profile_id);
    await deleteClaim(tx.db, photo.id);
    if (rule !== null && decisionId !== null)
      await notifyOwner(app, tx, owner.accountId, { rule, explanation, decisionId });
    await recordAudit(tx, actor, {
      ...{ action: rule === null ? 'photos.approve' : 'photos.reject', accountId: owner.accountId },
      reason: explanation,
      details: { photo: photo.id, rule, was: photo.status },
    });
  });

const approve = (tx: Tx, photo: PhotoRow): Promise<void> =>
  updatePhoto(tx.db, photo.id, { status: 'active', reason: null, decision_id: null });

/** Others may know the addresses, which therefore end. */
const reject = (tx: Tx, photo: PhotoRow, rule: PhotoRule, decisionId: string | null): Promise<void> =>
  updatePhoto(tx.db, photo.id, {
    ...{ status: 'rejected', reason: rule, is_main: false, decision_id: decisionId },
    ...{ clear_key: newRandomName(), blur_key: newRandomName() },
  });

async function notifyOwner(app: App, tx: Tx, accountId: string, rejection: PhotoRejection): Promise<void> {
  const recipient = await accountRecipientOf(tx.db, accountId);
  const site = recipient && app.sites.byId(recipient.siteId);
  if (recipient && site) await queuePhotoRejectedEmail(app, tx, site, recipient, rejection);
}
