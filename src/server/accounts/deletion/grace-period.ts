import { ACCOUNT_DELETION_GRACE_DAYS } from '#contract/constants';
import { DAY_MS } from '#contract/durations';

const GRACE_MS = ACCOUNT_DELETION_GRACE_DAYS * DAY_MS;

/** @spec 4.3 9 */
export const reactivableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + GRACE_MS);

export const gracePeriodCutoff = (now: Date): Date => new Date(now.getTime() - GRACE_MS);
