import { VISITS } from '#contract/constants';
import type { App, MemberCaller } from '../../app.ts';
import { takeHitOf } from '../../platform/http/rate-limit.ts';
import { transact } from '../../platform/transact.ts';
import { upsertVisit } from './queries.ts';

const HOUR_MS = 3_600_000;

/**
 * Notes that the caller looks at a member's page (decisions, 5.6), once in some hours. Nothing is noted, and nothing else is
 * answered, where one of the two does not let visits be known, may not see the other, or it is his own page.
 * @throws visits_limit where the visitor reached the hourly limit
 */
export async function recordVisit(app: App, caller: MemberCaller, id: string): Promise<void> {
  if (caller.isStaff) return;
  const { accountId, profileId: visitorId } = caller.member;
  const visit = { viewer: caller, visitorId, visitedId: id };
  const limit = { key: `visits ${accountId}`, hits: VISITS.perHour, seconds: HOUR_MS / 1_000 };
  await transact(app, async tx => {
    const sameSince = new Date(tx.now.getTime() - VISITS.sameHours * HOUR_MS);
    // A refusal takes the visit back.
    if (await upsertVisit(tx.db, visit, tx.now, sameSince))
      await takeHitOf(tx.db, limit, tx.now, 'visits_limit');
  });
}
