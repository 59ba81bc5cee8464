import { ACCOUNT_DELETION_GRACE_DAYS } from '#contract/constants';

const GRACE_MS = ACCOUNT_DELETION_GRACE_DAYS * 86_400_000;

/**
 * Until when a deletion can be undone.
 * @spec 4.3 9
 */
export const reactivableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + GRACE_MS);

/** Accounts deleted at or before this moment can no longer be reactivated. */
export const gracePeriodCutoff = (now: Date): Date => new Date(now.getTime() - GRACE_MS);
