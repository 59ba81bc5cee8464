import { VISITS } from '#contract/constants';
import type { App, MemberCaller } from '../../app.ts';
import { upsertVisit } from './queries.ts';

const HOUR_MS = 3_600_000;

/**
 * Notes that the caller looks at a member's page (decisions, 5.6), once in some hours. Nothing is noted, and nothing else is
 * answered, where one of the two does not let visits be known, may not see the other, or it is his own page.
 */
export async function recordVisit({ db, clock }: App, caller: MemberCaller, id: string): Promise<void> {
  if (caller.isStaff) return;
  const now = clock.now();
  const visit = { viewer: caller, visitorId: caller.member.profileId, visitedId: id };
  await upsertVisit(db, visit, now, new Date(now.getTime() - VISITS.sameHours * HOUR_MS));
}
