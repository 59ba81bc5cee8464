import { VISITS } from '#contract/constants';
import { HOUR_MS, HOUR_SECONDS } from '#contract/durations';
import type { App, MemberCaller } from '../../app.ts';
import { takeHitWithCode } from '../../platform/http/rate-limit.ts';
import { transact } from '../../platform/transact.ts';
import { upsertVisit } from './queries.ts';

/**
 * The answer does not show whether the visit was recorded.
 * @throws visits_limit at the hourly limit
 * @spec D5.6 6.3 D2.42
 */
export async function recordVisit(app: App, caller: MemberCaller, id: string): Promise<void> {
  if (caller.staff) return;
  const { accountId, profileId: visitorId } = caller.member;
  const visit = { viewer: caller, visitorId, visitedId: id };
  const limit = { key: `visits ${accountId}`, hits: VISITS.perHour, seconds: HOUR_SECONDS };
  await transact(app, async tx => {
    const repeatSince = new Date(tx.now.getTime() - VISITS.sameHours * HOUR_MS);
    // At the limit `takeHitWithCode` throws, and the transaction rolls the visit back.
    if (await upsertVisit(tx.db, visit, tx.now, repeatSince))
      await takeHitWithCode(tx.db, limit, tx.now, 'visits_limit');
  });
}
