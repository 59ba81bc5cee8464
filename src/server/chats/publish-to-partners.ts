import type { Tx } from '../platform/transact.ts';
import type { MemberNotice } from '../profiles/member-notices.ts';
import { selectPartners } from './queries.ts';

/** @spec 4.3 */
export const publishToPartners =
  (createNotice: MemberNotice) =>
  async ({ db, publish }: Tx, { profileId }: { profileId: string | null }): Promise<void> => {
    const others = profileId === null ? [] : await selectPartners(db, profileId);
    if (profileId !== null && others.length > 0) publish(createNotice(others, profileId));
  };
