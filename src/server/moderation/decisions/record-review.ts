import { ApiError } from '#contract/errors';
import type { PictureReview } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { insertDecision, setReviewOverturned } from './queries.ts';

/**
 * Makes a rejected photo or selfie a decision that its owner can appeal, which is no strike. An approval after all
 * undoes the earlier one. What a report led to is undone by an appeal, which another person decides, and never here.
 * @throws decided_already if a decision about a report removed the photo
 * @spec D5.5 D2.18 D5.9
 */
export async function recordReview(tx: Tx, review: PictureReview): Promise<void> {
  const { siteId, accountId, staffId, replaces, rejection } = review;
  if (replaces !== null && !(await setReviewOverturned(tx.db, replaces, tx.now)))
    throw new ApiError('decided_already');
  if (!rejection) return;
  const { decisionId: id, explanation: reason } = rejection;
  await insertDecision(tx.db, {
    ...{ id, site_id: siteId, account_id: accountId, staff_id: staffId, reason, created_at: tx.now },
    ...('photoId' in rejection
      ? {
          ...{ outcome: 'photo_rejected', subject_kind: 'photo', rule: rejection.rule },
          removed_photos: [rejection.photoId],
        }
      : {
          ...{ outcome: 'selfie_rejected', subject_kind: 'selfie', rule: null },
          ...{ selfie_attempt: rejection.attempt, selfie_reason: rejection.reason },
        }),
  });
}
