import { REVIEW_CLAIM_MINUTES } from '#contract/constants';
import { MINUTE_MS } from '#contract/durations';
import type { App } from '../../app.ts';
import { transact } from '../../platform/transact.ts';
import { type ReviewQueue, selectOwnClaim, selectUnclaimed, upsertClaim } from './queries.ts';

/** Who reviews: a person of the staff of one site. */
export type Reviewer = { siteId: number; staffId: string };

/**
 * Gives the oldest waiting photo, or attempt of a verification, to this person for some minutes, in which nobody else
 * gets it. The same person gets the same one again until it is decided.
 * @returns its id; null if none is left
 * @spec D5.10
 */
export async function claimNext(
  app: Pick<App, 'db' | 'bus' | 'clock'>,
  queue: ReviewQueue,
  reviewer: Reviewer,
): Promise<string | null> {
  // Another person may take the item between the two statements, so the next one is tried.
  for (;;) {
    const claimed = await transact(app, async ({ db, now }) => {
      const claimer = { ...reviewer, now };
      const item = (await selectOwnClaim(db, queue, claimer)) ?? (await selectUnclaimed(db, queue, claimer));
      if (item === null) return { item: null };
      const expiresAt = new Date(now.getTime() + REVIEW_CLAIM_MINUTES * MINUTE_MS);
      return (await upsertClaim(db, item, claimer, expiresAt)) ? { item } : null;
    });
    if (claimed) return claimed.item;
  }
}
