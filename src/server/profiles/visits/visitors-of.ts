import type { CursorPosition } from '#contract/cursor';
import type { App, MemberCaller } from '../../app.ts';
import { selectVisitors } from './queries.ts';
import { visitsShownSince } from './visits-shown-since.ts';

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
