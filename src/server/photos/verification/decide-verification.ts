import { ApiError } from '#contract/errors';
import type { VerificationReason } from '#contract/verification';
import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { verificationNotice } from './events.ts';
import { decideAttempt } from './queries.ts';

export type VerificationDecision = 'verified' | VerificationReason;

/**
 * `attempt` identifies the selfie that the operator saw, because the member may send another selfie.
 * @throws not_found if this attempt is not pending
 * @spec D5.9 D5.10
 */
export const decideVerification = (
  app: Pick<App, 'db' | 'bus' | 'clock'>,
  attempt: string,
  decision: VerificationDecision,
): Promise<void> =>
  transact(app, async tx => {
    const isVerified = decision === 'verified';
    const decided = await decideAttempt(tx.db, attempt, {
      status: isVerified ? 'verified' : 'rejected',
      reason: isVerified ? null : decision,
      decided_at: tx.now,
    });
    if (!decided) throw new ApiError('not_found');
    tx.publish(verificationNotice(decided.profile_id));
  });
