import type { MemberCaller } from '../app.ts';
import type { Db } from '../platform/db.ts';
import { selectMayReport } from './block-queries.ts';

/**
 * After contact, callers may report members who blocked them or deleted their account.
 * @spec D2.27 6.4
 */
export const mayReport = async (db: Db, caller: MemberCaller, profileId: string): Promise<boolean> =>
  profileId !== caller.member.profileId && (await selectMayReport(db, caller, profileId));
