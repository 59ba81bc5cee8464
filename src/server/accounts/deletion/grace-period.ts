import { ACCOUNT_DELETION_GRACE_DAYS } from '#contract/constants';

const GRACE_MS = ACCOUNT_DELETION_GRACE_DAYS * 86_400_000;

/** Until when a deletion of this moment can be undone (section 9). */
export const reactivableUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + GRACE_MS);

/** Whoever left at that moment or before it has had his 14 days. */
export const gracePeriodCutoff = (now: Date): Date => new Date(now.getTime() - GRACE_MS);
