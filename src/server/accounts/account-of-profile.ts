import type { Db } from '../platform/db.ts';
import { selectAccountOfProfile } from './queries.ts';

/** @spec 3.2 */
export const accountOfProfile = async (db: Db, profileId: string): Promise<string | null> =>
  (await selectAccountOfProfile(db, profileId))?.accountId ?? null;
