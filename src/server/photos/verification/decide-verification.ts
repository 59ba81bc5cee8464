import { ApiError } from '#contract/errors';
import type { VerificationReason } from '#contract/verification';
import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { verificationNotice } from './events.ts';
import { decideAttempt } from './queries.ts';

/** Staff's yes, or their no with what to do otherwise. */
export type Decision = 'verified' | VerificationReason;

/**
 * Decides on an attempt of a member's (decisions, 5.9); he hears of it at once. An attempt is one selfie: whoever withdrew it and sent
 * another is not decided on unseen. Throws `not_found` where this one does not wait (any more).
 */
export const decideVerification = (
  app: Pick<App, 'db' | 'bus' | 'clock'>,
  attempt: string,
  decision: Decision,
): Promise<void> =>
  transact(app, async tx => {
    const isYes = decision === 'verified';
    const decided = await decideAttempt(tx.db, attempt, {
      status: isYes ? 'verified' : 'rejected',
      reason: isYes ? null : decision,
      decided_at: tx.now,
    });
    if (!decided) throw new ApiError('not_found');
    tx.publish(verificationNotice(decided.profile_id));
  });
