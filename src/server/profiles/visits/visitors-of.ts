import type { CursorPosition } from '#contract/cursor';
import type { App, MemberCaller } from '../../app.ts';
import { selectVisitors } from './queries.ts';
import { firstTold } from './told-since.ts';

/** Who looked at the caller's profile in the last 7 days and may be told of, the latest first; `limit` of them after `before`. */
export const visitorsOf = (
  { db, clock }: Pick<App, 'db' | 'clock'>,
  caller: MemberCaller,
  before: CursorPosition | null,
  limit: number,
) => selectVisitors(db, caller, caller.member.profileId, { since: firstTold(clock.now()), before, limit });
