import type { MemberCaller } from '../app.ts';
import type { Db } from '../platform/db.ts';
import { selectMayReport } from './block-queries.ts';

/**
 * Whether the caller may report a member of his site: one he sees, one he blocks, or one he had contact with, also when that one
 * blocked him since or is about to leave, since whoever harms another is quick to hide (docs/decisions/0103-evidence-outlives-what-it-shows.md).
 * Never himself; and nobody he could not know of, so that it tells no more than a member's page does.
 */
export const mayReport = async (db: Db, caller: MemberCaller, profileId: string): Promise<boolean> =>
  profileId !== caller.member.profileId && (await selectMayReport(db, caller, profileId));
