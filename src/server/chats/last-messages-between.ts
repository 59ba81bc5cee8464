import type { Db } from '../platform/db.ts';
import { selectLastWith } from './queries.ts';

/** The last messages of a member with another as far as he can read them, the earliest first; none where there is no conversation. */
export const lastMessagesBetween = (db: Db, profileId: string, otherId: string, limit: number) =>
  selectLastWith(db, profileId, otherId, limit);
