import type { MemberCaller } from '../app.ts';
import type { Db } from '../platform/db.ts';
import { selectMayReport } from './block-queries.ts';

/**
 * If the caller had contact with a member, the caller may report that member even after the member blocked the
 * caller or deleted their account, because abusers hide in these ways (docs/features/moderation.md).
 * @spec D2.27 6.4
 */
export const mayReport = async (db: Db, caller: MemberCaller, profileId: string): Promise<boolean> =>
  profileId !== caller.member.profileId && (await selectMayReport(db, caller, profileId));
