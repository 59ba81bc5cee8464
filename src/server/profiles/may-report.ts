import type { MemberCaller } from '../app.ts';
import type { Db } from '../platform/db.ts';
import { selectMayReport } from './block-queries.ts';

/**
 * Also true for a member who blocked the caller or is deleting the account, because abusers hide in these
 * ways (docs/features/moderation.md).
 * @spec D2.27 6.4
 */
export const mayReport = async (db: Db, caller: MemberCaller, profileId: string): Promise<boolean> =>
  profileId !== caller.member.profileId && (await selectMayReport(db, caller, profileId));
