import type { MemberCaller } from '../app.ts';
import type { Db } from '../platform/db.ts';
import { selectMayReport } from './block-queries.ts';

/**
 * Whether the caller may report a member of the site: one whom they see, block or had contact with, also if
 * that member has since blocked them or is leaving, since abusers tend to hide
 * (docs/features/moderation.md). Never themselves. The answer reveals no more than
 * the member's page does.
 * @spec D2.27 6.4
 */
export const mayReport = async (db: Db, caller: MemberCaller, profileId: string): Promise<boolean> =>
  profileId !== caller.member.profileId && (await selectMayReport(db, caller, profileId));
