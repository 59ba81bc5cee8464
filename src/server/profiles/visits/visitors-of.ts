import { VISITS } from '#contract/constants';
import type { CursorPosition } from '#contract/cursor';
import { DAY_MS } from '#contract/durations';
import type { App, MemberCaller } from '../../app.ts';
import type { Tx } from '../../platform/transact.ts';
import { deleteVisitsBefore, deleteVisitsBetween, selectVisitors } from './queries.ts';

/** @spec D5.6 */
export const visitsShownSince = (now: Date): Date => new Date(now.getTime() - VISITS.days * DAY_MS);

/**
 * Returns visitors of the last 7 days whom the caller may see, latest first.
 * @spec D5.6 6.3
 */
export const visitorsOf = (
  { db, clock }: Pick<App, 'db' | 'clock'>,
  caller: MemberCaller,
  before: CursorPosition | null,
  limit: number,
) =>
  selectVisitors(db, caller, caller.member.profileId, {
    since: visitsShownSince(clock.now()),
    before,
    limit,
  });

/** @spec D5.6 */
export const purgeOldVisits = ({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> =>
  deleteVisitsBefore(db, visitsShownSince(clock.now()));

/** @spec 4.4 */
export const removeVisitsOnBlock = (
  { db }: Tx,
  { blockerId, blockedId }: { blockerId: string; blockedId: string },
): Promise<void> => deleteVisitsBetween(db, blockerId, blockedId);
